"""Whom a table waits for and who is not there, told to those who wait."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from cheeseboard.server.ids import TableId
from cheeseboard.server.store import presence
from cheeseboard.server.tables.absence import Patience, There, all_absent
from cheeseboard.server.tables.problem import TableProblem
from cheeseboard.server.web.call import Call
from cheeseboard.server.web.house import House
from cheeseboard.server.web.session import DAY_MS

MINUTE_MS: Final = 60_000


class Missed(Struct, frozen=True):
    """Whoever plays the seat is not there: since when, and from when on the others may let a bot play."""

    seat: int
    since: int
    may: int


class Missing(Struct, frozen=True):
    """All who are waited for and are not there, at the server's time `now`."""

    missed: list[Missed]
    now: int


def patience(house: House) -> Patience:
    """How long one waits for somebody on this server."""
    settings = house.settings
    return Patience(settings.absent_minutes * MINUTE_MS, settings.absent_days * DAY_MS)


async def there(house: House, table: TableId) -> There:
    """Until when each person was at the table."""
    return await house.read(lambda connection: presence.last_there(connection, table))


async def missed(call: Call) -> Missing:
    """Who of those that your table waits for is not there. Where there is a clock, nobody is missed: it decides."""
    house = call.house
    stage = (await house.floor.open(call.table)).stage
    if not stage.seats_of(call.me):
        raise TableProblem("not-your-seat")
    now = house.now()
    here = {**await there(house, call.table), call.me: now + 1}  # whoever asks looks on
    found = all_absent(stage, here, now, patience(house))
    return Missing([Missed(seat, each.since, each.may) for seat, each in found.items()], now)
