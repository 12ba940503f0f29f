"""Ratings: how strong a player is at a game, and how sure that is. The model is openskill's Plackett-Luce."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from cheeseboard.server.ids import TableId
from cheeseboard.server.store import results
from cheeseboard.server.store.dialect import insert_new
from cheeseboard.server.store.results import Player
from cheeseboard.server.store.schema import PEOPLE, RATINGS, RESULTS

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MU: Final = 25.0
SIGMA: Final = MU / 3
LEAST: Final = RATINGS.c.mu - 3 * RATINGS.c.sigma


@dataclass(frozen=True)
class Rating:
    """A belief about a player's strength: normal, with this mean and this standard deviation."""

    mu: float = MU
    sigma: float = SIGMA
    matches: int = 0

    @property
    def least(self) -> float:
        """What the strength is at least, very likely."""
        return self.mu - 3 * self.sigma


@dataclass(frozen=True)
class Finished:
    """How a seat ended: who played it, at which place, with which score, and under which name."""

    seat: int
    player: Player
    place: int
    score: int
    name: str = ""
    own_bot: bool = False  # somebody's own
    stood_in: bool = False  # a bot, or somebody else, has played for the person for a while

    @property
    def person(self) -> bool:
        return not self.own_bot and not results.is_bot(self.player)


@cache
def model() -> PlackettLuce:
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MU, sigma=SIGMA)


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a match of all against all; a smaller place is better, equal places are a tie."""
    teams = [[model().rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    after = model().rate(teams, ranks=[float(place) for place in places])
    return [
        Rating(team[0].mu, team[0].sigma, rating.matches + 1) for team, rating in zip(after, before, strict=True)
    ]


def find(connection: Connection, player: Player, game: str) -> Rating:
    """A player's rating at a game; that of a stranger if they have none."""
    return of_players(connection, [player], game)[player]


def of_players(connection: Connection, players: Sequence[Player], game: str) -> dict[Player, Rating]:
    """Ratings of several players; that of a stranger for those who have none."""
    query = select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.player.in_(players))
    rows = connection.execute(query)
    found = {Player(row.player): Rating(row.mu, row.sigma, row.matches) for row in rows}
    return {player: found.get(player, Rating()) for player in players}


def of_player(connection: Connection, player: Player) -> dict[str, Rating]:
    """A player's ratings, by game."""
    rows = connection.execute(select(RATINGS).where(RATINGS.c.player == player).order_by(RATINGS.c.game))
    return {row.game: Rating(row.mu, row.sigma, row.matches) for row in rows}


def best(connection: Connection, game: str, limit: int, first: int = 0) -> list[tuple[Player, Rating]]:
    """The strongest players of a game, by what their strength is at least, very likely; after the `first` so many."""
    query = select(RATINGS).where(RATINGS.c.game == game)
    rows = connection.execute(query.order_by(LEAST.desc(), RATINGS.c.player).limit(limit).offset(first))
    return [(Player(row.player), Rating(row.mu, row.sigma, row.matches)) for row in rows]


def rank(connection: Connection, game: str, rating: Rating) -> int:
    """The place of such a rating in that order, from 1; equals share it."""
    better = select(func.count()).where(RATINGS.c.game == game, rating.least < LEAST)
    return 1 + (connection.scalar(better) or 0)


def settle(
    connection: Connection,
    table: TableId,
    game: str,
    finished: Sequence[Finished],
    at: int,
    *,
    is_rated: bool,
    public: bool = True,
) -> None:
    """Write how a match ended, once and for all, with what it does to ratings. Raises Taken the second time.

    A match is rated only if at least two play and each plays one seat, and nobody's own bot does: whoever runs one
    could have it lose to them.
    """
    after: dict[Player, Rating] = {}
    alone = len(finished) < 2 or len({each.player for each in finished}) < len(finished)
    if is_rated and not alone and not any([each.own_bot for each in finished]):
        after = rate(connection, game, finished, at)
    gone = departed(connection, [each.player for each in finished])
    connection.execute(delete(RATINGS).where(RATINGS.c.player.in_(gone)))
    rows = []
    people = sum([each.person for each in finished])
    for each in finished:
        rating = after.get(each.player)
        row = {"table": table, "seat": each.seat, "game": game, "player": each.player, "place": each.place}
        row |= {"players": len(finished), "score": each.score, "at": at, "public": public}
        row["name"] = "" if each.player in gone else each.name
        row |= {"people": people - each.person, "stood_in": each.stood_in}
        rows.append(row | {"mu": rating and rating.mu, "sigma": rating and rating.sigma})
    connection.execute(insert(RESULTS), rows)


def departed(connection: Connection, players: Sequence[Player]) -> set[Player]:
    """Those who have deleted their account while the match went on: nothing is kept of them but how it ended."""
    query = select(PEOPLE.c.id).where(PEOPLE.c.id.in_(players), PEOPLE.c.gone.is_not(None))
    return {Player(person) for person in connection.scalars(query)}


def rate(connection: Connection, game: str, finished: Sequence[Finished], at: int) -> dict[Player, Rating]:
    """Give everybody their new rating."""
    # Locked in one order by all, so that two matches that end at once wait for each other and both count.
    players = sorted(each.player for each in finished)
    start = {"game": game, "mu": MU, "sigma": SIGMA, "matches": 0, "changed": at}
    connection.execute(insert_new(connection, RATINGS), [{"player": player, **start} for player in players])
    locked = select(RATINGS.c.player).where(RATINGS.c.game == game, RATINGS.c.player.in_(players))
    connection.execute(locked.order_by(RATINGS.c.player).with_for_update()).all()
    before = of_players(connection, players, game)
    after = rated([before[each.player] for each in finished], [each.place for each in finished])
    change = update(RATINGS).where(RATINGS.c.player == bindparam("who"), RATINGS.c.game == bindparam("of_game"))
    rows = [
        {"who": each.player, "of_game": game, "mu": new.mu, "sigma": new.sigma, "matches": new.matches, "changed": at}
        for each, new in zip(finished, after, strict=True)
    ]
    connection.execute(change, rows)
    return {each.player: new for each, new in zip(finished, after, strict=True)}
