"""What is told at a table of Mlsný kocour, when and with which facts."""

from __future__ import annotations

from cheeseboard.core.event import Event
from cheeseboard.core.moment import EVERYONE
from cheeseboard.games.kocour import events
from cheeseboard.games.kocour.actions import ACTIONS
from cheeseboard.games.kocour.components import VARIANTS
from cheeseboard.games.kocour.state import Kocour
from tests.games.table import KocourTable, kocour


def test_began_tells_who_starts() -> None:
    table = KocourTable(Kocour(3, VARIANTS["default", False, False, False]), ACTIONS)
    table.settle("2")
    (began,) = table.ear.heard
    assert isinstance(began, events.Began)
    assert (began.rule, began.facts()) == ("K1.3", {"player": 2, "game": 1})


def test_began_of_a_later_game_cites_the_match() -> None:
    table = kocour("> r6 o6 | -\n  b6 g6", "default match")
    table.settle("yellow yellow")
    table.act(0, "yellow", "yellow", "stop")
    began = table.ear.heard[-1]
    assert isinstance(began, events.Began)
    assert (began.rule, began.facts()) == ("K4.3", {"player": 1, "game": 2})


def test_rolled_tells_both_dice_in_order() -> None:
    table = kocour("  -\n> - | -")
    table.settle("joker green")
    (rolled,) = table.ear.heard
    assert isinstance(rolled, events.Rolled)
    assert (rolled.rule, rolled.facts()) == ("K2.1", {"player": 1, "die": "joker", "other": "green"})


def test_caught_tells_each_mouse_and_where_it_was() -> None:
    table = kocour("> - | -\n  r2")
    table.settle("red red")
    table.act(0, "red", "red<1")
    caught, stolen = table.ear.heard[1:]
    assert isinstance(caught, events.Caught)
    assert isinstance(stolen, events.Caught)
    assert (caught.key, caught.rule, caught.facts()) == ("event-caught", "K2.3", {"player": 0, "colour": "red"})
    facts = {"player": 0, "colour": "red", "owner": 1}
    assert (stolen.key, stolen.rule, stolen.facts()) == ("event-stolen", "K2.4", facts)


def test_a_bust_tells_how_many_mice_are_lost() -> None:
    table = kocour("> r1 | r2 b1\n  -")
    table.settle("red blue")
    bust = table.ear.heard[-1]
    assert isinstance(bust, events.Counted)
    assert (bust.key, bust.rule, bust.facts()) == ("event-bust", "K2.7", {"player": 0, "mice": 3})
    assert table.keys == ["rolled", "bust"]


def test_stopping_tells_how_many_mice_are_safe() -> None:
    table = kocour("> r1 | r2 b1\n  -")
    table.settle("green green")
    table.act(0, "green", "stop")
    stopped = table.ear.heard[-1]
    assert isinstance(stopped, events.Counted)
    assert (stopped.key, stopped.rule, stopped.facts()) == ("event-stopped", "K2.9", {"player": 0, "mice": 4})
    assert table.keys == ["rolled", "caught", "stopped"]


def test_five_colours_in_risky_are_told_at_once() -> None:
    table = kocour("> r1 | r2 o1 b1 g1\n  -", "default risky")
    table.settle("yellow red")
    table.act(0, "yellow")
    safe = table.ear.heard[-1]
    assert isinstance(safe, events.Counted)
    assert (safe.key, safe.rule, safe.facts()) == ("event-safe", "K4.2", {"player": 0, "mice": 6})
    table.act(0, "stop")
    assert table.told("stopped") == [{"player": 0, "mice": 0}]


def test_ended_tells_why() -> None:
    table = kocour("> r6 o6 | -\n  b6 g6")
    table.settle("yellow yellow")
    table.act(0, "yellow", "yellow", "stop")
    ended = table.ear.heard[-1]
    assert isinstance(ended, events.Ended)
    assert (ended.rule, ended.facts()) == ("K3.1", {"reason": "few-mice"})
    assert table.keys[-2:] == ["stopped", "ended"]


def test_ended_by_the_number_of_turns() -> None:
    table = kocour("> r6 | -\n  -", turns=499)
    table.settle("red red")
    assert table.keys == ["rolled", "bust", "ended"]
    assert (table.ear.heard[-1].rule, table.told("ended")) == ("K4.4", [{"reason": "turns"}])


def test_everybody_may_hear_everything() -> None:
    table = kocour("> - | -\n  r1")
    table.settle("red joker")
    table.act(0, "red<1", "red", "stop")
    assert {event.seen for event in table.ear.heard} == {EVERYONE}


def test_every_kind_of_event_is_an_example_here() -> None:
    kinds = {name for name, kind in vars(events).items() if isinstance(kind, type) and issubclass(kind, Event)}
    assert kinds - {"Event"} == {"Began", "Rolled", "Caught", "Counted", "Ended"}
