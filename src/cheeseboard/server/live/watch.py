"""Somebody looks on at a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cheeseboard.server.live.room import Room


class Watch:
    """Keeps a room in memory while it is entered, and wakes its owner up when something has changed.

    However much changes while the owner is busy, it is woken once: nothing queues up for one who is slow.
    """

    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self.news: Final = asyncio.Event()
        self.push: Callable[[], bool] | None = None  # tells the owner at once; whether nothing is left to be told

    async def __aenter__(self) -> Watch:
        self.room.watches.add(self)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.room.leave(self)
        self.push = None  # its owner holds this watch: the room is not to wait until garbage is searched for

    async def changed(self) -> None:
        """Wait until the room has changed since this was last waited for."""
        await self.news.wait()
        self.news.clear()

    def wake(self) -> None:
        if self.push is None or not self.push():
            self.news.set()
