"""Bots of one's own: tokens, seats, what they may and may not do, and the example client, which plays every game."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import json
from sqlalchemy import text
from websockets.sync.client import connect

from cheeseboard.core.rng import Rng
from cheeseboard.server.web.routes import ENDPOINTS
from tests.server.web.running import Browser, Running, Talk, error_of, running
from tests.server.web.test_play import play, proved
from tests.server.web.test_sockets import closed

EXAMPLE = Path(__file__).parents[3] / "examples" / "own_bot.py"
PATIENCE_S = 900.0  # for a whole match; the machine may be busy with other things


class Program:
    """A program that plays with a bot's token: no cookies, no header of ours."""

    def __init__(self, server: Running, token: str) -> None:
        self.server = server
        self.headers = {"Authorization": f"Bearer {token}"}

    def request(self, method: str, path: str, **body: Any) -> httpx.Response:
        given = {"json": body} if method == "POST" else {}
        return httpx.request(method, f"http://{self.server.address}{path}", headers=self.headers, **given)  # type: ignore[arg-type]

    def get(self, path: str) -> Any:
        reply = self.request("GET", path)
        assert reply.status_code == 200, reply.text
        return reply.json()

    def socket(self, table: str) -> Talk:
        address = f"ws://{self.server.address}/api/tables/{table}/socket"
        return Talk(connect(address, additional_headers=self.headers, compression=None))


def made(server: Running, owner: Browser, name: str = "Robot") -> tuple[str, Program]:
    found = owner.post("/api/bots", name=name)
    return found["bot"], Program(server, found["token"])


def seated(server: Running, owner: Browser, game: str = "qwixx", **more: Any) -> tuple[str, str, Program]:
    """A running match of a person and their bot."""
    bot, program = made(server, owner)
    table = owner.table(game, seats=2, **more)
    owner.post(f"/api/tables/{table}/own-bot", seat=1, bot=bot)
    owner.post(f"/api/tables/{table}/start")
    return table, bot, program


@contextmanager
def running_example(server: Running, token: str) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(
        [sys.executable, str(EXAMPLE), f"http://{server.address}"], env={**os.environ, "CHEESEBOARD_TOKEN": token}
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def of_two_bots(owner: Browser, game: str) -> tuple[str, list[str]]:
    """A running match of two bots of one owner, and their tokens."""
    tokens = []
    table = owner.table(game, seats=2)
    owner.post(f"/api/tables/{table}/leave")
    for seat, name in enumerate(("One", "Two")):
        found = owner.post("/api/bots", name=name)
        tokens.append(found["token"])
        owner.post(f"/api/tables/{table}/own-bot", seat=seat, bot=found["bot"])
    owner.post(f"/api/tables/{table}/start")
    return table, tokens


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 60


@pytest.mark.parametrize("game", ["qwixx", "kocour", "myszki", "gouda", "wistar"])
def test_the_example_plays_a_match_of_every_game_to_its_end(server: Running, game: str) -> None:
    """Two bots of one owner against each other; in the middle one of the programs dies and is started again."""
    ema = server.person("Ema")
    table, tokens = of_two_bots(ema, game)
    with running_example(server, tokens[0]) as first:
        with running_example(server, tokens[1]):
            until(lambda: ema.get(f"/api/tables/{table}")["revision"] > 8)
        with running_example(server, tokens[1]):
            until(lambda: ema.get(f"/api/tables/{table}")["status"] == "over")
        assert first.poll() is None
    assert proved(ema.http.get(f"/api/tables/{table}/record").text)


def until(holds: Any) -> None:
    end = time.monotonic() + PATIENCE_S
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.1)


def tell(programs: list[subprocess.Popen[bytes]], what: signal.Signals) -> None:
    for program in programs:
        program.send_signal(what)


def test_the_example_outlives_its_server(tmp_path: Path) -> None:
    """The server stops in the middle of a match and starts again: the programs connect anew and play on."""
    with ExitStack() as programs:
        with running(tmp_path) as server:
            table, tokens = of_two_bots(server.person("Ema"), "wistar")
            port = int(server.address.partition(":")[2])
            started = [programs.enter_context(running_example(server, token)) for token in tokens]
            until(lambda: server.person().get(f"/api/tables/{table}")["revision"] > 8)
            tell(started, signal.SIGSTOP)  # or they are done before the server is
        with running(tmp_path, port=port) as again:
            tell(started, signal.SIGCONT)
            known = again.person().get(f"/api/tables/{table}")
            assert known["status"] == "playing"
            until(lambda: again.person().get(f"/api/tables/{table}")["status"] == "over")
            assert [process.poll() for process in started] == [None, None]


def test_a_token_is_shown_once_and_stored_as_its_digest(server: Running) -> None:
    ema = server.person("Ema")
    found = ema.post("/api/bots", name="Robot")
    assert found["token"].startswith("bot-")
    listed = ema.http.get("/api/bots")
    assert [each["name"] for each in listed.json()["bots"]] == ["Robot"]
    assert found["token"] not in listed.text
    stored = server.house.database.read(lambda c: str(c.execute(text("SELECT * FROM bots")).all()))
    assert found["token"] not in stored


def test_a_renewed_token_is_the_only_one_and_sockets_of_the_old_one_close(server: Running) -> None:
    ema = server.person("Ema")
    table, bot, program = seated(server, ema)
    with program.socket(table) as talk:
        assert talk.ask("hello", seat=1)["type"] == "ok"
        token = ema.post(f"/api/bots/{bot}/token")["token"]
        assert closed(talk)[0] == 4401
    refused = program.request("GET", "/api/me")
    assert (refused.status_code, error_of(refused)) == (401, "wrong-token")
    with program.socket(table) as talk:
        assert closed(talk)[0] == 4401
        assert talk.others[-1]["code"] == "wrong-token"
    assert Program(server, token).get("/api/me")["person"] == bot


def test_whoever_owns_no_such_bot_can_do_nothing_with_it(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    bot, _ = made(server, ema)
    table = petr.table("qwixx", seats=3)
    assert petr.refused(f"/api/bots/{bot}/token") == (404, "missing")
    assert petr.http.delete(f"/api/bots/{bot}").status_code == 404
    assert petr.refused(f"/api/tables/{table}/own-bot", seat=1, bot=bot) == (404, "missing")
    assert server.person().refused("/api/bots", name="Robot") == (401, "sign-in")
    assert ema.refused("/api/bots", name="greedy (bot)")[1] == "name-of-bot"


def test_there_is_a_limit(server: Running) -> None:
    ema = server.person("Ema")
    for number in range(20):
        ema.post("/api/bots", name=f"Robot {number}")
    assert ema.refused("/api/bots", name="One more") == (409, "too-many-bots")


def test_a_bot_adds_to_the_dice_itself_or_lets_its_owner_do_it_or_neither(server: Running) -> None:
    ema = server.person("Ema")
    table = ema.table("qwixx", seats=5)
    at = f"/api/tables/{table}"
    programs = []
    for seat, name in enumerate(("One", "Two", "Three"), 1):
        bot, program = made(server, ema, name)
        programs.append(program)
        ema.post(f"{at}/own-bot", seat=seat, bot=bot)
    _, four = made(server, ema, "Four")
    assert four.request("POST", "/api/join", token=ema.post(f"{at}/invite", seat=4)["token"]).status_code == 200
    assert programs[0].request("POST", f"{at}/nonce", seat=1, nonce="of the bot").status_code == 200
    ema.post(f"{at}/nonce", seat=2, nonce="of its owner")
    assert error_of(programs[0].request("POST", f"{at}/nonce", seat=3, nonce="x")) == "not-your-seat"
    ema.post(f"{at}/start")
    assert ema.get(f"{at}/fair")["nonces"] == ["", "of the bot", "of its owner", "bot", "bot"]


def test_the_example_adds_to_the_dice_before_the_match(server: Running) -> None:
    ema = server.person("Ema")
    found = ema.post("/api/bots", name="Robot")
    table = ema.table("qwixx", seats=2)
    ema.post(f"/api/tables/{table}/own-bot", seat=1, bot=found["bot"])
    with running_example(server, found["token"]):
        until(lambda: ema.get(f"/api/tables/{table}")["table"]["seats"][1]["added"])
    ema.post(f"/api/tables/{table}/start")
    assert len(ema.get(f"/api/tables/{table}/fair")["nonces"][1]) == 16


def test_only_what_is_for_bots_too_answers_a_bot(server: Running) -> None:
    """Every endpoint is asked with a bot's token: what is for people says so before it looks at anything."""
    ema = server.person("Ema")
    table, bot, program = seated(server, ema)
    for endpoint in ENDPOINTS:
        names = {"table": table, "bot": bot, "person": bot, "session": "x", "token": "x"}
        path = endpoint.path.format(**names, game="qwixx", domain="qwixx", language="en")
        reply = program.request(endpoint.method, path, token="t", name="x", account="x", password="x" * 9, id="x")
        if endpoint.path.startswith("/api") and not endpoint.bots:
            assert (reply.status_code, error_of(reply)) in [(403, "people-only"), (400, "bad-request")], path
    assert [each.path for each in ENDPOINTS if each.bots and each.method == "POST"] == [
        "/api/tables/{table}/nonce",
        "/api/tables/{table}/leave",
        "/api/invited",
        "/api/join",
    ]
    assert ema.get("/api/me")["name"] == "Ema"


def test_a_bot_sees_what_a_player_at_its_seat_sees_and_no_other_hand(server: Running) -> None:
    ema = server.person("Ema")
    table, _, program = seated(server, ema, "gouda", options={"magic": True})
    with program.socket(table) as talk, ema.watch(table, 0, None) as others:
        assert talk.ask("hello", seat=1)["type"] == "ok"
        talk.wait(lambda: 1 in talk.bodies)
        assert talk.ask("hello", seat=0)["code"] == "not-your-seat"
        assert program.request("GET", f"/api/tables/{table}/record?seat=0").status_code == 403
        shown = server.house.floor.rooms[table].updates.present(1).whole()  # type: ignore[index]
        assert talk.bodies[1] == json.decode(json.encode(shown))
        assert talk.bodies[1]["fair"]["secret"] is None
        assert others.bodies[0]["seats"][1]["bot_of"] == ema.get("/api/me")["person"]
        assert others.bodies[0]["seats"][1]["name"] == "Robot"
        assert set(talk.bodies) == {1}


def test_a_bot_has_no_say_in_going_back_and_does_not_hold_it_up(server: Running) -> None:
    ema = server.person("Ema")
    table, _, program = seated(server, ema)
    with program.socket(table) as talk, ema.watch(table, 0) as person:
        talk.ask("hello", seat=1)
        talk.wait(lambda: 1 in talk.bodies)
        assert talk.act(1, talk.bodies[1]["choices"][-1])["type"] == "ok"
        for kind, more in (("ask_back", {"seat": 1, "step": 0}), ("agree", {}), ("decline", {})):
            assert talk.ask(kind, **more)["code"] == "people-only"
        assert person.ask("ask_back", seat=0, step=0)["type"] == "ok"
        person.wait(lambda: person.bodies[0]["back"] is None and person.bodies[0]["revision"] >= 3)


def test_a_bot_comes_by_invitation_and_takes_no_seat_of_a_running_match(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    _, program = made(server, ema)
    table = petr.table("qwixx", private=True, seats=2)
    token = petr.post(f"/api/tables/{table}/invite")["token"]
    joined = program.request("POST", "/api/join", token=token).json()
    assert joined["table"]["seats"][1]["bot_of"] == ema.get("/api/me")["person"]
    petr.post(f"/api/tables/{table}/start")
    handed = petr.post(f"/api/tables/{table}/invite", seat=0)["token"]
    refused = program.request("POST", "/api/join", token=handed)
    assert (refused.status_code, error_of(refused)) == (403, "people-only")


def test_who_set_up_the_table_or_owns_the_bot_may_free_its_seat(server: Running) -> None:
    ema, petr, jan = server.person("Ema"), server.person("Petr"), server.person("Jan")
    bot, _ = made(server, ema)
    table = petr.table("qwixx", seats=3)
    for who in (petr, ema):
        ema.post(f"/api/tables/{table}/own-bot", seat=1, bot=bot)
        assert jan.refused(f"/api/tables/{table}/free", seat=1) == (403, "creator-only")
        assert who.post(f"/api/tables/{table}/free", seat=1)["seats"][1]["kind"] == "open"
    jan.post(f"/api/tables/{table}/sit", seat=1)
    assert ema.refused(f"/api/tables/{table}/own-bot", seat=1, bot=bot) == (409, "seat-taken")


def test_a_rated_match_has_no_own_bots(server: Running) -> None:
    ema = server.person("Ema")
    bot, _ = made(server, ema)
    rated = ema.table("qwixx", seats=2, rated=True)
    assert ema.refused(f"/api/tables/{rated}/own-bot", seat=1, bot=bot) == (409, "bot-rated")
    table = ema.table("qwixx", seats=2)
    ema.post(f"/api/tables/{table}/own-bot", seat=1, bot=bot)
    clock = {"kind": "none"}
    assert ema.refused(f"/api/tables/{table}/arrange", clock=clock, rated=True) == (409, "bot-rated")


def test_a_bot_that_does_not_answer_runs_out_of_time_like_a_person(server: Running) -> None:
    ema = server.person("Ema")
    table, _, program = seated(server, ema, "qwixx", clock={"kind": "move", "seconds": 5})
    with ema.watch(table, 0) as talk:
        play({0: talk}, Rng(1), 1)  # so that it does not run out of time too: bots alone play a match to its end
        talk.wait(lambda: talk.bodies[0]["seats"][1]["bot"] == "greedy")
        assert talk.bodies[0]["seats"][1]["stood_in"]
    with program.socket(table) as back:
        assert back.ask("come_back", seat=1)["type"] == "ok"


def test_a_removed_bot_is_played_for_and_speaks_no_more(server: Running) -> None:
    ema = server.person("Ema")
    table, bot, program = seated(server, ema)
    waiting = ema.table("qwixx", seats=3)
    ema.post(f"/api/tables/{waiting}/own-bot", seat=1, bot=bot)
    assert ema.http.delete(f"/api/bots/{bot}").status_code == 200
    assert program.request("GET", "/api/me").status_code == 401
    assert ema.get("/api/bots") == {"bots": []}
    assert ema.get(f"/api/tables/{waiting}")["table"]["seats"][1]["kind"] == "open"
    with ema.watch(table, 0) as talk:
        talk.wait(lambda: talk.bodies[0]["seats"][1]["bot"] == "greedy")
    assert ema.http.delete(f"/api/bots/{bot}").status_code == 404
