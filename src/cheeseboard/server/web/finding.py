"""Which tables there are."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import asdict
from sqlalchemy import Connection

from cheeseboard.server.store import tables
from cheeseboard.server.store.tables import StoredTable
from cheeseboard.server.web.call import Call
from cheeseboard.server.web.shapes import OneTable, Tables, listed

PAGE: Final = 50


class Page(Struct, frozen=True):
    """`before` is the `next` of the page before."""

    before: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    limit: Annotated[int, Meta(ge=1, le=PAGE)] = PAGE


async def waiting(call: Call, query: Page) -> Tables:
    """Tables where anybody may sit down, the newest first."""
    found = await call.house.read(lambda connection: tables.waiting(connection, query.limit, query.before))
    return Tables([listed(each) for each in found], found[-1].created if len(found) == query.limit else None)


async def playing(call: Call, query: Page) -> Tables:
    """Matches that go on and that anybody may watch, the newest first."""
    found = await call.house.read(lambda connection: tables.playing(connection, query.limit, query.before))
    return Tables([listed(each) for each in found], found[-1].created if len(found) == query.limit else None)


async def one(call: Call) -> OneTable:
    """A table by its id."""
    table, me = call.table, call.person

    def look(connection: Connection) -> tuple[StoredTable, list[int]]:
        seated = tables.seated(connection, table) if me is not None else {}
        return tables.find(connection, table), [seat for seat, person in seated.items() if person == me]

    stored, seats = await call.house.read(look)
    return OneTable(**asdict(listed(stored)), your_seats=seats)
