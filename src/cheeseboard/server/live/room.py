"""A table in the memory of a process."""

from __future__ import annotations

import asyncio
from typing import Final

from cheeseboard.server.ids import TableId
from cheeseboard.server.live.watch import Watch
from cheeseboard.server.tables.head import Head
from cheeseboard.server.tables.problem import Broken
from cheeseboard.server.tables.table import Table
from cheeseboard.server.tables.updates import Updates


class Room:
    """What was last saved of a table, as far as this process knows, and who looks on.

    A table that was shown never changes: the next one takes its place. So whatever is read from one belongs together.
    """

    def __init__(self, stage: Table, version: int, at: int) -> None:
        self.id: Final[TableId] = stage.head.id
        self.stage = stage
        self.version = version  # of the head
        self.updates = Updates(stage)
        self.used = at  # when somebody last asked for it
        self.broken: Broken | None = None  # why it cannot go on: whoever looks on has to leave
        self.watches: Final[set[Watch]] = set()
        self.lock: Final = asyncio.Lock()  # one command after the other: the next builds on the one before

    @property
    def head(self) -> Head:
        return self.stage.head

    @property
    def table(self) -> Table | None:
        """The table; None while people gather."""
        return None if self.gathering else self.stage

    @property
    def gathering(self) -> bool:
        return self.stage.status == "gathering"

    @property
    def revision(self) -> int:
        return self.stage.revision

    def show(self, stage: Table) -> None:
        """Further entries were saved."""
        self.stage = stage
        self.updates = Updates(stage, self.updates)
        self.wake()

    def set_up(self, stage: Table, version: int) -> None:
        """The head was changed. It has no revision by which what was shown before could be told from it."""
        self.stage = stage
        self.version = version
        self.updates = Updates(stage)
        self.wake()

    def leave(self, watch: Watch) -> None:
        """It looks on no more. When nobody does, what was made to be shown goes: that can be more than the table is."""
        self.watches.discard(watch)
        if not self.watches:
            self.updates = Updates(self.stage)

    def wake(self) -> None:
        for watch in self.watches:
            watch.wake()
