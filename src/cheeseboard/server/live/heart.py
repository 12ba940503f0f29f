"""While clocks run it is written down again and again that something can be saved: so all know when nothing could."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from cheeseboard.server.live import answering
from cheeseboard.server.store import pulse
from cheeseboard.server.store.pulse import GAP_MS, Pulse

if TYPE_CHECKING:
    from cheeseboard.server.live.floor import Floor

KEY: Final = "@pulse"  # no table's id has an @
FRESH_MS: Final = GAP_MS // 2  # so long a beat tells how things are
NEAR_MS: Final = 24 * 60 * 60 * 1000  # clocks that run out later are in no hurry
SELDOM_MS: Final = 10 * 60 * 1000  # between beats while there are none but those


class Heart:
    """This process' part in the one pulse of all. Whatever is asked here raises Unavailable while nothing is saved."""

    def __init__(self, floor: Floor) -> None:
        self.floor: Final = floor
        self.pulse = Pulse(0, 0)
        self.beaten: int | None = None
        self.quiet: int | None = None  # when it was last seen that no clock runs out soon

    async def beat(self) -> bool:
        """Write it down; whether it is this process that has found out that the server was away."""
        now = self.floor.now()
        quiet = self.quiet is not None and now - self.quiet <= GAP_MS
        floor = self.floor
        self.pulse = await answering.write(
            floor.database, floor.writer, floor.mail, partial(pulse.beat, now=now, quiet=quiet), KEY
        )
        self.beaten = now
        return self.pulse.since == now

    async def follow(self, soonest: int | None) -> bool:
        """The next clock runs out then. Whether the server was away, as this process has found out."""
        now = self.floor.now()
        if soonest is not None and soonest <= now + NEAR_MS:
            found = await self.beat()
            self.quiet = None
            return found
        self.quiet = now
        if soonest is not None and (self.beaten is None or now - self.beaten >= SELDOM_MS):
            await self.beat()
        return False

    async def known(self) -> Pulse:
        """When nothing could be saved, as it is now."""
        now = self.floor.now()
        if self.beaten is None or now - self.beaten > FRESH_MS:
            await self.beat()
        return self.pulse
