"""Somebody at a table's socket: one task listens, one speaks."""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from typing import Final

from msgspec import Struct
from starlette.websockets import WebSocket

from cheeseboard.server.ids import PersonId
from cheeseboard.server.live.watch import Watch
from cheeseboard.server.store import people
from cheeseboard.server.tables.problem import TableProblem
from cheeseboard.server.tables.waiting import concerns
from cheeseboard.server.web import rematching, session, talk
from cheeseboard.server.web.commanding import carried_out, not_done
from cheeseboard.server.web.conversation import COME_BACK, KNOWN_FOR_S, SIGNED_OUT, Closing, Conversation, number_of
from cheeseboard.server.web.errors import as_problem
from cheeseboard.server.web.house import House
from cheeseboard.server.web.logs import LOG, where
from cheeseboard.server.web.problem import WebProblem
from cheeseboard.server.web.protocol import (
    ENCODER,
    READER,
    Again,
    Chat,
    FromClient,
    FromServer,
    Gone,
    Hello,
    Ok,
    update,
)
from cheeseboard.server.web.reader import may_read
from cheeseboard.server.web.session import Identity

MOST_REPLIES: Final = 64  # that wait to be taken; then nothing more is listened to
DOUBT_S: Final = 1.0  # how soon a session is looked up again, when that was not possible


class Known(Struct):
    """What a reader was last sent."""

    revision: int
    version: int  # of the head; before the match begins there are no revisions
    whole: bool  # wants no patches


class Visit(Conversation):
    """One socket. What is to be sent is made when it can be sent, so whoever reads slowly skips what is past."""

    def __init__(self, house: House, socket: WebSocket, watch: Watch, who: Identity, language: str) -> None:
        super().__init__(house, socket, who, language)
        self.watch: Final = watch
        self.person: Final[PersonId | None] = who.person
        self.readers: Final[dict[int | None, Known]] = {}
        self.replies: Final[deque[bytes]] = deque()
        self.taken: Final = asyncio.Event()  # replies have gone out
        self.answering = False  # what is new goes out together with the answer that is being made
        self.speaking = False  # what is new has to wait until this was said
        # Sockets that came together, after a restart, are not looked up together.
        self.known_at -= random.uniform(0, KNOWN_FOR_S / 2)
        self.lines = 0  # of chat that were sent
        self.chat_due = True
        self.heard_any = False  # something was sent of the chat
        self.heard_anew = False  # it may not hold any more
        self.again = Again()  # the rematch that was told of
        self.present = False  # it is written down that the person is here

    # -- listening

    async def listen(self) -> None:
        """Take messages one after the other, until the client leaves."""
        while (data := await self.received()) is not None:
            self.answering = True
            try:
                reply = await self.answer(data)
            finally:
                self.answering = False
            self.reply(reply)
            while len(self.replies) > MOST_REPLIES:
                self.taken.clear()
                await self.taken.wait()

    async def answer(self, data: str | bytes) -> FromServer:
        """The reply to a message, whatever it is."""
        number: int | None = None
        kind = "unknown"
        try:
            said: FromClient = self.understood(READER, data)
            number, kind = said.id, type(said).__name__.lower()
            reply = await self.done(said)
            self.forgive()
        except Exception as error:
            reply = self.explained(error, number_of(data) if number is None else number)
        self.house.metrics.messages.labels(kind, type(reply).__name__.lower()).inc()
        return reply

    async def done(self, said: FromClient) -> FromServer:
        if not isinstance(said, Hello):
            return await carried_out(self.house, self.watch.room, self.person, said, self.language)
        if said.since > self.watch.room.revision:  # this process has not heard yet what the client knows from another
            await self.house.floor.refresh(self.watch.room.id)
        try:
            may_read(self.watch.room.stage, said.seat, self.person)
        except TableProblem:  # the seat may have become theirs in another process just now
            await self.house.floor.refresh(self.watch.room.id)
            may_read(self.watch.room.stage, said.seat, self.person)
        self.look()
        self.readers[said.seat] = Known(said.since, -1, said.whole)
        self.lines = 0 if self.heard_anew else max(self.lines, said.lines)
        return Ok(id=said.id, revision=self.watch.room.revision)

    def look(self) -> None:
        """Somebody who plays here is here, and need not be reminded."""
        if self.person is not None and concerns(self.watch.room.stage, self.person):
            presence = self.house.office.presence
            (presence.look if self.present else presence.enter)(self.watch.room.id, self.person)
            self.present = True

    def leave(self) -> None:
        """The socket is closed."""
        if self.present and self.person is not None:
            self.house.office.presence.leave(self.watch.room.id, self.person)

    def explained(self, error: Exception, id: int | None) -> FromServer:
        """Why it was not done. Closing if there was too much of that."""
        problem = as_problem(error)
        if problem is None:
            LOG.error("fault", error=type(error).__name__, where=where(error))
            problem = WebProblem("fault", 500)
        self.strike(problem)
        return not_done(problem, id, self.watch.room.revision, self.language)

    def reply(self, message: FromServer) -> None:
        self.replies.append(ENCODER.encode(message))
        self.watch.wake()

    # -- speaking

    async def speak(self) -> None:
        """Send replies, and how things stand, whenever there is something new that could not be sent at once."""
        self.watch.push = self.push
        self.watch.wake()
        while True:
            await self.watch.changed()
            if self.answering and not self.replies:
                continue  # the answer wakes it again
            self.speaking = True
            replies = [*self.replies]
            self.replies.clear()
            try:
                news = await self.news()
            except Exception:
                await self.send(replies)
                raise
            await self.send(replies + news)
            self.taken.set()
            if self.chat_due and self.readers:
                await self.chat()
                await self.tell_rematch()
            self.speaking = False

    def push(self) -> bool:
        """Send what is new at once: most of the time nothing has to be waited for. False leaves it to `speak`."""
        if self.speaking:
            return False
        if self.answering and not self.replies:
            return True  # the answer wakes it again
        if self.watch.room.broken is not None or self.is_doubtful() or (self.chat_due and self.readers):
            return False
        try:
            for reader in self.readers:
                text = self.fresh(reader)
                if text is not None:
                    self.replies.append(text)
        except Exception:  # whoever has changed the table has nothing to do with it; `speak` comes upon it again
            return False
        if self.replies:
            if not self.write([*self.replies]):
                return False
            self.replies.clear()
            self.taken.set()
        return True

    async def news(self) -> list[bytes]:
        """What is new to each reader here."""
        if self.watch.room.broken is not None:
            raise self.watch.room.broken
        await self.check_session()
        return [text for reader in [*self.readers] if (text := await self.update(reader)) is not None]

    async def update(self, reader: int | None) -> bytes | None:
        """What is new to the reader, or that it may not read any more."""
        try:
            return self.fresh(reader)
        except TableProblem as problem:  # the seat is somebody else's now, or spectators are not wanted
            self.doubt_session()
            await self.check_session()
            del self.readers[reader]
            return ENCODER.encode(Gone(reader, problem.code, problem.sentence(self.language), dict(problem.facts)))

    def fresh(self, reader: int | None) -> bytes | None:
        """What is new to the reader. Raises TableProblem if it may not read."""
        room, known = self.watch.room, self.readers[reader]
        if (known.revision, known.version) == (room.revision, room.version):
            return None
        may_read(room.stage, reader, self.person)
        body = room.updates.bytes_since(known.revision, reader, known.whole)
        known.revision, known.version = room.revision, room.version
        data = update(reader, body)
        self.house.metrics.sent(len(data))
        return data

    async def chat(self) -> None:
        """Send the lines that are new."""
        self.chat_due = False
        room = self.watch.room
        try:
            talk.may_hear(room.stage, self.person)
            heard = await talk.heard(self.house, room.id, self.person, self.lines)
        except Exception as error:  # the table comes first: chat is tried again when the next line comes
            if as_problem(error) is None:
                raise
            return
        whole = self.lines == 0
        silence = heard.muted or heard.silent or (self.heard_anew and self.heard_any)
        if heard.lines or (whole and silence):
            self.heard_any = True
            self.lines = heard.lines[-1].number if heard.lines else 0
            self.heard_anew = False
            told = Chat(heard.lines, whole, heard.muted, heard.silent if whole else [])
            await self.send([ENCODER.encode(told)])

    def hear_anew(self) -> None:
        """Somebody is muted, or not any more: send the chat whole."""
        self.lines, self.heard_anew, self.chat_due = 0, True, True
        self.watch.wake()

    async def tell_rematch(self) -> None:
        """Who still looks at a match that is over learns where it is played once more."""
        if self.watch.room.stage.status not in ("over", "closed"):
            return
        try:
            found = await rematching.again(self.house, self.watch.room.id)
        except Exception as error:  # as with the chat
            if as_problem(error) is None:
                raise
            return
        if found != self.again:
            self.again = found
            await self.send([ENCODER.encode(found)])

    def doubt_session(self) -> None:
        """The session may have ended."""
        self.known_at = -KNOWN_FOR_S
        self.watch.wake()

    def is_doubtful(self) -> bool:
        """Whether the session is to be looked up."""
        return self.person is not None and time.monotonic() - self.known_at >= KNOWN_FOR_S

    async def check_session(self) -> None:
        """Closing if the session has ended: who has left on a shared machine is not to be seen there any more."""
        if not self.is_doubtful():
            return
        now = self.known_at = time.monotonic()
        try:
            person = await session.person_of(self.house, self.who)
            merged = person is None and await self.merged()
        except Exception as error:  # the database is away: those who play stay
            if as_problem(error) is None:
                raise
            self.known_at = now - KNOWN_FOR_S + DOUBT_S
            return
        if merged:
            raise Closing(COME_BACK, WebProblem("merged", 401))
        if person != self.person:
            raise Closing(SIGNED_OUT, WebProblem("signed-out", 401))

    async def merged(self) -> bool:
        """Whether this was a guest who has logged in: then the browser has a session for who they are now."""
        me = self.person
        assert me is not None
        found = await self.house.read(lambda connection: people.find(connection, me))
        return found.merged is not None
