"""Somebody who plays a seat as fast as they can, over one socket after the other."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cheeseboard.server.tables.patches import apply
from tests.server.shown.ledger import Question
from tests.server.shown.visitor import AGAIN_S, PAUSE_S, Visitor

OPEN_S = 30.0
# How a server may end a conversation here: it stops, or its database is away.
FAIR_ENDS = (1012, 1013)


class Player:
    """Knows what the server has shown it, and what it said that was not answered yet."""

    def __init__(self, visitor: Visitor, table: str, seat: int) -> None:
        self.visitor = visitor
        self.ledger = visitor.ledger
        self.rng = visitor.rng
        self.table = table
        self.seat = seat
        self.body: Any = None
        self.told: list[Any] = []
        self.pending: Question | None = None  # sent, and not acknowledged
        self.answered = 0  # the last question that an answer is known to have reached
        self.numbers = 0
        self.welcome = False  # whether this socket has got as far as being shown something
        self.awaited: dict[int, Question] = {}  # what is waited for on this socket, by the id of the message

    @property
    def revision(self) -> int:
        return 0 if self.body is None else int(self.body["revision"])

    @property
    def over(self) -> bool:
        return self.body is not None and self.body["status"] == "over"

    @property
    def done(self) -> bool:
        """Whether the match is over, and what has become of every choice is known."""
        return self.over and self.pending is None

    async def play(self) -> None:
        """Until the match is over, whatever happens to connections."""
        while not self.done:
            try:
                async with self.socket() as socket:
                    await self.converse(socket)
            except ConnectionClosed as closed:
                self.check_end(closed)
            except (OSError, InvalidHandshake, EOFError, TimeoutError):
                self.ledger.counts["sockets that did not open"] += 1
            if not self.welcome:  # who had a socket until now comes back at once
                await asyncio.sleep(AGAIN_S * self.rng.random())
            self.welcome = False

    def socket(self) -> connect:
        return connect(
            f"ws://{self.visitor.server().address}/api/tables/{self.table}/socket",
            additional_headers=self.visitor.headers,
            compression=None,
            proxy=None,
            open_timeout=OPEN_S,
            ping_interval=None,
            max_size=None,
            close_timeout=1,
        )

    def check_end(self, closed: ConnectionClosed) -> None:
        self.ledger.counts["sockets lost" if self.welcome else "sockets turned away"] += 1
        if closed.rcvd is not None and closed.rcvd.code not in FAIR_ENDS:
            self.ledger.fault(f"{self.table} seat {self.seat}: closed with {closed.rcvd.code} {closed.rcvd.reason}")

    async def converse(self, socket: ClientConnection) -> None:
        self.awaited.clear()
        await self.say(socket, "hello", seat=self.seat, since=self.revision)
        if self.pending is not None:  # before anything is known of how things stand
            self.ledger.counts["choices sent again"] += 1
            await self.act(socket, self.pending)
        while not self.done:
            await self.take(socket, json.decode(await socket.recv()))
            await self.choose(socket)

    async def say(self, socket: ClientConnection, kind: str, **fields: Any) -> int:
        self.numbers += 1
        await socket.send(json.encode({"type": kind, "id": self.numbers, **fields}).decode())
        return self.numbers

    async def act(self, socket: ClientConnection, question: Question) -> None:
        action = self.ledger.sent[question]
        number = await self.say(socket, "act", seat=self.seat, ask=question.ask, action=action)
        self.awaited[number] = question

    async def choose(self, socket: ClientConnection) -> None:
        """Answer what is asked, if that was not done yet. A server may not have heard yet that the match has begun."""
        if self.body is None or self.pending is not None or self.body.get("ask") in (None, self.answered):
            return
        self.pending = Question(self.table, self.seat, self.body["ask"])
        self.ledger.send(self.pending, self.rng.choice(self.body["choices"]))
        await self.act(socket, self.pending)

    async def take(self, socket: ClientConnection, message: Any) -> None:
        """Whatever the server says."""
        self.welcome = self.welcome or message["type"] in ("ok", "update")
        kind, question = message["type"], self.awaited.pop(message.get("id") or 0, None)
        if kind == "update":
            self.show(message["body"])
        elif question is not None:
            await self.take_reply(socket, kind, message, question)
        elif kind == "problem" and message["code"] == "not-saved":
            self.visitor.check_not_saved(self.table, message)
            if message["id"] is not None:  # even how things stand could not be looked up
                await asyncio.sleep(PAUSE_S)
                await self.say(socket, "hello", seat=self.seat, since=self.revision)
        elif kind != "ok":
            self.ledger.fault(f"{self.table} seat {self.seat}: {message}")

    async def take_reply(self, socket: ClientConnection, kind: str, message: Any, question: Question) -> None:
        """What has become of a choice."""
        if kind == "problem" and message["code"] == "not-saved":
            self.visitor.check_not_saved(self.table, message)
            await asyncio.sleep(PAUSE_S)
            await self.act(socket, question)
            return
        self.pending, self.answered = None, question.ask
        if kind == "ok":
            self.ledger.acknowledge(question, message["revision"])
        elif kind == "stale":
            self.ledger.stale.add(question)
        else:
            self.ledger.fault(f"{question} {self.ledger.sent[question]}: {message}")

    def show(self, body: Any) -> None:
        """As a browser does it: apply a patch, or take the body whole; put events in their place."""
        before, events = self.revision, body.pop("events")
        if "patch" in body:
            if body["since"] != before:
                self.ledger.fault(f"{self.table} seat {self.seat}: a patch of {body['since']}, but {before} is shown")
            self.body = apply(self.body, body["patch"])
        else:
            self.body = body
        if self.revision < before:
            self.ledger.fault(f"{self.table} seat {self.seat}: went back from {before} to {self.revision}")
        kept = [told for told in self.told if told["step"] < events["from"]]
        self.told = kept + events["told"]
