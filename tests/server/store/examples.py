"""What the tests put into databases."""

from __future__ import annotations

from sqlalchemy import Connection

from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.store import journal, people, tables
from cheeseboard.server.store.engine import Database
from cheeseboard.server.store.tables import Standing

EMA, PETR = PersonId("ema"), PersonId("petr")
TABLE = TableId("t1")
PLAYING = Standing("playing", deadline=None, thinking=False, at=1000)


def set_up(connection: Connection, table: TableId = TABLE) -> None:
    """A table where nobody sits yet."""
    tables.create(connection, table, "qwixx", b"{}", {}, 1000, open=True, secret=b"s" * 32)


def welcome_two(connection: Connection) -> None:
    people.welcome(connection, EMA, "Ema", 1000)
    people.welcome(connection, PETR, "Petr", 1000)


def append(connection: Connection, sequence: int, body: bytes = b"", table: TableId = TABLE) -> None:
    journal.append(connection, table, sequence, body, PLAYING)


def bodies(database: Database, table: TableId = TABLE) -> list[bytes]:
    return [entry.body for entry in database.read(lambda connection: journal.since(connection, table))]
