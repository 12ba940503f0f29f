"""Somebody leaves for good: their seats are free again while people gather, and played by stand-ins afterwards."""

from __future__ import annotations

from typing import Final

from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.live.floor import Floor
from cheeseboard.server.store import own_tables
from cheeseboard.server.store.errors import Missing
from cheeseboard.server.store.own_tables import Own, Place
from cheeseboard.server.store.tables import Status
from cheeseboard.server.tables import commands, gathering
from cheeseboard.server.tables.entries import StoodIn
from cheeseboard.server.tables.problem import TableProblem
from cheeseboard.server.tables.table import Table

AT_ONCE: Final = 100
GOING_ON: Final[tuple[Status, ...]] = ("gathering", "playing")


async def leave_all(floor: Floor, person: PersonId) -> None:
    """Leave every table; those that the person has set up, and whose match has not begun, are given up."""
    for table in await tables_of(floor, person):
        try:
            await step_aside(floor, table, person, give_up=True)
        except (TableProblem, Missing):
            continue  # it cannot be read, or it has ended meanwhile: there is nobody to wait for them


async def tables_of(floor: Floor, person: PersonId) -> list[TableId]:
    """All tables of a person that are not over."""
    found: list[TableId] = []
    after: Place | None = None
    while some := await page(floor, person, after):
        found += [own.stored.id for own in some]
        after = some[-1].place
    return found


async def page(floor: Floor, person: PersonId, after: Place | None) -> list[Own]:
    return await floor.read(lambda each: own_tables.of_person(each, person, GOING_ON, AT_ONCE, after))


async def step_aside(floor: Floor, table: TableId, person: PersonId, *, give_up: bool) -> None:
    """Leave one table. Raises TableProblem, Missing or Unavailable."""
    room = await floor.open(table)
    if room.gathering:
        if give_up and room.head.creator == person:
            await floor.command(table, lambda found: commands.close(found, person, "given-up", floor.now()))
        elif room.stage.seats_of(person):
            await floor.gather(table, lambda head: gathering.leave(head, person))
        return
    while attended(room.stage, person):
        await floor.command(table, lambda found: stand_in(found, person, floor.now()))


def attended(table: Table, person: PersonId) -> list[int]:
    """The seats that the person plays themselves."""
    if table.status != "playing":
        return []
    return [seat for seat in table.seats_of(person) if table.chairs[seat].bot is None]


def stand_in(table: Table, person: PersonId, at: int) -> StoodIn:
    """A bot plays the first seat that they still play."""
    seat = next(iter(attended(table, person)), 0)
    return commands.stand_in(table, person, seat, table.head.stand_in, "left", at)
