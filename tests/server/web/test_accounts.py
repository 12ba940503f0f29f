"""Passwords, devices, and the end of an account."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from cheeseboard.core.rng import Rng
from cheeseboard.server.store.schema import METADATA
from tests.server.web.running import Browser, Running, Talk, error_of
from tests.server.web.test_after import finished
from tests.server.web.test_lobby import started
from tests.server.web.test_merging import WORD, account, log_in, me
from tests.server.web.test_play import play

NEW = "another long word"


def closed_with(talk: Talk) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        talk.wait(lambda: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_a_password_is_changed_with_the_old_one_and_ends_other_sessions(server: Running) -> None:
    here, there = account(server, "Password"), server.person()
    log_in(there, "Password")
    table = there.table("qwixx")
    token = here.http.cookies["session"]
    assert here.refused("/api/me/password", old="wrong word", new=NEW) == (403, "wrong-password")
    assert here.refused("/api/me/password", old=WORD, new="short") == (422, "password-form")
    with there.watch(table, 0) as talk, here.watch(table, 0) as own:
        here.post("/api/me/password", old=WORD, new=NEW)
        assert closed_with(talk) == 4401
        assert closed_with(own) == 4401  # its session has another token now
    assert there.get("/api/me")["person"] is None
    assert here.http.cookies["session"] != token
    assert here.get("/api/me")["account"] == "Password"
    again = server.person()
    assert again.refused("/api/login", account="Password", password=WORD) == (401, "wrong-login")
    again.post("/api/login", account="Password", password=NEW)
    assert server.person("Ema").refused("/api/me/password", old="", new=NEW) == (409, "no-account")


def sessions(browser: Browser) -> list[Any]:
    found: list[Any] = browser.get("/api/me/sessions")["sessions"]
    return found


def test_devices_are_listed_and_ended(server: Running) -> None:
    here = account(server, "Devices")
    others = [server.person(), server.person()]
    for number, other in enumerate(others):
        other.http.headers["user-agent"] = f"Phone {number}\t{'x' * 500}"
        log_in(other, "Devices")
    found = sessions(here)
    assert [each["current"] for each in found].count(True) == 1
    phones = {each["device"][:7]: each for each in found if not each["current"]}
    assert set(phones) == {"Phone 0", "Phone 1"}
    assert all(len(each["device"]) <= 200 and each["seen"] >= each["created"] for each in found)
    name = phones["Phone 0"]["session"]
    assert server.person("Eva").http.delete(f"/api/me/sessions/{name}").status_code == 404
    assert here.http.delete(f"/api/me/sessions/{name}").status_code == 200
    assert [other.get("/api/me")["person"] is None for other in others] == [True, False]
    assert here.http.delete(f"/api/me/sessions/{name}").status_code == 404
    assert here.http.delete("/api/me/sessions").status_code == 200
    assert others[1].get("/api/me")["person"] is None
    assert [each["current"] for each in sessions(here)] == [True]
    assert not [each for each in found if here.http.cookies["session"] in str(each)]


def test_a_device_that_is_logged_out_is_cut_off_at_once(server: Running) -> None:
    here, there = account(server, "Cut"), server.person()
    log_in(there, "Cut")
    table = here.table("qwixx")
    with there.watch(table, 0) as talk, here.watch(table, 0) as own:
        here.http.delete("/api/me/sessions")
        assert closed_with(talk) == 4401
        assert own.ask("ping")["type"] == "pong"


def test_who_leaves_for_good_is_played_for_and_forgotten(server: Running) -> None:
    jana, petr = account(server, "Jana Nováková"), server.person("Petr")
    person = me(jana)
    over, going_on = finished(server, jana, petr), started(jana, petr, rated=True)
    gathered, others = jana.table("kocour"), petr.table("kocour")
    jana.post(f"/api/tables/{others}/sit", seat=1)
    bot = jana.post("/api/bots", name="Robot Jany")
    with jana.watch(going_on, 0) as talk:
        talk.ask("chat", text="my telephone is 777")
        assert jana.refused("/api/me/delete", password="wrong word") == (403, "wrong-password")
        jana.post("/api/me/delete", password=WORD)
        assert closed_with(talk) == 4401
    assert jana.get("/api/me")["person"] is None
    assert server.person().refused("/api/login", account="Jana Nováková", password=WORD) == (401, "wrong-login")
    assert petr.get(f"/api/tables/{gathered}")["status"] == "closed"
    assert [seat["kind"] for seat in petr.get(f"/api/tables/{others}")["table"]["seats"]] == ["person", "open"]
    profile = petr.get(f"/api/people/{person}")
    assert (profile["name"], profile["gone"], profile["member"]) == ("", True, False)
    (line,) = petr.get(f"/api/tables/{going_on}/chat")["lines"]
    assert (line["name"], line["text"]) == ("", "…")
    (history,) = petr.get(f"/api/people/{me(petr)}/matches")["matches"]
    assert (history["table"], history["seats"][0]["player"]["name"]) == (over, "")
    with petr.watch(going_on, 1) as second:
        play({1: second}, Rng(9))
    assert server.person().http.get("/api/me", headers={"authorization": f"Bearer {bot['token']}"}).status_code == 401
    account(server, "Jana Nováková")  # the name is free again
    kept = [table for table in METADATA.sorted_tables if table.name not in ("tables", "journal", "people")]
    rows = server.house.database.read(lambda c: [str(row) for each in kept for row in c.execute(select(each))])
    found = [row for row in rows if person in row and ("Jana" in row or "777" in row)]
    assert found == []
    assert len(petr.get(f"/api/people/{me(petr)}/ratings")["ratings"]) == 1
    assert petr.get(f"/api/people/{person}/ratings")["ratings"] == []


def test_a_guest_may_leave_for_good_too(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr)
    ema.post("/api/me/delete")
    assert ema.get("/api/me")["person"] is None
    with petr.watch(table, 1) as talk:
        talk.wait(lambda: talk.bodies[1]["seats"][0]["bot"] == "greedy")
    assert error_of(ema.http.post("/api/me/delete", json={})) == "sign-in"
