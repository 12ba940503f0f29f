"""Q2: a turn."""

from __future__ import annotations

from itertools import permutations

import pytest

import cheeseboard as cb
from cheeseboard.core.law import Uniform
from cheeseboard.games.qwixx.view import view
from tests.games.table import qwixx
from tests.rules import rule


@rule("Q2.1")
def test_q2_1_everybody_may_cross_the_white_sum_in_one_row() -> None:
    table = qwixx("qwixx classic roll\n> -\n  -\n  -")
    table.settle("4 1 6 2 3 5")
    assert table.asked == (0, 1, 2)
    for seat in table.asked:
        assert table.may(seat) == {"-", "r5", "y5", "g5", "b5"}
    table.act(1, "g5")
    assert table.may(1) == set()


@rule("Q2.1")
def test_q2_1_the_order_of_the_answers_changes_nothing() -> None:
    five = "r2 r3 r4 r5 r6"
    answers = {0: "r12", 1: "y12", 2: "r12"}
    ends = []
    for order in permutations(answers):
        table = qwixx(f"qwixx classic first w6 w6 r1 y1 g1 b1\n> {five}\n  y2 y3 y4 y5 y6\n  {five}")
        for seat in order:
            assert answers[seat] in table.may(seat)
            table.act(seat, answers[seat])
        ends.append((table.state, [event.facts() for event in table.ear.heard]))
    assert all(end == ends[0] for end in ends)


@rule("Q2.1")
def test_q2_1_answers_are_sealed_until_all_are_in() -> None:
    table = qwixx("qwixx classic first w4 w1 r6 y2 g3 b5\n> -\n  -")
    table.act(0, "r5")
    assert view(table.state, 0).answer == "r5"
    assert view(table.state, 1).answer is None
    assert [sheet.crossed for sheet in view(table.state, 1).sheets] == [((), (), (), ())] * 2
    assert table.keys == []
    table.act(1, "-")
    assert table.told("crossed") == [{"player": 0, "row": 1, "colour": "red", "number": 5}]


@rule("Q2.1")
def test_q2_1_all_dice_are_seen_before_anybody_decides() -> None:
    table = qwixx("qwixx classic roll\n> -\n  -")
    table.settle("4 1 6 2 3 5")
    for seat in (0, 1, None):
        dice = view(table.state, seat).dice
        assert dice.white == (4, 1)
        assert dice.coloured == (("red", 6), ("yellow", 2), ("green", 3), ("blue", 5))


@rule("Q2.2")
def test_q2_2_one_white_and_one_coloured_die_in_the_row_of_that_colour() -> None:
    table = qwixx("qwixx classic second w4 w1 r6 y2 g3 b5\n> -\n  -")
    assert table.may(0) == {"-", "r10", "r7", "y6", "y3", "g7", "g4", "b9", "b6"}


@rule("Q2.2")
def test_q2_2_only_the_active_player_has_a_second_action() -> None:
    table = qwixx("qwixx classic first w4 w1 r6 y2 g3 b5\n  -\n> -\n  -")
    for seat in (0, 1, 2):
        table.act(seat, "-")
    assert table.asked == (1,)
    assert table.may(0) == table.may(2) == set()


@rule("Q2.2")
def test_q2_2_a_single_cross() -> None:
    table = qwixx("qwixx classic second w4 w1 r6 y2 g3 b5\n> -\n  -")
    table.act(0, "r7")
    assert table.asked == ()
    assert table.sheets == ["r7 | 0", "- | 0"]


@rule("Q2.3")
def test_q2_3_the_white_sum_comes_first() -> None:
    table = qwixx("qwixx classic first w4 w1 r6 y2 g3 b5\n> -\n  -")
    assert "b10" not in table.may(0)
    table.act(0, "-")
    table.act(1, "-")
    assert "r5" not in table.may(0)
    assert "-" in table.may(0)


@rule("Q2.3")
def test_q2_3_two_crosses_in_one_row_if_the_second_is_further_right() -> None:
    table = qwixx("qwixx classic first w4 w3 r6 y1 g1 b1\n> -\n  y12")
    table.act(0, "r7")
    table.act(1, "-")
    assert table.may(0) >= {"r9", "r10"}
    table.act(0, "r9")
    assert table.sheets[0] == "r7 r9 | 0"


@rule("Q2.3")
def test_q2_3_not_if_it_is_further_left() -> None:
    table = qwixx("qwixx classic first w4 w3 r2 y1 g6 b1\n> -\n  -")
    table.act(0, "r7")
    table.act(1, "-")
    assert not {"r5", "r6"} & table.may(0)
    assert table.may(0) >= {"g10", "g9"}


@rule("Q2.4")
def test_q2_4_a_penalty_for_crossing_nothing() -> None:
    table = qwixx("qwixx classic first w4 w1 r6 y2 g3 b5\n> -\n  -")
    table.act(0, "-")
    table.act(1, "-")
    table.act(0, "-")
    assert table.sheets == ["- | 1", "- | 0"]


@rule("Q2.4")
@pytest.mark.parametrize(("first", "second", "sheet"), [("r5", "-", "r5 | 0"), ("-", "b9", "b9 | 0")])
def test_q2_4_one_cross_in_either_action_saves_from_it(first: str, second: str, sheet: str) -> None:
    table = qwixx("qwixx classic first w4 w1 r6 y2 g3 b5\n> -\n  -")
    table.act(0, first)
    table.act(1, "-")
    table.act(0, second)
    assert table.sheets[0] == sheet


@rule("Q2.4")
def test_q2_4_another_players_cross_does_not_save_the_active_player() -> None:
    table = qwixx("qwixx classic first w4 w1 r6 y2 g3 b5\n> -\n  -")
    table.act(1, "r5")
    table.act(0, "-")
    table.act(0, "-")
    assert table.sheets == ["- | 1", "r5 | 0"]


@rule("Q2.4")
def test_q2_4_last_turns_cross_does_not_save_either() -> None:
    table = qwixx("qwixx classic second w4 w1 r6 y2 g3 b5\n> -\n  -")
    table.act(0, "b9")
    table.settle("1 1 1 1 1 1")
    for seat in (0, 1, 1):
        table.act(seat, "-")
    assert table.sheets == ["b9 | 0", "- | 1"]


@rule("Q2.4")
def test_q2_4_who_cannot_cross_anything_is_punished_without_being_asked() -> None:
    table = qwixx("qwixx classic roll\n> r11 y11 g3 b3\n  r11 y11 g3 b3")
    table.settle("2 2 1 1 6 6")
    assert table.sheets == ["r11 y11 g3 b3 | 1", "r11 y11 g3 b3 | 0"]
    assert table.state.active == 1


@rule("Q2.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_q2_5_the_first_active_player_is_drawn(seats: int) -> None:
    m = cb.new("qwixx", seats=seats, chance="manual")
    law = m.pending
    assert isinstance(law, Uniform)
    assert law.expected() == ", ".join(str(seat) for seat in range(seats))
    m.settle(seats - 1)
    m.settle("6 6 1 1 1 1")
    for seat in range(seats):
        m.act(seat, "-")
    assert m.asked == (seats - 1,)


@rule("Q2.5")
def test_q2_5_then_clockwise() -> None:
    table = qwixx("qwixx classic roll\n  -\n> -\n  -")
    order = []
    for _ in range(4):
        table.settle("1 1 1 1 1 1")
        for seat in (0, 1, 2, table.state.active):
            table.act(seat, "-")
        order.append(table.state.active)
    assert order == [2, 0, 1, 2]


@rule("Q2.6")
def test_q2_6_petr_and_ema() -> None:
    petr, ema, katka, martin = range(4)
    m = cb.new("qwixx", seats=4, chance="manual", names=["Petr", "Ema", "Katka", "Martin"])
    m.settle(petr)
    m.settle("4 1 1 1 1 6")
    for seat, answer in ((ema, "y5"), (petr, "r5"), (katka, "-"), (martin, "-")):
        m.act(seat, answer)
    m.act(petr, "b10")
    assert [line.lstrip("> ") for line in repr(m.state).splitlines()[1:]] == ["r5 b10 | 0", "y5 | 0", "- | 0", "- | 0"]
