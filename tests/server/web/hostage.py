"""A connection of the machine: whatever comes is checked against what the server has promised."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import json

from cheeseboard.server.ids import PersonId
from cheeseboard.server.tables.patches import apply
from cheeseboard.server.tables.table import Table
from cheeseboard.server.web import protocol
from tests.server.web.raw import CLOSE, PING, PONG, TEXT, Frame, Lost, Raw, frame

READER = json.Decoder(protocol.FromServer)
# What docs/web.md names but for 1011, which is a fault of ours, and 1012 and 1013, as nothing is away here.
CLOSED = frozenset({1000, 1002, 1007, 1008, 1009, 4401, 4404, 4429})
PROBLEMS = protocol.Problem | protocol.Refused | protocol.Stale | protocol.Gone


class Line:
    """Somebody's connection to a table. `readers` are the seats it has asked for and been granted."""

    def __init__(self, raw: Raw, person: PersonId | None) -> None:
        self.raw = raw
        self.person = person
        self.bodies: dict[int | None, Any] = {}
        self.readers: set[int | None] = set()
        self.number = 1000
        self.closed: int | None = None
        self.goodbye: bytes | None = None  # what a close frame of its own said
        self.last: object = None

    def send(self, data: bytes) -> None:
        self.raw.send(data)

    def say(self, kind: str, **fields: object) -> list[Any]:
        """Say something sensible; the replies until it is answered, the last of them to it."""
        return self.replies(frame(TEXT, json.encode({"type": kind, "id": 7, **fields})))

    def replies(self, data: bytes) -> list[Any]:
        """Send it, and all that is answered before the answer to a ping sent afterwards."""
        self.number += 1
        self.send(data + frame(TEXT, json.encode({"type": "ping", "id": self.number})))
        found: list[Any] = []
        try:
            while True:
                message = self.taken(self.raw.receive())
                if isinstance(message, protocol.Reply):
                    if message.id == self.number and not isinstance(message, protocol.Refused | protocol.Stale):
                        return found
                    found.append(message)
        except Lost:
            self.closed = self.closed or 1006
            return found

    def taken(self, received: Frame) -> object:
        """The message in a frame, after it was checked."""
        if received.opcode == CLOSE:
            self.end(received)
            return None
        if received.opcode == PING:  # the server asks whether anybody is there
            self.send(frame(PONG, received.data))
            return None
        if received.opcode == PONG:
            return None
        assert received.opcode == TEXT
        message = READER.decode(received.data)
        self.last = message
        if isinstance(message, PROBLEMS):
            assert message.code != "fault", received.data
            assert message.text.strip()
            assert "Traceback" not in message.text
        elif isinstance(message, protocol.Update):
            self.update(message)
        return message

    def update(self, message: protocol.Update) -> None:
        """A seat is shown only to who has asked for it and was let."""
        assert message.seat in self.readers, message.seat
        body = json.decode(json.encode(message.body))
        body.pop("events")
        if "patch" in body:
            assert self.bodies[message.seat]["revision"] == body["since"]
            body = apply(self.bodies[message.seat], body["patch"])
        assert body["you"] == message.seat
        self.bodies[message.seat] = body

    def end(self, received: Frame) -> None:
        self.closed = received.code
        if received.data == self.goodbye:  # whoever is told goodbye says the same (RFC 6455, 5.5.1)
            return
        assert received.code in CLOSED, received
        if received.code >= 4000:
            assert isinstance(self.last, protocol.Problem)
            assert self.last.text.startswith(received.reason)

    def hello(self, table: Table, seat: int | None, since: int = 0) -> None:
        """Ask for a seat: granted if it is one's own."""
        own = seat is None or (0 <= seat < len(table.chairs) and table.chairs[seat].owner == self.person)
        if own and (self.person is not None or seat is None):
            self.readers.add(seat)
        answers = self.say("hello", seat=seat, since=since)
        if self.closed is None:
            expected = protocol.Ok if seat in self.readers else protocol.Problem
            assert isinstance(answers[-1], expected), answers

    def drain(self) -> int | None:
        """Say nothing more, and take in what comes until the server ends it; with which code."""
        try:
            while self.closed is None:
                self.taken(self.raw.receive())
        except (Lost, msgspec.DecodeError):
            self.closed = self.closed or 1006
        self.raw.close()
        return self.closed
