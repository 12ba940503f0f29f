"""What is told at a table of Qwixx, when and with which facts."""

from __future__ import annotations

import pytest

from cheeseboard.core.event import Event
from cheeseboard.core.moment import EVERYONE
from cheeseboard.games.qwixx import events
from tests.games.table import qwixx

RED = "r2 r3 r4 r5 r6"
R12: dict[str, int | str] = {"row": 1, "colour": "red", "number": 12}


def test_began_tells_who_is_first() -> None:
    table = qwixx("qwixx classic begin\n> -\n  -\n  -")
    table.settle("2")
    (began,) = table.ear.heard
    assert isinstance(began, events.Began)
    assert (began.rule, began.facts()) == ("Q2.5", {"player": 2})


def test_rolled_tells_the_dice_and_calls_the_white_sum() -> None:
    table = qwixx(f"qwixx classic roll\n  {RED} r12\n> -")
    table.settle("4 1 2 3 5")
    (rolled,) = table.ear.heard
    assert isinstance(rolled, events.Rolled)
    assert (rolled.rule, rolled.facts()) == (
        "Q2.1",
        {"player": 1, "white": 4, "other": 1, "sum": 5, "red": 0, "yellow": 2, "green": 3, "blue": 5},
    )


def test_crossed_is_told_when_all_have_answered() -> None:
    table = qwixx("qwixx classic first w4 w1 r6 y2 g3 b5\n> -\n  -\n  -")
    table.act(2, "b5")
    table.act(0, "r5")
    assert table.ear.heard == []
    table.act(1, "-")
    crossed = [(event.rule, event.facts()) for event in table.ear.heard if isinstance(event, events.Crossed)]
    assert crossed == [
        ("Q2.1", {"player": 0, "row": 1, "colour": "red", "number": 5}),
        ("Q2.1", {"player": 2, "row": 4, "colour": "blue", "number": 5}),
    ]
    assert table.keys == ["crossed", "crossed"]


def test_crossed_in_the_second_action_cites_its_own_rule() -> None:
    table = qwixx("qwixx mixx-a second w4 w1 r6 y2 g3 b5\n> -\n  -")
    table.act(0, "4:7")
    (crossed,) = table.ear.heard
    assert isinstance(crossed, events.Crossed)
    assert (crossed.rule, crossed.facts()) == ("Q2.2", {"player": 0, "row": 4, "colour": "red", "number": 7})


def test_locked_is_told_of_each_player_who_locks() -> None:
    table = qwixx(f"qwixx classic first w6 w6 r1 y1 g1 b1\n> {RED}\n  {RED}")
    table.act(0, "r12")
    table.act(1, "r12")
    locked = [(event.rule, event.facts()) for event in table.ear.heard if isinstance(event, events.Locked)]
    assert locked == [("Q3.5", {"player": 0, **R12}), ("Q3.5", {"player": 1, **R12})]
    assert table.keys == ["crossed", "locked", "crossed", "locked"]


def test_punished_tells_how_many_penalties_there_are() -> None:
    table = qwixx("qwixx classic second w4 w1 r6 y2 g3 b5\n> - | 1\n  -")
    table.act(0, "-")
    (punished,) = table.ear.heard
    assert isinstance(punished, events.Punished)
    assert (punished.rule, punished.facts()) == ("Q2.4", {"player": 0, "penalties": 2})


@pytest.mark.parametrize(
    ("position", "action", "keys", "ended"),
    [
        ("- | 3\n  -", "-", ["punished", "ended"], ("Q4.1", {"reason": "penalties"})),
        ("y2 y3 y4 y5 y6\n  r2 r3 r4 r5 r6 r12", "y12", ["crossed", "locked", "ended"], ("Q4.2", {"reason": "locks"})),
    ],
)
def test_ended_tells_why(position: str, action: str, keys: list[str], ended: tuple[str, dict[str, str]]) -> None:
    dice = "y6 g1 b1" if "r12" in position else "r1 y1 g1 b1"
    table = qwixx(f"qwixx classic second w6 w6 {dice}\n> {position}")
    table.act(0, action)
    assert table.keys == keys
    last = table.ear.heard[-1]
    assert isinstance(last, events.Ended)
    assert (last.rule, last.facts()) == ended


def test_everybody_may_hear_everything() -> None:
    table = qwixx("qwixx classic begin\n> -\n  -")
    for outcome in ("1", "1 1 1 1 1 1"):
        table.settle(outcome)
    for seat, action in ((0, "r2"), (1, "y2"), (1, "-")):
        table.act(seat, action)
    assert {event.seen for event in table.ear.heard} == {EVERYONE}


def test_every_kind_of_event_is_an_example_here() -> None:
    kinds = {name for name, kind in vars(events).items() if isinstance(kind, type) and issubclass(kind, Event)}
    assert kinds - {"Event"} == {"Began", "Rolled", "Crossed", "Locked", "Punished", "Ended"}
