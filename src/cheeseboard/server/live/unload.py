"""Rooms that nobody uses leave the memory; their tables are in the database."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cheeseboard.server.live.room import Room

if TYPE_CHECKING:
    from cheeseboard.server.live.floor import Floor

IDLE_MS: Final = 60_000
EVERY_S: Final = 10.0


def idle(room: Room, now: int) -> bool:
    """Whether nobody looks on, and nobody has done anything for a while."""
    return not room.watches and not room.lock.locked() and now - room.used >= IDLE_MS


class Unloading:
    """Lets idle rooms go."""

    def __init__(self, floor: Floor) -> None:
        self.floor: Final = floor

    async def step(self) -> None:
        now = self.floor.now()
        for room in [*self.floor.rooms.values()]:
            if idle(room, now):
                del self.floor.rooms[room.id]
                self.floor.clockwork.forget(room.id)
