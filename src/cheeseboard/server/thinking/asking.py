"""Bots are asked as soon as they owe a choice, and again if it was forgotten."""

from __future__ import annotations

from typing import Final

from cheeseboard.server.live.errands import Errands
from cheeseboard.server.live.floor import Floor
from cheeseboard.server.live.repeating import repeat
from cheeseboard.server.live.room import Room
from cheeseboard.server.store import tables
from cheeseboard.server.store.errors import Missing
from cheeseboard.server.tables.problem import Broken
from cheeseboard.server.thinking.queue import Queue
from cheeseboard.server.thinking.thinker import Thinker

SWEEP_S: Final = 5.0
GRACE_MS: Final = 10_000  # so long a bot of another process may think before this one helps out
TOGETHER: Final = 1000


class Asking:
    """Follows a floor and gives its bots to a thinker."""

    def __init__(self, floor: Floor, thinker: Thinker, queue: Queue | None = None) -> None:
        self.floor: Final = floor
        self.thinker: Final = thinker
        self.queue: Final = queue
        self.errands: Final = Errands()

    async def start(self) -> None:
        self.thinker.start()
        self.floor.follow(self.follow)
        self.errands.begin(repeat(self.sweep, SWEEP_S))

    async def stop(self) -> None:
        """Before the floor stops."""
        await self.errands.close()
        await self.thinker.stop()

    @property
    def alone(self) -> bool:
        """Whether no other process thinks for these tables."""
        return self.floor.database.embedded

    def follow(self, room: Room, own: bool) -> None:
        """The process that has changed a table has its bots think; the others would only think the same."""
        queued = self.queue is not None and self.queue.took(room)
        if (own or self.alone) and not queued:
            self.ask(room)

    def ask(self, room: Room) -> None:
        for seat in room.stage.thinking():
            self.thinker.ask(room.id, room.revision, seat, str(room.stage.chairs[seat].bot))

    async def sweep(self) -> None:
        """Tables whose bots wait to be asked: after a start, when another process has died, or workers are too slow."""
        before = self.floor.now() - (0 if self.alone else GRACE_MS)
        for table in await self.floor.read(lambda connection: tables.thinking(connection, before, TOGETHER)):
            if table not in self.floor.broken:
                try:
                    self.ask(await self.floor.open(table))
                except (Missing, Broken):
                    continue
