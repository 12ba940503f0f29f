"""Rooms that may be behind the database are brought up to date."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from cheeseboard.server.ids import TableId
from cheeseboard.server.store import tables
from cheeseboard.server.store.errors import Missing, Unavailable
from cheeseboard.server.tables.problem import Broken

if TYPE_CHECKING:
    from cheeseboard.server.live.floor import Floor

PAUSE_S: Final = 0.5  # before the next try while the database is away
DOUBT_S: Final = 1.0  # a commit that got no answer may still be on its way


class Checking:
    """Looks a room's table up in the database. However often it is asked to, one look at a time is enough."""

    def __init__(self, floor: Floor) -> None:
        self.floor: Final = floor
        self.looking: Final[dict[TableId, bool]] = {}  # whether it has to look once more
        self.doubted: Final[set[TableId]] = set()  # where something may be saved that nobody was told of
        self.gap = False  # messages were lost, and not all rooms were looked at since
        self.comparing = False

    def hear(self, table: TableId, revision: int) -> None:
        """Somebody has changed a table; here it matters only if it is open."""
        room = self.floor.rooms.get(table)
        if room is None and table not in self.floor.opening:
            return
        if room is None or revision == 0 or revision > room.revision:
            self.look(table)

    def look(self, table: TableId) -> None:
        """Bring the room up to date, now and until it has worked."""
        if table in self.looking:
            self.looking[table] = True
        else:
            self.looking[table] = True
            self.floor.errands.begin(self.bring_up(table))

    def look_at_all(self) -> None:
        """Messages may have been lost. One question finds the rooms that are behind."""
        for table in self.floor.opening:
            self.look(table)
        self.gap = True
        if not self.comparing:
            self.comparing = True
            self.floor.errands.begin(self.compare_all())

    async def compare_all(self) -> None:
        try:
            while self.gap:
                self.gap = False
                rooms = [*self.floor.rooms.values()]  # whatever is opened from now on is up to date
                try:
                    stand = await self.floor.read(tables.standing_of([room.id for room in rooms]))
                except Unavailable:
                    self.gap = True
                    await asyncio.sleep(PAUSE_S)
                    continue
                for room in rooms:
                    if room.id not in stand or stand[room.id] > (room.revision, room.version):
                        self.look(room.id)
        finally:
            self.comparing = False

    def doubt(self, table: TableId) -> None:
        """It is not known whether the last write was saved."""
        self.doubted.add(table)
        asyncio.get_running_loop().call_later(DOUBT_S, self.look, table)

    async def bring_up(self, table: TableId) -> None:
        try:
            while self.looking[table]:
                self.looking[table] = False
                try:
                    await self.floor.refresh(table)
                    await self.tell_doubted(table)
                except Unavailable:
                    self.looking[table] = True
                    await asyncio.sleep(PAUSE_S)
                except (Missing, Broken):
                    pass  # whoever opens it next is told so
        finally:
            del self.looking[table]

    async def tell_doubted(self, table: TableId) -> None:
        """Whoever is not told by the process that has saved something has to be told by the one that finds it."""
        room = self.floor.rooms.get(table)
        if table in self.doubted and room is not None:
            await self.floor.bus.publish(table, room.revision)
        self.doubted.discard(table)
