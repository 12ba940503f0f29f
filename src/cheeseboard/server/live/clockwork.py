"""Clocks that run out: one timer for all tables of this process, and a look for those that no process has open."""

from __future__ import annotations

import asyncio
import heapq
import logging
from typing import TYPE_CHECKING, Final

from cheeseboard.server.ids import TableId
from cheeseboard.server.live.room import Room
from cheeseboard.server.store import tables
from cheeseboard.server.store.errors import Missing, Unavailable
from cheeseboard.server.tables import commands
from cheeseboard.server.tables.entries import TimedOut
from cheeseboard.server.tables.problem import TableProblem
from cheeseboard.server.tables.table import Table

if TYPE_CHECKING:
    from cheeseboard.server.live.floor import Floor

LOG: Final = logging.getLogger(__name__)
SWEEP_MS: Final = 2000
TOGETHER: Final = 100  # tables that one look finds


class Clockwork:
    """Knows when the next clock of a room runs out. Other processes may be as quick: the journal takes only one."""

    def __init__(self, floor: Floor) -> None:
        self.floor: Final = floor
        self.deadlines: Final[dict[TableId, int]] = {}
        self.heap: list[tuple[int, TableId]] = []  # some of them no longer hold
        self.sooner: Final = asyncio.Event()
        self.running_out: Final[set[TableId]] = set()

    def follow(self, room: Room, own: bool) -> None:
        """A room has changed."""
        deadline = room.stage.next_deadline()
        if deadline is None:
            self.forget(room.id)
        elif self.deadlines.get(room.id) != deadline:
            self.deadlines[room.id] = deadline
            heapq.heappush(self.heap, (deadline, room.id))
            if self.heap[0] == (deadline, room.id):
                self.sooner.set()
            if len(self.heap) > 100 + 2 * len(self.deadlines):  # clocks of days would be kept for days
                self.heap = sorted((at, table) for table, at in self.deadlines.items())

    def forget(self, table: TableId) -> None:
        self.deadlines.pop(table, None)

    def due(self, now: int) -> list[TableId]:
        """The tables of this process whose time is up."""
        found = []
        while self.heap and self.heap[0][0] <= now:
            at, table = heapq.heappop(self.heap)
            if self.deadlines.get(table) == at:
                del self.deadlines[table]
                found.append(table)
        return found

    async def run(self) -> None:
        """Wait for clocks for ever."""
        sweep = self.floor.now()
        while True:
            now = self.floor.now()
            if now >= sweep:
                await self.sweep()
                sweep = now + SWEEP_MS
            for table in self.due(now):
                self.let_run_out(table)
            wake = min(sweep, self.heap[0][0]) if self.heap else sweep
            self.sooner.clear()
            try:
                async with asyncio.timeout(max(0, wake - self.floor.now()) / 1000):
                    await self.sooner.wait()
            except TimeoutError:
                pass

    async def sweep(self) -> None:
        """Tables that nobody has open, or whose process has died."""
        now, broken = self.floor.now(), self.floor.broken
        try:
            found = await self.floor.read(lambda each: tables.overdue(each, now, TOGETHER + len(broken)))
        except Unavailable:
            return
        for table in found:
            if table not in broken:
                self.let_run_out(table)

    def let_run_out(self, table: TableId) -> None:
        if table not in self.running_out:
            self.running_out.add(table)
            self.floor.errands.begin(self.time_out(table))

    async def time_out(self, table: TableId) -> None:
        """Everybody whose time is up is played by a bot from now on."""

        def run_out(found: Table) -> TimedOut:
            now = self.floor.now()
            return commands.time_out(found, next(iter(found.due(now)), 0), now)

        try:
            while True:
                await self.floor.command(table, run_out)
        except (TableProblem, Missing, Unavailable):
            pass  # nobody is late any more; or the next sweep finds it again
        except Exception:
            LOG.exception("table %s: the clock could not run out", table)
        finally:
            self.running_out.discard(table)
