"""Databases with the people of the tests."""

from __future__ import annotations

import pytest

from cheeseboard.server.store.engine import Database
from tests.server.live.playing import welcome


@pytest.fixture
def peopled(database: Database) -> Database:
    """A database of one kind and then of the other, where everybody is known."""
    database.write(welcome)
    return database
