"""Every entry has its limits: sizes, rates, patience."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from msgspec import json
from websockets.exceptions import InvalidStatus

from cheeseboard.server.web import wire
from cheeseboard.server.web.passwords import MOST_WAITING, Passwords
from cheeseboard.server.web.problem import WebProblem
from cheeseboard.server.web.routes import ENDPOINTS
from cheeseboard.server.web.settings import WebSettings
from tests.server.web.minutes import early_in_a_minute
from tests.server.web.raw import BINARY, CLOSE, CONTINUED, PING, PONG, TEXT, Raw, exchange, frame
from tests.server.web.running import GENEROUS, HEADER, Running, error_of, running
from tests.server.web.test_lobby import started


def port_of(server: Running) -> int:
    return int(server.address.partition(":")[2])


def problem_in(answer: bytes) -> tuple[int, str]:
    """The status and the code of an error that has a sentence."""
    head, _, body = answer.partition(b"\r\n\r\n")
    found = json.decode(body)
    assert set(found) == {"code", "text", "facts", "rule"}
    assert found["text"].endswith(".")
    return int(head.split(b" ")[1]), found["code"]


def soon(holds: Callable[[], bool]) -> bool:
    until = time.monotonic() + 20
    while not holds() and time.monotonic() < until:
        time.sleep(0.01)
    return holds()


# -- sizes


@pytest.mark.parametrize(
    ("request_", "expected"),
    [
        (b"GET /" + b"a" * 9000 + b" HTTP/1.1\r\nHost: x\r\n\r\n", (414, "too-large")),
        (b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-Long: " + b"a" * 40_000 + b"\r\n\r\n", (431, "too-large")),
        (b"GET /api/me HTTP/1.1\r\nHost: x\r\n" + b"X-Many: 1\r\n" * 5000 + b"\r\n", (431, "too-large")),
        (b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-Endless: " + b"a" * 400_000, (431, "too-large")),
        (b"GET /" + b"a" * 400_000, (431, "too-large")),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", (400, "bad-request")),
        (b"GET / HTTP/9.9\r\n\r\n", (400, "bad-request")),
        (b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n", (400, "bad-request")),
    ],
    ids=["address", "header", "headers", "endless header", "endless address", "TLS", "version", "length"],
)
def test_the_head_of_a_request_has_an_end(server: Running, request_: bytes, expected: tuple[int, str]) -> None:
    assert problem_in(exchange(port_of(server), request_)) == expected


def test_a_head_of_usual_size_is_taken_in_pieces(server: Running) -> None:
    with socket.create_connection(("127.0.0.1", port_of(server)), 20) as connection:
        for piece in (b"GET /heal", b"thz HTTP/1.1\r\nHost: x\r\nX-A: ", b"a" * 20_000, b"\r\n\r\n"):
            connection.sendall(piece)
            time.sleep(0.01)
        assert connection.recv(4096).startswith(b"HTTP/1.1 200")


def test_who_never_ends_a_head_is_not_waited_for(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "HEAD_S", 0.2)
    for beginning in (b"", b"GET /api/me HTTP/1.1\r\nHost: x\r\n"):
        assert problem_in(exchange(port_of(server), beginning)) == (408, "too-slow")


def test_who_never_ends_a_body_is_not_waited_for(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cheeseboard.server.web.reading.BODY_S", 0.2)
    head = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nX-Cheeseboard: 1\r\nContent-Length: 99\r\nConnection: close\r\n\r\n"
    assert problem_in(exchange(port_of(server), head + b'{"name')) == (408, "too-slow")


@pytest.mark.parametrize("parts", [1, 4, 900])
def test_a_message_has_a_limit_whole_or_in_parts(server: Running, parts: int) -> None:
    table = server.person("Ema").table("qwixx")
    raw = Raw(port_of(server), f"/api/tables/{table}/socket", {})
    size = 70_000 // parts
    raw.send(frame(TEXT, b"a" * size, final=parts == 1))
    for number in range(1, parts):
        raw.send(frame(CONTINUED, b"a" * size, final=number == parts - 1))
    ended = raw.ended()
    assert ended is None or ended.code in (1008, 1009)  # None: it was cut off while we still sent
    raw.close()


@pytest.mark.parametrize("kind", [PING, PONG, CONTINUED])
def test_frames_that_are_no_messages_are_counted_too(server: Running, kind: int) -> None:
    table = server.person("Ema").table("qwixx")
    raw = Raw(port_of(server), f"/api/tables/{table}/socket", {})
    raw.send(frame(TEXT, b"", final=False) if kind == CONTINUED else b"")
    for _ in range(40):
        raw.send(frame(kind, b"", final=kind != CONTINUED) * 100)
    ended = raw.ended()
    assert ended is None or ended.code == 1008
    assert soon(lambda: not server.house.visits.of_address)
    raw.close()


def test_one_who_pings_and_takes_no_answer_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cheeseboard.server.web.sockets.FRAMES_A_SECOND", 10_000_000)
    with running(tmp_path, GENEROUS, 8192) as server:
        raw = Raw(port_of(server), f"/api/tables/{server.person('Ema').table('qwixx')}/socket", {})
        raw.socket.settimeout(0.2)
        until = time.monotonic() + 20
        while raw.send(frame(PING, b"x" * 120) * 500) and time.monotonic() < until:
            pass
        assert soon(lambda: not server.house.visits.of_address)
        raw.close()


@pytest.mark.parametrize(
    ("bytes_", "code"),
    [
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, b"\xf0\x9f", final=False) + frame(CONTINUED, b"\xff"), 1007),
        (frame(TEXT, b"{}", masked=False), 1002),
        (frame(TEXT, b"{}", reserved=4), 1002),
        (frame(3, b""), 1002),
        (frame(CONTINUED, b""), 1002),
        (frame(PING, b"a" * 126), 1002),
        (frame(PING, b"", final=False), 1002),
        (frame(TEXT, b"{", final=False) + frame(TEXT, b"}"), 1002),
        (frame(CLOSE, b"\x00"), 1002),
        (frame(CLOSE, b"\x03\xed"), 1002),
        (frame(CLOSE, b"\x03\xe8\xff"), 1007),
    ],
)
def test_frames_against_the_protocol_end_the_socket(server: Running, bytes_: bytes, code: int) -> None:
    table = server.person("Ema").table("qwixx")
    raw = Raw(port_of(server), f"/api/tables/{table}/socket", {})
    raw.send(bytes_)
    ended = raw.ended()
    assert ended is not None
    assert ended.code == code
    raw.close()


def test_a_message_in_parts_is_one_message(server: Running) -> None:
    table = server.person("Ema").table("qwixx")
    raw = Raw(port_of(server), f"/api/tables/{table}/socket", {})
    raw.send(frame(BINARY, b'{"type":"pi', final=False) + frame(PING, b"?") + frame(CONTINUED, b'ng","id":5}'))
    answers = sorted([raw.receive().data, raw.receive().data])
    assert answers[0] == b"?"
    assert json.decode(answers[1])["type"] == "pong"
    raw.close()


@pytest.mark.parametrize(
    "headers",
    [{"Sec-WebSocket-Key": "short"}, {"Sec-WebSocket-Version": "8"}, {"Sec-WebSocket-Key": "secret" * 9}],
)
def test_a_handshake_that_is_none_is_told_so(server: Running, headers: dict[str, str]) -> None:
    raw = Raw(port_of(server), "/api/tables/x/socket", headers)
    assert raw.status in (400, 426)
    assert json.decode(raw.body)["code"] == "bad-request"
    assert b"secret" not in raw.body
    raw.close()


@pytest.mark.parametrize("path", ["/", "/api/tables/x", "/api/me", "/api/tables/x/socket/y"])
def test_a_socket_that_leads_nowhere_is_told_so(server: Running, path: str) -> None:
    raw = Raw(port_of(server), path, {})
    assert (raw.status, json.decode(raw.body)["code"]) == (404, "no-such-page")
    raw.close()


# -- rates


def entries() -> Iterator[tuple[str, str]]:
    """Everything that can be asked for, and what cannot."""
    yield from [(endpoint.method, endpoint.path) for endpoint in ENDPOINTS]
    yield from [("GET", "/api/openapi.json"), ("GET", "/"), ("GET", "/nowhere")]
    yield from [("PUT", "/api/me"), ("OPTIONS", "/api"), ("HEAD", "/healthz")]


def test_every_entry_is_limited_by_address(tmp_path: Path) -> None:
    most = 5
    with running(tmp_path, WebSettings(requests_a_minute=most)) as server:
        early_in_a_minute()
        with httpx.Client(base_url=f"http://{server.address}", headers=HEADER) as http:
            for _ in range(most):
                assert http.get("/nowhere").status_code == 404
            for method, path in entries():
                reply = http.request(method, path.replace("{table}", "x"))
                assert reply.status_code == 429, path
                assert method == "HEAD" or error_of(reply) == "too-many"
                assert int(reply.headers["retry-after"]) >= 1
        for path in ("x/socket", "x", ""):
            with pytest.raises(InvalidStatus) as caught:
                server.person().socket(path)
            assert caught.value.response.status_code == 429


@pytest.mark.parametrize(
    ("addresses", "expected"),
    [
        (["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:3::1"], [404, 429, 404]),
        (["192.0.2.1", "192.0.2.2", "::ffff:192.0.2.1"], [404, 404, 429]),
    ],
)
def test_ipv6_counts_by_64_bits(tmp_path: Path, addresses: list[str], expected: list[int]) -> None:
    with running(tmp_path, WebSettings(requests_a_minute=1)) as server:
        early_in_a_minute()
        http = server.person().http
        found = [http.get("/nowhere", headers={"x-forwarded-for": each}).status_code for each in addresses]
        assert found == expected


def test_new_accounts_are_limited_as_guests_are(tmp_path: Path) -> None:
    with running(tmp_path, WebSettings(guests_a_minute=2)) as server:
        early_in_a_minute()
        given = [{"account": f"a{number}", "password": "a long word"} for number in range(3)]
        replies = [server.person().http.post("/api/register", json=each) for each in given]
        assert [reply.status_code for reply in replies] == [200, 200, 429]


def test_one_account_is_not_tried_out_from_many_addresses(tmp_path: Path) -> None:
    """Tries for one account are counted wherever they come from, and however its name is written."""
    with running(tmp_path, WebSettings(logins_a_minute=2)) as server:
        early_in_a_minute()
        names = ["Ema", "EMA", "ｅｍａ"]
        checked = [server.house.pace.check("login", f"account {name}") for name in ("ema", "ema")]
        for check in checked:
            asyncio.run(check)
        for name in names:
            reply = server.person().http.post("/api/login", json={"account": name, "password": "a long word"})
            assert reply.status_code == 429


# -- passwords


def test_only_a_few_passwords_are_hashed_at_a_time_and_not_too_many_wait() -> None:
    async def run() -> None:
        passwords = Passwords()
        at_once, most = 0, 0

        def slow(password: str) -> str:
            nonlocal at_once, most
            at_once += 1
            most = max(most, at_once)
            time.sleep(0.002)
            at_once -= 1
            return password

        tries = [asyncio.ensure_future(passwords.in_turn(slow, "x")) for _ in range(MOST_WAITING + 50)]
        found = await asyncio.gather(*tries, return_exceptions=True)
        refused = [each for each in found if isinstance(each, WebProblem)]
        assert (len(refused), {each.status for each in refused}, most) == (50, {429}, 2)
        assert passwords.waiting == 0
        assert await passwords.in_turn(slow, "y") == "y"

    asyncio.run(run())


def test_a_flood_of_logins_does_not_hold_up_play(server: Running) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr)
    stop = threading.Event()
    replies: list[int] = []

    def flood() -> None:
        with httpx.Client(base_url=f"http://{server.address}", headers=HEADER, timeout=60) as http:
            while not stop.is_set():
                reply = http.post("/api/login", json={"account": "nobody", "password": "a long word"})
                replies.append(reply.status_code)

    threads = [threading.Thread(target=flood) for _ in range(12)]
    for thread in threads:
        thread.start()
    try:
        assert soon(lambda: server.house.passwords.waiting > 2 and len(replies) > 2)
        before, waiting = len(replies), []
        with ema.watch(table, 0) as first, petr.watch(table, 1) as second:
            for _ in range(20):
                for seat, talk in ((0, first), (1, second)):
                    assert talk.ask("ping")["type"] == "pong"
                    waiting.append(server.house.passwords.waiting)
                    if talk.bodies[seat]["ask"] is not None:
                        assert talk.act(seat, talk.bodies[seat]["choices"][0])["type"] in ("ok", "stale")
        assert max(waiting) > 2  # while they played
        assert soon(lambda: len(replies) > before)
    finally:
        stop.set()
        for thread in threads:
            thread.join()
    assert set(replies) <= {401, 429}
