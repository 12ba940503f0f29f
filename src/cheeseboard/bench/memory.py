"""How much memory a state takes."""

from __future__ import annotations

import tracemalloc
from typing import Final

from cheeseboard.core.playout import advance
from cheeseboard.core.rng import Rng
from cheeseboard.core.state import State

STATES: Final = 2000


def played_on(start: State, seed: int, steps: int) -> State:
    """A state of its own, so many steps into a random match."""
    state = start.copy()
    advance(state, steps, Rng(seed))
    return state


def bytes_a_seat(start: State, steps: int) -> float:
    """The memory of a state in the middle of a match, sheets and all, by number of seats."""
    kept: list[State | None] = [None] * STATES
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        for seed in range(STATES):
            kept[seed] = played_on(start, seed, steps)
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) / (STATES * start.seats)
