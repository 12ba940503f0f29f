"""Databases with the people of the tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cheeseboard.server.settings import Settings
from cheeseboard.server.store.engine import Database
from cheeseboard.server.store.revision import open_database
from tests.server.live.playing import welcome


@pytest.fixture
def peopled(database: Database) -> Database:
    """A database of one kind and then of the other, where everybody is known."""
    database.write(welcome)
    return database


@pytest.fixture
def sqlite_peopled(tmp_path: Path) -> Iterator[Database]:
    """A file of SQLite where everybody is known."""
    database = open_database(Settings(data=tmp_path))
    database.write(welcome)
    yield database
    database.close()
