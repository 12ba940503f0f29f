"""What is told at a table of Gouda! Gouda!, when, with which facts and to whom."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.core.event import Event
from cheeseboard.core.moment import EVERYONE
from cheeseboard.games.gouda import events
from tests.games.series import new_match
from tests.games.table import gouda, magic

ALL = "reroll again transfer improve worsen nullify"


def test_began_tells_who_starts() -> None:
    m = cb.new("gouda", seats=3, chance="manual", random_start=True)
    m.settle(2)
    (told,) = m.events(None)
    assert isinstance(told.event, events.Began)
    assert (told.event.key, told.event.rule, told.event.facts()) == ("event-began", "G1.5", {"player": 2})


def test_drew_tells_a_card_to_its_player_alone() -> None:
    m = cb.new("gouda", seats=2, magic=True, chance="manual")
    m.settle("again")
    drew = m.events(0)[-1].event
    assert isinstance(drew, events.Drew)
    assert (drew.rule, drew.facts(), drew.seen) == ("G4.1", {"player": 0, "card": "again"}, 1 << 0)
    assert [m.events(1), m.events(None)] == [m.events(None)] * 2
    assert "event-drew" not in [told.event.key for told in m.events(1)]


def test_put_and_named_tell_who_and_where() -> None:
    table = gouda("gouda put\nC1 00001111\n  0 | -\n> 0 | -")
    table.act(1, "put:C2")
    put = table.ear.heard[0]
    assert isinstance(put, events.SpaceEvent)
    assert (put.key, put.rule, put.facts()) == ("event-put", "G1.3", {"player": 1, "space": "C2"})
    table = gouda("gouda name\nM1 01\n> 0 | -\n  0 | -")
    table.act(0, "M1")
    (named,) = table.ear.heard
    assert (named.key, named.rule, named.facts()) == ("event-named", "G2.1", {"player": 0, "space": "M1"})


def test_rolled_tells_how_many_of_each_colour() -> None:
    table = gouda("gouda name\nM1 0111\n> 0 | -\n  0 | -")
    table.go_on("0:M1 [g1 r3]")
    rolled = table.ear.heard[-1]
    assert isinstance(rolled, events.Rolled)
    facts = {"player": 0, "green": 1, "yellow": 0, "red": 3, "shown": 5}
    assert (rolled.key, rolled.rule, rolled.facts()) == ("event-rolled", "G2.2", facts)


def test_rerolled_tells_only_the_dice_that_were_rolled_again() -> None:
    table = magic("M1 0111", "reroll", "")
    table.go_on("0:M1 [g1 r3] 0:reroll:r3 [y3]")
    again = table.ear.heard[-1]
    assert isinstance(again, events.Rolled)
    facts = {"player": 0, "green": 0, "yellow": 3, "red": 0, "shown": 2}
    assert (again.key, again.rule, again.facts()) == ("event-rerolled", "G2.2", facts)
    assert table.keys == ["named", "rolled", "played-reroll-dice", "works", "rerolled"]


def test_all_dice_rolled_again_are_told_as_such() -> None:
    table = magic("M1 01", "reroll", "")
    table.go_on("0:M1 [r2] 0:reroll:r2 [g2]")
    assert table.keys[-1] == "rerolled"


@pytest.mark.parametrize(
    ("steps", "key", "facts"),
    [
        ("0:reroll:g1r1", "reroll-dice", {"green": 1, "yellow": 0, "red": 1, "shown": 5}),
        ("0:transfer:M2", "transfer-space", {"space": "M2"}),
        ("0:improve:y1", "improve-dice", {"green": 0, "yellow": 1, "red": 0, "shown": 2}),
        ("0:worsen:g1", "worsen-dice", {"green": 1, "yellow": 0, "red": 0, "shown": 1}),
        ("0:nullify:r1", "nullify-dice", {"green": 0, "yellow": 0, "red": 1, "shown": 4}),
        ("0:improve:y1 1:nullify", "nullify", {}),
        ("0:- 1:- 0:0@M1>M2 0:1@M1>D 0:again", "again", {}),
        ("0:- 1:- 0:0@M1>M2 0:1@M1>D 0:- 1:again:M1", "again-space", {"space": "M1"}),
    ],
)
def test_played_tells_who_plays_which_card_on_what(steps: str, key: str, facts: dict[str, int | str]) -> None:
    table = magic("M1 001\nM2 011", ALL, ALL)
    table.go_on(f"0:M1 [g1 y1 r1] {steps}")
    played = [event for event in table.ear.heard if isinstance(event, events.Played)][-1]
    player = int(steps.split()[-1][0])
    assert (played.key, played.rule, played.facts()) == (f"event-played-{key}", "G4.2", {"player": player, **facts})


@pytest.mark.parametrize(
    ("play", "rule"),
    [
        ("reroll:g1", "G4.3"),
        ("transfer:M2", "G4.5"),
        ("improve:y1", "G4.6"),
        ("worsen:y1", "G4.7"),
        ("nullify:g1", "G4.8"),
    ],
)
def test_works_cites_the_rule_of_the_card(play: str, rule: str) -> None:
    table = magic("M1 01\nM2 01", ALL, ALL)
    table.go_on(f"0:M1 [g1 y1] 0:- 1:{play}")
    assert table.told("works") == []  # it may still be cancelled
    table.act(0, "-")
    works = next(event for event in table.ear.heard if event.key == "event-works")
    assert isinstance(works, events.CardEvent)
    assert (works.rule, works.facts()) == (rule, {"player": 1, "card": play.partition(":")[0]})


def test_double_turn_works_before_the_next_space_is_named() -> None:
    table = magic("M1 01", "", "again")
    table.go_on("0:M1 [y2] 1:- 1:again:M1")
    assert table.keys[-3:] == ["played-again-space", "works", "named"]
    assert table.told("named")[-1] == {"player": 0, "space": "M1"}
    assert [event.rule for event in table.ear.heard if event.key == "event-works"] == ["G4.4"]


def test_cancelled_tells_whose_card_does_not_work() -> None:
    table = magic("M1 01", "improve", "nullify")
    table.go_on("0:M1 [g1 y1] 0:improve:y1 1:nullify")
    cancelled = table.ear.heard[-1]
    assert isinstance(cancelled, events.CardEvent)
    facts = {"player": 0, "card": "improve"}
    assert (cancelled.key, cancelled.rule, cancelled.facts()) == ("event-cancelled", "G4.8", facts)
    assert table.told("works") == []


def test_a_chain_is_told_from_the_last_card_to_the_first() -> None:
    table = magic("M1 01", "improve nullify", "nullify")
    table.go_on("0:M1 [g1 y1] 0:improve:y1 1:nullify 0:nullify")
    assert table.keys[2:] == ["played-improve-dice", "played-nullify", "played-nullify", "cancelled", "works"]


def test_moved_tells_whose_mouse_went_where() -> None:
    table = gouda("gouda name\nM1 01\n> 0 | -\n  0 | -")
    table.go_on("0:M1 [g1 r1] 0:1@M1>S1 0:0@M1>C2")
    up, down = table.ear.heard[-2:]
    assert isinstance(up, events.Moved)
    assert isinstance(down, events.Moved)
    assert (up.key, up.rule, up.facts()) == ("event-up", "G2.3", {"player": 0, "owner": 1, "space": "S1"})
    assert (down.key, down.rule, down.facts()) == ("event-down", "G2.3", {"player": 0, "owner": 0, "space": "C2"})


@pytest.mark.parametrize(
    ("options", "space", "end", "eaten", "points"),
    [("", "F1", "T", "G3.1", 1), ("party", "F1", "T", "G5.1", 1), ("cheese-spots", "M2", "M3", "G6.3", 3)],
)
def test_ate_tells_the_owner_of_the_mouse(options: str, space: str, end: str, eaten: str, points: int) -> None:
    table = gouda(f"gouda {options} name\n{space} 01\n> 0 | -\n  0 | -\ncheese 0 T M3 M2")
    table.go_on(f"0:{space} [g1 y1] 0:1@{space}>{end}")
    ate = next(event for event in table.ear.heard if isinstance(event, events.Ate))
    assert (ate.key, ate.rule, ate.facts()) == ("event-ate", eaten, {"player": 1, "points": points})
    assert table.keys.index("up") + 1 == table.keys.index("ate")


@pytest.mark.parametrize(
    ("drawn", "rule", "reason"),
    [
        ("gouda name\nF1 01\n> 0 | -\n  0 | -", "G3.1", "arrival"),
        ("gouda party name\nF1 01\n> 2 @0 | -\n  0 | -\ncheese 2", "G5.2", "cheese"),
        ("gouda cheese-spots name\nF1 01\n> 2 @0 | -\n  3 @1 | -\ncheese 2 T", "G6.3", "cheese"),
    ],
)
def test_ended_tells_why(drawn: str, rule: str, reason: str) -> None:
    table = gouda(drawn)
    table.go_on("0:F1 [g1 y1] 0:1@F1>T")
    ended = table.ear.heard[-1]
    assert isinstance(ended, events.Ended)
    assert (ended.rule, ended.facts()) == (rule, {"reason": reason})
    assert table.keys[-3:] == ["up", "ate", "ended"]


def test_passing_is_not_told() -> None:
    table = magic("M1 01", ALL, ALL)
    table.go_on("0:M1 [g1 y1]")
    before = table.keys
    table.pass_round()
    assert table.keys == before


def test_only_draws_are_secret() -> None:
    m, rng = new_match("gouda", 3, 2, {"magic": True, "cards": 5}), cb.Rng(2)
    while not m.over:
        m.act(m.asked[0], m.state.sample(m.asked[0], rng))
    for told in m.told:
        event = told.event
        assert event.seen == (1 << event.seat if isinstance(event, events.Drew) else EVERYONE)


def test_every_kind_of_event_is_an_example_here() -> None:
    kinds = {name for name, kind in vars(events).items() if isinstance(kind, type) and issubclass(kind, Event)}
    here = {"Began", "Drew", "SpaceEvent", "Rolled", "Played", "CardEvent", "Moved", "Ate", "Ended"}
    assert kinds - {"Event"} == here
