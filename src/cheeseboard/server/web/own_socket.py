"""A person's own socket: notices, as they come and go."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from msgspec import Struct, json
from starlette.websockets import WebSocket

from cheeseboard.server.ids import PersonId
from cheeseboard.server.web import session
from cheeseboard.server.web.conversation import KNOWN_FOR_S, SIGNED_OUT, Closing, Conversation, number_of
from cheeseboard.server.web.errors import as_problem
from cheeseboard.server.web.house import House
from cheeseboard.server.web.noticing import NoticeInfo, shown
from cheeseboard.server.web.personal import Line
from cheeseboard.server.web.problem import WebProblem
from cheeseboard.server.web.protocol import ENCODER, Ping, Pong, Problem
from cheeseboard.server.web.session import Identity

READER: Final[json.Decoder[Ping]] = json.Decoder(Ping)


class Noticed(Struct, frozen=True, tag_field="type", tag="notices"):
    """All your notices, whenever they have changed, and how many of them you have not seen."""

    notices: list[NoticeInfo]
    unseen: int


ToOwner = Noticed | Pong | Problem


class OwnVisit(Conversation):
    """One such socket: one task listens, one speaks."""

    def __init__(self, house: House, socket: WebSocket, person: PersonId, who: Identity, language: str) -> None:
        super().__init__(house, socket, who, language)
        self.person: Final = person
        self.line: Final = Line()
        self.one: Final = asyncio.Lock()  # message after the other

    async def listen(self) -> None:
        """The client has nothing to say but that it is there."""
        while (data := await self.received()) is not None:
            await self.tell(self.answer(data))

    def answer(self, data: str | bytes) -> Pong | Problem:
        """The reply to a message, whatever it is. Closing if there was too much that is none."""
        try:
            said = self.understood(READER, data)
        except WebProblem as problem:
            self.strike(problem)
            text = problem.sentence(self.language)
            return Problem(id=number_of(data), code=problem.code, text=text, facts=dict(problem.facts))
        self.forgive()
        return Pong(id=said.id, now=self.house.now())

    async def speak(self) -> None:
        """Send all notices, at once and whenever they have changed."""
        self.line.news.set()
        while True:
            await self.line.news.wait()
            self.line.news.clear()
            await self.check_session()
            found = shown([*self.line.held], self.house.now(), self.language)
            await self.tell(Noticed(found.notices, found.unseen))

    async def tell(self, message: ToOwner) -> None:
        """Send it, after whatever is being sent."""
        async with self.one:
            await self.send([ENCODER.encode(message)])

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
