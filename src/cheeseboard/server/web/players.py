"""What people have played: history, ratings, statistics. Others see what anybody could have seen at the tables."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct
from sqlalchemy import Connection

from cheeseboard.registry import find_game
from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.store import bots, people, ratings, results, statistics
from cheeseboard.server.store.people import Person
from cheeseboard.server.store.ratings import Rating
from cheeseboard.server.store.results import After, Player, Result
from cheeseboard.server.web.call import Call
from cheeseboard.server.web.player_shapes import (
    GameStatistics,
    Match,
    Matches,
    OwnRating,
    PlayerInfo,
    Profile,
    Ranked,
    Ranking,
    Ratings,
    StatisticsReply,
    match_of,
    rating_info,
    statistics_info,
)

PAGE: Final = 50


class HistoryPage(Struct, frozen=True):
    """`before` is the `next` of the page before."""

    before: Annotated[str, Meta(pattern=r"^\d{1,15}\.\d{1,3}\.[\w-]{1,100}$")] | None = None
    limit: Annotated[int, Meta(ge=1, le=PAGE)] = PAGE
    game: Annotated[str, Meta(max_length=100)] | None = None


class RankingPage(Struct, frozen=True):
    """How many to leave out, and how many to show."""

    first: Annotated[int, Meta(ge=0, le=100_000)] = 0
    limit: Annotated[int, Meta(ge=1, le=PAGE)] = PAGE


async def profile(call: Call) -> Profile:
    """Who that is. A guest who has logged in since is the account."""

    def look(connection: Connection) -> Profile:
        known = in_path(connection, call)
        owner = bots.owner_of(connection, known.id)
        return Profile(
            known.id, known.name, known.account is not None, owner, known.created, known.gone is not None
        )

    return await call.house.read(look)


async def matches(call: Call, query: HistoryPage) -> Matches:
    """Their matches that are over, the last first; each with everybody who played."""
    after = None if query.before is None else place(query.before)
    reader = None if call.person is None else results.person(call.person)

    def look(connection: Connection) -> tuple[list[Result], dict[TableId, list[Result]]]:
        player = results.person(in_path(connection, call).id)
        found = results.of_player(connection, player, query.limit, query.game, after, reader)
        return found, results.of_tables(connection, [result.table for result in found])

    found, tables = await call.house.read(look)
    told: list[Match] = [match_of(result, tables[result.table]) for result in found]
    last = found[-1] if len(found) == query.limit else None
    return Matches(told, None if last is None else f"{last.at}.{last.seat}.{last.table}")


async def ratings_of(call: Call) -> Ratings:
    """Their ratings, each with how sure it is and its place among all."""

    def look(connection: Connection) -> Ratings:
        known = ratings.of_player(connection, results.person(in_path(connection, call).id))
        ranks = {game: ratings.rank(connection, game, rating) for game, rating in known.items()}
        return Ratings([OwnRating(game, ranks[game], rating_info(rating)) for game, rating in known.items()])

    return await call.house.read(look)


async def statistics_of(call: Call) -> StatisticsReply:
    """What their matches add up to, game by game."""

    def look(connection: Connection) -> list[GameStatistics]:
        person = in_path(connection, call).id
        found = statistics.of_player(connection, results.person(person), everything=person == call.person)
        return [statistics_info(each) for each in found]

    return StatisticsReply(await call.house.read(look))


async def ranking(call: Call, query: RankingPage) -> Ranking:
    """The strongest players of a game, our bots among them, by what their strength is at least, very likely."""
    game = find_game(call.request.path_params["game"]).name

    def look(connection: Connection) -> list[Ranked]:
        found = ratings.best(connection, game, query.limit, query.first)
        names = people.names(connection, [PersonId(player) for player, _ in found])
        ranks = ranks_of(connection, game, [rating for _, rating in found], query.first)
        return [
            Ranked(rank, ranked_player(player, names), rating_info(rating))
            for rank, (player, rating) in zip(ranks, found, strict=True)
        ]

    told = await call.house.read(look)
    return Ranking(told, query.first + query.limit if len(told) == query.limit else None)


def ranks_of(connection: Connection, game: str, page: list[Rating], first: int) -> list[int]:
    """The places of those on a page, one after the other; the first may share its place with the page before."""
    found: list[int] = []
    for index, rating in enumerate(page):
        if index == 0:
            found.append(ratings.rank(connection, game, rating))
        else:
            found.append(found[-1] if rating.least == page[index - 1].least else first + index + 1)
    return found


def ranked_player(player: Player, names: dict[PersonId, str]) -> PlayerInfo:
    if results.is_bot(player):
        return PlayerInfo(None, "", player.removeprefix(results.BOT))
    return PlayerInfo(PersonId(player), names[PersonId(player)])


def in_path(connection: Connection, call: Call) -> Person:
    """The person in the path, or who they have become. Raises Missing."""
    known = people.find(connection, PersonId(call.request.path_params["person"]))
    return known if known.merged is None else people.find(connection, known.merged)


def place(text: str) -> After:
    """The place in a history that is written like this; its form was checked."""
    at, seat, table = text.split(".", 2)
    return After(int(at), TableId(table), int(seat))
