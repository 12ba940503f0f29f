"""Q3: locking a row."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.games.qwixx.view import view
from tests.games.table import qwixx
from tests.rules import rule

RED_4 = "r2 r3 r4 r5"
RED_5 = "r2 r3 r4 r5 r6"


@rule("Q3.1")
@pytest.mark.parametrize("crosses", [0, 1, 4, 5, 6, 10])
@pytest.mark.parametrize("row", ["r", "y", "g", "b"])
def test_q3_1_the_last_number_needs_five_crosses(row: str, crosses: int) -> None:
    numbers = range(2, 13) if row in "ry" else range(12, 1, -1)
    sheet = " ".join(f"{row}{number}" for number in numbers[:crosses]) or "-"
    last = numbers[-1]
    table = qwixx(f"qwixx classic first w{last // 2} w{last // 2} r1 y1 g1 b1\n> {sheet}\n  -")
    assert (f"{row}{last}" in table.may(0)) == (crosses >= 5)


@rule("Q3.1")
def test_q3_1_the_five_must_be_in_that_row() -> None:
    table = qwixx(f"qwixx classic first w6 w6 r1 y1 g1 b1\n> {RED_5}\n  -")
    assert table.may(0) == {"-", "r12", "g12", "b12"}


@rule("Q3.1")
def test_q3_1_a_cross_of_the_first_action_counts_in_the_second() -> None:
    table = qwixx(f"qwixx classic first w6 w1 r6 y1 g1 b1\n> {RED_4}\n  -")
    table.act(0, "r7")
    table.act(1, "-")
    assert "r12" in table.may(0)
    table.act(0, "r12")
    assert table.sheets[0] == f"{RED_4} r7 r12 | 0"


@rule("Q3.1")
def test_q3_1_without_that_cross_it_stays_forbidden() -> None:
    table = qwixx(f"qwixx classic first w6 w1 r6 y1 g1 b1\n> {RED_4}\n  -")
    table.act(0, "y7")
    table.act(1, "-")
    refusal = table.why(0, "r12")
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.facts["have"]) == ("needs-five", "Q3.1", 4)


@rule("Q3.2")
def test_q3_2_the_lock_counts_as_a_cross() -> None:
    table = qwixx(f"qwixx classic first w6 w6 r1 y1 g1 b1\n> {RED_5}\n  {RED_5}")
    table.act(0, "r12")
    table.act(1, "-")
    assert table.state.scores() == [28, 15]  # seven crosses, five crosses
    assert [sheet.locked[0] for sheet in view(table.state, None).sheets] == [True, False]


@rule("Q3.2")
def test_q3_2_also_when_locked_in_the_second_action() -> None:
    table = qwixx("qwixx classic second w1 w4 r1 y1 g1 b1\n> g12 g10 g8 g6 g4 g3\n  -")
    table.act(0, "g2")
    assert table.state.scores() == [36, 0]


@rule("Q3.3")
def test_q3_3_the_row_is_closed_for_everybody() -> None:
    table = qwixx(f"qwixx classic roll\n> {RED_5} r12\n  r2\n  -")
    table.settle("4 1 3 3 3")
    assert table.may(1) == table.may(2) == {"-", "y5", "g5", "b5"}
    for seat in (0, 1, 2):
        table.act(seat, "-")
    assert table.may(0) == {"-", "y7", "y4", "g7", "g4", "b7", "b4"}


@rule("Q3.3")
@pytest.mark.parametrize(("lock", "die"), [("r12", "r"), ("y12", "y"), ("g2", "g"), ("b2", "b")])
def test_q3_3_its_die_is_removed(lock: str, die: str) -> None:
    numbers = range(2, 7) if lock.endswith("12") else range(12, 7, -1)
    five = " ".join(f"{die}{number}" for number in numbers)
    table = qwixx(f"qwixx classic roll\n> {five} {lock}\n  -")
    assert table.dice == 5
    table.settle("4 1 6 2 3")
    left = [colour for colour in ("red", "yellow", "green", "blue") if colour[0] != die]
    assert view(table.state, 0).dice.coloured == tuple(zip(left, (6, 2, 3), strict=True))


@rule("Q3.3")
def test_q3_3_two_players_lock_together() -> None:
    table = qwixx(f"qwixx classic first w6 w6 r1 y1 g1 b1\n> {RED_5}\n  {RED_5}")
    table.act(0, "r12")
    assert "r12" in table.may(1)
    table.act(1, "r12")
    assert table.sheets == [f"{RED_5} r12 | 0"] * 2
    assert not table.over  # a single row is closed
    table.act(0, "-")
    assert table.dice == 5


@rule("Q3.3")
def test_q3_3_not_together_without_five_crosses() -> None:
    table = qwixx(f"qwixx classic first w6 w6 r1 y1 g1 b1\n> {RED_5}\n  {RED_4}")
    table.act(0, "r12")
    refusal = table.why(1, "r12")
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.facts["have"]) == ("needs-five", "Q3.1", 4)


@rule("Q3.3")
def test_q3_3_who_does_not_lock_in_the_same_action_is_too_late() -> None:
    table = qwixx(f"qwixx classic first w6 w6 r6 y1 g1 b1\n  {RED_5}\n> {RED_5}")
    table.act(0, "r12")
    table.act(1, "-")
    assert not any(action.startswith("r") for action in table.may(1))


@rule("Q3.4")
def test_q3_4_a_lock_of_the_first_action_closes_the_row_for_the_second() -> None:
    table = qwixx(f"qwixx classic first w6 w6 r2 y2 g1 b1\n> -\n  {RED_5}")
    table.act(0, "-")
    table.act(1, "r12")
    assert table.may(0) == {"-", "y8", "g7", "b7"}
    refusal = table.why(0, "r8")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("row-closed", "Q3.3")


@rule("Q3.4")
def test_q3_4_and_if_nothing_else_is_left_there_is_a_penalty() -> None:
    table = qwixx(f"qwixx classic first w6 w6 r2 y1 g6 b6\n> y11 g11 b11\n  {RED_5}")
    table.act(1, "r12")
    assert table.sheets[0] == "y11 g11 b11 | 1"
    assert table.dice == 5


@rule("Q3.5")
def test_q3_5_a_lock_is_announced_to_everybody_at_once() -> None:
    table = qwixx(f"qwixx classic first w6 w6 r1 y1 g1 b1\n> {RED_5}\n  -\n  -")
    table.act(0, "r12")
    table.act(1, "-")
    assert table.told("locked") == []  # still sealed
    table.act(2, "-")
    assert table.told("locked") == [{"player": 0, "row": 1, "colour": "red", "number": 12}]
    assert view(table.state, None).closed == view(table.state, 2).closed == (True, False, False, False)


@rule("Q3.5")
def test_q3_5_players_and_spectators_hear_it() -> None:
    m = cb.new("qwixx", seats=2, chance="manual")
    m.settle(0)
    for pair in ("1 1", "1 2", "1 3", "1 4", "1 5", "6 6"):
        m.settle(f"{pair} 1 1 1 1")
        number = sum(int(die) for die in pair.split())
        m.act(0, f"r{number}")
        m.act(1, f"r{number}" if number < 6 else "-")
        m.act(m.asked[0], "-")
    for listener in (0, 1, None):
        assert [told.event.rule for told in m.events(listener) if told.event.key == "event-locked"] == ["Q3.5"]
