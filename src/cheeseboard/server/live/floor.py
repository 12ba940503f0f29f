"""All tables that this process has open, and the one way in which they change."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from sqlalchemy import Connection
from structlog.contextvars import bound_contextvars

from cheeseboard.core.refusal import Problem
from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.live import answering, saving
from cheeseboard.server.live.bus import Bus
from cheeseboard.server.live.checking import Checking
from cheeseboard.server.live.clockwork import Clockwork
from cheeseboard.server.live.errands import Errands, retrieve
from cheeseboard.server.live.mail import Mail
from cheeseboard.server.live.repeating import repeat
from cheeseboard.server.live.room import Room
from cheeseboard.server.live.unload import EVERY_S, Unloading
from cheeseboard.server.live.watch import Watch
from cheeseboard.server.store.engine import Database
from cheeseboard.server.store.errors import Taken, Unavailable
from cheeseboard.server.store.writer import Writer
from cheeseboard.server.tables import commands
from cheeseboard.server.tables.entries import Entry, decode
from cheeseboard.server.tables.head import Head, decode_head
from cheeseboard.server.tables.problem import Broken, TableProblem
from cheeseboard.server.tables.table import Table

LOG: Final = logging.getLogger(__name__)
TRIES: Final = 50  # lost races for one command; each of them was won by somebody
READERS: Final = 4  # threads that read the database
COMPARE_S: Final = 10.0  # what was saved just before a process died, or without an answer, was told to nobody

Result = TypeVar("Result")
Follower = Callable[[Room, bool], None]
# What belongs into the transaction of an entry, by the table before and after it; None for nothing.
Companion = Callable[[Table, Table], Callable[[Connection], None] | None]


class Floor:
    """Opens tables and carries out commands. Whatever anybody is shown was saved before.

    Any number of processes may have a table open: the journal decides who was first, and the others catch up.
    """

    def __init__(self, database: Database, writer: Writer, bus: Bus, now: Callable[[], int]) -> None:
        self.database: Final = database
        self.writer: Final = writer
        self.bus: Final = bus
        self.now: Final = now
        self.rooms: Final[dict[TableId, Room]] = {}
        self.opening: Final[dict[TableId, asyncio.Task[Room]]] = {}
        self.broken: Final[set[TableId]] = set()  # tables that cannot be read, each logged once
        self.errands: Final = Errands()
        self.mail: Final = Mail()
        self.checking: Final = Checking(self)
        self.clockwork: Final = Clockwork(self)
        self.followers: Final[list[Follower]] = [self.clockwork.follow]
        self.companions: Final[list[Companion]] = []
        self.readers: Final = ThreadPoolExecutor(READERS, "cheeseboard-reader")

    async def start(self) -> None:
        """Listen to other processes, run the clocks, unload what is idle."""
        self.bus.subscribe(self.checking.hear, self.checking.look_at_all)
        await self.bus.start()
        self.errands.begin(self.clockwork.run())
        self.errands.begin(repeat(Unloading(self).step, EVERY_S))
        self.errands.begin(repeat(self.compare, COMPARE_S))

    async def stop(self) -> None:
        """Finish what is being saved and let go of everything. The database and its writer stay open."""
        await self.errands.close()
        await self.bus.stop()
        self.readers.shutdown()

    async def compare(self) -> None:
        """Look whether there is something that nobody has told us of."""
        self.checking.look_at_all()

    def follow(self, follower: Follower) -> None:
        """Call it whenever a room was opened or has changed, and say whether this process has changed it."""
        self.followers.append(follower)

    def accompany(self, companion: Companion) -> None:
        """Whenever an entry is about to be saved, ask what else is to be saved with it, wholly or not at all."""
        self.companions.append(companion)

    # -- looking on

    async def open(self, table: TableId) -> Room:
        """The table's room. Raises Missing, Unavailable, or Broken if the journal cannot be read."""
        room = self.rooms.get(table)
        if room is None:
            task = self.opening.get(table)
            if task is None:
                task = asyncio.get_running_loop().create_task(self.load(table))
                task.add_done_callback(retrieve)
                self.opening[table] = task
            room = await answering.in_time(self.database, asyncio.shield(task))
        room.used = self.now()
        return room

    def watch(self, room: Room) -> Watch:
        """Look on: an asynchronous context manager; `await watch.changed()` waits for news."""
        present = self.rooms.get(room.id)
        if present is None:  # it has been idle for so long that it was unloaded
            self.rooms[room.id] = room
            self.checking.look(room.id)
        return Watch(present or room)

    async def nudge(self, table: TableId) -> None:
        """Something beside the journal has changed, such as the chat: wake whoever looks on, in all processes."""
        room = self.rooms.get(table)
        if room is not None:
            room.wake()
        await self.bus.publish(table, 0)

    # -- changing

    async def create(self, head: Head, secret: bytes) -> None:
        """Set up a table. Raises Taken, Missing if one who sits there is unknown, Unavailable."""
        await self.errands.see_through(self.write(saving.creating(head, secret, self.now()), head.id))

    async def gather(self, table: TableId, change: Callable[[Head], Head]) -> Head:
        """Change the head while people gather. Raises what the change raises, TableProblem, Missing, Unavailable."""
        return await self.errands.see_through(self.change_head(table, change))

    async def begin(self, table: TableId, by: PersonId) -> int:
        """Let the match begin; its revision."""
        return await self.command(table, lambda found: commands.start(found, by, self.now()))

    async def command(self, table: TableId, work: Callable[[Table], Entry]) -> int:
        """Save the entry that the work makes, show it to everybody, and give its revision.

        Nobody is refused by a table that has gone on meanwhile in another process. So the work may be called several
        times, the last time with the latest table, and must do nothing but make the entry.
        Raises what it raises; Missing, Broken; Unavailable if the entry is not known to be saved.
        """
        return await self.errands.see_through(self.carry_out(table, work))

    async def carry_out(self, table: TableId, work: Callable[[Table], Entry]) -> int:
        room = await self.open(table)
        async with room.lock:
            for _ in range(TRIES):
                try:
                    entry = work(room.stage)
                except Problem:
                    if await self.catch_up_and_tell(room):
                        continue
                    raise
                after = room.stage.after(entry)
                version = room.version if room.gathering else None
                works = [saving.appending(after, entry, version)]
                works += [more for each in self.companions if (more := each(room.stage, after)) is not None]
                if await self.won(room, saving.together(works)):
                    self.show(room, after, own=True)
                    await self.bus.publish(table, after.revision)
                    return after.revision
        raise Unavailable

    async def change_head(self, table: TableId, change: Callable[[Head], Head]) -> Head:
        room = await self.open(table)
        async with room.lock:
            for _ in range(TRIES):
                try:
                    head = changed_head(room, change)
                except Problem:
                    if await self.catch_up_and_tell(room):
                        continue
                    raise
                stage = Table.begin(head, room.stage.secret)
                if await self.won(room, saving.changing_head(head, room.version, self.now())):
                    room.set_up(stage, room.version + 1)
                    await self.bus.publish(table, 0)
                    return head
        raise Unavailable

    async def won(self, room: Room, work: Callable[[Connection], None]) -> bool:
        """Whether this was saved; if somebody else was quicker, the room has caught up."""
        try:
            await self.write(work, room.id)
        except Taken:
            await self.catch_up_and_tell(room)
            return False
        except Unavailable:
            self.checking.doubt(room.id)
            raise
        return True

    def show(self, room: Room, after: Table, own: bool) -> None:
        """This was saved, by this process or by another."""
        room.show(after)
        self.tell_followers(room, own)

    def tell_followers(self, room: Room, own: bool) -> None:
        for follower in self.followers:
            try:
                follower(room, own)
            except Exception:  # the move is saved, and whoever made it is told so
                with bound_contextvars(table=room.id):
                    LOG.exception("a follower failed")

    # -- the database

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        return await answering.read(self.database, work, self.readers)

    async def write(self, work: Callable[[Connection], None], key: str) -> None:
        await answering.write(self.database, self.writer, self.mail, work, key)

    async def load(self, table: TableId) -> Room:
        """Make the room from what is saved."""
        try:
            loop = asyncio.get_running_loop()
            stage, version = await loop.run_in_executor(self.readers, self.rebuild, table)
            room = self.rooms[table] = Room(stage, version, self.now())
        except Broken as problem:
            self.report(table, problem)
            raise
        finally:
            del self.opening[table]
        self.tell_followers(room, False)
        return room

    def rebuild(self, table: TableId) -> tuple[Table, int]:
        """The table and the version of its head. In a thread: a long match takes a while."""
        found, secret = self.database.read(lambda connection: saving.load(connection, table))
        return saving.rebuilt(found, secret), found.version

    async def refresh(self, table: TableId) -> None:
        """Bring the room up to date, if there is one, and wake whoever looks on."""
        task = self.opening.get(table)
        room = self.rooms.get(table) if task is None else await asyncio.shield(task)
        if room is not None:
            async with room.lock:
                await self.catch_up(room)
            room.wake()

    async def catch_up_and_tell(self, room: Room) -> bool:
        """Take in what others have saved and this process has not heard of; they may have died before they told it."""
        found = await self.catch_up(room)
        if found:
            await self.bus.publish(room.id, 0 if room.gathering else room.revision)
        return found

    async def catch_up(self, room: Room) -> bool:
        """Take in what others have saved; whether there was anything. Only for whoever holds the room's lock."""
        version = room.version
        found = await self.read(lambda connection: saving.news(connection, room.id, room.revision))
        try:
            if found.version != version:
                room.set_up(Table.begin(decode_head(found.head), room.stage.secret), found.version)
            if found.entries:
                after = room.stage.copy()
                for sequence, body in found.entries:
                    after.fold(decode(body, sequence))
                self.show(room, after, own=False)
            return found.version != version or bool(found.entries)
        except Broken as problem:
            self.rooms.pop(room.id, None)
            room.broken = problem
            room.wake()
            self.report(room.id, problem)
            raise

    def report(self, table: TableId, problem: Broken) -> None:
        """An operator has to look at this table."""
        if table not in self.broken:
            self.broken.add(table)
            with bound_contextvars(table=table):
                LOG.error("a table cannot be read: %s at revision %d", problem.code, problem.revision)


def changed_head(room: Room, change: Callable[[Head], Head]) -> Head:
    """The head after the change, which is only for tables where people gather."""
    if not room.gathering:
        raise TableProblem("is-closed" if room.stage.closed else "has-begun")
    return change(room.head)
