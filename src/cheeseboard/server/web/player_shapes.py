"""How histories, ratings and statistics are told."""

from __future__ import annotations

from msgspec import Struct

from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.store import results
from cheeseboard.server.store.ratings import Rating
from cheeseboard.server.store.results import Result
from cheeseboard.server.store.statistics import Against, Statistics


class Profile(Struct, frozen=True):
    """Somebody: a guest, a member, somebody's own bot, or one who has deleted their account (`gone`, no name)."""

    person: PersonId
    name: str
    member: bool
    bot_of: PersonId | None
    since: int
    gone: bool


class PlayerInfo(Struct, frozen=True):
    """A person, or a level of our bots."""

    person: PersonId | None
    name: str
    level: str | None = None


class RatingInfo(Struct, frozen=True):
    """A belief about a strength: its mean, its standard deviation, what it is at least (mean less three of these)."""

    mu: float
    sigma: float
    least: float
    matches: int


class OwnRating(Struct, frozen=True):
    """Somebody's rating at a game, and its place among all."""

    game: str
    rank: int
    rating: RatingInfo


class Ratings(Struct, frozen=True):
    """Somebody's ratings, by game."""

    ratings: list[OwnRating]


class Ranked(Struct, frozen=True):
    """A place in a ranking; equals share one."""

    rank: int
    player: PlayerInfo
    rating: RatingInfo


class Ranking(Struct, frozen=True):
    """The strongest first; `next` is how many to leave out for the next page."""

    players: list[Ranked]
    next: int | None


class SeatResult(Struct, frozen=True):
    """How a seat fared, under the name that it had then."""

    seat: int
    player: PlayerInfo
    place: int
    score: int
    stood_in: bool  # a bot, or somebody else, has played for the person for a while


class Match(Struct, frozen=True):
    """A match that is over, from the seat of whose history this is. `rating` is theirs afterwards, if it was rated."""

    table: TableId
    game: str
    at: int
    seat: int
    place: int
    players: int
    score: int
    rated: bool
    mu: float | None
    sigma: float | None
    seats: list[SeatResult]


class Matches(Struct, frozen=True):
    """A page of a history; `next` asks for the one after it."""

    matches: list[Match]
    next: str | None


class TallyInfo(Struct, frozen=True):
    """Matches, and how many of them were won."""

    matches: int
    wins: int


class GameStatistics(Struct, frozen=True):
    """What somebody has done in a game. `places`: how often at which place, by number of seats."""

    game: str
    matches: int
    wins: int
    rated: int
    stood_in: int
    mean: float
    best: int
    places: dict[str, dict[str, int]]
    against: dict[Against, TallyInfo]


class StatisticsReply(Struct, frozen=True):
    """Game by game."""

    games: list[GameStatistics]


def rating_info(rating: Rating) -> RatingInfo:
    return RatingInfo(rating.mu, rating.sigma, rating.least, rating.matches)


def player_info(result: Result) -> PlayerInfo:
    if results.is_bot(result.player):
        return PlayerInfo(None, "", result.player.removeprefix(results.BOT))
    return PlayerInfo(PersonId(result.player), result.name)


def match_of(own: Result, all_seats: list[Result]) -> Match:
    """A match from one of its seats."""
    return Match(
        table=own.table,
        game=own.game,
        at=own.at,
        seat=own.seat,
        place=own.place,
        players=own.players,
        score=own.score,
        rated=own.mu is not None,
        mu=own.mu,
        sigma=own.sigma,
        seats=[
            SeatResult(each.seat, player_info(each), each.place, each.score, each.stood_in) for each in all_seats
        ],
    )


def statistics_info(found: Statistics) -> GameStatistics:
    return GameStatistics(
        game=found.game,
        matches=found.matches,
        wins=found.wins,
        rated=found.rated,
        stood_in=found.stood_in,
        mean=found.mean,
        best=found.best or 0,
        places={
            str(players): {str(place): times for place, times in places.items()}
            for players, places in found.places.items()
        },
        against={kind: TallyInfo(tally.matches, tally.wins) for kind, tally in found.against.items()},
    )
