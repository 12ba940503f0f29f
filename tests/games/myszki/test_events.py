"""What is told at a table of Myszki, when, with which facts and to whom."""

from __future__ import annotations

import cheeseboard as cb
from cheeseboard.core.event import Event
from cheeseboard.core.moment import EVERYONE
from cheeseboard.games.myszki import events
from cheeseboard.games.myszki.game import GAME
from tests.games.myszki.example import at_the_end
from tests.games.series import new_match
from tests.games.table import laid, myszki
from tests.rules import rule


def test_began_tells_who_starts() -> None:
    m = cb.new("myszki", seats=3, chance="manual", random_start=True)
    m.settle(2)
    (told,) = m.events(None)
    assert isinstance(told.event, events.Began)
    assert (told.event.rule, told.event.facts()) == ("M2.1", {"player": 2})


def test_drew_tells_the_first_hands_to_their_players() -> None:
    m = cb.new("myszki", seats=2, chance="manual")
    m.settle("milk")
    drew = m.events(0)[-1].event
    assert isinstance(drew, events.Drew)
    assert (drew.rule, drew.facts(), drew.seen) == ("M1.1", {"player": 0, "kind": "milk"}, 1 << 0)
    assert [told.event.key for told in m.events(1)] == [told.event.key for told in m.events(None)]
    assert m.events(1) == []


def test_drew_tells_the_next_tile_to_its_player_alone() -> None:
    table = myszki("myszki choose\n  cheese | -\n> milk | trap\nfrom 0,0\n0m")
    table.act(1, "1,0", "milk")
    table.settle("trap")
    drew = table.ear.heard[-1]
    assert isinstance(drew, events.Drew)
    assert (drew.rule, drew.facts(), drew.seen) == ("M2.3", {"player": 1, "kind": "trap"}, 1 << 1)
    assert table.keys == ["laid", "drew"]


def test_laid_tells_whose_tile_lies_where() -> None:
    table = laid("0m", hand="cat-ginger")
    table.act(0, "0,-1")
    assert table.keys == []  # a chosen cell is nothing yet
    table.act(0, "cat-ginger")
    (put,) = table.ear.heard
    assert isinstance(put, events.TileEvent)
    facts = {"player": 0, "kind": "cat-ginger", "x": 0, "y": -1}
    assert (put.key, put.rule, put.facts(), put.seen) == ("event-laid", "M2.2", facts, EVERYONE)


@rule("M3.1", "M3.2", "M3.3", "M3.4", "M4.1")
def test_the_resolution_is_told_step_by_step_in_order() -> None:
    heard = at_the_end().ear.heard[1:]
    assert [event.key for event in heard[:2]] == ["event-ended", "event-fed"]
    rules = [event.rule for event in heard]
    assert rules == sorted(rules)
    assert {rule: rules.count(rule) for rule in rules} == {
        "M2.3": 1,
        "M3.1": 2,
        "M3.2": 1,
        "M3.3": 5,
        "M3.4": 3,
        "M4.1": 19,
    }


def test_within_a_step_the_tiles_come_in_the_order_of_laying() -> None:
    table = at_the_end()
    order = [(tile.x, tile.y) for tile in table.seen().tiles]
    for key in ("fed", "disarmed", "scored"):
        cells = [(int(facts["x"]), int(facts["y"])) for facts in table.told(key)]
        assert cells == sorted(cells, key=order.index)


def test_ended_comes_before_the_resolution() -> None:
    (laid_last, ended) = at_the_end().ear.heard[:2]
    assert (laid_last.key, ended.key) == ("event-laid", "event-ended")
    assert isinstance(ended, events.Ended)
    assert (ended.rule, ended.facts()) == ("M2.3", {"reason": "last-tile"})


def test_fed_tells_the_cats_with_milk() -> None:
    assert at_the_end().told("fed") == [
        {"player": 0, "kind": "cat-ginger", "x": 6, "y": 2},
        {"player": 1, "kind": "cat-white", "x": 0, "y": 5},
    ]


def test_disarmed_tells_the_traps_among_four_mice() -> None:
    assert at_the_end().told("disarmed") == [{"player": 1, "kind": "trap", "x": 2, "y": 4}]


def test_caught_tells_the_mouse_and_what_caught_it() -> None:
    caught = [event for event in at_the_end().ear.heard if isinstance(event, events.Caught)]
    first = {"player": 0, "kind": "mouse", "x": 1, "y": 1, "catcher": "cat-white", "cx": 0, "cy": 1}
    assert (caught[0].key, caught[0].rule, caught[0].facts()) == ("event-caught", "M3.3", first)
    trapped = {"player": 0, "kind": "mouse", "x": 1, "y": 1, "catcher": "trap", "cx": 1, "cy": 0}
    assert next(event.facts() for event in caught if event.rule == "M3.4") == trapped


def test_scored_tells_the_points_of_every_mouse_that_got_away() -> None:
    table = at_the_end()
    scored = table.told("scored")
    assert {"player": 1, "kind": "friend-black", "x": 5, "y": 0, "points": 3} in scored
    assert {"player": 1, "kind": "supermouse", "x": 7, "y": 1, "points": 0} in scored
    for seat, points in enumerate(table.points):
        assert sum(int(facts["points"]) for facts in scored if facts["player"] == seat) == points


def test_what_is_told_is_what_the_view_shows() -> None:
    for seed in range(6):
        m, rng = new_match("myszki", 2 + seed % 3, seed, {}), cb.Rng(seed)
        while not m.over:
            m.act(m.asked[0], m.state.sample(m.asked[0], rng))
        tiles = {(tile.x, tile.y): tile for tile in GAME.view(m.state, None).tiles}
        for told in m.events(None):
            event = told.event
            if isinstance(event, events.Caught):
                assert (event.catcher_cell.x, event.catcher_cell.y) in tiles[event.cell.x, event.cell.y].caught_by
            elif event.key == "event-scored" and isinstance(event, events.TileEvent):
                assert tiles[event.cell.x, event.cell.y].points == event.points
        caught = [told for told in m.events(None) if isinstance(told.event, events.Caught)]
        assert len(caught) == sum(len(tile.caught_by) for tile in tiles.values())


def test_only_draws_are_secret() -> None:
    m, rng = new_match("myszki", 3, 2, {}), cb.Rng(2)
    while not m.over:
        m.act(m.asked[0], m.state.sample(m.asked[0], rng))
    for told in m.told:
        event = told.event
        assert event.seen == (1 << event.seat if isinstance(event, events.Drew) else EVERYONE)


def test_every_kind_of_event_is_an_example_here() -> None:
    kinds = {name for name, kind in vars(events).items() if isinstance(kind, type) and issubclass(kind, Event)}
    assert kinds - {"Event"} == {"Began", "Drew", "TileEvent", "Caught", "Ended"}
