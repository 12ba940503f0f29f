"""Which tables there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import asdict
from sqlalchemy import Connection

from cheeseboard.server.ids import TableId
from cheeseboard.server.store import tables
from cheeseboard.server.store.tables import After, StoredTable
from cheeseboard.server.web.call import Call
from cheeseboard.server.web.shapes import OneTable, Tables, listed

PAGE: Final = 50
Pages = Callable[[Connection, int, After | None], list[StoredTable]]


class Page(Struct, frozen=True):
    """`before` is the `next` of the page before."""

    before: Annotated[str, Meta(pattern=r"^\d{1,15}\.[\w-]{1,100}$")] | None = None
    limit: Annotated[int, Meta(ge=1, le=PAGE)] = PAGE


async def waiting(call: Call, query: Page) -> Tables:
    """Tables where anybody may sit down, the newest first."""
    return await page_of(call, query, tables.waiting)


async def playing(call: Call, query: Page) -> Tables:
    """Matches that go on and that anybody may watch, the newest first."""
    return await page_of(call, query, tables.playing)


async def page_of(call: Call, query: Page, pages: Pages) -> Tables:
    after = None if query.before is None else read(query.before)
    found = await call.house.read(lambda connection: pages(connection, query.limit, after))
    last = found[-1] if len(found) == query.limit else None
    return Tables([listed(each) for each in found], None if last is None else f"{last.created}.{last.id}")


def read(text: str) -> After:
    """The place that is written like this; its form was checked."""
    created, table = text.split(".", 1)
    return After(int(created), TableId(table))


async def one(call: Call) -> OneTable:
    """A table by its id."""
    table, me = call.table, call.person

    def look(connection: Connection) -> tuple[StoredTable, list[int]]:
        seated = tables.seated(connection, table) if me is not None else {}
        return tables.find(connection, table), [seat for seat, person in seated.items() if person == me]

    stored, seats = await call.house.read(look)
    return OneTable(**asdict(listed(stored)), your_seats=seats)
