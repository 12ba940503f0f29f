"""Transactions on either database, and what becomes of errors."""

from __future__ import annotations

import logging
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
from sqlalchemy import Connection, text

from cheeseboard.server.ids import PersonId
from cheeseboard.server.settings import BadSetting, Settings
from cheeseboard.server.store import people, sqlite, tables
from cheeseboard.server.store.engine import Database, address, connect
from cheeseboard.server.store.errors import DriverMissing, Faulty, Missing, StoreError, Taken, Unavailable
from cheeseboard.server.store.revision import open_database
from tests.server.store.examples import EMA, TABLE, append, bodies, set_up, welcome_two


def test_a_transaction_is_whole_or_nothing(database: Database) -> None:
    def work(connection: Connection) -> None:
        welcome_two(connection)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        database.write(work)
    with pytest.raises(Missing):
        database.read(lambda connection: people.find(connection, EMA))


def test_reading_cannot_write(database: Database) -> None:
    with pytest.raises(StoreError):
        database.read(welcome_two)
    database.write(welcome_two)


def test_what_is_read_stands_still(database: Database) -> None:
    database.write(set_up)

    def look_twice(connection: Connection) -> tuple[int, int]:
        before = tables.find(connection, TABLE).revision
        writing = Thread(target=database.write, args=[lambda connection: append(connection, 1, b"meanwhile")])
        writing.start()
        writing.join()
        return before, tables.find(connection, TABLE).revision

    assert database.read(look_twice) == (0, 0)
    assert bodies(database) == [b"meanwhile"]


SECRET = "swordfish"


def clash(connection: Connection) -> None:
    people.register(connection, EMA, SECRET, SECRET)
    people.welcome(connection, PersonId("eva"), SECRET, 1000)
    people.register(connection, PersonId("eva"), SECRET, SECRET)


def refer_to_nobody(connection: Connection) -> None:
    set_up(connection)
    tables.place(connection, TABLE, {0: PersonId(SECRET)})


def nonsense(connection: Connection) -> None:
    connection.execute(text("SELECT :secret FROM nowhere"), {"secret": SECRET})


@pytest.mark.parametrize(("work", "kind"), [(clash, Taken), (refer_to_nobody, Missing), (nonsense, Faulty)])
def test_errors_are_of_few_kinds_and_tell_no_secret(
    database: Database, work: object, kind: type[StoreError], caplog: pytest.LogCaptureFixture
) -> None:
    assert callable(work)
    database.write(welcome_two)
    with caplog.at_level(logging.DEBUG), pytest.raises(kind) as raised:
        database.write(work)
    error = raised.value
    assert type(error) is kind
    assert error.__cause__ is None
    assert error.__suppress_context__
    assert str(error) == ""
    assert SECRET not in caplog.text
    assert "SELECT" not in caplog.text


def test_writers_of_sqlite_take_turns(sqlite_url: str, tmp_path: Path) -> None:
    """Whoever writes first makes others wait, and one who waits too long is told so."""
    settings = Settings(data=tmp_path, database_url=sqlite_url, patience_ms=100)
    one, other = open_database(settings), connect(settings)

    def work(connection: Connection) -> None:
        with pytest.raises(Unavailable):
            other.write(set_up)

    one.write(work)
    other.write(set_up)
    one.close()
    other.close()


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Database]:
    opened = open_database(Settings(data=tmp_path / "cheese"))
    yield opened
    opened.close()


def test_sqlite_waits_for_the_disk_and_heeds_references(file: Database) -> None:
    def pragmas(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.scalar(text(f"PRAGMA {name}")) for name in names]

    full = 2
    assert file.write(pragmas) == ["wal", full, 1, 5000]


def test_only_the_owner_reads_a_database_file(file: Database, tmp_path: Path) -> None:
    file.write(welcome_two)
    modes = {path.name: stat.S_IMODE(os.stat(path).st_mode) for path in (tmp_path / "cheese").iterdir()}
    assert modes == dict.fromkeys(["cheeseboard.db", "cheeseboard.db-wal", "cheeseboard.db-shm"], 0o600)
    assert stat.S_IMODE(os.stat(tmp_path / "cheese").st_mode) == 0o700


def test_an_old_sqlite_serves_with_one_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sqlite, "CANDIDATES", ("no_such_module", "sqlite3.dbapi2"))
    monkeypatch.setattr(sqlite, "SOUND", (99, 0, 0))
    sqlite.module.cache_clear()
    try:
        for _ in range(2):
            database = open_database(Settings(data=tmp_path))
            database.write(lambda connection: connection.execute(text("SELECT 1")))
            database.close()
    finally:
        sqlite.module.cache_clear()
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "pysqlite3" in caplog.text


def test_the_sqlite_that_comes_with_us_is_sound() -> None:
    assert sqlite.module().sqlite_version_info >= sqlite.SOUND


@pytest.mark.parametrize("url", ["mysql://localhost/a", "sqlite://", "sqlite:///:memory:", "cheese", "postgresql:5"])
def test_an_address_that_leads_nowhere_is_refused(url: str, tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="DATABASE_URL"):
        connect(Settings(data=tmp_path, database_url=url))


def test_addresses_as_they_are_commonly_written(tmp_path: Path) -> None:
    assert address(Settings(data=tmp_path)).database == str(tmp_path / "cheeseboard.db")
    for scheme in ("postgres", "postgresql", "postgresql+psycopg"):
        url = address(Settings(data=tmp_path, database_url=f"{scheme}://ema:p%40ss@example.org/cheese"))
        assert (url.get_backend_name(), url.password, url.database) == ("postgresql", "p@ss", "cheese")


def test_a_missing_driver_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(DriverMissing):
        connect(Settings(data=tmp_path, database_url="postgresql://localhost/cheese"))


def test_a_database_that_is_not_there_is_told_soon(tmp_path: Path) -> None:
    database = connect(Settings(data=tmp_path, database_url="postgresql://ema:secret@127.0.0.1:1/cheese"))
    with pytest.raises(Unavailable):
        database.read(bool)
    database.close()
    with pytest.raises(Unavailable):
        connect(Settings(data=tmp_path, database_url=f"sqlite:///{tmp_path}/missing/cheese.db"))
