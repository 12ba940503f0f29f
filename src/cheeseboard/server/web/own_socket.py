"""A person's own socket: notices, as they come and go."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from msgspec import DecodeError, Struct, ValidationError, json
from starlette.websockets import WebSocket

from cheeseboard.server.ids import PersonId
from cheeseboard.server.web import session
from cheeseboard.server.web.bucket import Bucket
from cheeseboard.server.web.errors import as_problem
from cheeseboard.server.web.house import House
from cheeseboard.server.web.noticing import NoticeInfo, shown
from cheeseboard.server.web.personal import Line
from cheeseboard.server.web.problem import WebProblem
from cheeseboard.server.web.protocol import ENCODER, Ping, Pong, Problem
from cheeseboard.server.web.reading import not_understood
from cheeseboard.server.web.session import Identity
from cheeseboard.server.web.visit import KNOWN_FOR_S, MOST_STRIKES, SIGNED_OUT, TOO_MANY, TOO_SLOW, Closing, number_of

READER: Final[json.Decoder[Ping]] = json.Decoder(Ping)


class Noticed(Struct, frozen=True, tag_field="type", tag="notices"):
    """All your notices, whenever they have changed, and how many of them you have not seen."""

    notices: list[NoticeInfo]
    unseen: int


ToOwner = Noticed | Pong | Problem


class OwnVisit:
    """One such socket: one task listens, one speaks."""

    def __init__(self, house: House, socket: WebSocket, person: PersonId, who: Identity, language: str) -> None:
        self.house: Final = house
        self.socket: Final = socket
        self.person: Final = person
        self.who: Final = who
        self.language: Final = language
        self.line: Final = Line()
        self.one: Final = asyncio.Lock()  # message after the other
        self.bucket: Final = Bucket(house.settings.messages_a_second, time.monotonic())
        self.strikes = 0
        self.known_at = time.monotonic()

    async def listen(self) -> None:
        """The client has nothing to say but that it is there."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            data = message.get("text")
            await self.send(self.answer(message.get("bytes") or b"" if data is None else data))

    def answer(self, data: str | bytes) -> Pong | Problem:
        try:
            if not self.bucket.take(time.monotonic()):
                raise WebProblem("too-fast", 429, {"most": self.house.settings.messages_a_second})
            said = READER.decode(data)
        except (DecodeError, ValidationError, UnicodeError, WebProblem) as error:
            problem = error if isinstance(error, WebProblem) else not_understood(error)
            self.strikes += 1
            if self.strikes >= MOST_STRIKES:
                raise Closing(TOO_MANY, problem) from None
            text = problem.sentence(self.language)
            return Problem(id=number_of(data), code=problem.code, text=text, facts=dict(problem.facts))
        self.strikes = max(0, self.strikes - 1)
        return Pong(id=said.id, now=self.house.now())

    async def speak(self) -> None:
        """Send all notices, at once and whenever they have changed."""
        self.line.news.set()
        while True:
            await self.line.news.wait()
            self.line.news.clear()
            await self.check_session()
            found = shown([*self.line.held], self.house.now(), self.language)
            await self.send(Noticed(found.notices, found.unseen))

    async def send(self, message: ToOwner) -> None:
        try:
            async with asyncio.timeout(self.house.settings.send_seconds), self.one:
                await self.socket.send_text(ENCODER.encode(message).decode())
        except TimeoutError:
            raise Closing(TOO_SLOW, WebProblem("too-slow", 408)) from None

    def doubt_session(self) -> None:
        """The session may have ended."""
        self.known_at = -KNOWN_FOR_S
        self.line.news.set()

    async def check_session(self) -> None:
        """Closing if the session has ended."""
        now = time.monotonic()
        if now - self.known_at < KNOWN_FOR_S:
            return
        self.known_at = now
        try:
            person = await session.person_of(self.house, self.who)
        except Exception as error:  # the database is away
            if as_problem(error) is None:
                raise
            return
        if person != self.person:
            raise Closing(SIGNED_OUT, WebProblem("signed-out", 401))
