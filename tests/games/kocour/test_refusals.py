"""Every refusal of Mlsný kocour: its code, its rule and its facts."""

from __future__ import annotations

from typing import NamedTuple

import pytest

import cheeseboard as cb
from tests.games.refusing import check_nothing_changes, check_reason, codes_in
from tests.games.table import KocourTable, kocour


class Case(NamedTuple):
    """Who tries what after which dice and catches of player 0, and why that is refused."""

    code: str
    rule: str
    facts: dict[str, int | str]
    seat: int
    action: str
    players: str
    dice: str = ""
    before: tuple[str, ...] = ()
    turns: int = 0

    def table(self) -> KocourTable:
        table = kocour(self.players, turns=self.turns)
        if self.dice:
            table.settle(self.dice)
        table.act(0, *self.before)
        return table


RED: dict[str, int | str] = {"colour": "red"}
RED_OF_1: dict[str, int | str] = {"colour": "red", "owner": 1}
CASES = [
    Case("over", "K3.1", {}, 1, "roll", "> r6 o6 b6 g6 y1 | -\n  -", "yellow yellow", ("yellow", "stop")),
    Case("over", "K4.4", {}, 0, "red", "> r6 | -\n  -", "red red", turns=499),
    Case("dice-first", "K2.1", {}, 0, "red", "> - | -\n  -"),
    Case("dice-first", "K2.1", {}, 0, "stop", "> - | r1\n  -"),
    Case("dice-first", "K2.1", {}, 1, "roll", "> - | -\n  -"),
    Case("not-active", "K1.3", {"player": 0}, 1, "red", "> - | -\n  -", "red blue"),
    Case("catch-first", "K2.3", {}, 0, "stop", "> - | -\n  -", "red blue"),
    Case("catch-first", "K2.4", {}, 0, "roll", "> - | b1\n  -", "red red"),
    Case("roll-used", "K2.3", {}, 0, "red", "> - | -\n  -", "red blue", ("red", "blue")),
    Case("roll-used", "K2.4", {}, 0, "red", "> - | -\n  -", "red red", ("red", "red")),
    Case("nobody-there", "K2.4", {"card": 3}, 0, "red<2", "> - | -\n  r1", "red red"),
    Case("own-card", "K2.4", {}, 0, "red<0", "> r1 | -\n  -", "red red"),
    Case("colour-pulled", "K2.6", RED, 0, "red", "> - | r1\n  -", "red blue"),
    Case("colour-pulled", "K2.6", RED_OF_1, 0, "red<1", "> - | r1\n  r1", "red joker"),
    Case("not-shown", "K2.3", RED, 0, "red", "> - | -\n  -", "green blue"),
    Case("not-shown", "K2.3", RED_OF_1, 0, "red<1", "> - | -\n  r1", "blue blue"),
    Case("needs-pair", "K2.4", RED_OF_1, 0, "red<1", "> - | -\n  r1", "red blue"),
    Case("needs-pair", "K2.4", RED_OF_1, 0, "red<1", "> - | -\n  r1", "joker blue"),
    Case("no-mouse", "K2.3", RED, 0, "red", "> - | -\n  r6", "red red"),
    Case("no-mouse", "K2.4", RED_OF_1, 0, "red<1", "> r1 | -\n  -", "red red"),
    Case("no-mouse", "K2.4", RED_OF_1, 0, "red<1", "> - | -\n  r1", "red red", ("red<1",)),
    Case("does-not-go-with", "K2.5", RED, 0, "red", "> - | -\n  b1", "blue joker", ("blue<1",)),
    Case("does-not-go-with", "K2.5", RED, 0, "red", "> - | -\n  -", "blue joker", ("green",)),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.code)
def test_refusal(case: Case) -> None:
    check_reason(case.table(), case, "kocour")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.code)
def test_what_is_refused_cannot_be_played_and_changes_nothing(case: Case) -> None:
    check_nothing_changes(case.table(), case)


def test_every_code_is_provoked_here() -> None:
    assert codes_in("kocour", "state.py", "K") == {case.code for case in CASES}


def test_a_match_refuses_with_the_same_reason_and_by_name() -> None:
    m = cb.new("kocour", seats=2, chance="manual", names=["Ema", "Petr"])
    refusal = m.why(0, "red")
    assert refusal is not None
    assert refusal.code == "dice-first"  # who begins is not drawn yet
    m.settle(1)
    m.settle("red blue")
    with pytest.raises(cb.Refused) as refused:
        m.act(0, "red")
    assert (refused.value.refusal.code, refused.value.refusal.facts) == ("not-active", {"player": "Petr"})
    assert len(m.steps) == 2


def test_the_dice_come_only_when_it_is_their_time() -> None:
    table = kocour("> - | -\n  -")
    with pytest.raises(cb.Illegal):
        table.state.settle(36)
    table.settle("red blue")
    with pytest.raises(cb.Illegal):
        table.state.settle(0)
