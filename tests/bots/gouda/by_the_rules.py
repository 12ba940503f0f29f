"""Turns of Gouda! Gouda! by trying everything that the rules allow."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

import cheeseboard as cb
from cheeseboard.bots.gouda.placements import Placement
from cheeseboard.bots.gouda.solved_bot import placement_of
from cheeseboard.bots.gouda.turns import PLACED
from cheeseboard.core.moment import Ask, Chance
from cheeseboard.core.multiset import ONE
from cheeseboard.games.gouda.actions import PASS
from cheeseboard.games.gouda.board import HOUSE_BOARD
from cheeseboard.games.gouda.stages import NAMING, WINDOW
from cheeseboard.games.gouda.state import Gouda

Value = Callable[[Placement, Placement], float]  # the mover's chance, by the other's placement and the mover's


class Guess:
    """A chance that says nothing about the game, for every position another."""

    def chances(self, waiting: list[int], moving: list[int]) -> NDArray[np.float32]:
        mixed = np.outer(np.array(waiting) * 7 + 3, np.array(moving) * 5 + 1) % 9973
        return np.asarray(mixed / 9973, np.float32)

    def value(self, waiting: Placement, moving: Placement) -> float:
        return float(self.chances([PLACED.number[waiting]], [PLACED.number[moving]])[0, 0])


POSITIONS = [
    ("D D M1 S1 M2", "D C1 M1 M2 F1"),
    ("C1 M1 M1 M3 M4", "M1 S3 M4 M4 F2"),
    ("D S1 S2 S3 F1", "D D D F1 F2"),
    ("F1 F1 F2 F2 M4", "F1 F2 M4 M4 M4"),
]


def at(mine: str, theirs: str, *options: str) -> Gouda:
    """The beginning of a turn of seat 0, mice by the names of their spaces."""
    game = cb.find_game("gouda")
    state = game.start(2, game.choose_options(dict.fromkeys(("all-on-drum", *options), True)))
    assert isinstance(state, Gouda)
    state.mice = [0] * len(state.mice)
    for seat, names in enumerate((mine, theirs)):
        for name in names.split():
            state.mice[HOUSE_BOARD.spaces.index(name)] += ONE[seat]
    return state


def best(state: Gouda, seat: int, value: Value) -> float:
    """The seat's chance if it does its best until its turn is over, and nobody plays a card."""
    now = state.now
    if isinstance(now, Chance):
        law = now.law
        chance = 0.0
        for outcome in range(law.size):
            later = state.copy()
            later.settle(outcome)
            chance += int(law.weight(outcome)) / int(law.total) * best(later, seat, value)
        return chance
    if not isinstance(now, Ask):
        return 1.0 if seat in state.winners() else 0.0
    if state.stage == WINDOW:
        later = state.copy()
        later.play(now.seats[0], PASS)
        return best(later, seat, value)
    if state.stage == NAMING and state.active != seat:
        return 1.0 - value(placement_of(state, seat), placement_of(state, 1 - seat))
    found = []
    for action in state.legal(seat):
        later = state.copy()
        later.play(seat, action)
        found.append(best(later, seat, value))
    return max(found)
