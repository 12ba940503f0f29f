"""Whoever still looks at a match that is over learns that it is played once more."""

from __future__ import annotations

from collections.abc import Callable

from cheeseboard.server.ids import TableId
from cheeseboard.server.live.floor import Floor
from cheeseboard.server.live.room import Room
from cheeseboard.server.store import rematches
from cheeseboard.server.store.rematches import Rematch
from cheeseboard.server.web.house import House
from cheeseboard.server.web.protocol import Again


def follower(floor: Floor) -> Callable[[Room, bool], None]:
    """Nudges the table before, when the match at a rematch begins or its people give it up."""

    def follow(room: Room, own: bool) -> None:
        parent = room.head.parent
        if own and room.revision == 1 and parent is not None and parent.kind == "rematch":
            floor.errands.begin(floor.nudge(parent.table))

    return follow


async def again(house: House, table: TableId) -> Again:
    """The rematch of a table, as those who look at it are told."""
    found: Rematch | None = await house.read(lambda connection: rematches.last(connection, table))
    return Again() if found is None else Again(found.table, found.status)
