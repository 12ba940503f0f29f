"""What this process leaves to worker processes, while there are any."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from sqlalchemy import Connection

from cheeseboard.server.ids import TableId
from cheeseboard.server.live.errands import Errands
from cheeseboard.server.live.floor import Floor
from cheeseboard.server.live.repeating import repeat
from cheeseboard.server.live.room import Room
from cheeseboard.server.store import jobs
from cheeseboard.server.store.errors import Unavailable
from cheeseboard.server.store.jobs import ThinkingJob
from cheeseboard.server.tables.table import Table

HEARTBEAT_S: Final = 1.0
STALLED_S: Final = 6.0  # without a heartbeat for so long a worker counts as gone
LOOK_S: Final = 2.0

Owed = set[tuple[int, int, str]]  # seat, question, level


class Queue:
    """A job goes into the database in the same transaction as the move that made a bot owe a choice."""

    def __init__(self, floor: Floor, *, working: bool = False) -> None:
        self.floor: Final = floor
        self.working = working  # whether there is anybody to do the jobs
        self.left: Final[dict[TableId, int]] = {}  # the revision at which a table's bots were left to workers
        self.errands: Final = Errands()
        floor.accompany(self.accompany)

    async def start(self) -> None:
        """Know from now on whether there are workers."""
        with suppress(Unavailable):
            await self.look()
        self.errands.begin(repeat(self.look, LOOK_S))

    async def stop(self) -> None:
        await self.errands.close()

    async def look(self) -> None:
        self.working = await self.floor.read(lambda connection: jobs.working(connection, STALLED_S))

    def accompany(self, before: Table, after: Table) -> Callable[[Connection], None] | None:
        """The jobs for the questions that an entry puts to bots."""
        table, revision = after.head.id, after.revision
        if not self.working:
            self.left.pop(table, None)
            return None
        self.left[table] = revision
        fresh = sorted(owed(after) - owed(before))
        if not fresh:
            return None
        made = [ThinkingJob(table=table, revision=revision, seat=seat, level=level) for seat, _, level in fresh]
        return lambda connection: jobs.defer(connection, made)

    def took(self, room: Room) -> bool:
        """Whether the bots of the room, as it now is, were left to workers."""
        return self.left.pop(room.id, None) == room.revision


def owed(table: Table) -> Owed:
    """The questions that bots have to answer."""
    return {(seat, table.asks[seat], str(table.chairs[seat].bot)) for seat in table.thinking()}
