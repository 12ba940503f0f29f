"""SQLite: which build of it, and the connections to a file."""

from __future__ import annotations

import logging
import os
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry, QueuePool

LOG: Final = logging.getLogger(__name__)
# Before it, two connections that write and tidy up the log at the same moment could damage the file.
SOUND: Final = (3, 51, 3)
CANDIDATES: Final = ("pysqlite3.dbapi2", "sqlite3.dbapi2")


def build(candidates: tuple[str, ...]) -> ModuleType:
    """The first module that is there; the standard one always is."""
    for name in candidates:
        try:
            return import_module(name)
        except ImportError:
            continue
    raise ImportError("no SQLite")


@cache
def module() -> ModuleType:
    """The build of SQLite to use. Said once: why an old one is a risk."""
    found = build(CANDIDATES)
    if found.sqlite_version_info < SOUND:
        sound = ".".join(map(str, SOUND))
        LOG.warning(
            "SQLite %s can damage a database that several processes write: "
            "run only one server on it, or install pysqlite3 with SQLite %s or later",
            found.sqlite_version,
            sound,
        )
    return found


def claim(path: Path) -> None:
    """Create the file, so that its owner alone may read it; SQLite's other files follow it in that."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def writing(path: Path, patience_ms: int, *, upkeep: bool) -> Engine:
    """The one connection of this process that writes: SQLite has one writer at a time anyway."""
    # A table is rebuilt by way of another, and cannot be while others refer to it; upkeep looks at them at its end.
    pragmas = ("journal_mode=WAL", "synchronous=FULL", f"foreign_keys={'OFF' if upkeep else 'ON'}")
    return engine(path, patience_ms, 1, "BEGIN IMMEDIATE", pragmas)


def reading(path: Path, patience_ms: int, connections: int) -> Engine:
    """Connections that read beside it, each transaction from a state of the database that stands still."""
    return engine(path, patience_ms, connections, "BEGIN", ("query_only=ON",))


def engine(path: Path, patience_ms: int, connections: int, begin: str, pragmas: tuple[str, ...]) -> Engine:
    made = create_engine(
        URL.create("sqlite", database=str(path)),
        module=module(),
        poolclass=QueuePool,
        pool_size=connections,
        max_overflow=0,
        pool_timeout=patience_ms / 1000,
        hide_parameters=True,
        # Without isolation_level the module begins no transactions of its own, and ours are what they say.
        connect_args={"check_same_thread": False, "isolation_level": None, "timeout": patience_ms / 1000},
    )

    def prepare(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(made, "connect", prepare)
    event.listen(made, "begin", start)
    return made
