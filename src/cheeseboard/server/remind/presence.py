"""Who is at the tables of this process. The database knows it too, for other processes."""

from __future__ import annotations

import secrets
from collections import Counter
from concurrent.futures import Future
from typing import Final

from sqlalchemy import Connection

from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.live.floor import Floor
from cheeseboard.server.store import notices, presence
from cheeseboard.server.store.errors import StoreError

LEASE_MS: Final = 30_000  # a process that dies leaves people at its tables for so long
RENEW_S: Final = 10.0
Place = tuple[TableId, PersonId]


class Presence:
    """Writes down who comes and goes, beside what they came for: nobody waits for it."""

    def __init__(self, floor: Floor) -> None:
        self.floor: Final = floor
        self.process: Final = secrets.token_hex(8)
        self.here: Final[Counter[Place]] = Counter()  # how many sockets each has
        self.unsaved: Final[set[Place]] = set()

    def enter(self, table: TableId, person: PersonId) -> None:
        """Somebody looks at a table: they see for themselves what they would be reminded of."""
        self.here[table, person] += 1
        self.look(table, person)

    def look(self, table: TableId, person: PersonId) -> None:
        """The same for one who is there already."""
        until = self.floor.now() + LEASE_MS

        def work(connection: Connection) -> None:
            presence.enter(connection, table, person, self.process, until)
            notices.forget(connection, person, table)

        def saved(done: Future[None]) -> None:
            if done.cancelled() or done.exception() is not None:
                self.unsaved.add((table, person))

        try:
            self.floor.writer.submit(work, table).add_done_callback(saved)
        except StoreError:
            self.unsaved.add((table, person))

    def leave(self, table: TableId, person: PersonId) -> None:
        """A socket of theirs is closed."""
        self.here[table, person] -= 1
        if self.here[table, person] > 0:
            return
        del self.here[table, person]
        now = self.floor.now()
        try:
            self.floor.writer.submit(
                lambda connection: presence.leave(connection, table, person, self.process, now), table
            )
        except StoreError:
            return  # the database is away; they are taken to be there for half a minute

    async def renew(self) -> None:
        """All who have not left are still here."""
        for place in [*self.unsaved]:
            self.unsaved.discard(place)
            if place in self.here:
                self.look(*place)
        until = self.floor.now() + LEASE_MS
        if self.here:
            await self.floor.write(lambda connection: presence.renew(connection, self.process, until), "")
