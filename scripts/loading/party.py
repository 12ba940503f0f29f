"""Four sockets at one table: those who play and those who look on. When a match is over they play another."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

from msgspec import UNSET, json

from loading.http import Http
from loading.sight import READER, Sight
from loading.wire import Wire, connect

SOCKETS: Final = 4


class Party:
    """One move at a time: the next is sent when all four have seen the one before."""

    def __init__(self, servers: list[Http], game: str, seats: int, luck: Random, report: Report) -> None:
        self.servers: Final = servers
        self.game: Final = game
        self.seats: Final = seats
        self.luck: Final = luck
        self.report: Final = report
        self.table = ""
        self.cookies: Final[list[str]] = []  # of those who play
        self.wires: list[Wire] = []
        self.sights: list[Sight] = []
        self.waiting: Final[deque[float]] = deque()  # when moves were to be sent
        self.intended: float | None = None  # of the move that is on its way
        self.revision = 0  # that all have to see
        self.number = 0
        self.playing = False

    def server(self, place: int) -> Http:
        """Everybody comes in by another door, if there are several."""
        return self.servers[place % len(self.servers)]

    # -- sitting down

    async def gather(self) -> None:
        """Come in as guests, set up a table and begin."""
        for seat in range(self.seats):
            _, cookie = await self.server(seat).post("/api/guest", {"name": f"Guest {seat}"})
            self.cookies.append(cookie)
        made, _ = await self.server(0).post("/api/tables", {"game": self.game, "seats": self.seats}, self.cookies[0])
        await self.begin(str(made["id"]))

    async def play_again(self) -> None:
        """A rematch: the same people at a new table."""
        made, _ = await self.server(0).post(f"/api/tables/{self.table}/rematch", None, self.cookies[0])
        self.leave()
        await self.begin(str(made["id"]))

    async def begin(self, table: str) -> None:
        self.table = table
        for seat in range(1, self.seats):
            await self.server(seat).post(f"/api/tables/{table}/sit", {"seat": seat}, self.cookies[seat])
        await self.server(0).post(f"/api/tables/{table}/start", None, self.cookies[0])
        self.sights = [Sight() for _ in range(SOCKETS)]
        self.wires = [await self.look_on(place) for place in range(SOCKETS)]
        self.revision = 1
        for place, wire in enumerate(self.wires):
            as_whom = place if place < self.seats else None
            wire.send(json.encode({"type": "hello", "id": 0, "seat": as_whom, "since": 0}))

    async def look_on(self, place: int) -> Wire:
        door = self.server(place)
        cookie = self.cookies[place] if place < self.seats else ""
        path = f"/api/tables/{self.table}/socket"
        return await connect(door.host, door.port, path, cookie, partial(self.hear, place), self.lose)

    def leave(self) -> None:
        for wire in self.wires:
            wire.close()
        self.wires = []

    # -- playing

    def intend(self, at: float) -> None:
        """A move is to be made now."""
        self.waiting.append(at)
        self.go_on()

    def go_on(self) -> None:
        """Send the next move, if there is one, and nothing is on its way."""
        if self.intended is not None or not self.waiting or not self.playing:
            return
        self.intended = self.waiting.popleft()
        asked = [place for place in range(self.seats) if self.sights[place].choices]
        seat = asked[int(self.luck.random() * len(asked))]
        sight = self.sights[seat]
        choices = sight.choices
        assert isinstance(choices, list)
        self.number += 1
        self.revision += 1
        action = choices[int(self.luck.random() * len(choices))]
        said = {"type": "act", "id": self.number, "seat": seat, "ask": sight.ask, "action": action}
        self.wires[seat].send(json.encode(said))

    def hear(self, place: int, data: bytes) -> None:
        message = READER.decode(data)
        if message.body is not UNSET:
            self.sights[place].take(message.body)
            self.report.updated(len(data))
            self.see()
        elif message.type not in ("ok", "chat", "rematch"):
            self.report.wrong(data.decode())

    def see(self) -> None:
        """Whether all have seen the last move."""
        for sight in self.sights:
            if sight.revision < self.revision:
                return
        if self.intended is not None:
            self.report.seen(self.intended)
            self.intended = None
        if self.sights[0].status == "over":
            if self.playing:
                self.playing = False
                self.report.over(self)
        else:
            self.playing = True
            self.go_on()

    def lose(self, why: str) -> None:
        self.report.wrong(why)


class Report:
    """Who wants to know how it goes."""

    def __init__(self) -> None:
        self.clock: Final[Callable[[], float]] = asyncio.get_running_loop().time

    def seen(self, intended: float) -> None:
        """All have seen it."""

    def updated(self, size: int) -> None:
        """Somebody was sent an update of so many bytes."""

    def wrong(self, what: str) -> None:
        """Something that must not happen."""

    def over(self, party: Party) -> None:
        """A match has ended."""
