"""Real databases for the tests of the server."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from cheeseboard.server.settings import Settings
from cheeseboard.server.store import revision
from cheeseboard.server.store.engine import Database, connect
from tests.server.services import postgres as postgres_service
from tests.server.services import redis as redis_service
from tests.server.services.postgres import Postgres
from tests.server.services.redis import Redis
from tests.server.services.shared import shared

NUMBERS = count(1)


@pytest.fixture(scope="session")
def services(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that all processes of this run share."""
    base = tmp_path_factory.getbasetemp()
    return base.parent if "PYTEST_XDIST_WORKER" in os.environ else base


@pytest.fixture(scope="session")
def postgres(services: Path) -> Iterator[Postgres]:
    with shared(services / "postgres.json", postgres_service.create, Postgres) as server:
        yield server


@pytest.fixture(scope="session")
def redis(services: Path) -> Iterator[Redis]:
    with shared(services / "redis.json", redis_service.create, Redis) as server:
        yield server


def administer(server: Postgres, statement: str) -> None:
    engine = create_engine(
        server.url().replace("postgresql:", "postgresql+psycopg:"), isolation_level="AUTOCOMMIT"
    )
    with engine.connect() as connection:
        connection.execute(text(statement))
    engine.dispose()


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """A database of PostgreSQL's with nothing in it."""
    name = f"test_{os.getpid()}_{next(NUMBERS)}"
    administer(postgres, f"CREATE DATABASE {name}")
    yield postgres.url(name)
    administer(postgres, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A file of SQLite's that is not there yet."""
    return f"sqlite:///{tmp_path}/cheese.db"


@pytest.fixture(params=["sqlite", "postgres"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Settings that lead to an empty database, of one kind and then of the other."""
    return Settings(data=tmp_path, database_url=request.getfixturevalue(f"{request.param}_url"), patience_ms=5000)


@pytest.fixture
def settings(empty: Settings) -> Settings:
    """Settings that lead to a database at the last revision."""
    database = connect(empty)
    database.write(revision.create)
    database.close()
    return empty


@pytest.fixture
def database(settings: Settings) -> Iterator[Database]:
    """A database at the last revision, of one kind and then of the other."""
    opened = connect(settings)
    yield opened
    opened.close()
