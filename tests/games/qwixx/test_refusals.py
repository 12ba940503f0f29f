"""Every refusal of Qwixx: its code, its rule and its facts."""

from __future__ import annotations

from typing import NamedTuple

import pytest

import cheeseboard as cb
from tests.games.refusing import check_nothing_changes, check_reason, codes_in
from tests.games.table import qwixx


class Case(NamedTuple):
    """Who tries what, where, and why that is refused."""

    code: str
    rule: str
    facts: dict[str, int | str]
    seat: int
    action: str
    position: str


FIVE = "qwixx classic first w4 w1 r6 y2 g3 b5"
R5: dict[str, int | str] = {"row": 1, "colour": "red", "number": 5}
CASES = [
    Case("over", "Q4.1", {}, 0, "-", "qwixx classic second over penalties w1 w1 r1 y1 g1 b1\n> - | 4\n  -"),
    Case("over", "Q4.2", {}, 1, "r5", "qwixx classic first over locks w1 w1 r1 y1 g1 b1\n> r12 y12\n  -"),
    Case("dice-first", "Q2.1", {}, 0, "r5", "qwixx classic begin\n> -\n  -"),
    Case("dice-first", "Q2.1", {}, 0, "-", "qwixx classic roll\n> -\n  -"),
    Case("not-active", "Q2.2", {"player": 0}, 1, "-", "qwixx classic second w4 w1 r6 y2 g3 b5\n> -\n  -"),
    Case("answered", "Q2.1", {}, 0, "y5", f"{FIVE}\n> - | 0 | r5\n  -"),
    Case("answered", "Q2.1", {}, 0, "y5", f"{FIVE}\n> - | 0 | -\n  -"),
    Case("nothing-to-cross", "Q2.1", {"sum": 5}, 0, "-", f"{FIVE}\n> r6 y6 g4 b4\n  -"),
    Case("crossed", "Q1.2", R5, 0, "r5", f"{FIVE}\n> r5\n  -"),
    Case("passed", "Q1.2", R5, 0, "r5", f"{FIVE}\n> r6\n  -"),
    Case("row-closed", "Q3.3", R5, 0, "r5", "qwixx classic first w4 w1 y2 g3 b5\n> -\n  r2 r3 r4 r5 r6 r12"),
    Case("not-called", "Q2.1", {**R5, "number": 6, "sum": 5}, 0, "r6", f"{FIVE}\n> -\n  -"),
    Case("no-such-pair", "Q2.2", {**R5, "sum": 5}, 0, "r5", "qwixx classic second w4 w1 r6 y2 g3 b5\n> -\n  -"),
    Case(
        "needs-five",
        "Q3.1",
        {"row": 3, "colour": "green", "number": 2, "have": 4},
        1,
        "g2",
        "qwixx classic first w1 w1 r6 y2 g3 b5\n> -\n  g12 g11 g10 g9",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.code)
def test_refusal(case: Case) -> None:
    check_reason(qwixx(case.position), case, "qwixx")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.code)
def test_what_is_refused_cannot_be_played_and_changes_nothing(case: Case) -> None:
    check_nothing_changes(qwixx(case.position), case)


def test_every_code_is_provoked_here() -> None:
    assert codes_in("qwixx", "state.py", "Q") == {case.code for case in CASES}


def test_a_match_refuses_with_the_same_reason() -> None:
    m = cb.new("qwixx", seats=2, chance="manual")
    m.settle(0)
    m.settle("4 1 6 2 3 5")
    with pytest.raises(cb.Refused) as refused:
        m.act(0, "r6")
    assert (refused.value.refusal.code, refused.value.refusal.rule) == ("not-called", "Q2.1")
    assert len(m.steps) == 2


def test_the_dice_come_before_the_choice_and_only_when_it_is_their_time() -> None:
    table = qwixx(f"{FIVE}\n> -\n  -")
    with pytest.raises(cb.Illegal):
        table.state.settle(0)
    table = qwixx("qwixx classic begin\n> -\n  -")
    for outcome in (-1, 2):
        with pytest.raises(cb.Illegal):
            table.state.settle(outcome)
