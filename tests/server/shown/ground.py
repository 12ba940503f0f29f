"""What the servers stand on: SQLite for one process, PostgreSQL and Redis for three."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from cheeseboard.server.settings import Settings
from cheeseboard.server.store.engine import Database, connect
from cheeseboard.server.store.upgrade import upgrade
from tests.server.services import postgres as postgres_service
from tests.server.services import redis as redis_service
from tests.server.services.postgres import Postgres
from tests.server.services.redis import Redis


@dataclass(frozen=True)
class Ground:
    """A database at the last revision, perhaps a Redis, and how many processes share them."""

    name: str
    folder: Path
    settings: Settings
    processes: int
    postgres: Postgres | None = None
    redis: Redis | None = None

    @property
    def environment(self) -> dict[str, str]:
        return {
            "CHEESEBOARD_DATA": str(self.settings.data),
            "DATABASE_URL": self.settings.database_url,
            "REDIS_URL": self.settings.redis_url,
        }

    def open(self) -> Database:
        return connect(self.settings)


@contextmanager
def on_sqlite(folder: Path) -> Iterator[Ground]:
    yield prepared(Ground("SQLite, one process", folder, Settings(data=folder), 1))


@contextmanager
def on_postgres(folder: Path, hasty: bool = False) -> Iterator[Ground]:
    """Servers of our own: nobody else minds when they are away."""
    postgres = postgres_service.create(hasty)
    try:
        redis = redis_service.create()
        try:
            settings = Settings(data=folder, database_url=postgres.url(), redis_url=redis.url())
            yield prepared(Ground("PostgreSQL and Redis, three processes", folder, settings, 3, postgres, redis))
        finally:
            redis.remove()
    finally:
        postgres.remove()


def prepared(ground: Ground) -> Ground:
    """As an operator does it."""
    database = connect(ground.settings, upkeep=True)
    upgrade(database)
    database.close()
    return ground
