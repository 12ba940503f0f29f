"""G3: the end of the basic game."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from tests.games.series import new_match
from tests.games.table import gouda
from tests.rules import rule


@rule("G3.1")
@pytest.mark.parametrize("step", ["F1", "F2"])
def test_g3_1_a_mouse_on_the_table_ends_the_game_for_its_owner(step: str) -> None:
    table = gouda(f"gouda name\n{step} 0\n> 0 | -\n  0 | -")
    table.turn(step, "g1")
    table.act(0, f"0@{step}>T")
    assert (table.over, table.state.ending()) == (True, "arrival")
    assert (table.state.scores(), table.state.winners()) == ([1, 0], [0])


@rule("G3.1")
def test_g3_1_the_owner_wins_whoever_moved_the_mouse() -> None:
    table = gouda("gouda name\nF1 01\n> 0 | -\n  0 | -")
    table.turn("F1", "g1 r1")
    table.act(0, "1@F1>T")
    assert (table.state.scores(), table.state.winners()) == ([0, 1], [1])


@rule("G3.1")
def test_g3_1_remaining_dice_are_dropped() -> None:
    table = gouda("gouda name\nF1 0011\n> 0 | -\n  0 | -")
    table.turn("F1", "g2 r2")
    table.act(0, "1@F1>M4", "0@F1>T")
    assert (table.over, table.asked, table.may(0)) == (True, (), set())
    assert table.mice == {"M4": "1", "F1": "01", "T": "0"}


@rule("G3.1")
def test_g3_1_not_a_step_before() -> None:
    table = gouda("gouda name\nM4 0\n> 0 | -\n  0 | -")
    table.turn("M4", "g1")
    table.act(0, "0@M4>F2")
    assert (table.over, table.asked) == (False, (1,))


@rule("G3.1")
def test_g3_1_exactly_one_mouse_arrives_in_a_match() -> None:
    for seed in range(10):
        m, rng = new_match("gouda", 2 + seed % 5, seed, {}), cb.Rng(seed)
        while not m.over:
            assert m.scores() == [0] * m.seats
            m.act(m.asked[0], m.state.sample(m.asked[0], rng))
        assert sorted(m.scores()) == [0] * (m.seats - 1) + [1]
        assert m.winners() == [m.scores().index(1)]
        assert str(m.table.actions[m.steps[-1].number]).endswith(">T")
