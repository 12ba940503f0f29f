"""The tables that the adapters are tried at: all of them, or as few as show every option and every number of seats."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from cheeseboard.core.moment import Ask, Chance, Over
from cheeseboard.core.option import Options
from cheeseboard.core.rng import Rng
from cheeseboard.core.state import State
from cheeseboard.registry import NAMES, find_game


class Seating(NamedTuple):
    """A game, how many play it, and with which options."""

    game: str
    seats: int
    options: Options

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items() if value is not False]
        return "-".join([self.game, str(self.seats), *chosen]).replace("=True", "")

    @property
    def given(self) -> dict[str, Any]:
        """The options as keywords."""
        return {name.replace("-", "_"): value for name, value in self.options.items()}

    @property
    def spiel(self) -> str:
        """How OpenSpiel writes it."""
        given = ",".join([f"{name}={value}" for name, value in self.given.items()])
        return f"cheeseboard_{self.game}(players={self.seats},{given})"

    def traits(self) -> set[tuple[str, object]]:
        return {("seats", self.seats), *self.options.items()}

    def start(self) -> State:
        return find_game(self.game).start(self.seats, self.options)


def all_of(game: str) -> list[Seating]:
    return [Seating(game, seats, options) for seats, options in find_game(game).tables()]


def few_of(game: str) -> list[Seating]:
    """The usual table, then whichever shows most that was not seen yet, until nothing is new."""
    usual = find_game(game).choose_options({})
    left = [seating for seating in all_of(game) if seating.options == usual][:1]
    chosen: list[Seating] = []
    seen: set[tuple[str, object]] = set()
    while left:
        chosen.append(left[0])
        seen |= left[0].traits()
        left = [seating for seating in all_of(game) if seating.traits() - seen]
        left.sort(key=lambda seating: -len(seating.traits() - seen))
    return chosen


EVERY = [seating for game in NAMES for seating in all_of(game)]
FEW = [seating for game in NAMES for seating in few_of(game)]
HIDING = [s for s in FEW if find_game(s.game).hides(s.options) or find_game(s.game).simultaneous(s.options)]

every_table = pytest.mark.parametrize("at", EVERY, ids=str)
some_tables = pytest.mark.parametrize("at", FEW, ids=str)


def walk(state: State, luck: Rng, steps: int) -> State:
    """Random play for so many choices and chances, up to somebody's choice or the end."""
    while not isinstance(state.now, Over) and (steps > 0 or isinstance(state.now, Chance)):
        now = state.now
        if isinstance(now, Ask):
            state.play(now.seats[0], state.sample(now.seats[0], luck))
        elif isinstance(now, Chance):
            state.settle(now.law.draw(luck))
        steps -= 1
    return state
