"""Writes that come at the same time share a commit, and yet each is alone."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import Future, wait
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import OperationalError

from cheeseboard.server.ids import TableId
from cheeseboard.server.settings import Settings
from cheeseboard.server.store import revision, tables
from cheeseboard.server.store.engine import Database, Work, connect
from cheeseboard.server.store.errors import Faulty, Full, Missing, Taken, Unavailable
from cheeseboard.server.store.journal import Append, since
from cheeseboard.server.store.tables import Standing
from cheeseboard.server.store.writer import Writer
from tests.server.store.examples import TABLE, append, bodies, set_up


class Gate:
    """A write that keeps the writer busy until it is let go, so that others gather behind it."""

    def __init__(self, writer: Writer) -> None:
        self.entered = threading.Event()
        self.opened = threading.Event()
        self.passed = writer.submit(self.work)
        assert self.entered.wait(10)

    def work(self, connection: Connection) -> None:
        self.entered.set()
        assert self.opened.wait(10)

    def open(self) -> None:
        self.opened.set()


@pytest.fixture
def writer(database: Database) -> Iterator[Writer]:
    database.write(set_up)
    made = Writer(database)
    yield made
    made.close()


@pytest.fixture
def commits(database: Database) -> list[int]:
    """Grows by one with every commit of a write."""
    seen: list[int] = []
    event.listen(database.writing, "commit", lambda connection: seen.append(1))
    return seen


def appending(sequence: int, table: TableId = TABLE) -> Work[int]:
    def work(connection: Connection) -> int:
        append(connection, sequence, b"%d" % sequence, table)
        return sequence

    return work


def test_what_waits_is_committed_together(writer: Writer, database: Database, commits: list[int]) -> None:
    gate = Gate(writer)
    futures = [writer.submit(appending(sequence), TABLE) for sequence in range(1, 11)]
    gate.open()
    assert [future.result(10) for future in futures] == list(range(1, 11))
    assert len(commits) == 2
    assert bodies(database) == [b"%d" % n for n in range(1, 11)]


def test_one_that_fails_fails_alone_and_leaves_no_trace(writer: Writer, database: Database) -> None:
    def broken(connection: Connection) -> None:
        append(connection, 2, b"never")
        raise ZeroDivisionError

    def nonsense(connection: Connection) -> None:
        append(connection, 2, b"never")
        connection.execute(text("SELECT cheese"))

    gate = Gate(writer)
    first = writer.submit(appending(1), TABLE)
    wrong = [writer.submit(work, TABLE) for work in (appending(1), broken, nonsense, appending(1, TableId("t2")))]
    last = writer.submit(appending(2), TABLE)
    gate.open()
    assert [first.result(10), last.result(10)] == [1, 2]
    assert [type(future.exception(10)) for future in wrong] == [Taken, ZeroDivisionError, Faulty, Missing]
    assert bodies(database) == [b"1", b"2"]


def test_one_that_fails_by_itself_writes_nothing(writer: Writer, database: Database) -> None:
    assert isinstance(writer.submit(appending(2)).exception(10), Taken)
    assert writer.submit(appending(1)).result(10) == 1
    assert bodies(database) == [b"1"]


def test_nobody_is_told_before_the_commit(writer: Writer, database: Database) -> None:
    told_early = []
    futures: list[Future[int]] = []

    def look(connection: Connection) -> None:
        told_early.extend([future for future in futures if future.done()])

    gate = Gate(writer)
    futures += [writer.submit(appending(sequence), TABLE) for sequence in (1, 2, 3)]
    event.listen(database.writing, "commit", look)
    gate.open()
    wait(futures, 10)
    assert not told_early
    assert [future.result() for future in futures] == [1, 2, 3]


def test_a_commit_that_fails_is_told_to_all_of_it(writer: Writer, database: Database) -> None:
    def fail(connection: Connection) -> None:
        raise OperationalError("COMMIT", {}, Exception("password=cheese"))

    gate = Gate(writer)
    futures = [writer.submit(appending(sequence), TABLE) for sequence in (1, 2, 3)]
    event.listen(database.writing, "commit", fail)
    gate.open()
    errors = [future.exception(10) for future in futures]
    event.remove(database.writing, "commit", fail)
    assert [type(error) for error in errors] == [Unavailable] * 3
    assert not any("cheese" in str(error) or error.__cause__ for error in errors if error)
    assert bodies(database) == []
    assert writer.submit(appending(1)).result(10) == 1  # the writer goes on


def test_writes_go_by_key_and_those_of_a_key_in_order(writer: Writer) -> None:
    order = []

    def note(connection: Connection, key: str, number: int) -> None:
        order.append((key, number))

    gate = Gate(writer)
    futures = [writer.submit(partial(note, key=key, number=n), key) for n, key in enumerate("bacab")]
    gate.open()
    wait(futures, 10)
    assert order == [("a", 1), ("a", 3), ("b", 0), ("b", 4), ("c", 2)]


def test_more_than_may_wait_are_turned_away(database: Database) -> None:
    database.write(set_up)
    writer = Writer(database, most_waiting=2)
    gate = Gate(writer)
    futures = [writer.submit(appending(sequence), TABLE) for sequence in (1, 2)]
    with pytest.raises(Full):
        writer.submit(appending(3), TABLE)
    gate.open()
    assert [future.result(10) for future in futures] == [1, 2]
    assert writer.submit(appending(3), TABLE).result(10) == 3
    writer.close()


def test_no_more_go_together_than_may(database: Database, commits: list[int]) -> None:
    database.write(set_up)
    commits.clear()
    writer = Writer(database, most_together=3)
    gate = Gate(writer)
    futures = [writer.submit(appending(sequence), TABLE) for sequence in range(1, 8)]
    gate.open()
    assert [future.result(10) for future in futures] == list(range(1, 8))
    assert len(commits) == 1 + 3
    writer.close()


def test_closing_does_what_waits_and_takes_no_more(writer: Writer, database: Database) -> None:
    gate = Gate(writer)
    futures = [writer.submit(appending(sequence), TABLE) for sequence in (1, 2, 3)]
    threading.Timer(0.1, gate.open).start()
    writer.close()
    assert [future.result(0) for future in futures] == [1, 2, 3]
    with pytest.raises(Unavailable):
        writer.submit(appending(4), TABLE)
    writer.close()
    assert len(bodies(database)) == 3


def test_whoever_went_away_is_not_written_for(writer: Writer, database: Database) -> None:
    gate = Gate(writer)
    futures = [writer.submit(appending(sequence), TABLE) for sequence in (1, 2)]
    assert futures[1].cancel()
    gate.open()
    assert futures[0].result(10) == 1
    assert bodies(database) == [b"1"]


def test_many_threads_write_at_many_tables(writer: Writer, database: Database) -> None:
    names = [TableId(f"many{n}") for n in range(8)]
    for name in names:
        database.write(partial(set_up, table=name))

    def play(table: TableId) -> None:
        for sequence in range(1, 21):
            writer.submit(appending(sequence, table), table).result(30)

    threads = [threading.Thread(target=play, args=[name]) for name in names]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for name in names:
        assert bodies(database, name) == [b"%d" % n for n in range(1, 21)]
        assert database.read(partial(tables.find, table=name)).revision == 20


def test_writers_that_meet_crosswise_both_come_through(database: Database) -> None:
    """Two processes write at the same tables; by key they take the rows in one order."""
    names = [TableId(f"cross{n}") for n in range(4)]
    for name in names:
        database.write(partial(set_up, table=name))

    def forward(table: TableId) -> Work[int]:
        def work(connection: Connection) -> int:
            revision = tables.find(connection, table).revision + 1
            append(connection, revision, b"%d" % revision, table)
            return revision

        return work

    writers = [Writer(database), Writer(database)]
    futures = [
        writer.submit(forward(name), name)
        for _ in range(20)
        for writer, order in zip(writers, (names, names[::-1]), strict=True)
        for name in order
    ]
    told = [future.exception(60) for future in futures]
    for writer in writers:
        writer.close()
    assert {type(error) for error in told} <= {type(None), Taken}
    saved = sum(error is None for error in told)
    assert saved == sum(len(bodies(database, name)) for name in names)


def test_entries_of_many_tables_are_written_at_once_and_yet_each_is_alone(
    database: Database, writer: Writer, commits: list[int]
) -> None:
    others = [TableId(f"other {number}") for number in range(3)]

    def more(connection: Connection) -> None:
        for table in others:
            tables.create(connection, table, "qwixx", b"{}", {}, 0, open=False, secret=None)

    database.write(more)
    standing = Standing("playing", None, False, 5)
    gate = Gate(writer)
    told = [writer.submit(Append(table, 1, b"first", standing), table) for table in others]
    late = writer.submit(Append(others[0], 1, b"late", standing), others[0])
    nowhere = writer.submit(Append(TableId("nowhere"), 1, b"nowhere", standing), "nowhere")
    second = writer.submit(Append(others[1], 2, b"second", standing, 1), others[1])
    gate.open()
    wait([*told, late, nowhere, second])
    assert [each.exception() for each in (*told, second)] == [None] * 4
    assert isinstance(late.exception(), Taken)
    assert isinstance(nowhere.exception(), Missing)
    found = [[entry.body for entry in database.read(partial(since, table=table))] for table in others]
    assert found == [[b"first"], [b"first", b"second"], [b"first"]]


def test_entries_that_all_fit_are_written_at_once(database: Database, writer: Writer) -> None:
    others = [TableId(f"other {number}") for number in range(5)]

    def more(connection: Connection) -> None:
        for table in others:
            tables.create(connection, table, "qwixx", b"{}", {}, 0, open=False, secret=None)

    database.write(more)
    seen: list[bool] = []
    event.listen(database.writing, "before_cursor_execute", lambda *given: seen.append(given[-1]))
    gate = Gate(writer)
    wait_for = [writer.submit(Append(table, 1, b"x", Standing("playing", None, False, 5)), table) for table in others]
    gate.open()
    wait(wait_for)
    assert all(each.exception() is None for each in wait_for)
    assert seen == [False] if database.embedded else sum(seen) == 1  # the gate; SQLite's driver is used directly
    assert all(database.read(partial(since, table=table)) == [(1, b"x")] for table in others)


def test_an_entry_keeps_its_place_among_other_writes_of_its_table(database: Database, writer: Writer) -> None:
    other = TableId("other")
    database.write(lambda connection: tables.create(connection, other, "qwixx", b"{}", {}, 0, open=False, secret=None))
    standing = Standing("playing", None, False, 5)

    def entries(connection: Connection) -> int:
        return len(since(connection, TABLE))

    gate = Gate(writer)
    before = writer.submit(entries, TABLE)
    first = writer.submit(Append(TABLE, 1, b"first", standing), TABLE)
    after = writer.submit(entries, TABLE)
    elsewhere = writer.submit(Append(other, 1, b"elsewhere", standing), other)
    gate.open()
    wait([before, after])
    wait([first, elsewhere])
    assert (before.result(), after.result()) == (0, 1)
    assert (first.exception(), elsewhere.exception()) == (None, None)
    assert database.read(partial(since, table=other)) == [(1, b"elsewhere")]


def test_a_writer_outlasts_a_time_without_a_connection(tmp_path: Path, sqlite_url: str) -> None:
    database = connect(Settings(data=tmp_path, database_url=sqlite_url, patience_ms=50))
    database.write(revision.create)
    database.write(set_up)
    writer = Writer(database)
    entry = Append(TABLE, 1, b"first", Standing("playing", None, False, 5))
    with database.writing.connect():  # the only one that there is
        assert isinstance(writer.submit(entry, TABLE).exception(10), Unavailable)
    assert writer.submit(entry, TABLE).exception(10) is None
    assert bodies(database) == [b"first"]
    writer.close()
    database.close()


def test_an_entry_that_follows_none_is_not_written(database: Database, writer: Writer) -> None:
    ahead = writer.submit(Append(TABLE, 7, b"ahead", Standing("playing", None, False, 5)), TABLE)
    assert isinstance(ahead.exception(), Taken)
    assert database.read(partial(since, table=TABLE)) == []
