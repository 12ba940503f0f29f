"""Whether a move costs the same late in a match as early on."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from cheeseboard.core.playout import advance, copies, stretches
from cheeseboard.core.rng import Rng
from cheeseboard.core.state import State

ROUNDS: Final = 7
TIMES: Final = 20_000
STEPS: Final = 9


def after_steps(start: State, steps: int) -> State:
    """A random match after so many steps."""
    state = start.copy()
    advance(state, steps, Rng(1))
    return state


def step_seconds(state: State) -> float:
    """What one step costs from here on, without the copies that it is measured on."""
    best = float("inf")
    for _ in range(ROUNDS):
        began = perf_counter()
        copies(state, TIMES)
        copied = perf_counter()
        stretches(state, STEPS, TIMES, 1)
        best = min(best, (perf_counter() - copied) - (copied - began))
    return best / (TIMES * STEPS)


def growth(start: State, early: int, late: int) -> float:
    """How much dearer a step is after `late` steps than after `early` ones."""
    return step_seconds(after_steps(start, late)) / step_seconds(after_steps(start, early))
