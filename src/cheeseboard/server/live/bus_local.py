"""A bus for one process."""

from __future__ import annotations

from typing import Final

from cheeseboard.server.ids import TableId
from cheeseboard.server.live.bus import Gap, Heard


class LocalBus:
    """Tells whoever listens in this process."""

    def __init__(self) -> None:
        self.listening: Final[list[Heard]] = []

    def subscribe(self, heard: Heard, gap: Gap) -> None:
        self.listening.append(heard)

    async def start(self) -> None:
        pass

    async def stop(self) -> None:
        pass

    async def publish(self, table: TableId, revision: int) -> None:
        for heard in self.listening:
            heard(table, revision)
