"""Tables: their heads, who sits there, and where they stand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

from sqlalchemy import Connection, Row, Select, bindparam, delete, func, insert, select, tuple_, update

from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.store import turns
from cheeseboard.server.store.errors import Missing, Taken
from cheeseboard.server.store.schema import KEPT, SEATS, TABLES
from cheeseboard.server.store.turns import Turn

Status = Literal["gathering", "playing", "over", "closed"]
GATHERING: Final = "gathering"
PLAYING: Final = "playing"
TOGETHER: Final = 500  # ids in one statement

# Everything but the secret, which is asked for by name alone, and what only queries look at.
APART: Final = ("secret", "lines", "creator", "asked", "waits", "look", "public", "rematch_of")
COLUMNS: Final = [column for column in TABLES.c if column.name not in APART]
ONE: Final = select(*COLUMNS).where(TABLES.c.id == bindparam("table"))


@dataclass(frozen=True)
class StoredTable:
    """A table as it is stored."""

    id: TableId
    game: str
    head: bytes
    version: int
    open: bool
    status: Status
    revision: int
    deadline: int | None
    thinking: bool
    created: int
    changed: int
    turns: str | None  # as `turns.decode` reads them; None if they are not known yet


class Touched(NamedTuple):
    """When something last happened at a table, and whether a clock runs there."""

    id: TableId
    status: Status
    deadline: int | None
    changed: int


class After(NamedTuple):
    """A place in a list of tables, to go on from there."""

    created: int
    table: TableId


@dataclass(frozen=True)
class Company:
    """Who else has to do with a table that is set up: for whom seats are kept, and whether anybody may look on."""

    kept: Mapping[int, PersonId] = field(default_factory=dict)
    public: bool = False


@dataclass(frozen=True)
class Standing:
    """Where a table stands after an entry; what others look for without reading its journal."""

    status: Status
    deadline: int | None
    thinking: bool
    at: int
    waits: str = "[]"
    look: int | None = None
    turns: tuple[Turn, ...] = ()


ALONE: Final = Company()


def create(
    connection: Connection,
    table: TableId,
    game: str,
    head: bytes,
    seats: Mapping[int, PersonId],
    at: int,
    *,
    open: bool,
    secret: bytes | None,
    waits: str = "[]",
    look: int | None = None,
    creator: PersonId | None = None,
    company: Company = ALONE,
    rematch_of: TableId | None = None,
) -> None:
    """Set up a table whose people gather. Raises Taken, or Missing if one who sits there is unknown."""
    row = {"id": table, "game": game, "head": head, "version": 1, "secret": secret, "open": open, "status": GATHERING}
    row |= {"revision": 0, "deadline": None, "thinking": False, "lines": 0, "created": at, "changed": at}
    row |= {"waits": waits, "look": look}
    row |= {"creator": creator, "asked": 0, "turns": turns.encode(())}
    row |= {"public": company.public, "rematch_of": rematch_of}
    connection.execute(insert(TABLES), row)
    place(connection, table, seats)
    keep(connection, table, company.kept)


def find(connection: Connection, table: TableId) -> StoredTable:
    """A table by its id. Raises Missing."""
    row = connection.execute(ONE, {"table": table}).one_or_none()
    if row is None:
        raise Missing
    return stored(row)


def secret(connection: Connection, table: TableId) -> bytes | None:
    """The secret behind the table's fair dice. Raises Missing if there is no such table."""
    row = connection.execute(select(TABLES.c.secret).where(TABLES.c.id == table)).one_or_none()
    if row is None:
        raise Missing
    found: bytes | None = row.secret
    return found


def update_head(
    connection: Connection,
    table: TableId,
    version: int,
    head: bytes,
    seats: Mapping[int, PersonId],
    at: int,
    *,
    open: bool,
    waits: str = "[]",
    look: int | None = None,
    company: Company = ALONE,
) -> None:
    """Change the head of that version while people gather. Raises Taken if it changed or the match began meanwhile."""
    changed = connection.execute(
        update(TABLES)
        .where(TABLES.c.id == table, TABLES.c.version == version, TABLES.c.status == GATHERING)
        .values(head=head, version=version + 1, open=open, changed=at, waits=waits, look=look, public=company.public)
    )
    if changed.rowcount == 0:
        find(connection, table)
        raise Taken
    place(connection, table, seats)
    keep(connection, table, company.kept)


def place(connection: Connection, table: TableId, seats: Mapping[int, PersonId]) -> None:
    """Who sits where from now on. Seats of bots, and free ones, are left out."""
    connection.execute(delete(SEATS).where(SEATS.c.table == table))
    if seats:
        rows = [{"table": table, "seat": seat, "person": person} for seat, person in sorted(seats.items())]
        connection.execute(insert(SEATS), rows)


def keep(connection: Connection, table: TableId, kept: Mapping[int, PersonId]) -> None:
    """For whom seats are kept from now on."""
    connection.execute(delete(KEPT).where(KEPT.c.table == table))
    if kept:
        rows = [{"table": table, "seat": seat, "person": person} for seat, person in sorted(kept.items())]
        connection.execute(insert(KEPT), rows)


def seated(connection: Connection, table: TableId) -> dict[int, PersonId]:
    """Who sits where."""
    rows = connection.execute(select(SEATS.c.seat, SEATS.c.person).where(SEATS.c.table == table).order_by(SEATS.c.seat))
    return {row.seat: PersonId(row.person) for row in rows}


def waiting(connection: Connection, limit: int, after: After | None = None) -> list[StoredTable]:
    """Tables where anybody may sit down, the newest first; those after a place, to page on."""
    return newest(connection, select(*COLUMNS).where(TABLES.c.open, TABLES.c.status == GATHERING), limit, after)


def playing(connection: Connection, limit: int, after: After | None = None) -> list[StoredTable]:
    """Tables where a match goes on that anybody may watch, the newest first, paged likewise."""
    return newest(connection, select(*COLUMNS).where(TABLES.c.public, TABLES.c.status == PLAYING), limit, after)


def newest(
    connection: Connection, query: Select[tuple[object, ...]], limit: int, after: After | None
) -> list[StoredTable]:
    """A page of these tables, as an index has them, backwards: those of the same millisecond by their ids."""
    place = (TABLES.c.created, TABLES.c.id)
    if after is not None:
        query = query.where(tuple_(*place) < tuple_(after.created, after.table))
    return listed(connection, query.order_by(*[column.desc() for column in place]).limit(limit))


def standing_of(ids: Sequence[TableId]) -> Callable[[Connection], dict[TableId, tuple[int, int]]]:
    """The revision and the version of the head of many tables."""

    def work(connection: Connection) -> dict[TableId, tuple[int, int]]:
        found: dict[TableId, tuple[int, int]] = {}
        for first in range(0, len(ids), TOGETHER):
            some = TABLES.c.id.in_(ids[first : first + TOGETHER])
            for row in connection.execute(select(TABLES.c.id, TABLES.c.revision, TABLES.c.version).where(some)):
                found[TableId(row.id)] = (row.revision, row.version)
        return found

    return work


def overdue(connection: Connection, now: int, limit: int) -> list[TableId]:
    """Tables where a clock has run out, the longest ago first."""
    query = select(TABLES.c.id).where(TABLES.c.deadline <= now).order_by(TABLES.c.deadline, TABLES.c.id).limit(limit)
    return [TableId(found) for found in connection.scalars(query)]


def next_deadline(connection: Connection) -> int | None:
    """When the next clock runs out, if any runs."""
    found: int | None = connection.scalar(select(func.min(TABLES.c.deadline)).where(TABLES.c.deadline.is_not(None)))
    return found


def thinking(connection: Connection, before: int, limit: int) -> list[TableId]:
    """Tables where a bot has owed a choice since before a moment, the longest first."""
    query = select(TABLES.c.id).where(TABLES.c.thinking, TABLES.c.changed <= before)
    return [TableId(found) for found in connection.scalars(query.order_by(TABLES.c.changed, TABLES.c.id).limit(limit))]


def in_order(connection: Connection, after: TableId, limit: int) -> list[Touched]:
    """Tables of whatever kind after that one, by their ids."""
    query = select(TABLES.c.id, TABLES.c.status, TABLES.c.deadline, TABLES.c.changed).where(TABLES.c.id > after)
    rows = connection.execute(query.order_by(TABLES.c.id).limit(limit))
    return [Touched(TableId(row.id), row.status, row.deadline, row.changed) for row in rows]


def listed(connection: Connection, query: Select[tuple[object, ...]]) -> list[StoredTable]:
    return [stored(row) for row in connection.execute(query)]


def stored(row: Row[tuple[object, ...]]) -> StoredTable:
    return StoredTable(**row._mapping)
