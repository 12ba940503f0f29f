"""Backing up: all that a database holds at one moment, in one file, while others go on writing."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from tempfile import mkstemp
from typing import IO, Final

from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, select

from cheeseboard.server.store.backup_file import FORMAT, ROWS_AT_ONCE, BackupWriter, Beginning, Part
from cheeseboard.server.store.engine import Database
from cheeseboard.server.store.errors import Missing
from cheeseboard.server.store.revision import upgradable
from cheeseboard.server.store.schema import METADATA

# A migration that does away with a table leaves its name here: older backups and databases still have it.
NAMES: Final = frozenset(METADATA.tables)

Progress = Callable[[int, int], None]  # rows done, rows in all


def nobody_watches(done: int, total: int) -> None:
    """The progress of something that nobody watches."""


def backup(database: Database, file: Path, progress: Progress = nobody_watches) -> int:
    """Write all that the database holds into a new file that only its owner may read; how many rows that are.

    Until the file is whole it is empty, and if it cannot be finished it is gone again.
    Raises FileExistsError or another OSError; Missing if the database is empty; NotOurs, Newer or Unavailable.
    """
    file.open("xb").close()
    unfinished: Path | None = None
    try:
        handle, name = mkstemp(prefix=f".{file.name}.", dir=file.parent)
        unfinished = Path(name)
        with os.fdopen(handle, "wb") as raw:
            rows = database.read(lambda connection: dump(connection, raw, progress))
            raw.flush()
            os.fsync(raw.fileno())
        unfinished.replace(file)
    except BaseException:
        file.unlink()
        if unfinished is not None:
            unfinished.unlink(missing_ok=True)
        raise
    with suppress(OSError):  # not every system can do that
        sync_folder(file.parent)
    return rows


def sync_folder(folder: Path) -> None:
    """See to it that the names in a folder are on the disk."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def dump(connection: Connection, raw: IO[bytes], progress: Progress) -> int:
    """Write all rows of a database, within a transaction for which it stands still."""
    found = upgradable(connection)
    if found is None:
        raise Missing
    tables = reflected(connection)
    counts = [connection.scalar(select(func.count()).select_from(table)) or 0 for table in tables]
    total, done = sum(counts), 0
    with closing(BackupWriter(raw)) as writer:
        writer.put(Beginning(FORMAT, found, total))
        for table, rows in zip(tables, counts, strict=True):
            binary = [str(column.name) for column in table.columns if isinstance(column.type, LargeBinary)]
            writer.put(Part(str(table.name), [str(column.name) for column in table.columns], binary, rows))
            with connection.execute(select(table), execution_options={"yield_per": ROWS_AT_ONCE}) as found_rows:
                for some in found_rows.partitions():
                    for row in some:
                        writer.put(tuple(row))
                    done += len(some)
                    progress(done, total)
        writer.end()
    return total


def reflected(connection: Connection) -> list[Table]:
    """Our tables as they are in the database, each after those that it refers to."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in NAMES)
    return found.sorted_tables
