"""Which tables there are."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from cheeseboard.server.store import tables
from cheeseboard.server.web.call import Call
from cheeseboard.server.web.shapes import Listed, Tables, listed

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


async def one(call: Call) -> Listed:
    """A table by its id."""
    table = call.table
    return listed(await call.house.read(lambda connection: tables.find(connection, table)))
