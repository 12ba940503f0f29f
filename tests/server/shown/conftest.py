"""Grounds for the short runs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cheeseboard.server.store.engine import Database
from tests.server.live.playing import welcome
from tests.server.shown.ground import Ground, on_postgres, on_sqlite


@pytest.fixture
def sqlite_ground(tmp_path: Path) -> Iterator[Ground]:
    with on_sqlite(tmp_path) as ground:
        yield ground


@pytest.fixture
def postgres_ground(tmp_path: Path) -> Iterator[Ground]:
    with on_postgres(tmp_path, hasty=True) as ground:
        yield ground


@pytest.fixture(params=["sqlite", "postgres"])
def ground(request: pytest.FixtureRequest) -> Ground:
    found: Ground = request.getfixturevalue(f"{request.param}_ground")
    return found


@pytest.fixture
def peopled(sqlite_ground: Ground) -> Iterator[Database]:
    """A database where everybody is known."""
    database = sqlite_ground.open()
    database.write(welcome)
    yield database
    database.close()
