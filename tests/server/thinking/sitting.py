"""Floors whose bots think."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from cheeseboard.server.live.floor import Floor
from cheeseboard.server.store.engine import Database
from cheeseboard.server.store.writer import Writer
from cheeseboard.server.thinking.asking import Asking
from cheeseboard.server.thinking.embedded import Embedded
from cheeseboard.server.thinking.pool import Pool
from tests.server.live.playing import milliseconds, open_floor


@asynccontextmanager
async def floor_with_bots(
    database: Database, pool: Pool, writer: Writer | None = None, now: Callable[[], int] = milliseconds
) -> AsyncIterator[Floor]:
    """A floor whose bots think in the pool, which is closed with it."""
    async with open_floor(database, writer=writer, now=now) as floor:
        asking = Asking(floor, Embedded(floor, pool))
        await asking.start()
        try:
            yield floor
        finally:
            await asking.stop()
