"""Whatever a server asks a game again and again leaves nothing behind."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable
from pathlib import Path

import pytest

import cheeseboard as cb
from tests.bots.search.positions import some

MOST_KB = 1500
pytestmark = pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="the memory is read as Linux tells it")


def held() -> int:
    """The memory of this process, in kB."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024


def grown(work: Callable[[], object], times: int) -> int:
    """By how many kB, once it has kept what it keeps for good."""
    for _ in range(times // 4):
        work()
    before = held()
    for _ in range(times):
        work()
    return held() - before


@pytest.mark.parametrize("name", cb.games())
def test_a_position_that_was_looked_at_is_freed(name: str) -> None:
    game = cb.find_game(name)
    state, seat = some(name, 2, 6, 2)[-1]

    def look() -> None:
        copy = state.copy()
        game.view(copy, seat)
        game.view(copy, None)
        copy.imagine(seat, cb.Rng(1))
        for action in copy.legal(seat)[:2]:
            copy.refusal(seat, action)

    assert grown(look, 1000) < MOST_KB  # a board of 5 kB each time would be 5000


@pytest.mark.parametrize("name", cb.games())
def test_what_was_foreseen_is_freed(name: str) -> None:
    game = cb.find_game(name)
    state, seat = some(name, 2, 6, 2)[-1]
    actions = game.table(game.choose_options({})).actions
    foreseen = [action for action in actions if game.outlook(state, seat, action) is not None]
    if foreseen:
        assert grown(lambda: game.outlook(state.copy(), seat, foreseen[0]), 80) < MOST_KB
