"""A journal goes on entry by entry: of two writers one is told that the other was first, and nothing is doubled."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest
from sqlalchemy import insert

from cheeseboard.server.ids import TableId
from cheeseboard.server.settings import Settings
from cheeseboard.server.store import journal, tables
from cheeseboard.server.store.engine import Database
from cheeseboard.server.store.errors import Missing, Taken
from cheeseboard.server.store.schema import JOURNAL
from cheeseboard.server.store.tables import Standing
from tests.server.store.examples import PLAYING, TABLE, append, bodies, set_up
from tests.server.store.processes import WritingProcess

WRITERS, ENTRIES = 4, 12


@pytest.fixture(autouse=True)
def table(database: Database) -> None:
    database.write(set_up)


def test_entries_come_back_in_order_and_from_any_revision(database: Database) -> None:
    for sequence in range(1, 13):
        database.write(partial(append, sequence=sequence, body=b"\x00%d\xff" % sequence))
    assert bodies(database) == [b"\x00%d\xff" % n for n in range(1, 13)]
    assert database.read(lambda connection: journal.since(connection, TABLE, 11)) == [(12, b"\x0012\xff")]
    assert database.read(lambda connection: journal.since(connection, TABLE, 12)) == []


def test_an_entry_says_where_the_table_stands(database: Database) -> None:
    standing = Standing("playing", deadline=5000, thinking=True, at=2000)
    database.write(lambda connection: journal.append(connection, TABLE, 1, b"", standing))
    found = database.read(lambda connection: tables.find(connection, TABLE))
    assert (found.revision, found.status, found.changed) == (1, "playing", 2000)
    assert (found.deadline, found.thinking) == (5000, True)


@pytest.mark.parametrize("sequence", [0, 1, 3])
def test_only_the_next_place_is_free(database: Database, sequence: int) -> None:
    database.write(lambda connection: append(connection, 1, b"first"))
    with pytest.raises(Taken):
        database.write(lambda connection: append(connection, sequence, b"second"))
    assert bodies(database) == [b"first"]


def test_there_is_no_journal_without_a_table(database: Database) -> None:
    with pytest.raises(Missing):
        database.write(lambda connection: append(connection, 1, table=TableId("t2")))


def test_a_match_begins_on_the_head_that_it_was_made_from(database: Database) -> None:
    database.write(lambda connection: tables.update_head(connection, TABLE, 1, b"[]", {}, 1001, open=True))
    with pytest.raises(Taken):
        database.write(lambda connection: journal.append(connection, TABLE, 1, b"", PLAYING, head_version=1))
    database.write(lambda connection: journal.append(connection, TABLE, 1, b"", PLAYING, head_version=2))
    with pytest.raises(Taken):
        database.write(lambda connection: tables.update_head(connection, TABLE, 2, b"{}", {}, 1002, open=True))


def test_the_database_itself_lets_no_place_be_taken_twice(database: Database) -> None:
    database.write(lambda connection: append(connection, 1))
    row = {"table": TABLE, "sequence": 1, "body": b""}
    with pytest.raises(Taken):
        database.write(lambda connection: connection.execute(insert(JOURNAL), row))


def test_of_racing_threads_one_wins_each_place(database: Database) -> None:
    start = threading.Barrier(WRITERS)

    def race(writer: int) -> list[bytes]:
        """Try for every place; give back what was acknowledged."""
        won = []
        for sequence in range(1, ENTRIES + 1):
            start.wait()
            body = b"%d by %d" % (sequence, writer)
            try:
                database.write(partial(append, sequence=sequence, body=body))
                won.append(body)
            except Taken:
                pass
        return won

    with ThreadPoolExecutor(WRITERS) as pool:
        won = [body for bodies in pool.map(race, range(WRITERS)) for body in bodies]
    assert sorted(won) == sorted(bodies(database))
    assert len(won) == ENTRIES


def test_of_racing_processes_one_wins_each_place(database: Database, settings: Settings) -> None:
    processes = [WritingProcess(settings, name) for name in "abc"]
    try:
        acknowledged: list[bytes] = []
        while len(acknowledged) < 60:
            for process in processes:
                acknowledged.append(process.acknowledged())
    finally:
        for process in processes:
            acknowledged += process.kill()
    found = bodies(database)
    assert len(set(found)) == len(found)
    assert len(set(acknowledged)) == len(acknowledged)
    assert set(acknowledged) <= set(found)
    assert {body[:1] for body in found} == {b"a", b"b", b"c"}
