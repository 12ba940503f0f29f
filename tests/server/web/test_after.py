"""Beside and after the match: chat, records, replay, rematch, play from here."""

from __future__ import annotations

import cheeseboard as cb
from cheeseboard.core.rng import Rng
from tests.server.web.running import Browser, Running, error_of
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


def test_results_are_listed_among_the_matches_that_are_over(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = finished(server, ema, petr)
    ended = ema.get("/api/tables/mine", ended=True)["tables"]
    assert [(found["table"]["id"], found["status"]) for found in ended] == [(table, "over")]
