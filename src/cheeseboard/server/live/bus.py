"""How the processes of a server tell each other that a table has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from cheeseboard.server.ids import TableId

Heard = Callable[[TableId, int], None]
Gap = Callable[[], None]


class Bus(Protocol):
    """Carries a table's id and its revision, never what happened; 0 stands for what has no revision, such as the head.

    A message comes once or not at all. Whoever is cut off is told so, again and again until it is over, and looks into
    the database.
    """

    def subscribe(self, heard: Heard, gap: Gap) -> None:
        """Call `heard` for every message, one's own included, and `gap` when some may have been lost.

        Any number may subscribe.
        """

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def publish(self, table: TableId, revision: int) -> None:
        """Tell all. Neither waits for others nor fails: what is told has been saved already."""
