"""Everything about reminders that a server process does by itself."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from sqlalchemy import Connection

from cheeseboard.server.ids import TableId
from cheeseboard.server.live.ending import end
from cheeseboard.server.live.floor import Floor
from cheeseboard.server.live.repeating import repeat
from cheeseboard.server.remind.presence import RENEW_S, Presence
from cheeseboard.server.remind.sending import Counted, Sending
from cheeseboard.server.remind.telling import tell
from cheeseboard.server.remind.ways import Ways
from cheeseboard.server.store import invitations, looking, notices, presence, reminders, sessions

STEP_S: Final = 2.0
TIDY_S: Final = 3600.0
REMEMBERED_MS: Final = 24 * 60 * 60 * 1000  # for how long it is known that somebody was at a table
NOTICED_MS: Final = 90 * REMEMBERED_MS  # who has not come by then is not told any more
TOGETHER: Final = 200  # tables that one look finds


class Office:
    """Looks at tables, tells whoever is to be told, sends what is due."""

    def __init__(self, floor: Floor, ways: Ways, counted: Counted) -> None:
        self.floor: Final = floor
        self.ways: Final = ways
        self.presence: Final = Presence(floor)
        self.sending: Final = Sending(floor, ways, counted)
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        steps = (
            repeat(self.look, STEP_S),
            repeat(self.sending.step, STEP_S),
            repeat(self.presence.renew, RENEW_S),
            repeat(self.tidy, TIDY_S),
        )
        self.tasks = [asyncio.create_task(step) for step in steps]

    async def stop(self) -> None:
        """Begin nothing more. A letter that is being sent is not waited for."""
        await end(self.tasks)
        self.sending.close()

    async def look(self) -> None:
        """Look at all tables where something has happened."""
        now = self.floor.now()
        found = await self.floor.read(lambda connection: looking.to_look_at(connection, now, TOGETHER))
        for table in found:  # one after the other: all together would keep every move waiting
            await self.look_at(table, now)

    async def look_at(self, table: TableId, now: int) -> None:
        # By the table's key: so two processes never wait for each other crosswise.
        await self.floor.write(partial(self.told, table, now), table)

    def told(self, table: TableId, now: int, connection: Connection) -> None:
        tell(connection, table, self.ways, now)

    async def tidy(self) -> None:
        """Forget what nobody needs any more."""
        now = self.floor.now()

        def work(connection: Connection) -> None:
            presence.sweep(connection, now - REMEMBERED_MS)
            reminders.sweep(connection, now)
            notices.sweep(connection, now - NOTICED_MS)
            sessions.sweep(connection, now)
            invitations.sweep(connection, now)

        await self.floor.write(work, "")
