"""A person's own socket is treated badly: never a fault, always an answer in words, never another's notices."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule
from msgspec import json

from cheeseboard.server.ids import PersonId
from cheeseboard.server.web.own_socket import Noticed, ToOwner
from cheeseboard.server.web.protocol import Pong, Problem
from tests.server.tables.seated import EMA, PETR
from tests.server.web import hostile
from tests.server.web.hostage import CLOSED
from tests.server.web.raw import BINARY, CLOSE, PING, PONG, TEXT, Frame, Lost, Raw, frame, goodbye
from tests.server.web.test_machine import FLOOD, NIGHTLY, House, house, treat_badly

__all__ = ["house"]  # a fixture

CASES = 20_000 if NIGHTLY else 40
READER = json.Decoder(ToOwner)


class OwnLine:
    """Somebody's own connection; whatever comes is checked."""

    def __init__(self, raw: Raw) -> None:
        self.raw = raw
        self.number = 1000
        self.closed: int | None = None
        self.goodbye: bytes | None = None
        self.last: object = None

    def replies(self, data: bytes) -> list[Any]:
        """Send it; all that is answered before the answer to a ping sent afterwards."""
        self.number += 1
        self.raw.send(data + frame(TEXT, json.encode({"type": "ping", "id": self.number})))
        found: list[Any] = []
        try:
            while True:
                message = self.taken(self.raw.receive())
                if isinstance(message, Pong | Problem):
                    if message.id == self.number:
                        return found
                    found.append(message)
        except Lost:
            self.closed = self.closed or 1006
            return found

    def taken(self, received: Frame) -> object:
        if received.opcode == PING:
            self.raw.send(frame(PONG, received.data))
        if received.opcode == CLOSE:
            self.end(received)
        if received.opcode != TEXT:
            return None
        self.last = message = READER.decode(received.data)
        if isinstance(message, Problem):
            assert message.code in ("bad-request", "too-fast", "sign-in"), received.data
            assert message.text.strip()
        elif isinstance(message, Noticed):
            assert message.notices == []  # these two have none
        return message

    def end(self, received: Frame) -> None:
        self.closed = received.code
        if received.data == self.goodbye:
            return
        assert received.code in CLOSED, received
        if received.code >= 4000:
            assert isinstance(self.last, Problem)
            assert self.last.text.startswith(received.reason)

    def drain(self) -> int | None:
        """Say nothing more; with which code the server ends it."""
        try:
            while self.closed is None:
                self.taken(self.raw.receive())
        except Lost:
            self.closed = self.closed or 1006
        self.raw.close()
        return self.closed


class BadTreatmentAlone(RuleBasedStateMachine):
    """Two people and a stranger send all sorts of things to where there is nothing to say but ping."""

    house: House

    @initialize()
    def begin(self) -> None:
        self.lines: list[OwnLine] = []

    def connect(self, person: PersonId | None) -> OwnLine:
        cookie = {} if person is None else {"Cookie": f"session=token-{person}"}
        raw = Raw(self.house.port, "/api/me/socket", cookie)
        assert raw.status == 101
        self.lines.append(OwnLine(raw))
        return self.lines[-1]

    def line(self, number: int) -> OwnLine:
        still = [line for line in self.lines if line.closed is None]
        return still[number % len(still)] if still else self.connect(EMA)

    @rule(who=st.sampled_from([EMA, PETR]))
    def come(self, who: PersonId) -> None:
        assert self.connect(who).replies(b"") == []

    @rule()
    def come_as_a_stranger(self) -> None:
        assert self.connect(None).drain() == 4401

    @rule(number=st.integers(0, 99), data=hostile.nonsense, kind=st.sampled_from([TEXT, BINARY]))
    def talk_nonsense(self, number: int, data: bytes, kind: int) -> None:
        line = self.line(number)
        answers = line.replies(frame(kind, data))
        if line.closed is None:
            assert len(answers) == 1, answers
        else:
            assert line.closed in (1007, 4429)

    @rule(number=st.integers(0, 99), data=hostile.messages().flatmap(hostile.in_parts))
    def talk_in_parts(self, number: int, data: bytes) -> None:
        line = self.line(number)
        answers = line.replies(data)
        assert line.closed is not None or len(answers) == 1, answers

    @rule(number=st.integers(0, 99), data=st.sampled_from([b'{"type":"ping"}', b"{", b"\x00"]))
    def flood(self, number: int, data: bytes) -> None:
        line = self.line(number)
        line.raw.send(frame(TEXT, data) * FLOOD + frame(CLOSE, b"\x03\xe8"))
        assert line.drain() in (1000, 4429, 1006)

    @rule(number=st.integers(0, 99), size=st.sampled_from([65_537, 200_000]))
    def say_too_much(self, number: int, size: int) -> None:
        line = self.line(number)
        line.raw.send(frame(TEXT, b" " * size))
        assert line.drain() in (1009, 1006)

    @rule(number=st.integers(0, 99), data=hostile.junk())
    def send_junk(self, number: int, data: bytes) -> None:
        line = self.line(number)
        line.goodbye = goodbye(data)
        line.raw.send(data)
        line.raw.socket.shutdown(1)
        line.drain()

    @rule(number=st.integers(0, 99), data=st.binary(max_size=20))
    def break_off(self, number: int, data: bytes) -> None:
        line = self.line(number)
        line.raw.send(data)
        line.raw.abort()
        line.closed = 1006

    def teardown(self) -> None:
        if not hasattr(self, "lines"):
            return
        for line in self.lines:
            line.raw.close()
        again = self.connect(PETR)
        assert again.replies(b"") == []
        again.raw.close()
        assert not self.house.complaints.lines
        assert self.house.server.house.metrics.closed.labels("1011")._value.get() == 0


def test_a_persons_own_socket_bears_bad_treatment(house: House) -> None:
    treat_badly(type("Machine", (BadTreatmentAlone,), {"house": house}), CASES)


def test_brackets_without_end_are_told_so(house: House) -> None:
    raw = Raw(house.port, "/api/me/socket", {"Cookie": f"session=token-{EMA}"})
    line = OwnLine(raw)
    (answer,) = line.replies(frame(TEXT, b'{"type":' + b"[" * 5000))
    assert (answer.code, line.closed) == ("bad-request", None)
    raw.close()
