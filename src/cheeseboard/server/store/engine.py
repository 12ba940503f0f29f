"""The database that the settings name, and transactions on it."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import URL, Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from cheeseboard.server.settings import FILE, VARIABLES, BadSetting, Settings
from cheeseboard.server.store import postgres, sqlite
from cheeseboard.server.store.errors import Unavailable, lost, translated

Result = TypeVar("Result")
Work = Callable[[Connection], Result]

TRIES: Final = 4
PAUSE_S: Final = 0.01
SHORTEST_ANSWER_S: Final = 10.0


class Database:
    """Runs functions of a connection, each in a transaction of its own. Safe to use from many threads."""

    def __init__(self, reading: Engine, writing: Engine, patience_ms: int) -> None:
        self.reading: Final = reading
        self.writing: Final = writing
        # Without an answer for so long it counts as away: one that is frozen does not say so.
        self.answer_s: Final = max(SHORTEST_ANSWER_S, 2 * patience_ms / 1000)

    @property
    def embedded(self) -> bool:
        """Whether this is a file of our own, rather than a server that others look after."""
        return self.writing.dialect.name == "sqlite"

    def read(self, work: Work[Result]) -> Result:
        """What the work finds. All its questions are answered from one state of the database."""
        return transact(self.reading, work)

    def write(self, work: Work[Result]) -> Result:
        """What the work gives back, once all it wrote is on the disk. If it raises, nothing is written.

        The work may be run more than once, so it must do nothing but use the connection.
        """
        return transact(self.writing, work)

    def close(self) -> None:
        """Let go of all connections."""
        self.reading.dispose()
        self.writing.dispose()


def transact(engine: Engine, work: Work[Result]) -> Result:
    """Run the work in a transaction; begin anew if the connection broke or writers collided before the commit."""
    tries = 0
    while True:
        tries += 1
        committing = False
        try:
            with engine.connect() as connection, connection.begin():
                result = work(connection)
                committing = True
            return result
        except DBAPIError as error:
            # A commit that got no answer may have happened: only whoever asked can tell, by looking.
            if committing or tries == TRIES or not lost(error):
                raise translated(error) from None
        except SQLAlchemyError as error:
            raise translated(error) from None
        time.sleep(PAUSE_S * 2**tries * random.random())


def connect(settings: Settings, *, upkeep: bool = False) -> Database:
    """The database of the settings; whether it can be reached shows when it is first used.

    For upkeep, such as an upgrade, statements may take as long as they need, and SQLite lets tables be rebuilt.
    """
    url = address(settings)
    if url.get_backend_name() == "postgresql":
        writing = postgres.writing(url, settings.patience_ms, settings.connections + 1, upkeep=upkeep)
        return Database(postgres.reading(writing), writing, settings.patience_ms)
    path = Path(url.database or "")
    try:
        if path.parent == settings.data:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        sqlite.claim(path)
    except OSError:
        raise Unavailable from None
    return Database(
        sqlite.reading(path, settings.patience_ms, settings.connections),
        sqlite.writing(path, settings.patience_ms, upkeep=upkeep),
        settings.patience_ms,
    )


def address(settings: Settings) -> URL:
    """Where the database is: SQLite in a file, or PostgreSQL."""
    variable, expected = VARIABLES["database_url"], "sqlite:///FILE, postgresql://USER:PASSWORD@HOST/NAME"
    if not settings.database_url:
        return URL.create("sqlite", database=str(settings.data / FILE))
    try:
        url = make_url(settings.database_url.replace("postgres://", "postgresql://", 1))
        backend = url.get_backend_name()
    except (ArgumentError, ValueError):
        raise BadSetting(variable, expected) from None
    if backend not in ("sqlite", "postgresql") or (backend == "sqlite" and url.database in (None, "", ":memory:")):
        raise BadSetting(variable, expected)
    return url
