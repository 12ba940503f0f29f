"""Chat: what was said at a table, and whom somebody does not want to hear."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.store import people, tables
from cheeseboard.server.store.dialect import insert_new
from cheeseboard.server.store.errors import Missing
from cheeseboard.server.store.people import Person
from cheeseboard.server.store.schema import CHAT, MUTES, PEOPLE, TABLES
from cheeseboard.server.store.tables import StoredTable

MOST_LINES: Final = 2**31 - 1  # PostgreSQL compares its integers with no larger number


@dataclass(frozen=True)
class Line:
    """A line of chat. The lines of a table are numbered from 1 without a gap."""

    number: int
    person: PersonId
    text: str
    at: int


def say(connection: Connection, table: TableId, person: PersonId, text: str, at: int) -> int:
    """Write a line; its number. Raises Missing if there is no such table or person."""
    # The table's row counts the lines: a number that readers have passed can never come in later.
    counted = update(TABLES).where(TABLES.c.id == table).values(lines=TABLES.c.lines + 1).returning(TABLES.c.lines)
    number: int | None = connection.scalar(counted)
    if number is None:
        raise Missing
    connection.execute(
        insert(CHAT), {"table": table, "number": number, "person": person, "text": text, "at": at}
    )
    return number


def since(connection: Connection, table: TableId, after: int, limit: int) -> list[Line]:
    """The lines after a number, in order; when there are more than the limit, the last ones."""
    query = select(CHAT).where(CHAT.c.table == table, CHAT.c.number > min(after, MOST_LINES))
    rows = connection.execute(query.order_by(CHAT.c.number.desc()).limit(limit)).all()
    return [Line(row.number, PersonId(row.person), row.text, row.at) for row in reversed(rows)]


def mute(connection: Connection, person: PersonId, muted: str) -> None:
    """The person wants to hear nothing from somebody, or from a table."""
    connection.execute(insert_new(connection, MUTES), {"person": person, "muted": muted})


def unmute(connection: Connection, person: PersonId, muted: str) -> None:
    """The person wants to hear them again."""
    connection.execute(delete(MUTES).where(MUTES.c.person == person, MUTES.c.muted == muted))


def muted_by(connection: Connection, person: PersonId) -> frozenset[str]:
    """The people and the tables that the person does not want to hear."""
    return frozenset(connection.scalars(select(MUTES.c.muted).where(MUTES.c.person == person)))


def muted_people(connection: Connection, person: PersonId) -> list[Person]:
    """Those of them who are people, by name."""
    query = select(*people.COLUMNS).join(MUTES, MUTES.c.muted == PEOPLE.c.id).where(MUTES.c.person == person)
    return [people.one(row) for row in connection.execute(query.order_by(PEOPLE.c.name, PEOPLE.c.id))]


def muted_tables(connection: Connection, person: PersonId) -> list[StoredTable]:
    """Those that are tables, the newest first."""
    query = select(*tables.COLUMNS).join(MUTES, MUTES.c.muted == TABLES.c.id).where(MUTES.c.person == person)
    return tables.listed(connection, query.order_by(TABLES.c.created.desc(), TABLES.c.id))
