"""What the buses between processes have in common: telling without making anybody wait, listening without end."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from cheeseboard.server.ids import TableId
from cheeseboard.server.live.bus import Gap, Heard
from cheeseboard.server.live.ending import end

LOG: Final = logging.getLogger(__name__)
PAUSE_S: Final = 0.5  # before the next try while the carrier is away
LOOK_S: Final = 2.0  # how often all look into the database meanwhile
PATIENCE_S: Final = 5.0  # without any answer the connection is given up


def cancelled() -> bool:
    """Whether this task is to end: a client that is disturbed may take that for an error of its own."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


class FarBus:
    """While the carrier is away nobody waits: of each table only the last revision is kept, and told afterwards.

    Until then whoever listens is told again and again that messages may be missing, and so learns of them with a delay.
    """

    carrier = ""  # its name, for the log

    def __init__(self) -> None:
        self.listeners: Final[list[tuple[Heard, Gap]]] = []
        self.untold: dict[TableId, int] = {}
        self.something: Final = asyncio.Event()
        self.tasks: Final[list[asyncio.Task[None]]] = []
        self.stopped = False

    async def send(self, messages: list[str]) -> None:
        """Have all processes hear these. May raise anything."""
        raise NotImplementedError

    async def hear(self) -> None:
        """Connect, call `cut_off`, then `heard` for every message until the connection is lost. May raise anything."""
        raise NotImplementedError

    async def let_go(self) -> None:
        """Close what is open. Raises nothing."""
        raise NotImplementedError

    def subscribe(self, heard: Heard, gap: Gap) -> None:
        self.listeners.append((heard, gap))

    async def start(self) -> None:
        loop = asyncio.get_running_loop()
        self.tasks.append(loop.create_task(self.listen()))
        self.tasks.append(loop.create_task(self.tell()))

    async def stop(self) -> None:
        self.stopped = True
        await end(self.tasks)
        self.tasks.clear()  # what they were cancelled in the midst of may hold a connection
        await self.let_go()

    async def publish(self, table: TableId, revision: int) -> None:
        before = self.untold.get(table, revision)
        # A change of the head and a move may wait at once: 0 makes everybody look, and so finds both.
        self.untold[table] = min(before, revision) if 0 in (before, revision) else max(before, revision)
        self.something.set()

    async def tell(self) -> None:
        """Send what waits, all that has gathered at a time."""
        while not self.stopped:
            await self.something.wait()
            self.something.clear()
            sending, self.untold = self.untold, {}
            try:
                await self.send([f"{table}:{revision}" for table, revision in sending.items()])
            except Exception as error:  # whatever the client raises, the next message has to go out
                if cancelled():
                    return
                LOG.warning("%s was not told: %s", self.carrier, type(error).__name__)
                waiting, self.untold = self.untold, sending
                for table, revision in waiting.items():
                    await self.publish(table, revision)
                self.something.set()
                await asyncio.sleep(PAUSE_S)

    async def listen(self) -> None:
        """Hear messages for ever, over one connection after the other."""
        looked = 0.0
        while not self.stopped:
            try:
                await self.hear()
            except Exception as error:  # nor may this ever end
                if cancelled():
                    return
                LOG.warning("%s is away: %s", self.carrier, type(error).__name__)
                if time.monotonic() - looked >= LOOK_S:
                    looked = time.monotonic()
                    self.cut_off()
                await asyncio.sleep(PAUSE_S)

    def cut_off(self) -> None:
        """Messages may have been lost."""
        for _, gap in self.listeners:
            gap()

    def heard(self, message: str) -> None:
        table, _, revision = message.rpartition(":")
        for heard, _ in self.listeners:
            heard(TableId(table), int(revision))
