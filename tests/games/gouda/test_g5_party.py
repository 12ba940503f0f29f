"""G5: the great cheese party."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from tests.games.series import new_match
from tests.games.table import gouda
from tests.rules import rule

PARTY = "gouda party name\nF1 {}\nM1 012\n> {} | -\n  {} | -\n  {} | -\ncheese {}"


@rule("G5.1")
def test_g5_1_three_cheeses_lie_on_the_table() -> None:
    table = gouda(PARTY.format("0", 0, 0, 0, 0))
    assert {space.name: space.cheese for space in table.seen().spaces if space.cheese} == {"T": 3}


@rule("G5.1")
def test_g5_1_mouse_and_cheese_leave_the_board_for_the_mouse_s_owner() -> None:
    table = gouda(PARTY.format("01", 0, 0, 0, 0))
    table.go_on("0:F1 [g1 y1] 0:1@F1>T")
    assert table.mice == {"F1": "0", "M1": "012"}
    assert (table.state.scores(), table.over) == ([0, 1, 0], False)
    assert table.seen().spaces[-1].cheese == 2


@rule("G5.1")
def test_g5_1_the_remaining_dice_are_still_played() -> None:
    table = gouda(PARTY.format("0112", 0, 0, 0, 0))
    table.go_on("0:F1 [g2 y1 r1] 0:0@F1>T")
    assert table.may(0) == {"1@F1>T", "2@F1>T", "1@F1>M4", "2@F1>M4"}
    table.go_on("0:1@F1>T 0:2@F1>M4")
    assert (table.state.scores(), table.asked) == ([1, 1, 0], (1,))


@rule("G5.1", "G5.2")
def test_g5_1_unless_it_was_the_last_cheese() -> None:
    table = gouda(PARTY.format("0112", "1 @0", "1 @1", 0, 2))
    table.go_on("0:F1 [g2 y1 r1] 0:2@F1>T")
    assert (table.over, table.may(0), table.mice["F1"]) == (True, set(), "011")


@rule("G5.2")
def test_g5_2_the_third_cheese_ends_the_game_and_the_most_win() -> None:
    table = gouda(PARTY.format("01", "1 @0", "1 @1", 0, 2))
    table.go_on("0:F1 [g1 y1] 0:1@F1>T")
    assert (table.over, table.state.ending()) == (True, "cheese")
    assert (table.state.scores(), table.state.winners()) == ([1, 2, 0], [1])


@rule("G5.2")
@pytest.mark.parametrize(("firsts", "winner"), [(("@0", "@1"), 0), (("@1", "@0"), 1)])
def test_g5_2_with_equal_numbers_who_arrived_first(firsts: tuple[str, str], winner: int) -> None:
    table = gouda(PARTY.format("02", f"1 {firsts[0]}", f"1 {firsts[1]}", 0, 2))
    table.go_on("0:F1 [g1 y1] 0:2@F1>T")
    assert (table.state.scores(), table.state.winners()) == ([1, 1, 1], [winner])


@rule("G5.2")
def test_g5_2_the_order_of_arrival_within_one_roll_counts() -> None:
    table = gouda(PARTY.format("012", 0, 0, 0, 0))
    table.go_on("0:F1 [g3] 0:2@F1>T 0:0@F1>T 0:1@F1>T")
    assert (table.over, table.state.scores(), table.state.winners()) == (True, [1, 1, 1], [2])


@rule("G5.2")
def test_g5_2_two_beat_one_whoever_was_first() -> None:
    table = gouda(PARTY.format("011", 0, 0, 0, 0))
    table.go_on("0:F1 [g3] 0:0@F1>T 0:1@F1>T 0:1@F1>T")
    assert (table.state.scores(), table.state.winners()) == ([1, 2, 0], [1])


@rule("G5.2")
@pytest.mark.parametrize("seats", [2, 6])
def test_g5_2_three_cheeses_a_match(seats: int) -> None:
    for seed in range(5):
        m, rng = new_match("gouda", seats, seed, {"party": True}), cb.Rng(seed)
        while not m.over:
            m.act(m.asked[0], m.state.sample(m.asked[0], rng))
        assert (sum(m.scores()), m.ending, len(m.winners())) == (3, "cheese", 1)
