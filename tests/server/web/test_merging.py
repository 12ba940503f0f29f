"""Whoever logs in as a guest brings along what they have, also in the middle of a match."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select
from websockets.exceptions import ConnectionClosed

from cheeseboard.core.rng import Rng
from cheeseboard.server.ids import PersonId
from cheeseboard.server.live import merging as live_merging
from cheeseboard.server.settings import Settings
from cheeseboard.server.store import merging
from cheeseboard.server.store.engine import connect
from cheeseboard.server.store.errors import Taken
from cheeseboard.server.store.schema import BOTS, JOURNAL, SEATS, TABLES
from cheeseboard.server.store.upgrade import upgrade
from tests.server.conftest import administer
from tests.server.services.postgres import Postgres
from tests.server.web.running import Browser, Running, running
from tests.server.web.test_after import finished
from tests.server.web.test_lobby import started
from tests.server.web.test_play import play, proved
from tests.server.web.test_reminders import kinds, soon

WORD = "a long word"


@pytest.fixture(params=["sqlite", "postgres"], scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with one kind of database, then with the other."""
    url = ""
    if request.param == "postgres":
        url = prepared(request.getfixturevalue("postgres"))
    with running(tmp_path_factory.mktemp("merging"), database_url=url) as started:
        yield started


def prepared(postgres: Postgres) -> str:
    """A database of PostgreSQL's, brought to the last revision as an operator does it."""
    name = f"merging_{os.getpid()}"
    administer(postgres, f"CREATE DATABASE {name}")
    url = postgres.url(name)
    database = connect(Settings(data=Path("/nowhere"), database_url=url), upkeep=True)
    upgrade(database)
    database.close()
    return url


def account(server: Running, name: str) -> Browser:
    browser = server.person()
    browser.post("/api/register", account=name, password=WORD)
    return browser


def log_in(browser: Browser, name: str) -> str:
    return str(browser.post("/api/login", account=name, password=WORD)["person"])


def me(browser: Browser) -> str:
    return str(browser.get("/api/me")["person"])


def tables(browser: Browser, **query: Any) -> set[str]:
    return {each["table"]["id"] for each in browser.get("/api/tables/mine", **query)["tables"]}


def left_of(server: Running, guest: str) -> int:
    """How many seats and bots are still the guest's."""
    seats = select(func.count()).where(SEATS.c.person == guest)
    bots = select(func.count()).where(BOTS.c.owner == guest)
    return sum(server.house.database.read(lambda c: [c.scalar(each) or 0 for each in (seats, bots)]))


def test_seats_tables_history_and_bots_become_the_accounts(server: Running) -> None:
    name = "Everything"
    owner = account(server, name)
    ema, petr = server.person("Ema"), server.person("Petr")
    guest = me(ema)
    over, going_on = finished(server, ema, petr), started(ema, petr)
    gathered = ema.table("kocour")
    left = ema.table("kocour")
    ema.post(f"/api/tables/{left}/leave")
    bot = ema.post("/api/bots", name="Robot")["bot"]
    with ema.watch(going_on, 0) as talk:
        talk.ask("chat", text="hello")
        play({0: talk}, Rng(1), 1)
    assert log_in(ema, name) == me(owner) != guest
    assert tables(ema) == tables(owner) == {going_on, gathered, left}
    assert tables(ema, ended=True) == {over}
    assert [each["bot"] for each in ema.get("/api/bots")["bots"]] == [bot]
    assert left_of(server, guest) == 0
    assert ema.get(f"/api/tables/{going_on}/chat")["lines"][0]["person"] == me(owner)
    with ema.watch(going_on, 0) as first, petr.watch(going_on, 1) as second:
        assert first.bodies[0]["seats"][0]["name"] == "Ema"  # as it was
        play({0: first, 1: second}, Rng(2))
    assert proved(petr.http.get(f"/api/tables/{going_on}/record").text)
    assert ema.post(f"/api/tables/{over}/rematch")["creator"] == me(owner)
    ema.post(f"/api/tables/{gathered}/bot", seat=1, level="greedy")  # only who has set it up may
    ema.post(f"/api/tables/{gathered}/start")
    ema.post(f"/api/tables/{left}/sit", seat=1)


def test_a_table_that_is_read_anew_knows_it_too(server: Running) -> None:
    account(server, "Anew")
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr)
    person = log_in(ema, "Anew")
    stage, _ = server.house.floor.rebuild(table)  # type: ignore[arg-type]
    assert [chair.owner for chair in stage.chairs] == [person, me(petr)]


def test_live_sockets_of_the_guest_are_told_to_come_back_and_go_on(server: Running) -> None:
    account(server, "Sockets")
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr)
    with ema.watch(table, 0) as old, ema.watch(table, None) as spectating, petr.watch(table, 1) as second:
        log_in(ema, "Sockets")
        for talk in (old, spectating):
            with pytest.raises(ConnectionClosed) as closed:
                talk.wait(lambda: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
            assert talk.others[-1]["code"] == "merged"
        with ema.socket(table) as new:  # goes on from what the old one knew
            new.bodies, new.told = old.bodies, old.told
            assert new.ask("hello", seat=0, since=old.bodies[0]["revision"])["type"] == "ok"
            second.catch_up(2)
            new.catch_up(2)
            play({0: new, 1: second}, Rng(3), 10)


def test_a_seat_beside_and_a_request_to_go_back_are_taken_over_too(server: Running) -> None:
    account(server, "Beside")
    ema, petr = server.person("Ema"), server.person("Petr")
    table = ema.table("qwixx", seats=3)
    petr.post(f"/api/tables/{table}/sit", seat=1)
    ema.post(f"/api/tables/{table}/beside", seat=2, name="Eva")
    ema.post(f"/api/tables/{table}/start")
    with ema.watch(table, 0, 2) as talk, petr.watch(table, 1) as second:
        play({0: talk, 1: second, 2: talk}, Rng(3), 4)
        assert talk.ask("ask_back", seat=0, step=1)["type"] == "ok"
    person = log_in(ema, "Beside")
    with ema.watch(table, 0, 2) as talk, petr.watch(table, 1) as second:
        assert talk.bodies[2]["back"]["agreed"] == [person]
        assert second.ask("agree")["type"] == "ok"
        play({0: talk, 1: second, 2: talk}, Rng(4), 4)


def test_where_both_sit_before_the_match_the_guest_gets_up(server: Running) -> None:
    owner = account(server, "Gathering")
    ema = server.person("Ema")
    table = ema.table("qwixx", seats=3)
    owner.post(f"/api/tables/{table}/sit", seat=1)
    person = log_in(ema, "Gathering")
    found = ema.get(f"/api/tables/{table}")["table"]
    assert [seat["kind"] for seat in found["seats"]] == ["open", "person", "open"]
    assert (found["seats"][1]["person"], found["creator"]) == (person, person)


def test_where_both_play_the_guests_seat_is_left_to_a_stand_in(server: Running) -> None:
    owner = account(server, "Playing")
    ema = server.person("Ema")
    guest, table = me(ema), started(ema, owner)
    log_in(ema, "Playing")
    with ema.watch(table, 1) as talk:
        seats = talk.bodies[1]["seats"]
        assert (seats[0]["person"], seats[0]["bot"], seats[0]["stood_in"]) == (guest, "greedy", True)
        assert talk.ask("hello", seat=0)["code"] == "not-your-seat"
        play({1: talk}, Rng(5))
    assert [each["seat"] for each in ema.get(f"/api/people/{me(ema)}/matches")["matches"]] == [1]


def test_somebody_with_an_account_only_changes_who_they_are(server: Running) -> None:
    account(server, "Second")
    jan = account(server, "First")
    table = jan.table("qwixx")
    log_in(jan, "Second")
    assert table not in tables(jan)
    log_in(jan, "First")
    assert tables(jan) == {table}


def test_it_happens_wholly_or_not_at_all(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    account(server, "Wholly")
    ema, petr = server.person("Ema"), server.person("Petr")
    guest = me(ema)
    mine = {started(ema, petr), ema.table("kocour")}
    before = server.house.database.read(lambda c: c.scalar(select(func.count()).select_from(JOURNAL)))

    def fail(*arguments: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(merging, "take_results", fail)
    assert ema.http.post("/api/login", json={"account": "Wholly", "password": WORD}).status_code == 500
    monkeypatch.undo()
    assert me(ema) == guest
    assert tables(ema) == mine
    assert server.house.database.read(lambda c: c.scalar(select(func.count()).select_from(JOURNAL))) == before
    log_in(ema, "Wholly")
    assert tables(ema) == mine


def test_a_move_that_comes_at_the_same_time_is_not_lost(server: Running) -> None:
    """The opponent plays while the guest logs in: the journal has every move once, and the seat is the account's."""
    account(server, "Race")
    ema, petr = server.person("Ema"), server.person("Petr")
    table = ema.table("qwixx", seats=3)
    for seat, name in ((1, "greedy"), (2, "greedy")):
        ema.post(f"/api/tables/{table}/bot", seat=seat, level=name)
    ema.post(f"/api/tables/{table}/leave")
    petr.post(f"/api/tables/{table}/sit", seat=0)
    ema.post(f"/api/tables/{table}/free", seat=1)
    ema.post(f"/api/tables/{table}/sit", seat=1)
    ema.post(f"/api/tables/{table}/start")
    ready = threading.Event()

    def opponent() -> None:
        with petr.watch(table, 0) as talk:
            for _ in range(40):
                if talk.bodies[0]["ask"] is None:
                    break
                reply = talk.act(0, talk.bodies[0]["choices"][-1])
                assert reply["type"] in ("ok", "stale")
                talk.catch_up(reply["revision"])
                ready.set()

    thread = threading.Thread(target=opponent)
    thread.start()
    assert ready.wait(30)
    person = log_in(ema, "Race")
    thread.join()
    with ema.watch(table, 1) as talk, petr.watch(table, 0) as second:
        assert talk.bodies[1]["seats"][1]["person"] == person
        play({1: talk, 0: second}, Rng(6))
    assert proved(ema.http.get(f"/api/tables/{table}/record").text)


def test_nobody_is_taken_over_twice(server: Running) -> None:
    owner = account(server, "Twice")
    ema = server.person("Ema")
    guest, person = PersonId(me(ema)), PersonId(me(owner))
    log_in(ema, "Twice")
    with pytest.raises(Taken):
        server.house.database.write(lambda connection: live_merging.merge(connection, guest, person, 1))


def test_a_seat_that_is_kept_for_the_guest_is_kept_for_the_account(server: Running) -> None:
    account(server, "Kept")
    ema, petr = server.person("Ema"), server.person("Petr")
    over = finished(server, ema, petr)
    again = petr.post(f"/api/tables/{over}/rematch")["id"]
    soon(lambda: (again, "invited") in kinds(ema))
    person = log_in(ema, "Kept")
    seats = ema.get(f"/api/tables/{again}")["table"]["seats"]
    assert [(seat["kind"], seat["person"]) for seat in seats] == [("invited", person), ("person", me(petr))]
    assert (again, "invited") in kinds(ema)
    ema.post(f"/api/tables/{again}/sit", seat=0)
    petr.post(f"/api/tables/{again}/start")


def test_of_a_kept_seat_and_one_that_the_account_has_one_is_enough(server: Running) -> None:
    owner = account(server, "Enough")
    ema = server.person("Ema")
    over = finished(server, ema, owner)
    again = owner.post(f"/api/tables/{over}/rematch")["id"]
    person = log_in(ema, "Enough")
    seats = ema.get(f"/api/tables/{again}")["table"]["seats"]
    assert [(seat["kind"], seat["person"]) for seat in seats] == [("open", None), ("person", person)]


def test_whom_the_guest_has_invited_is_still_told_so(server: Running) -> None:
    account(server, "Host")
    ema, petr = server.person("Ema"), server.person("Petr")
    over = finished(server, ema, petr)
    again = ema.post(f"/api/tables/{over}/rematch")["id"]
    soon(lambda: (again, "invited") in kinds(petr))
    log_in(ema, "Host")
    assert (again, "invited") in kinds(petr)
    waits = server.house.database.read(lambda c: c.scalar(select(TABLES.c.waits).where(TABLES.c.id == again)))
    assert me(petr) in str(waits)
