"""Notices and reminders over HTTP and sockets, with a real server, a real mail server and a real receiver."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from msgspec import json
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.sync.connection import Connection

from cheeseboard.server.ids import TableId
from cheeseboard.server.remind.settings import RemindSettings
from tests.server.remind.mailbox import Mailbox, text_of
from tests.server.remind.receiver import Receiver
from tests.server.web.running import GENEROUS, Browser, Running, error_of, running
from tests.server.web.test_lobby import started

URL = "http://cheese.example"
PATIENCE_S = 60.0


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with Mailbox() as opened:
        yield opened


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    with Receiver() as opened:
        yield opened


@pytest.fixture(scope="module")
def post(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[Running]:
    """A server that sends e-mail."""
    remind = RemindSettings("localhost", mailbox.port, "none", webhooks="private")
    web = replace(GENEROUS, public_url=URL, letters_an_hour=4)
    with running(tmp_path_factory.mktemp("post"), web, remind=remind) as opened:
        yield opened


def soon(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def kinds(browser: Browser) -> list[tuple[str, str]]:
    return [(each["table"], each["kind"]) for each in browser.get("/api/me/notices")["notices"]]


def confirmed(browser: Browser, mailbox: Mailbox, address: str) -> None:
    """The person has opened the link in the letter."""
    before = len(mailbox.letters)
    browser.post("/api/me/email", address=address)
    mailbox.wait(before + 1)
    browser.post("/api/email/confirm", token=token_of(mailbox))


def token_of(mailbox: Mailbox) -> str:
    found = re.search(r"#confirm=(\S+)", text_of(mailbox.letters[-1]))
    assert found is not None
    return found[1]


def own_socket(browser: Browser) -> ClientConnection:
    cookies = "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())
    return connect(f"ws://{browser.server.address}/api/me/socket", additional_headers={"Cookie": cookies})


def heard(socket: Connection) -> Any:
    return json.decode(socket.recv(timeout=PATIENCE_S))


# -- notices


def test_who_is_away_is_noticed_live_and_a_look_takes_it_away(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr", "cs")
    with own_socket(petr) as own:
        assert heard(own) == {"type": "notices", "notices": [], "unseen": 0}
        table = started(ema, petr)
        with ema.watch(table, 0):
            told = heard(own)
            (notice,) = told["notices"]
            assert (told["unseen"], notice["table"], notice["kind"]) == (1, table, "turn")
            assert (notice["game"], notice["seen"], notice["until"]) == ("qwixx", False, None)
            assert petr.get("/api/me/notices")["notices"][0]["text"] == "Qwixx: jste na tahu."
            assert kinds(ema) == []  # she is there
        petr.post("/api/me/notices/seen", table=table)
        told = heard(own)
        assert (told["unseen"], told["notices"][0]["seen"]) == (0, True)
        with petr.watch(table, 1):
            assert heard(own)["notices"] == []
            assert kinds(petr) == []


def test_a_move_takes_the_notice_away_at_once(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr)
    soon(lambda: kinds(petr) == [(table, "turn")])
    with petr.socket(table) as talk:  # says no hello: a program that only moves
        ask = server.house.floor.rooms[TableId(table)].stage.asks[1]
        assert talk.ask("act", seat=1, ask=ask, action="-")["type"] == "ok"
    assert kinds(petr) == []


def test_a_rematch_keeps_a_seat_and_says_so(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr)
    with petr.watch(table, 1) as talk:
        assert talk.ask("stand_in", seat=1, level="random", reason="left")["type"] == "ok"
    ema.post(f"/api/tables/{table}/close")
    again = ema.post(f"/api/tables/{table}/rematch")["id"]
    soon(lambda: (again, "invited") in kinds(petr))
    soon(lambda: (table, "over") in kinds(petr))
    assert (table, "over") not in kinds(ema)  # she has closed it
    petr.post(f"/api/tables/{again}/sit", seat=1)
    assert (again, "invited") not in kinds(petr)


def test_the_own_socket_is_for_those_who_are_known_and_speaks_only_of_notices(server: Running) -> None:
    with own_socket(server.person()) as nobody:
        assert heard(nobody)["code"] == "sign-in"
        with pytest.raises(ConnectionClosed) as ended:
            nobody.recv(timeout=PATIENCE_S)
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 4401
    with own_socket(server.person("Ema")) as own:
        heard(own)
        own.send('{"type": "ping", "id": 7}')
        assert heard(own)["id"] == 7
        for junk in ("{", '{"type": "act", "id": 8}', '{"type": "ping", "id": -1}', "[]"):
            own.send(junk)
            told = heard(own)
            assert (told["type"], told["code"]) == ("problem", "bad-request")
        own.send(b"\xff\xfe")
        assert heard(own)["code"] == "bad-request"
    ema = server.person("Ema")
    with own_socket(ema) as own:
        heard(own)
        with pytest.raises(ConnectionClosed) as ended:  # noqa: PT012
            while True:
                own.send("x")
                own.recv(timeout=PATIENCE_S)
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 4429


# -- what happened since


def test_what_happened_since_is_told_to_the_seat_alone(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr", "pl")
    table = started(ema, petr)
    with ema.watch(table, 0) as first, petr.watch(table, 1) as second:
        reply = second.act(1, "-")
        assert reply["type"] == "ok"
        first.catch_up(reply["revision"])
        reply = first.act(0, next(choice for choice in first.bodies[0]["choices"] if choice != "-"))
        second.catch_up(reply["revision"])
        since = petr.get(f"/api/tables/{table}/since", seat=1)
        assert since["told"] == [told for told in second.told[1] if told["step"] >= since["first"]]
        assert since["told"]
        assert len(since["lines"]) == len(since["told"])
        assert since["left_out"] == 0
    assert petr.http.get(f"/api/tables/{table}/since", params={"seat": 0}).status_code == 403
    assert petr.http.get(f"/api/tables/{table}/since").status_code == 400
    assert server.person().http.get(f"/api/tables/{table}/since", params={"seat": 0}).status_code == 403


# -- how to be reminded


def test_everything_is_quiet_until_an_address_is_confirmed(post: Running, mailbox: Mailbox) -> None:
    ema = post.person("Ema")
    quiet = ema.get("/api/me/reminders")
    assert quiet["kinds"] == dict.fromkeys(["turn", "soon", "back", "over", "invited"], "tab")
    assert quiet["email"] == {"available": True, "address": None, "unconfirmed": None}
    assert (quiet["wait_minutes"], quiet["every_minutes"], quiet["language"]) == (10, 60, "en")
    assert ema.refused("/api/me/reminders", kinds={"turn": "email"}) == (409, "email-unconfirmed")
    before = len(mailbox.letters)
    asked = ema.post("/api/me/email", address="ema@example.org")
    assert asked["email"] == {"available": True, "address": None, "unconfirmed": "ema@example.org"}
    assert asked["kinds"] == quiet["kinds"]
    mailbox.wait(before + 1)
    token = token_of(mailbox)
    assert post.person().refused("/api/email/confirm", token="nonsense") == (404, "confirmation-gone")
    post.person().post("/api/email/confirm", token=token)  # another browser, without a session
    assert post.person().refused("/api/email/confirm", token=token) == (404, "confirmation-gone")
    told = ema.get("/api/me/reminders")
    assert told["email"] == {"available": True, "address": "ema@example.org", "unconfirmed": None}
    assert set(told["kinds"].values()) == {"email"}
    assert ema.post("/api/me/reminders", kinds={"over": "tab"})["kinds"]["over"] == "tab"
    assert ema.post("/api/me/email", address=None)["kinds"] == quiet["kinds"]


def test_a_letter_comes_and_one_click_ends_them(post: Running, mailbox: Mailbox) -> None:
    ema, petr = post.person("Ema"), post.person("Petr", "pl")
    confirmed(petr, mailbox, "petr@example.org")
    petr.post("/api/me/reminders", wait_minutes=0, every_minutes=1)
    before = len(mailbox.letters)
    table = started(ema, petr)
    mailbox.wait(before + 1)
    letter = mailbox.letters[-1]
    assert letter["To"] == "petr@example.org"
    assert letter["Subject"] == "Qwixx: twój ruch"
    assert f"{URL}/table/{table}" in text_of(letter)
    path = letter["List-Unsubscribe"].strip("<>").removeprefix(URL)
    stranger = post.person()
    page = stranger.http.get(path)
    assert page.headers["content-type"].startswith("text/html")
    assert "<form method=post>" in page.text
    assert petr.get("/api/me/reminders")["email"]["address"] == "petr@example.org"  # a look ends nothing
    del stranger.http.headers["x-cheeseboard"]
    clicked = stranger.http.post(
        path, data={"List-Unsubscribe": "One-Click"}, headers={"origin": "https://mail.example", "accept": "*/*"}
    )
    assert (clicked.status_code, clicked.json()) == (200, {"ok": True})
    assert petr.get("/api/me/reminders")["email"]["address"] is None
    assert set(petr.get("/api/me/reminders")["kinds"].values()) == {"tab"}
    assert "text/html" in stranger.http.post(path, headers={"accept": "text/html"}).headers["content-type"]
    for wrong in (path[:-1] + "x", "/api/email/unsubscribe/nobody.x", "/api/email/unsubscribe/x"):
        reply = stranger.http.post(wrong)
        assert (reply.status_code, error_of(reply)) == (404, "unsubscribe-gone")


def test_a_webhook_is_called(post: Running, receiver: Receiver) -> None:
    ema, petr = post.person("Ema"), post.person("Petr")
    assert petr.refused("/api/me/reminders", kinds={"turn": "webhook"}) == (409, "webhook-missing")
    told = petr.post("/api/me/reminders", webhook=f"{receiver.url}/petr", wait_minutes=0)
    assert len(told["webhook"]["key"]) == 64
    assert petr.post("/api/me/reminders", kinds={"turn": "webhook"})["kinds"]["turn"] == "webhook"
    table = started(ema, petr)
    receiver.wait(1)
    assert receiver.body()["notices"][0]["table"] == table
    assert petr.post("/api/me/reminders", webhook=None)["kinds"]["turn"] == "tab"


def test_a_server_that_sends_nothing_says_so(server: Running) -> None:
    ema = server.person("Ema", "cs")
    told = ema.get("/api/me/reminders")
    assert (told["email"]["available"], told["webhook"]["available"], told["language"]) == (False, False, "cs")
    assert ema.refused("/api/me/email", address="ema@example.org") == (409, "email-off")
    assert ema.refused("/api/me/reminders", kinds={"turn": "email"}) == (409, "email-off")
    assert ema.refused("/api/me/reminders", webhook="https://example.org/") == (409, "webhook-off")
    assert ema.refused("/api/me/reminders", kinds={"turn": "webhook"}) == (409, "webhook-off")


@pytest.mark.parametrize(
    "address",
    [
        "",
        "ema",
        "ema@",
        "@example.org",
        "ema@localhost",
        "ema..b@example.org",
        "ema@-example.org",
        "ema@example.org\n",
        "a@b.example\r\nBcc: c@d.example",
        "a b@example.org",
        "Ema <ema@example.org>",
        "a@b.example, c@d.example",
        "ema@[127.0.0.1]",
        "éma@example.org",
        "a" * 300 + "@b.example",
    ],
)
def test_what_is_no_address_gets_no_letter(post: Running, mailbox: Mailbox, address: str) -> None:
    before = len(mailbox.recipients)
    assert post.person("Ema").refused("/api/me/email", address=address) == (422, "email-form")
    assert len(mailbox.recipients) == before


def test_bad_wishes_are_refused(post: Running) -> None:
    ema = post.person("Ema")
    assert ema.refused("/api/me/reminders", kinds={"turn": "pigeon"}) == (400, "bad-request")
    assert ema.refused("/api/me/reminders", kinds={"dance": "tab"}) == (400, "bad-request")
    assert ema.refused("/api/me/reminders", wait_minutes=-1) == (400, "bad-request")
    assert ema.refused("/api/me/reminders", every_minutes=0) == (400, "bad-request")
    assert ema.refused("/api/me/reminders", language="de") == (400, "bad-request")
    assert ema.refused("/api/me/reminders", webhook="gopher://example.org") == (422, "webhook-form")
    nobody = post.person()
    for path in ("/api/me/reminders", "/api/me/email", "/api/me/notices/seen"):
        assert nobody.refused(path, **({"address": None} if "email" in path else {})) == (401, "sign-in")
    for path in ("/api/me/notices", "/api/me/reminders"):
        assert nobody.http.get(path).status_code == 401
    assert ema.post("/api/me/reminders", language="pl", wait_minutes=3)["wait_minutes"] == 3
    assert ema.get("/api/me/reminders")["language"] == "pl"


def test_nobody_is_flooded_with_letters_and_what_fails_is_told(post: Running, mailbox: Mailbox) -> None:
    victim = "victim@example.org"
    mailbox.answers = ["550 no", "450 busy"]
    jan = post.person("Jan")
    post.house.pace.own.storage.storage.clear()  # type: ignore[attr-defined]  # what other tests have sent
    assert jan.refused("/api/me/email", address=victim) == (422, "email-refused")
    assert jan.refused("/api/me/email", address=victim) == (503, "email-not-sent")
    jan.post("/api/me/email", address=victim)
    jan.post("/api/me/email", address=victim)
    assert jan.refused("/api/me/email", address=victim) == (429, "too-many")
