"""Which revision of the schema a database is at, and whether this version can work with it. Alembic is not needed."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Connection, MetaData, PrimaryKeyConstraint, String, Table, insert, inspect, select

from cheeseboard.server.settings import Settings
from cheeseboard.server.store.engine import Database, connect
from cheeseboard.server.store.errors import Newer, NotOurs, Outdated
from cheeseboard.server.store.schema import HEAD, METADATA, REVISIONS

VERSION_TABLE: Final = "cheeseboard_version"
VERSION: Final = Table(
    VERSION_TABLE,
    MetaData(),
    Column("version_num", String(32), nullable=False),  # named as Alembic wants it
    PrimaryKeyConstraint("version_num", name=f"{VERSION_TABLE}_pkc"),
)


def revision(connection: Connection) -> str | None:
    """The revision that the database is at; None if it is empty. Raises NotOurs."""
    names = inspect(connection).get_table_names()
    if not names:
        return None
    if VERSION_TABLE not in names:
        raise NotOurs
    found = connection.scalars(select(VERSION.c.version_num)).all()
    if len(found) != 1:
        raise NotOurs
    return str(found[0])


def upgradable(connection: Connection) -> str | None:
    """The revision, if this version knows it. Raises NotOurs or Newer."""
    found = revision(connection)
    if found is not None and found not in REVISIONS:
        raise Newer(found, HEAD)
    return found


def check(connection: Connection) -> None:
    """Raises NotOurs, Newer or Outdated unless the database is at the revision of this version."""
    found = upgradable(connection)
    if found != HEAD:
        raise Outdated(found, HEAD)


def create(connection: Connection) -> None:
    """Make all tables in an empty database, at once as the last revision has them."""
    if revision(connection) is None:
        METADATA.create_all(connection)
        VERSION.create(connection)
        connection.execute(insert(VERSION), {"version_num": HEAD})


def open_database(settings: Settings) -> Database:
    """The database, ready for use: what a server starts with.

    A new file is filled at once. A server's database is left to `cheeseboard db upgrade`, even when it is empty:
    many processes may start at the same time. Raises NotPrepared or Unavailable.
    """
    database = connect(settings)
    try:
        if database.embedded and database.read(revision) is None:
            database.write(create)
        database.read(check)
    except BaseException:
        database.close()
        raise
    return database
