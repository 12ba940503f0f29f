"""What a player's results add up to, game by game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from sqlalchemy import Connection, and_, case, func, select

from cheeseboard.server.store.results import Player
from cheeseboard.server.store.schema import RESULTS

Against = Literal["people", "bots", "both", "nobody"]


@dataclass
class Tally:
    """Matches and how many of them were won. Only matches against others are."""

    matches: int = 0
    wins: int = 0


@dataclass
class Statistics:
    """A player at a game."""

    game: str
    matches: int = 0
    wins: int = 0
    rated: int = 0
    stood_in: int = 0
    total: int = 0  # of all points
    best: int | None = None
    places: dict[int, dict[int, int]] = field(default_factory=dict)  # how often at which place, by number of seats
    against: dict[Against, Tally] = field(default_factory=dict)

    @property
    def mean(self) -> float:
        return self.total / self.matches


def of_player(connection: Connection, player: Player, everything: bool) -> list[Statistics]:
    """All games that the player has played, by name; unless everything is asked for, only what anybody could see."""
    others = case(
        (RESULTS.c.players == 1, "nobody"),
        (RESULTS.c.people == 0, "bots"),
        (RESULTS.c.people == RESULTS.c.players - 1, "people"),
        else_="both",
    )
    alike = (RESULTS.c.game, RESULTS.c.players, RESULTS.c.place, others)
    rated = func.count(RESULTS.c.mu)
    stood_in = func.count().filter(RESULTS.c.stood_in)
    counted = (func.count(), func.sum(RESULTS.c.score), func.max(RESULTS.c.score), rated, stood_in)
    query = select(*alike, *counted).where(and_(RESULTS.c.player == player, RESULTS.c.public.in_(seen(everything))))
    found: dict[str, Statistics] = {}
    for game, players, place, against, matches, total, best, rated_matches, stood in connection.execute(
        query.group_by(*alike).order_by(*alike)
    ):
        of_game = found.setdefault(game, Statistics(game))
        wins = matches if place == 1 and players > 1 else 0
        of_game.matches += matches
        of_game.wins += wins
        of_game.rated += rated_matches
        of_game.stood_in += stood
        of_game.total += int(total)
        of_game.best = best if of_game.best is None else max(of_game.best, best)
        places = of_game.places.setdefault(players, {})
        places[place] = places.get(place, 0) + matches
        tally = of_game.against.setdefault(against, Tally())
        tally.matches += matches
        tally.wins += wins
    return [*found.values()]


def seen(everything: bool) -> tuple[bool, ...]:
    """Which results count: those of tables where anybody could look on, or all."""
    return (True, False) if everything else (True,)
