"""Random play of any game, as fast as it goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cheeseboard.core.moment import Ask, Chance
from cheeseboard.core.rng import Rng
from cheeseboard.core.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

CHECK: Final = 1000000007


def playout(state: State, rng: Rng) -> i64:
    """Play on at random to the end; how many choices were made."""
    choices: i64 = 0
    while True:
        now = state.now
        if isinstance(now, Ask):
            for seat in now.seats:
                state.play(seat, state.sample(seat, rng))
                choices += 1
        elif isinstance(now, Chance):
            state.settle(now.law.draw(rng))
        else:
            return choices


def listed_playout(state: State, rng: Rng) -> i64:
    """The same play with every choice picked from its list; how many had at least two options."""
    decisions: i64 = 0
    while True:
        now = state.now
        if isinstance(now, Ask):
            for seat in now.seats:
                legal = state.legal(seat)
                if len(legal) > 1:
                    decisions += 1
                state.play(seat, legal[rng.below(len(legal))])
        elif isinstance(now, Chance):
            state.settle(now.law.draw(rng))
        else:
            return decisions


def playouts(start: State, matches: i64, seed: i64, listed: bool = False) -> tuple[int, int]:
    """Many random matches from one position: the count of the loop used, and a checksum of all final scores.

    The checksum is the same with and without lists, compiled and interpreted.
    """
    rng = Rng(seed)
    count: i64 = 0
    check: i64 = 0
    for _ in range(matches):
        state = start.copy()
        count += listed_playout(state, rng) if listed else playout(state, rng)
        for score in state.scores():
            check = (check * 31 + score + 1000) % CHECK
    return count, check


def advance(state: State, steps: i64, rng: Rng) -> None:
    """Play on at random for so many choices and chances, or to the end."""
    for _ in range(steps):
        now = state.now
        if isinstance(now, Ask):
            seat = now.seats[0]
            state.play(seat, state.sample(seat, rng))
        elif isinstance(now, Chance):
            state.settle(now.law.draw(rng))
        else:
            return


def stretches(state: State, steps: i64, times: i64, seed: i64) -> i64:
    """Copy a state so many times and play each copy on for so many steps."""
    rng = Rng(seed)
    seats: i64 = 0
    for _ in range(times):
        twin = state.copy()
        advance(twin, steps, rng)
        seats += twin.seats
    return seats


def copies(state: State, times: i64) -> i64:
    """Copy a state so many times."""
    seats: i64 = 0
    for _ in range(times):
        seats += state.copy().seats
    return seats
