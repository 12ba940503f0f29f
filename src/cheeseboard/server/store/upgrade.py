"""Bringing a database to another revision, with Alembic. Nothing here is part of the server's start."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from cheeseboard.server.store import jobs
from cheeseboard.server.store.engine import Database
from cheeseboard.server.store.errors import Faulty
from cheeseboard.server.store.revision import upgradable
from cheeseboard.server.store.schema import HEAD

MIGRATIONS: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x43484545  # any number that others do not use


def upgrade(database: Database) -> str | None:
    """Bring the database to the last revision, wholly or not at all; the revision that it was at before.

    Expects a database connected for upkeep. Raises NotOurs, Newer, DriverMissing or Unavailable.
    """

    def work(connection: Connection) -> str | None:
        lock(connection)
        found = upgradable(connection)
        migrate(connection, HEAD)
        if connection.dialect.name == "postgresql":
            jobs.prepare(connection)
        return found

    return database.write(work)


def lock(connection: Connection) -> None:
    """Let nobody else do upkeep until this transaction ends. SQLite's writers are alone anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def migrate(connection: Connection, to: str) -> None:
    """Run the migrations up to a revision, within the transaction of the connection."""
    command.upgrade(config(connection), to)
    if connection.dialect.name == "sqlite" and connection.execute(text("PRAGMA foreign_key_check")).first():
        raise Faulty


def config(connection: Connection | None = None) -> Config:
    """What Alembic needs to know; the connection is for migrations/env.py."""
    made = Config(attributes={"connection": connection})
    # A per cent sign in the path would be read as a reference.
    made.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    made.set_main_option("path_separator", "os")
    return made
