"""The memory of a process in which a hard bot thinks."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.bench import thinking
from cheeseboard.bench.figures import THINKING_MEGABYTES
from cheeseboard.bench.thinking import choices, measure
from cheeseboard.core.moment import Ask


@pytest.mark.skipif(not thinking.countable(), reason="this system does not count it")
@pytest.mark.parametrize("game", cb.games().values(), ids=list(cb.games()))
def test_a_hard_bot_stays_small(game: cb.Game) -> None:
    most = max(seats for seats, _ in game.tables())
    assert 10 < measure(game.name, most, 2).megabytes < THINKING_MEGABYTES


@pytest.mark.skipif(not thinking.STATUS.exists(), reason="elsewhere it is not known apart")
def test_what_whoever_asks_has_taken_up_does_not_count() -> None:
    large = b"x" * int(1.1e6 * THINKING_MEGABYTES)
    assert measure("kocour", 2, 1).megabytes < THINKING_MEGABYTES
    assert large


def test_choices_are_taken_from_the_whole_of_a_match() -> None:
    game = cb.find_game("gouda")
    found = choices(game.start(3, game.choose_options({})), 5)
    assert len(found) == 5
    for state, seat in found:
        assert isinstance(state.now, Ask)
        assert len(state.legal(seat)) > 1
    assert found[0][0] != found[-1][0]
