"""Turns of Gouda! Gouda! by trying everything that the rules allow."""

from __future__ import annotations

from collections.abc import Callable

import cheeseboard as cb
from cheeseboard.bots.gouda.placements import Placement
from cheeseboard.bots.gouda.solved_bot import placement_of
from cheeseboard.core.moment import Ask, Chance
from cheeseboard.core.multiset import ONE
from cheeseboard.games.gouda.board import HOUSE_BOARD
from cheeseboard.games.gouda.stages import NAMING
from cheeseboard.games.gouda.state import Gouda

Value = Callable[[Placement, Placement], float]  # the mover's chance, by the other's placement and the mover's


def at(mine: str, theirs: str) -> Gouda:
    """The beginning of a turn of seat 0, mice by the names of their spaces."""
    state = cb.find_game("gouda").start(2, cb.find_game("gouda").choose_options({"all-on-drum": True}))
    assert isinstance(state, Gouda)
    state.mice = [0] * len(state.mice)
    for seat, names in enumerate((mine, theirs)):
        for name in names.split():
            state.mice[HOUSE_BOARD.spaces.index(name)] += ONE[seat]
    return state


def best(state: Gouda, seat: int, value: Value) -> float:
    """The seat's chance if it does its best until its turn is over."""
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
    if state.stage == NAMING and state.active != seat:
        return 1.0 - value(placement_of(state, seat), placement_of(state, 1 - seat))
    found = []
    for action in state.legal(seat):
        later = state.copy()
        later.play(seat, action)
        found.append(best(later, seat, value))
    return max(found)
