"""Databases as older versions of Cheeseboard have left them."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select

from cheeseboard.server.settings import Settings
from cheeseboard.server.store.backup import reflected
from cheeseboard.server.store.engine import Database, connect
from cheeseboard.server.store.schema import METADATA
from cheeseboard.server.store.upgrade import migrate


def as_of(revision: str, present: Database, settings: Settings) -> None:
    """Fill an empty database with what the present one holds, as far as that revision knew of it."""
    rows = present.read(
        lambda connection: {
            table.name: [dict(row._mapping) for row in connection.execute(select(table))]
            for table in METADATA.sorted_tables
        }
    )

    def fill(connection: Connection) -> None:
        migrate(connection, revision)
        for table in reflected(connection):
            known = set(table.columns.keys())
            older = [{name: value for name, value in row.items() if name in known} for row in rows[table.name]]
            if older:
                connection.execute(insert(table), older)

    database = connect(settings, upkeep=True)
    database.write(fill)
    database.close()
