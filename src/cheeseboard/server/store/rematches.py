"""Rematches: the tables where those who have played gather, or play, once more."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, and_, or_, select

from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.store.schema import SEATS, TABLES
from cheeseboard.server.store.tables import GATHERING, PLAYING, Status

# Where people gather now before all that were begun, then the newest.
FIRST = (TABLES.c.status == GATHERING).desc(), TABLES.c.created.desc(), TABLES.c.id


class Rematch(NamedTuple):
    """A table, and where it stands."""

    table: TableId
    status: Status


def last(connection: Connection, of: TableId) -> Rematch | None:
    """The rematch of a table that everybody there is to know of; not one that was given up."""
    query = select(TABLES.c.id, TABLES.c.status).where(TABLES.c.rematch_of == of, TABLES.c.status != "closed")
    row = connection.execute(query.order_by(*FIRST).limit(1)).one_or_none()
    return None if row is None else Rematch(TableId(row.id), row.status)


def to_join(connection: Connection, of: TableId, person: PersonId) -> TableId | None:
    """Where somebody who wants a rematch belongs: where people gather for it, or where they play it with the person."""
    seated = select(SEATS.c.table).where(SEATS.c.person == person)
    theirs = and_(TABLES.c.status == PLAYING, TABLES.c.id.in_(seated))
    query = select(TABLES.c.id).where(TABLES.c.rematch_of == of, or_(TABLES.c.status == GATHERING, theirs))
    found: str | None = connection.scalar(query.order_by(*FIRST).limit(1))
    return None if found is None else TableId(found)
