"""Tables that nobody has touched for a long time are closed: they would wait for ever, and be offered for ever."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cheeseboard.server.ids import TableId
from cheeseboard.server.store import presence, tables
from cheeseboard.server.store.errors import Missing
from cheeseboard.server.store.tables import Status, StoredTable, Touched
from cheeseboard.server.tables import commands
from cheeseboard.server.tables.clocks import DAY
from cheeseboard.server.tables.entries import Closed
from cheeseboard.server.tables.head import decode_head
from cheeseboard.server.tables.problem import Broken, TableProblem
from cheeseboard.server.tables.table import Table

if TYPE_CHECKING:
    from cheeseboard.server.live.floor import Floor

EVERY_S: Final = 60.0
TOGETHER: Final = 500  # tables that one step looks at


class Abandoning:
    """Goes through all tables, some at a time: no index has to change with every move only for this.

    Every process does it; the journal takes only one end.
    """

    def __init__(self, floor: Floor, gathering_days: int, playing_days: int, together: int = TOGETHER) -> None:
        self.floor: Final = floor
        self.together: Final = together
        self.patience: Final[dict[Status, int]] = {"gathering": gathering_days * DAY, "playing": playing_days * DAY}
        self.after = TableId("")  # the last table that was looked at

    async def step(self) -> None:
        """Look at the next tables, and close those that are abandoned."""
        after, now = self.after, self.floor.now()
        found = await self.floor.read(lambda connection: tables.in_order(connection, after, self.together))
        for touched in found:
            if self.forgotten(touched, now):
                await self.close(touched.id, now)
        self.after = found[-1].id if len(found) == self.together else TableId("")

    def forgotten(self, touched: Touched, now: int) -> bool:
        """Whether nothing has happened there for long. A clock that runs comes to its end by itself."""
        patience = self.patience.get(touched.status)
        return patience is not None and touched.deadline is None and touched.changed <= now - patience

    async def close(self, table: TableId, now: int) -> None:
        """Close the table, unless somebody is there, or does something just now."""
        try:
            stored = await self.floor.read(lambda connection: tables.find(connection, table))
            there = await self.floor.read(lambda connection: presence.last_there(connection, table))
            if not any(until > now for until in there.values()):
                await self.floor.command(table, lambda found: abandoned(found, stored, now))
        except (TableProblem, Missing, Broken):
            return  # somebody was quicker; or nobody can read the table


def abandoned(table: Table, stored: StoredTable, at: int) -> Closed:
    """The end of a table that stands as it was found. TableProblem if it does not any more."""
    if table.revision != stored.revision or table.head != decode_head(stored.head):
        raise TableProblem("time-left")
    return commands.close(table, None, "abandoned", at)
