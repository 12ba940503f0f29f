"""What readers are sent: a snapshot, then what has changed."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import json
from msgspec.structs import replace

from cheeseboard.core.refusal import Problem
from cheeseboard.core.rng import Rng
from cheeseboard.core.view import plain
from cheeseboard.registry import NAMES
from cheeseboard.server.ids import PersonId
from cheeseboard.server.tables import commands
from cheeseboard.server.tables.bodies import Body, body
from cheeseboard.server.tables.clocks import PerMatch
from cheeseboard.server.tables.patches import apply
from cheeseboard.server.tables.seating import Open
from cheeseboard.server.tables.table import Table
from cheeseboard.server.tables.updates import Updates, since, snapshot
from tests.server.tables.seated import EMA, JAN, NOON, PETR, SECRET, Host, magic, set_up, shown, started


class Browser:
    """Keeps what it was sent, as the page does."""

    def __init__(self, first: Body) -> None:
        self.told: list[Any] = []
        self.body: Any = {}
        self.take(first)

    def take(self, update: Body) -> None:
        received = json.decode(json.encode(update))
        events = received.pop("events")
        self.told = [event for event in self.told if event["step"] < events["from"]] + events["told"]
        self.body = apply(self.body, received["patch"]) if "patch" in received else received

    @property
    def all(self) -> bytes:
        return json.encode([self.body, self.told], order="sorted")


def test_a_table_that_gathers_shows_its_seats() -> None:
    head = replace(set_up("qwixx", EMA, "greedy"), clock=PerMatch(60, 5))
    table = Table.begin(replace(head, seats=(*head.seats, Open())), SECRET)
    found = shown(table, None)
    assert found["seats"] == [
        {"kind": "person", "id": EMA, "name": "Ema", "bot_of": None, "added": True},
        {"kind": "bot", "level": "greedy"},
        {"kind": "open"},
    ]
    assert "nonce of Ema" not in str(found)
    assert (found["status"], found["view"], found["events"]) == ("gathering", None, {"from": 0, "told": []})
    assert found["setup"]["clock"] == {"kind": "match", "seconds": 60, "increment": 5}


def test_a_seat_is_shown_its_view_its_question_and_its_choices() -> None:
    host = started("qwixx", EMA, PETR, "greedy", clock=PerMatch(60, 5))
    match = host.table.match
    found = shown(host.table, 1)
    assert json.encode(found["view"]) == json.encode(plain(match.view(1)))
    assert (found["you"], found["ask"], found["asked"]) == (1, 1, [0, 1, 2])
    assert found["choices"] == [action.notation for action in match.legal(1)]
    assert found["seats"][1] == {
        "person": PETR,
        "name": "Petr",
        "bot": None,
        "local": False,
        "bot_of": None,
        "stood_in": False,
        "handed": False,
        "left": 60_000,
        "deadline": NOON + 60_000,
    }
    assert found["undo"]["code"] == "undo-nothing"
    host.act(1, "-")
    assert shown(host.table, 1)["undo"] == {"step": 2}
    assert shown(host.table, 1)["choices"] == []


def test_a_spectator_is_shown_no_choices() -> None:
    found = shown(started("qwixx", EMA, PETR).table, None)
    assert not {"ask", "choices", "order", "undo"} & found.keys()


def test_spectators_are_let_in_or_not() -> None:
    host = Host(replace(set_up("qwixx", EMA, PETR), spectators=False))
    shown(host.table, None)
    host.start()
    with pytest.raises(Problem) as problem:
        shown(host.table, None)
    assert problem.value.code == "no-spectators"
    shown(host.table, 0)


@pytest.mark.parametrize("reader", [-1, 2])
def test_there_is_no_such_reader(reader: int) -> None:
    with pytest.raises(Problem) as problem:
        shown(started("qwixx", EMA, PETR).table, reader)
    assert problem.value.code == "no-seat"


def test_events_name_people_and_number_bots() -> None:
    host = started("kocour", EMA, "greedy")
    host.play(Rng(1), 20)
    assert players_told(host) == {"Ema", 1}
    host.fold(commands.hand_over(host.table, EMA, 0, PETR, "Petr", NOON))
    assert players_told(host) == {"Petr", 1}


def players_told(host: Host) -> set[str | int]:
    told = shown(host.table, 0)["events"]["told"]
    return {event["facts"]["player"] for event in told if "player" in event["facts"]}


def test_the_secret_is_shown_when_it_is_over_and_not_before() -> None:
    host = started("kocour", EMA, PETR)
    for reader in (None, 0, 1):
        assert SECRET.hex().encode() not in json.encode(shown(host.table, reader))
    host.play(Rng(1))
    for reader in (None, 0, 1):
        found = shown(host.table, reader)
        assert found["fair"]["secret"] == SECRET.hex()
        assert found["result"]["places"]


def test_a_table_that_is_closed_before_it_begins_can_be_read() -> None:
    host = Host(set_up("kocour", EMA, PETR))
    host.fold(commands.close(host.table, EMA, "given-up", NOON))
    assert since(host.table, 0, 0)["status"] == "closed"
    assert since(host.table, 1, 0)["patch"] == {}


def test_a_closed_table_shows_no_secret() -> None:
    host = started("kocour", EMA, PETR)
    host.fold(commands.close(host.table, None, "abandoned", NOON))
    assert SECRET.hex().encode() not in json.encode(shown(host.table, None))


def test_when_it_is_over_all_hands_are_open() -> None:
    host = started("gouda", EMA, PETR, options={"magic": True})
    host.play(Rng(4), 5)
    assert shown(host.table, None)["open"] is None
    host.play(Rng(4))
    found = shown(host.table, None)
    for seat in (0, 1):
        assert apply(found["view"], found["open"][seat]) == plain(host.table.match.view(seat))


def test_little_is_sent_where_little_has_changed() -> None:
    host = started("qwixx", EMA, PETR, "greedy")
    updates = Updates(host.table)
    whole = len(json.encode(updates.since(0, 0)))
    host.act(1, "-")
    update = updates.since(1, 0)
    assert update["patch"]
    assert len(json.encode(update)) < whole / 10


def test_who_was_away_for_long_gets_the_body_whole_and_only_new_events() -> None:
    host = started("kocour", EMA, PETR).play(Rng(1), 4)
    step = len(host.table.match.steps)
    revision = host.table.revision
    host.play(Rng(1), 3)
    update: Any = since(host.table, revision, 0)
    assert "patch" not in update
    assert update["events"]["from"] == step
    assert min(event["step"] for event in update["events"]["told"]) >= step


@pytest.mark.parametrize("revision", [-5, 0, 99])
def test_who_knows_no_revision_that_there_was_gets_a_shown(revision: int) -> None:
    host = started("kocour", EMA, PETR)
    assert since(host.table, revision, 0) == snapshot(host.table, 0)


@pytest.mark.parametrize("game", [name for name in NAMES if name != "wistar"])
@given(seed=st.integers(0, 1 << 30))
def test_whoever_looks_now_and_then_sees_the_same_as_who_looks_for_the_first_time(game: str, seed: int) -> None:
    """Through moves, undo, going back, stand-ins and the end."""
    luck = Rng(seed)
    host = started(game, EMA, "greedy", PETR, clock=PerMatch(600, 5), options=magic(game))
    updates = Updates(host.table)
    browsers = {reader: Browser(updates.since(0, reader)) for reader in (None, 0, 1, 2)}
    for _ in range(25):
        if host.table.match.over:
            break
        step(host, luck)
        for reader, browser in browsers.items():
            if luck.below(2):
                browser.take(updates.since(browser.body["revision"], reader))
                assert browser.all == Browser(snapshot(host.table, reader)).all


def step(host: Host, luck: Rng) -> None:
    table = host.table
    match luck.below(10):
        case 0 if isinstance(table.match.undoable(0), int) and table.chairs[0].bot is None:
            host.fold(commands.undo(table, EMA, 0, host.at))
        case 1 if table.request is None and table.chairs[0].bot is None:
            host.fold(commands.ask_back(table, EMA, 0, luck.below(len(table.match.steps)), host.at))
        case 2 if table.request is not None and table.chairs[2].player in table.voters() - table.request.agreed:
            host.fold(commands.agree(table, PersonId(table.chairs[2].by), host.at))
        case 3 if table.chairs[0].bot is None:
            host.fold(commands.stand_in(table, EMA, 0, "random", "chosen", host.at))
        case 4 if table.chairs[0].bot is not None and not table.clocks.used_up(0):
            host.fold(commands.come_back(table, EMA, 0, host.at))
        case 5 if table.chairs[2].owner == PETR:
            host.fold(commands.hand_over(table, PETR, 2, JAN, "Jan", host.at))
        case _:
            host.random_act(luck)


def test_the_end_tells_everything_anew_and_only_once() -> None:
    host = started("gouda", EMA, PETR, options={"magic": True}).play(Rng(4))
    revision = host.table.revision
    update: Any = since(host.table, revision - 1, None)
    assert update["events"] == shown(host.table, None)["events"]
    assert since(host.table, revision, None)["events"] == {"from": len(host.table.match.steps), "told": []}


def test_a_body_is_made_once_for_all_screens_of_a_seat() -> None:
    host = started("qwixx", EMA, PETR)
    updates = Updates(host.table)
    assert updates.present(0) is updates.present(0)
    assert updates.present(0).whole() == body(host.table, 0)
