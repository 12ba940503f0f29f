"""A process that is killed takes nothing with it: what it had acknowledged is there once, and nothing is half there."""

from __future__ import annotations

import time

import pytest

from cheeseboard.server.settings import Settings
from cheeseboard.server.store import tables
from cheeseboard.server.store.engine import Database
from tests.server.store.examples import TABLE, append, bodies, set_up
from tests.server.store.processes import WritingProcess


@pytest.fixture(autouse=True)
def table(database: Database) -> None:
    database.write(set_up)


@pytest.mark.parametrize("way", ["alone", "together"])
def test_all_that_was_acknowledged_is_there_once(database: Database, settings: Settings, way: str) -> None:
    acknowledged: list[bytes] = []
    for life, milliseconds in enumerate((0, 4, 11)):
        process = WritingProcess(settings, f"{way}{life}-", way)
        try:
            acknowledged += [process.acknowledged() for _ in range(5)]
            time.sleep(milliseconds / 1000)  # wherever it then is
        finally:
            acknowledged += process.kill()
    found = bodies(database)
    assert len(set(found)) == len(found)
    assert set(acknowledged) <= set(found)
    # At most the commit that was under way at each kill was saved without a word.
    assert len(found) - len(acknowledged) <= 3 * (5 if way == "together" else 1)
    assert database.read(lambda connection: tables.find(connection, TABLE)).revision == len(found)


def test_nothing_is_there_of_what_was_not_committed(database: Database, settings: Settings) -> None:
    database.write(lambda connection: append(connection, 1, b"before"))
    process = WritingProcess(settings, "x", "inside")
    try:
        assert process.acknowledged() == b"inside"
    finally:
        process.kill()
    database.write(lambda connection: append(connection, 2, b"after"))  # and it left no lock behind
    assert bodies(database) == [b"before", b"after"]
