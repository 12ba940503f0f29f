"""Restoring a backup, into either kind of database."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, insert, select

from cheeseboard.server.store.backup import Progress, nobody_watches, reflected
from cheeseboard.server.store.backup_file import Damaged, read_beginning, read_parts
from cheeseboard.server.store.engine import Database
from cheeseboard.server.store.errors import Faulty, Missing, StoreError, Taken
from cheeseboard.server.store.revision import VERSION, upgradable
from cheeseboard.server.store.schema import HEAD
from cheeseboard.server.store.upgrade import lock, migrate


class NotEmpty(StoreError):
    """There is something in the database that a restore would replace."""


def restore(database: Database, file: Path, progress: Progress = nobody_watches, *, replace: bool = False) -> int:
    """Put what a backup holds into the database, wholly or not at all, and bring it to the last revision.

    Expects a database connected for upkeep, and nobody else to use it. The file is checked from end to end before
    anything is touched. Gives back how many rows there were. Raises OSError; Damaged; Newer if a later version
    wrote the file or the database; NotEmpty, unless what is there may be replaced; NotOurs or Unavailable.
    """
    with file.open("rb") as raw:
        beginning = read_beginning(raw)
        for _ in read_parts(raw):
            pass

        def work(connection: Connection) -> None:
            lock(connection)
            clear(connection, replace=replace)
            migrate(connection, beginning.revision)
            tables = {table.name: table for table in reflected(connection)}
            done = 0
            for part, rows in read_parts(raw):
                if part.table not in tables or set(part.columns) != set(tables[part.table].columns.keys()):
                    raise Damaged
                if rows:
                    connection.execute(insert(tables[part.table]), rows)
                done += len(rows)
                progress(done, beginning.rows)
            migrate(connection, HEAD)

        try:
            database.write(work)
        except (Faulty, Missing, Taken):  # rows that do not fit together, for all that the file is whole
            raise Damaged from None
        return beginning.rows


def clear(connection: Connection, *, replace: bool) -> None:
    """Take away all tables, if they are empty or may be replaced."""
    if upgradable(connection) is None:
        return
    tables = reflected(connection)
    if not replace and any(connection.execute(select(table).limit(1)).first() for table in tables):
        raise NotEmpty
    for table in reversed(tables):
        table.drop(connection)
    VERSION.drop(connection)
