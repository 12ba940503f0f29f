"""Every refusal of Gouda! Gouda!: its code, its rule and its facts."""

from __future__ import annotations

from typing import NamedTuple

import pytest

import cheeseboard as cb
from tests.games.refusing import check_nothing_changes, check_reason, codes_in
from tests.games.table import GoudaTable, gouda

ALL = "reroll again transfer improve worsen nullify"
BASIC = "gouda name\nM1 011\nM2 00\nF1 01\nD 11\n> 0 | -\n  0 | -"
MAGIC = f"gouda magic name\nM1 01\nM2 00\nF1 01\nD 111\nC1 0\n> 0 | {ALL}\n  0 | {ALL}"
PUT = "gouda put\n> 0 | -\n  0 | -"
PARTY = "gouda party name\nF1 01\n> 1 @0 | -\n  1 @1 | -\ncheese 2"


class Case(NamedTuple):
    """Who tries what at which table, after which steps, and why that is refused."""

    code: str
    rule: str
    facts: dict[str, int | str]
    seat: int
    action: str
    drawn: str
    before: str = ""

    def table(self) -> GoudaTable:
        table = gouda(self.drawn)
        table.go_on(self.before)
        return table


SPOTS = "gouda cheese-spots name\nF1 01\n> 2 @0 | -\n  3 @1 | -\ncheese 2 T"
ROLLED = "0:M1 [g1 r1]"
PLAYED = "0:M1 [g1 y1] 0:improve:y1"
AFTER_TURN = "0:M1 [y2] 0:- 1:-"
ON_M1: dict[str, int | str] = {"space": "M1"}
CASES = [
    Case("over", "G3.1", {}, 1, "M1", BASIC, "0:F1 [g1 y1] 0:0@F1>T"),
    Case("over", "G3.1", {}, 0, "1@F1>T", BASIC, "0:F1 [g2] 0:0@F1>T"),
    Case("over", "G5.2", {}, 0, "F1", PARTY, "0:F1 [g1 y1] 0:0@F1>T"),
    Case("over", "G6.3", {}, 0, "F1", SPOTS, "0:F1 [g1 y1] 0:1@F1>T"),
    Case("draw-first", "G1.5", {}, 0, "D", "gouda random-start begin\n> 0 | -\n  0 | -"),
    Case("draw-first", "G4.1", {}, 0, "-", "gouda magic deal\n> 0 | reroll\n  0 | -\nbox again transfer"),
    Case("dice-first", "G2.2", {}, 0, "0@M1>M2", BASIC, "0:M1"),
    Case("dice-first", "G2.2", {}, 1, "reroll:g1", MAGIC, "0:M1"),
    Case("not-active", "G1.3", {"player": 0}, 1, "put:D", PUT),
    Case("not-active", "G1.5", {"player": 0}, 1, "M1", BASIC),
    Case("not-active", "G1.5", {"player": 0}, 1, "1@F1>T", BASIC, "0:F1 [g1 y1]"),
    Case("not-active", "G1.5", {"player": 1}, 0, "M1", BASIC, "0:M1 [y3]"),
    Case("not-asked", "G4.9", {"player": 0}, 1, "reroll:g1", MAGIC, ROLLED),
    Case("not-asked", "G4.9", {"player": 1}, 0, "nullify", MAGIC, PLAYED),
    Case("put-first", "G1.3", {}, 0, "D", PUT),
    Case("put-first", "G1.3", {}, 0, "-", PUT),
    Case("all-put", "G1.3", {}, 0, "put:D", BASIC),
    Case("all-put", "G1.3", {}, 0, "put:C1", BASIC, "0:F1 [g1 y1]"),
    Case("all-put", "G1.3", {}, 0, "put:C1", MAGIC, ROLLED),
    Case("no-window", "G4.9", {}, 0, "again", MAGIC),
    Case("no-window", "G4.9", {}, 0, "reroll:g1", MAGIC, f"{ROLLED} 0:- 1:-"),
    Case("must-name", "G2.1", {}, 0, "-", BASIC),
    Case("must-name", "G2.1", {}, 0, "0@M1>M2", BASIC),
    Case("must-move", "G2.4", {}, 0, "-", BASIC, "0:M1 [g1 y2]"),
    Case("must-move", "G2.4", {}, 0, "M1", BASIC, "0:M1 [g1 y2]"),
    Case("no-own-mouse", "G2.1", {"space": "D"}, 0, "D", BASIC),
    Case("no-own-mouse", "G2.1", {"space": "T"}, 0, "T", BASIC),
    Case("other-space", "G2.3", ON_M1, 0, "0@M2>M3", BASIC, "0:M1 [g1 y2]"),
    Case("no-green", "G2.3", {}, 0, "0@M1>M2", BASIC, "0:M1 [y2 r1]"),
    Case("no-green", "G2.3", {}, 0, "1@M1>M2", BASIC, "0:M1 [g1 y1 r1] 0:0@M1>M2"),
    Case("no-red", "G2.3", {}, 0, "0@M1>D", BASIC, "0:M1 [g1 y2]"),
    Case("no-such-mouse", "G2.4", ON_M1, 0, "0@M1>M2", BASIC, "0:M1 [g3] 0:0@M1>M2"),
    Case("no-such-mouse", "G2.4", ON_M1, 0, "5@M1>M2", BASIC, "0:M1 [g3]"),
    Case("window", "G4.9", {}, 0, "0@M1>M2", MAGIC, ROLLED),
    Case("window", "G4.9", {}, 0, "M1", MAGIC, AFTER_TURN),
    Case("not-in-hand", "G4.1", {"card": "nullify"}, 0, "nullify:g1", MAGIC.replace("nullify", "again"), ROLLED),
    Case("not-in-hand", "G4.1", {"card": "improve"}, 0, "improve:y1", MAGIC, f"{PLAYED} 1:-"),
    Case("nullify-only", "G4.9", {"card": "reroll"}, 1, "reroll:g1", MAGIC, PLAYED),
    Case("nullify-only", "G4.9", {"card": "again"}, 1, "again:M1", MAGIC, PLAYED),
    Case("nullify-only", "G4.9", {"card": "nullify"}, 1, "nullify:g1", MAGIC, PLAYED),
    Case("again-only", "G4.9", {"card": "improve"}, 0, "improve:y1", MAGIC, AFTER_TURN),
    Case("again-only", "G4.9", {"card": "nullify"}, 0, "nullify", MAGIC, AFTER_TURN),
    Case("again-where", "G4.4", {"player": 0}, 0, "again:M1", MAGIC, AFTER_TURN),
    Case("again-where", "G4.4", {"player": 0}, 1, "again", MAGIC, f"{AFTER_TURN} 0:-"),
    Case("again-where", "G4.4", {"player": 0}, 1, "again:D", MAGIC, f"{AFTER_TURN} 0:-"),
    Case("again-later", "G4.4", {}, 0, "again", MAGIC, ROLLED),
    Case("again-later", "G4.4", {}, 1, "again:M1", MAGIC, f"{ROLLED} 0:-"),
    Case("transfer-where", "G4.5", {"space": "C1", "mice": 2}, 0, "transfer:C1", MAGIC, ROLLED),
    Case("transfer-where", "G4.5", {"space": "M1", "mice": 2}, 0, "transfer:M1", MAGIC, ROLLED),
    Case("transfer-where", "G4.5", {"space": "T", "mice": 2}, 1, "transfer:T", MAGIC, f"{ROLLED} 0:-"),
    Case("transfer-where", "G4.5", {"space": "D", "mice": 2}, 1, "transfer:D", MAGIC, f"{ROLLED} 0:transfer:D 1:- 0:-"),
    Case("nothing-to-nullify", "G4.8", {}, 0, "nullify", MAGIC, ROLLED),
    Case("not-these-dice", "G4.3", {}, 0, "reroll:g2", MAGIC, ROLLED),
    Case("not-these-dice", "G4.6", {}, 0, "improve:y1", MAGIC, ROLLED),
    Case("not-these-dice", "G4.7", {}, 0, "worsen:g1y1", MAGIC, ROLLED),
    Case("not-these-dice", "G4.8", {}, 0, "nullify:g1y1r1", MAGIC, ROLLED),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.code)
def test_refusal(case: Case) -> None:
    check_reason(case.table(), case, "gouda")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.code)
def test_what_is_refused_cannot_be_played_and_changes_nothing(case: Case) -> None:
    check_nothing_changes(case.table(), case)


def test_every_code_is_provoked_here() -> None:
    assert codes_in("gouda", "refusals.py", "G") == {case.code for case in CASES}


def test_a_match_refuses_with_the_same_reason_and_by_name() -> None:
    m = cb.new("gouda", seats=2, chance="manual", random_start=True, names=["Ema", "Petr"])
    m.settle(1)
    with pytest.raises(cb.Refused) as refused:
        m.act(0, "put:D")
    assert (refused.value.refusal.code, refused.value.refusal.facts) == ("not-active", {"player": "Petr"})
    assert len(m.steps) == 1


def test_the_dice_come_only_when_it_is_their_time_and_as_many_as_are_rolled() -> None:
    table = gouda(BASIC)
    with pytest.raises(cb.Illegal):
        table.state.settle(0)
    table.act(0, "M1")
    with pytest.raises(ValueError, match="green"):
        table.roll("g2")
    with pytest.raises(cb.Illegal):
        table.state.settle(10)
