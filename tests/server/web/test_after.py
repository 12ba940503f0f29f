"""Beside and after the match: chat, records, replay, rematch, play from here."""

from __future__ import annotations

from typing import Any

import pytest

import cheeseboard as cb
from cheeseboard.core.rng import Rng
from cheeseboard.server.web import talk as talk_of
from tests.server.web.running import Browser, Running, Talk, error_of
from tests.server.web.test_lobby import started
from tests.server.web.test_play import play, proved


def finished(server: Running, ema: Browser, petr: Browser) -> str:
    """A match that is over."""
    table = started(ema, petr)
    with ema.watch(table, 0) as first, petr.watch(table, 1) as second:
        play({0: first, 1: second}, Rng(1))
    return table


def test_chat_reaches_everybody_and_is_kept(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr)
    with ema.watch(table, 0) as first, petr.watch(table, 1) as second:
        assert first.ask("chat", text="  hello \n there ")["type"] == "ok"
        second.wait(lambda: [other for other in second.others if other["type"] == "chat"])
        line = second.others[-1]["lines"][0]
        assert (line["number"], line["name"], line["text"]) == (1, "Ema", "hello there")
        assert first.ask("chat", text=" \t ")["code"] == "line-form"
        assert first.ask("chat", text="x" * 600)["code"] == "bad-request"
    assert len(petr.get(f"/api/tables/{table}/chat")["lines"]) == 1
    with petr.watch(table, 1) as back:
        back.wait(lambda: [other for other in back.others if other["type"] == "chat"])


def test_who_is_muted_is_not_heard(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr)
    with ema.watch(table, 0) as first:
        first.ask("chat", text="hello")
    whom = ema.get("/api/me")["person"]
    petr.post("/api/me/mutes", id=whom)
    assert petr.get(f"/api/tables/{table}/chat")["lines"] == []
    petr.post("/api/me/mutes", id=whom, muted=False)
    assert len(petr.get(f"/api/tables/{table}/chat")["lines"]) == 1


def chats(talk: Talk) -> list[Any]:
    return [other for other in talk.others if other["type"] == "chat"]


def test_an_open_chat_is_told_anew_when_somebody_is_muted(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr)
    whom = ema.get("/api/me")["person"]
    with ema.watch(table, 0) as first, petr.watch(table, 1) as second, petr.watch(table, 1) as device:
        first.ask("chat", text="hello")
        for talk in (second, device):
            talk.wait(lambda talk=talk: chats(talk))
        petr.post("/api/me/mutes", id=whom)
        for talk in (second, device):
            talk.wait(lambda talk=talk: chats(talk)[-1]["silent"])
            told = chats(talk)[-1]
            assert (told["whole"], told["muted"], told["lines"]) == (True, False, [])
            assert told["silent"] == [{"person": whom, "name": "Ema"}]
        first.ask("chat", text="still there?")
        second.ask("chat", text="quiet here")
        device.wait(lambda: chats(device)[-1]["lines"])
        assert [line["text"] for line in chats(device)[-1]["lines"]] == ["quiet here"]
        petr.post("/api/me/mutes", id=table)
        device.wait(lambda: chats(device)[-1]["muted"])
        petr.post("/api/me/mutes", id=table, muted=False)
        petr.post("/api/me/mutes", id=whom, muted=False)
        device.wait(lambda: len(chats(device)[-1]["lines"]) == 3)
        assert [each for each in chats(first) if each["silent"] or each["muted"]] == []  # nobody else learns of it


def test_whom_one_has_muted_is_listed_and_bounded(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr)
    whom = ema.get("/api/me")["person"]
    assert petr.refused("/api/me/mutes", id="nobody at all") == (404, "missing")
    for muted in (whom, whom, table):
        petr.post("/api/me/mutes", id=muted)
    found = petr.get("/api/me/mutes")
    assert found["people"] == [{"person": whom, "name": "Ema"}]
    assert [each["table"]["id"] for each in found["tables"]] == [table]
    assert ema.get("/api/me/mutes") == {"people": [], "tables": []}
    monkeypatch.setattr(talk_of, "MOST_MUTED", 2)
    other = server.person("Jan").get("/api/me")["person"]
    assert petr.refused("/api/me/mutes", id=other) == (409, "muted-enough")
    petr.post("/api/me/mutes", id=table)  # what is muted already may be muted again
    assert server.person().http.get("/api/me/mutes").status_code == 401


def test_the_record_of_a_match_that_goes_on_leaves_out_what_is_hidden(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr)
    with ema.watch(table, 0) as first:
        first.act(0, first.bodies[0]["choices"][-1])
        chosen = first.bodies[0]["choices"]
    assert chosen is not None
    own = ema.http.get(f"/api/tables/{table}/record", params={"seat": 0}).json()
    other = petr.http.get(f"/api/tables/{table}/record", params={"seat": 1}).json()
    assert own["steps"][-1][1] != "?"
    assert other["steps"][-1][1] == "?"
    assert "secret" not in str(other["chance"]) or not other["chance"].get("secret")


def test_a_finished_record_verifies_and_every_moment_can_be_seen(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = finished(server, ema, petr)
    record = server.person().http.get(f"/api/tables/{table}/record")
    assert proved(record.text)
    assert "attachment" in record.headers["content-disposition"]
    steps = len(cb.load(record.text).steps)
    frames = server.person().get(f"/api/tables/{table}/frames", first=0, count=50)["frames"]
    assert [frame["step"] for frame in frames] == list(range(min(steps + 1, 50)))
    last = server.person().get(f"/api/tables/{table}/frames", first=steps, count=50)["frames"]
    assert [frame["step"] for frame in last] == [steps]
    past = server.person().http.get(f"/api/tables/{table}/frames", params={"first": steps + 1})
    assert (past.status_code, error_of(past)) == (409, "step-unknown")


def test_a_rematch_keeps_the_others_seats(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = finished(server, ema, petr)
    assert server.person("Jan").refused(f"/api/tables/{table}/rematch") == (403, "only-players")
    again = petr.post(f"/api/tables/{table}/rematch")
    assert [seat["kind"] for seat in again["seats"]] == ["invited", "person"]
    assert again["parent"] == {"table": table, "kind": "rematch", "step": None}
    ema.post(f"/api/tables/{again['id']}/sit", seat=0)
    assert petr.post(f"/api/tables/{again['id']}/start") == {"revision": 1}


def test_any_moment_of_a_finished_match_can_be_played_on(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = finished(server, ema, petr)
    made = server.person("Jan").post(f"/api/tables/{table}/from", step=10)
    assert made["parent"] == {"table": table, "kind": "from", "step": 10}
    going_on = started(ema, petr)
    assert ema.refused(f"/api/tables/{going_on}/from", step=1) == (409, "not-over")
    assert ema.refused(f"/api/tables/{going_on}/rematch") == (409, "not-over")


def test_of_a_finished_match_anybody_plays_on_from_what_any_seat_knew(server: Running) -> None:
    """Jan looked on: a seat of the match was never his, and yet he may try what it had to decide."""
    ema, petr = server.person("Ema"), server.person("Petr")
    table = finished(server, ema, petr)
    steps = len(cb.load(server.person().http.get(f"/api/tables/{table}/record").text).steps)
    jan = server.person("Jan")
    for seat in (None, 0, 1):
        made = jan.post(f"/api/tables/{table}/from", step=steps // 2, seat=seat)
        assert made["parent"] == {"table": table, "kind": "from", "step": steps // 2}
        jan.post(f"/api/tables/{made['id']}/sit", seat=1)
        jan.post(f"/api/tables/{made['id']}/bot", seat=0, level="random")
        assert jan.post(f"/api/tables/{made['id']}/start") == {"revision": 1}
    assert jan.refused(f"/api/tables/{table}/from", step=3, seat=2) == (409, "no-seat")
    assert jan.refused(f"/api/tables/{table}/from", step=steps + 1, seat=0) == (409, "step-unknown")


def test_without_spectators_only_those_who_played_may_play_on(server: Running) -> None:
    ema = server.person("Ema")
    table = ema.table("kocour", "random", seats=2, spectators=False)
    ema.post(f"/api/tables/{table}/start")
    with ema.watch(table, 0) as talk:
        play({0: talk}, Rng(1))
    for seat in (None, 0, 1):
        assert server.person("Jan").refused(f"/api/tables/{table}/from", step=3, seat=seat)[1] == "no-spectators"
        assert ema.post(f"/api/tables/{table}/from", step=3, seat=seat)["parent"]["table"] == table


def test_a_match_that_was_given_up_keeps_its_secrets(server: Running) -> None:
    ema = server.person("Ema")
    table = ema.table("qwixx", "random", seats=2)
    ema.post(f"/api/tables/{table}/start")
    ema.post(f"/api/tables/{table}/close")
    assert ema.post(f"/api/tables/{table}/from", step=1, seat=0)["parent"]["step"] == 1
    assert ema.refused(f"/api/tables/{table}/from", step=1, seat=1) == (403, "not-your-seat")


def test_results_are_listed_among_the_matches_that_are_over(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = finished(server, ema, petr)
    ended = ema.get("/api/tables/mine", ended=True)["tables"]
    assert [(found["table"]["id"], found["status"]) for found in ended] == [(table, "over")]
