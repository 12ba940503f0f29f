"""Tables at which somebody may have to be told something."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, select, update

from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.store.schema import SEATS, TABLES
from cheeseboard.server.store.tables import Status


@dataclass(frozen=True)
class Looked:
    """What there is to know of a table to tell somebody of it. `waits` is not read here."""

    table: TableId
    game: str
    status: Status
    waits: str
    look: int | None


COLUMNS = (TABLES.c.id.label("table"), TABLES.c.game, TABLES.c.status, TABLES.c.waits, TABLES.c.look)


def to_look_at(connection: Connection, now: int, limit: int) -> list[TableId]:
    """Tables that are to be looked at, the longest overdue first."""
    query = select(TABLES.c.id).where(TABLES.c.look <= now).order_by(TABLES.c.look, TABLES.c.id).limit(limit)
    return [TableId(found) for found in connection.scalars(query)]


def take(connection: Connection, table: TableId, now: int) -> Looked | None:
    """The table, if it is still to be looked at. Nobody else changes it until this transaction ends."""
    query = select(*COLUMNS).where(TABLES.c.id == table, TABLES.c.look <= now).with_for_update()
    row = connection.execute(query).one_or_none()
    return None if row is None else Looked(**row._mapping)


def look_again(connection: Connection, table: TableId, at: int | None) -> None:
    """Look at it then, or for None when something has happened there."""
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(look=at))


def found(connection: Connection, tables: Sequence[TableId]) -> dict[TableId, Looked]:
    """What there is to know of these tables."""
    rows = connection.execute(select(*COLUMNS).where(TABLES.c.id.in_(tables)))
    return {TableId(row.table): Looked(**row._mapping) for row in rows}


def seats(connection: Connection, tables: Sequence[TableId], person: PersonId) -> dict[TableId, int]:
    """A seat of the person's at each of these tables."""
    query = select(SEATS.c.table, SEATS.c.seat).where(SEATS.c.table.in_(tables), SEATS.c.person == person)
    return {TableId(row.table): row.seat for row in connection.execute(query.order_by(SEATS.c.seat.desc()))}
