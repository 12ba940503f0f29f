"""PostgreSQL goes away and comes back: writers are told so, nothing that was saved is lost, all goes on by itself."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, text

from cheeseboard.server.settings import Settings
from cheeseboard.server.store import revision, tables
from cheeseboard.server.store.engine import Database, connect
from cheeseboard.server.store.errors import Unavailable
from cheeseboard.server.store.writer import Writer
from tests.server.services import postgres as postgres_service
from tests.server.services.postgres import Postgres
from tests.server.store.examples import TABLE, append, bodies, set_up

LOCK_S = 60


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[Postgres]:
    """A server that no other test uses."""
    server = postgres_service.create()
    yield server
    server.remove()


def go_on(connection: Connection) -> bytes:
    number = tables.find(connection, TABLE).revision + 1
    append(connection, number, b"%d" % number)
    return b"%d" % number


def test_an_outage_passes(own_postgres: Postgres, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    settings = Settings(data=tmp_path, database_url=own_postgres.url(), patience_ms=LOCK_S * 1000)
    database: Database = connect(settings)
    database.write(revision.create)
    database.write(set_up)
    writer = Writer(database)
    saved = [writer.submit(go_on, TABLE).result(LOCK_S) for _ in range(5)]

    own_postgres.stop()
    try:
        began = time.monotonic()
        futures = [writer.submit(go_on, TABLE) for _ in range(20)]
        assert {type(future.exception(LOCK_S)) for future in futures} == {Unavailable}
        with pytest.raises(Unavailable) as away:
            bodies(database)
        assert time.monotonic() - began < LOCK_S  # nobody waits as for a lock
        assert own_postgres.password not in caplog.text + repr(away.value)
        assert "Unavailable" in caplog.text
    finally:
        own_postgres.start()

    saved += [future.result(LOCK_S) for future in [writer.submit(go_on, TABLE) for _ in range(5)]]
    assert bodies(database) == saved
    own_postgres.stop()
    own_postgres.start()  # so quickly that nobody notices but the connections
    saved.append(database.write(go_on))
    saved.append(writer.submit(go_on, TABLE).result(LOCK_S))
    assert bodies(database) == saved
    writer.close()
    database.close()


def test_a_commit_without_an_answer_is_not_tried_again(postgres_url: str, tmp_path: Path) -> None:
    """It may have happened: whoever asked is told that it is not known, and looks."""
    database = connect(Settings(data=tmp_path, database_url=postgres_url))
    database.write(revision.create)
    database.write(set_up)
    runs = []

    def work(connection: Connection) -> bytes:
        runs.append(connection.scalar(text("SELECT pg_backend_pid()")))
        return go_on(connection)

    def cut(connection: Connection) -> None:
        database.read(lambda other: other.execute(text("SELECT pg_terminate_backend(:pid)"), {"pid": runs[-1]}))

    event.listen(database.writing, "commit", cut, once=True)
    with pytest.raises(Unavailable):
        database.write(work)
    assert len(runs) == 1
    assert database.write(go_on) == b"1"
    database.close()


def test_a_connection_that_breaks_before_the_commit_is_replaced(postgres_url: str, tmp_path: Path) -> None:
    database = connect(Settings(data=tmp_path, database_url=postgres_url))
    database.write(revision.create)
    database.write(set_up)
    runs = []

    def work(connection: Connection) -> bytes:
        saved = go_on(connection)
        runs.append(connection.scalar(text("SELECT pg_backend_pid()")))
        if len(runs) == 1:
            database.read(lambda other: other.execute(text("SELECT pg_terminate_backend(:pid)"), {"pid": runs[0]}))
            connection.execute(text("SELECT 1"))
        return saved

    assert database.write(work) == b"1"
    assert len(runs) == 2
    assert bodies(database) == [b"1"]
    database.close()
