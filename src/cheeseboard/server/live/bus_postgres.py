"""A bus for many processes without Redis: the database carries the messages, by LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from psycopg import AsyncConnection, Error

from cheeseboard.server.live.bus_far import PATIENCE_S, FarBus

CHANNEL: Final = "cheeseboard_tables"
TELL: Final = f"SELECT pg_notify('{CHANNEL}', message) FROM unnest(%s::text[]) AS message"


class PostgresBus(FarBus):
    """One connection tells, another listens: a process has two more than its settings say."""

    carrier = "PostgreSQL"

    def __init__(self, conninfo: str) -> None:
        super().__init__()
        self.conninfo: Final = conninfo
        self.telling: AsyncConnection | None = None
        self.listening: AsyncConnection | None = None

    async def connect(self) -> AsyncConnection:
        async with asyncio.timeout(PATIENCE_S):
            return await AsyncConnection.connect(
                self.conninfo, autocommit=True, application_name="cheeseboard-bus", prepare_threshold=None
            )

    async def let_go(self) -> None:
        for each in (self.telling, self.listening):
            if each is not None:
                with suppress(Error, OSError):
                    await each.close()

    async def send(self, messages: list[str]) -> None:
        try:
            if self.telling is None:
                self.telling = await self.connect()
            async with asyncio.timeout(PATIENCE_S):
                await self.telling.execute(TELL, [messages])
        except BaseException:
            lost, self.telling = self.telling, None
            if lost is not None:
                await lost.close()
            raise

    async def hear(self) -> None:
        self.listening = await self.connect()
        try:
            await self.listening.execute(f"LISTEN {CHANNEL}")
            self.cut_off()
            while not self.stopped:
                async for notice in self.listening.notifies(timeout=PATIENCE_S):
                    self.heard(notice.payload)
                async with asyncio.timeout(PATIENCE_S):  # silence: is anybody there?
                    await self.listening.execute("SELECT 1")
        finally:
            lost, self.listening = self.listening, None
            await lost.close()
