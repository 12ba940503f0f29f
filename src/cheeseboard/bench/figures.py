"""The figures of `cheeseboard bench`, each with what it must reach."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from cheeseboard import _mode
from cheeseboard.bench import interpreted, memory, pig, playouts, startup
from cheeseboard.core.game import Game

MILLION: Final = 1e6


@dataclass(frozen=True, slots=True)
class Figure:
    """A measurement. `goal` is the least (or, for a cost, the most) it must be; None where none is set."""

    game: str  # '' for one that belongs to no game
    name: str
    value: float
    unit: str
    goal: float | None = None
    cost: bool = False

    @property
    def met(self) -> bool | None:
        if self.goal is None:
            return None
        return self.value <= self.goal if self.cost else self.value >= self.goal


@dataclass(frozen=True, slots=True)
class Goals:
    """What a game must reach on one core, compiled."""

    seats: int
    sampled: float  # million decisions a second
    listed: float | None
    sampled_to_pig: float | None
    listed_to_pig: float | None
    copy: float  # nanoseconds


GOALS: Final = {
    "qwixx": Goals(4, sampled=8, listed=5, sampled_to_pig=1.5, listed_to_pig=1.0, copy=120),
    "kocour": Goals(4, sampled=6, listed=None, sampled_to_pig=None, listed_to_pig=None, copy=250),
}
COMPILED_TO_INTERPRETED: Final = 25
BYTES_A_SEAT: Final = 1024
IMPORT_MILLISECONDS: Final = 60
HELP_MILLISECONDS: Final = 200


def figures(games: list[Game], working: Callable[[str], None]) -> Iterator[Figure]:
    """All figures, one by one; `working` is told what is being measured."""
    yardstick: float | None = None
    if pig.installed():
        working("pig")
        yardstick = pig.decisions_a_second()
        yield Figure("", "pig", yardstick / MILLION, "M/s")
    for game in games:
        yield from game_figures(game, yardstick, working)
    working("start")
    yield Figure("", "import", startup.import_seconds() * 1e3, "ms", IMPORT_MILLISECONDS, cost=True)
    yield Figure("", "help", startup.help_seconds() * 1e3, "ms", HELP_MILLISECONDS, cost=True)


def game_figures(game: Game, yardstick: float | None, working: Callable[[str], None]) -> Iterator[Figure]:
    goals = GOALS[game.name]
    start = playouts.start(game, goals.seats)
    working(game.name)
    sampled = playouts.decisions_a_second(start, False)
    yield Figure(game.name, "sampled", sampled / MILLION, "M/s", goals.sampled)
    listed = playouts.decisions_a_second(start, True)
    yield Figure(game.name, "listed", listed / MILLION, "M/s", goals.listed)
    if yardstick is not None:
        yield Figure(game.name, "sampled-to-pig", sampled / yardstick, "×", goals.sampled_to_pig)
        yield Figure(game.name, "listed-to-pig", listed / yardstick, "×", goals.listed_to_pig)
    yield Figure(game.name, "copy", playouts.copy_seconds(start) * 1e9, "ns", goals.copy, cost=True)
    yield Figure(game.name, "memory", memory.bytes_a_seat(start), "B", BYTES_A_SEAT, cost=True)
    if _mode.compiled():
        working("interpreted")
        plain = interpreted.measure(game.name, goals.seats)
        ratio = sampled / plain.decisions_a_second
        yield Figure(game.name, "compiled-to-interpreted", ratio, "×", COMPILED_TO_INTERPRETED)
        working("checksums")
        mine = playouts.checksums(game)
        same = sum(plain.checksums[table] == check for table, check in mine.items())
        yield Figure(game.name, "same-checksums", same, f"/ {len(mine)}", len(mine))
