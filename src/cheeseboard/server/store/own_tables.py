"""The tables of a person: where they sit, those where it is their turn first, and those that they have set up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, and_, func, literal, or_, select, union_all, update

from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.store import turns
from cheeseboard.server.store.schema import PEOPLE, SEATS, TABLES
from cheeseboard.server.store.tables import COLUMNS, GATHERING, Status, StoredTable
from cheeseboard.server.store.turns import Turn

UNKNOWN = -1  # has the bits of all seats: where it is not known whose turn it is, it comes first and is found out


class Place(NamedTuple):
    """A place in the list, to go on from there."""

    turn: int
    changed: int
    table: TableId


class Own(NamedTuple):
    """A table of the person's, and its place in the list."""

    stored: StoredTable
    place: Place


def of_person(
    connection: Connection, person: PersonId, statuses: Sequence[Status], limit: int, after: Place | None = None
) -> list[Own]:
    """The tables where a person sits or which they gather: their turn first, then those that changed last."""
    bit = func.coalesce(TABLES.c.asked, UNKNOWN).op(">>")(SEATS.c.seat).op("&")(1)
    sits = select(SEATS.c.table.label("id"), bit.label("bit"))
    sits = sits.join(TABLES, TABLES.c.id == SEATS.c.table)
    sits = sits.where(SEATS.c.person == person, TABLES.c.status.in_(statuses))
    gathers = select(TABLES.c.id, literal(0).label("bit"))
    gathers = gathers.where(TABLES.c.creator == person, TABLES.c.status == GATHERING, TABLES.c.status.in_(statuses))
    both = union_all(sits, gathers).subquery()
    theirs = select(both.c.id, func.max(both.c.bit).label("turn")).group_by(both.c.id).subquery()
    query = select(*COLUMNS, theirs.c.turn).join(theirs, theirs.c.id == TABLES.c.id)
    if after is not None:
        changed = TABLES.c.changed
        later = or_(changed < after.changed, and_(changed == after.changed, TABLES.c.id > after.table))
        query = query.where(or_(theirs.c.turn < after.turn, and_(theirs.c.turn == after.turn, later)))
    ordered = query.order_by(theirs.c.turn.desc(), TABLES.c.changed.desc(), TABLES.c.id).limit(limit)
    found = []
    for row in connection.execute(ordered):
        values = dict(row._mapping)
        turn = values.pop("turn")
        stored = StoredTable(**values)
        found.append(Own(stored, Place(turn, stored.changed, stored.id)))
    return found


class Sitter(NamedTuple):
    """Who answers for a seat."""

    person: PersonId
    name: str


def sitters(connection: Connection, tables: Sequence[TableId]) -> dict[tuple[TableId, int], Sitter]:
    """Who answers for the seats of several tables."""
    query = select(SEATS.c.table, SEATS.c.seat, SEATS.c.person, PEOPLE.c.name)
    rows = connection.execute(query.join(PEOPLE, PEOPLE.c.id == SEATS.c.person).where(SEATS.c.table.in_(tables)))
    return {(TableId(row.table), row.seat): Sitter(PersonId(row.person), row.name) for row in rows}


def set_turns(connection: Connection, table: TableId, revision: int, found: Sequence[Turn]) -> None:
    """Whose turn it is was found out from the journal of that revision; if it has gone on, it is known by now."""
    query = update(TABLES).where(TABLES.c.id == table, TABLES.c.revision == revision, TABLES.c.turns.is_(None))
    connection.execute(query.values(asked=turns.bits(found), turns=turns.encode(found)))
