"""Databases of PostgreSQL as an operator makes them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cheeseboard.server.settings import Settings
from cheeseboard.server.store.engine import Database, connect
from cheeseboard.server.store.upgrade import upgrade
from tests.server.live.playing import welcome


@pytest.fixture
def upgraded(postgres_url: str, tmp_path: Path) -> Settings:
    """Settings that lead to a database after `cheeseboard db upgrade`."""
    settings = Settings(data=tmp_path, database_url=postgres_url)
    database = connect(settings, upkeep=True)
    upgrade(database)
    database.close()
    return settings


@pytest.fixture
def peopled(upgraded: Settings) -> Iterator[Database]:
    """Such a database, where everybody is known."""
    database = connect(upgraded)
    database.write(welcome)
    yield database
    database.close()
