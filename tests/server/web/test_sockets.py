"""Sockets under bad treatment: nonsense, floods, clients that read nothing, other sites."""

from __future__ import annotations

import socket
import time
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import json
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from cheeseboard.server.web.settings import WebSettings
from tests.server.web.running import GENEROUS, Running, Talk, running
from tests.server.web.test_lobby import started

NONSENSE = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"hello"',
    "{}",
    '{"type": "hello"}',
    '{"type": "hello", "seat": -1}',
    '{"type": "hello", "seat": "0"}',
    '{"type": "hello", "seat": 0, "since": 1e300}',
    '{"type": "hello", "seat": 0, "admin": true}',
    '{"type": "act", "seat": 0}',
    '{"type": "act", "seat": 0, "ask": 1, "action": ["-"]}',
    '{"type": "no such thing", "id": 1}',
    '{"type": "ping", "id": 18446744073709551616}',
    "[" * 10_000,
    '{"type": "ping", "more": ' + "[" * 3000 + "]" * 3000 + "}",
]

DEAF_S = 4


def closed(talk: Talk) -> tuple[int, str]:
    """The code and the sentence with which the server ends the conversation."""
    try:
        while True:
            talk.receive()
    except ConnectionClosed as error:
        return (0, "") if error.rcvd is None else (error.rcvd.code, error.rcvd.reason)


@pytest.fixture(scope="module")
def table(server: Running) -> str:
    return started(server.person("Ema"), server.person("Petr"))


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_is_told_so_and_the_conversation_goes_on(server: Running, table: str, text: str) -> None:
    with server.person("Jan").socket(table) as jan:
        for data in (text, text.encode()):
            jan.connection.send(data)
            reply = jan.receive()
            assert (reply["type"], reply["code"]) == ("problem", "bad-request")
            assert reply["text"]
        assert jan.ask("ping")["type"] == "pong"


WORDS = st.sampled_from(["hello", "act", "undo", "order", "ask_back", "agree", "why", "chat", "stand_in", "x"])
SMALL = st.none() | st.booleans() | st.integers(-2, 9) | st.floats(allow_nan=False) | st.text(max_size=9)
FIELDS = st.dictionaries(
    st.sampled_from(["id", "seat", "ask", "action", "since", "lines", "order", "step", "text", "level", "reason"]),
    SMALL | st.lists(SMALL, max_size=3),
)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(WORDS, FIELDS).map(lambda pair: {"type": pair[0], **pair[1]}) | st.binary(max_size=99)))
def test_whatever_is_sent_has_an_answer_in_words(server: Running, table: str, said: list[object]) -> None:
    with server.person("Jan").socket(table) as jan:
        for each in said:
            jan.connection.send(each if isinstance(each, bytes) else json.encode(each).decode())
        jan.ask("ping")
        for reply in [other for other in jan.others if other["type"] not in ("ok", "pong", "chat")]:
            assert reply["type"] in ("problem", "refused", "stale", "reason")
            assert reply["type"] == "reason" or (reply["text"] and reply["code"] != "fault")
        assert not [seat for seat in jan.bodies if seat is not None]


def test_a_message_that_is_too_large_ends_the_conversation(server: Running, table: str) -> None:
    with server.person("Jan").socket(table) as jan:
        jan.connection.send("a" * 70_000)
        assert closed(jan)[0] == 1009


def test_a_flood_is_slowed_down_and_then_ended(tmp_path: Path) -> None:
    with running(tmp_path, WebSettings(messages_a_second=5)) as server:
        ema = server.person("Ema")
        table = ema.table("qwixx")
        begun = time.monotonic()
        with ema.socket(table) as talk:
            with suppress(ConnectionClosed):
                while True:
                    for _ in range(200):
                        talk.connection.send('{"type": "ping"}')
                    for _ in range(200):
                        talk.receive()
            code, text = closed(talk)
            assert (code, "5 messages" in text) == (4429, True)
            kinds = [other["type"] for other in talk.others]
            assert 10 <= kinds.count("pong") <= 10 + 5 * (time.monotonic() - begun)
            assert talk.others[-1]["code"] == "too-fast"


@pytest.mark.parametrize("origin", ["http://evil.example", "null"])
def test_pages_of_other_sites_get_no_socket(server: Running, table: str, origin: str) -> None:
    with pytest.raises(InvalidStatus) as caught:
        server.person("Jan").socket(table, Origin=origin)
    assert caught.value.response.status_code == 403
    assert json.decode(caught.value.response.body or b"")["code"] == "wrong-origin"


def test_our_own_pages_get_one(server: Running, table: str) -> None:
    with server.person("Jan").socket(table, Origin=f"http://{server.address}") as jan:
        assert jan.ask("ping")["type"] == "pong"


def test_a_table_that_is_not_there_is_told_in_the_readers_language(server: Running) -> None:
    with server.person("Jan", "cs").socket("nowhere") as jan:
        assert jan.receive()["code"] == "missing"
        assert closed(jan) == (4404, "Tohle tu (už) není.")


def test_an_address_has_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    with running(tmp_path, WebSettings(sockets_of_address=2)) as server:
        ema = server.person("Ema")
        table = ema.table("qwixx")
        with ema.socket(table):
            with ema.socket(table), pytest.raises(InvalidStatus):
                ema.socket(table)
            until = time.monotonic() + 10
            while server.house.visits.of_address.total() > 1 and time.monotonic() < until:
                time.sleep(0.01)
            ema.socket(table).connection.close()


def test_a_client_that_reads_nothing_holds_up_nobody_and_is_cut_off(tmp_path: Path) -> None:
    with running(tmp_path, WebSettings(send_seconds=DEAF_S, messages_a_second=5000), 8192) as server:
        ema, petr = server.person("Ema"), server.person("Petr")
        table = started(ema, petr)
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", int(server.address.partition(":")[2])))
        deaf.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {server.address}\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n".encode()
        )
        hello = b'{"type":"hello","seat":null}'
        frame = b"\x81" + bytes([0x80 | len(hello)]) + bytes(4) + hello
        with ema.watch(table, 0) as first:
            deaf.settimeout(0.2)
            slowest = 0.0
            until = time.monotonic() + 90
            while server.house.metrics.closed.labels("4408")._value.get() == 0 and time.monotonic() < until:
                with suppress(OSError):
                    deaf.sendall(frame * 20)  # every one of them asks for a snapshot
                begun = time.monotonic()
                assert first.ask("ping")["type"] == "pong"
                slowest = max(slowest, time.monotonic() - begun)
            assert server.house.metrics.closed.labels("4408")._value.get() == 1
            assert slowest < DEAF_S  # so long the server waits for the other
            until = time.monotonic() + 30
            while server.house.visits.of_address.total() > 1 and time.monotonic() < until:
                time.sleep(0.01)
            assert server.house.visits.of_address.total() == 1
        deaf.close()


def test_who_has_logged_out_is_shown_nothing_more(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cheeseboard.server.web.visit.KNOWN_FOR_S", 0.0)
    ema, petr = server.person("Ema"), server.person("Petr")
    table = started(ema, petr)
    with ema.watch(table, 0) as first:
        ema.post("/api/logout")
        with suppress(ConnectionClosed):  # it may have ended already
            first.send("ping")
        assert closed(first)[0] == 4401


def test_a_stopped_server_says_that_it_comes_back(tmp_path: Path) -> None:
    with running(tmp_path, GENEROUS) as server:
        ema = server.person("Ema")
        address = f"ws://{server.address}/api/tables/{ema.table('qwixx')}/socket"
        talk = Talk(connect(address))
        assert talk.ask("ping")["type"] == "pong"
    assert closed(talk)[0] == 1012
