"""Clocks that run out: one timer for all tables of this process, and a look for those that no process has open."""

from __future__ import annotations

import asyncio
import heapq
import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from structlog.contextvars import bound_contextvars

from cheeseboard.server.ids import TableId
from cheeseboard.server.live.heart import NEAR_MS, Heart
from cheeseboard.server.live.room import Room
from cheeseboard.server.store import tables
from cheeseboard.server.store.errors import Missing, Unavailable
from cheeseboard.server.store.pulse import Pulse
from cheeseboard.server.tables import commands
from cheeseboard.server.tables.entries import Entry
from cheeseboard.server.tables.problem import TableProblem
from cheeseboard.server.tables.table import Table

if TYPE_CHECKING:
    from cheeseboard.server.live.floor import Floor

LOG: Final = logging.getLogger(__name__)
SWEEP_MS: Final = 2000
TOGETHER: Final = 100  # tables that one look finds
MOST_EXCUSED: Final = 10_000  # tables at once; the others when their time would be up


class Clockwork:
    """Knows when the next clock of a room runs out. Other processes may be as quick: the journal takes only one."""

    def __init__(self, floor: Floor) -> None:
        self.floor: Final = floor
        self.heart: Final = Heart(floor)
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
            soonest = await self.floor.read(tables.next_deadline)
            if await self.heart.follow(soonest):
                self.floor.errands.begin(self.excuse_all(self.heart.pulse))
            if soonest is None or soonest > now:
                return
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
        """Everybody whose time is up is played by a bot from now on, unless it went by while nothing could be saved."""
        try:
            with bound_contextvars(table=table):
                await self.change(table, partial(self.run_out, await self.heart.known()))
        except Unavailable:
            pass  # the next sweep finds it again
        finally:
            self.running_out.discard(table)

    def run_out(self, pulse: Pulse, table: Table) -> Entry:
        now = self.floor.now()
        try:
            return commands.excuse(table, pulse.away, pulse.since, now)
        except TableProblem:
            return commands.time_out(table, next(iter(table.due(now)), 0), now)

    async def excuse_all(self, pulse: Pulse) -> None:
        """Give everybody back the time in which nothing could be saved, as far as their clocks are in any hurry."""
        until = pulse.since + NEAR_MS
        try:
            for table in await self.floor.read(lambda each: tables.overdue(each, until, MOST_EXCUSED)):
                with bound_contextvars(table=table):
                    await self.change(
                        table, lambda found: commands.excuse(found, pulse.away, pulse.since, self.floor.now())
                    )
        except Unavailable:
            pass  # whose time would be up is excused then

    async def change(self, table: TableId, work: Callable[[Table], Entry]) -> None:
        """Do it until there is nothing left to do. Raises Unavailable."""
        try:
            while True:
                await self.floor.command(table, work)
        except (TableProblem, Missing):
            pass  # nobody is late any more
        except Unavailable:
            raise
        except Exception:
            LOG.exception("a clock could not be set")
