"""Every refusal of Myszki: its code, its rule and its facts."""

from __future__ import annotations

from typing import NamedTuple

import pytest

import cheeseboard as cb
from tests.games.myszki.example import PICTURE
from tests.games.refusing import check_nothing_changes, check_reason, codes_in
from tests.games.table import MyszkiTable, myszki

TABLE = "myszki choose\n> milk trap:2 | {}\n  mouse | -\nfrom 0,0\n0m 1o"
LAST = f"myszki choose\n  - | -\n> trapmouse | -\nfrom 0,0\n{PICTURE.strip()}"


class Case(NamedTuple):
    """Who tries what at which table, after which actions of the active player, and why that is refused."""

    code: str
    rule: str
    facts: dict[str, int | str]
    seat: int
    action: str
    drawn: str = TABLE.format("-")
    before: tuple[str, ...] = ()

    def table(self) -> MyszkiTable:
        table = myszki(self.drawn)
        if self.before:
            table.act(table.asked[0], *self.before)
        return table


CASES = [
    Case("over", "M2.3", {}, 1, "0,-1", LAST, ("7,0", "trapmouse")),
    Case("over", "M2.3", {}, 0, "milk", LAST, ("7,0", "trapmouse")),
    Case("draw-first", "M2.3", {}, 1, "2,0", TABLE.format("cheese"), ("0,1", "milk")),
    Case("draw-first", "M2.3", {}, 0, "trap", TABLE.format("cheese"), ("0,1", "milk")),
    Case("not-active", "M2.1", {"player": 0}, 1, "0,1"),
    Case("not-active", "M2.1", {"player": 0}, 1, "mouse", TABLE.format("-"), ("0,1",)),
    Case("not-active", "M2.1", {"player": 1}, 0, "trap", TABLE.format("-"), ("0,1", "milk")),
    Case("choose-first", "M2.2", {}, 0, "milk"),
    Case("choose-first", "M2.2", {}, 0, "cheese"),
    Case("not-in-hand", "M1.1", {"kind": "mouse"}, 0, "mouse", TABLE.format("-"), ("0,1",)),
    Case("not-in-hand", "M1.1", {"kind": "cheese"}, 0, "cheese", TABLE.format("cheese:3"), ("0,1",)),
    Case("chosen", "M2.2", {"x": 0, "y": 1}, 0, "1,1", TABLE.format("-"), ("0,1",)),
    Case("chosen", "M2.2", {"x": 0, "y": 1}, 0, "0,1", TABLE.format("-"), ("0,1",)),
    Case("taken", "M2.2", {"x": 1, "y": 0}, 0, "1,0"),
    Case("touches-nothing", "M2.2", {"x": -1, "y": -1}, 0, "-1,-1"),
    Case("touches-nothing", "M2.2", {"x": 51, "y": 44}, 0, "51,44"),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.code)
def test_refusal(case: Case) -> None:
    check_reason(case.table(), case, "myszki")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.code)
def test_what_is_refused_cannot_be_played_and_changes_nothing(case: Case) -> None:
    check_nothing_changes(case.table(), case)


def test_every_code_is_provoked_here() -> None:
    assert codes_in("myszki", "state.py", "M") == {case.code for case in CASES}


def test_a_match_refuses_with_the_same_reason_and_by_name() -> None:
    m = cb.new("myszki", seats=2, seed=1, names=["Ema", "Petr"])
    steps = len(m.steps)
    with pytest.raises(cb.Refused) as refused:
        m.act(1, "milk")
    assert (refused.value.refusal.code, refused.value.refusal.facts) == ("not-active", {"player": "Ema"})
    assert len(m.steps) == steps


def test_a_draw_comes_only_when_it_is_its_time_and_from_the_stack() -> None:
    table = myszki(TABLE.format("cheese mouse"))
    with pytest.raises(cb.Illegal):
        table.state.settle(0)
    table.act(0, "0,1", "milk")
    milk = table.state.now
    assert isinstance(milk, cb.Chance)
    with pytest.raises(ValueError, match="mouse, cheese"):
        table.settle("milk")
    with pytest.raises(cb.Illegal):
        table.state.settle(12)


def test_there_are_no_standing_orders() -> None:
    m = cb.new("myszki", seats=2, seed=1)
    with pytest.raises(cb.Problem) as problem:
        m.order(0, "pass-all")
    assert problem.value.code == "order-unknown"
