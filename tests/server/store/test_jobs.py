"""The queue of jobs: made by an upgrade, in a schema of its own, written to within the transaction of a move."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, inspect, text

from cheeseboard.server.settings import Settings
from cheeseboard.server.store import jobs, revision
from cheeseboard.server.store.backup import backup
from cheeseboard.server.store.engine import Database, connect
from cheeseboard.server.store.errors import Taken
from cheeseboard.server.store.jobs import SCHEMA, ThinkingJob
from cheeseboard.server.store.restore import restore
from cheeseboard.server.store.schema import METADATA
from cheeseboard.server.store.upgrade import upgrade
from tests.server.store.examples import set_up

JOB = ThinkingJob(table="table", revision=7, seat=1, level="greedy")
WAITING = text(f"SELECT args FROM {SCHEMA}.procrastinate_jobs WHERE status = 'todo' ORDER BY id")


@pytest.fixture
def made(postgres_url: str, tmp_path: Path) -> Iterator[Database]:
    database = connect(Settings(data=tmp_path, database_url=postgres_url), upkeep=True)
    upgrade(database)
    yield database
    database.close()


def waiting(database: Database) -> list[object]:
    return database.read(lambda connection: [*connection.scalars(WAITING)])


def test_a_job_is_there_if_the_move_is(made: Database) -> None:
    def move(connection: Connection) -> None:
        set_up(connection)
        jobs.defer(connection, [JOB, {**JOB, "seat": 2}])

    made.write(move)
    assert waiting(made) == [JOB, {**JOB, "seat": 2}]


def test_a_job_is_not_there_if_the_move_is_not(made: Database) -> None:
    def move(connection: Connection) -> None:
        jobs.defer(connection, [JOB])
        raise Taken

    with pytest.raises(Taken):
        made.write(move)
    assert waiting(made) == []


def test_upgrading_again_leaves_jobs_alone_but_another_version_begins_anew(made: Database) -> None:
    made.write(lambda connection: jobs.defer(connection, [JOB]))
    upgrade(made)
    assert waiting(made) == [JOB]
    made.write(lambda connection: connection.execute(text(f"COMMENT ON SCHEMA {SCHEMA} IS 'procrastinate 2'")).close())
    assert not made.read(jobs.prepared)
    upgrade(made)
    assert made.read(jobs.prepared)
    assert waiting(made) == []
    made.write(lambda connection: jobs.defer(connection, [JOB]))


def test_the_queue_stays_out_of_our_own_schema_and_of_backups(made: Database, tmp_path: Path) -> None:
    made.write(set_up)
    made.write(lambda connection: jobs.defer(connection, [JOB]))
    names = made.read(lambda connection: inspect(connection).get_table_names())
    assert set(names) == {*METADATA.tables, revision.VERSION_TABLE}
    backup(made, tmp_path / "backup")
    assert b"procrastinate" not in (tmp_path / "backup").read_bytes()
    restore(made, tmp_path / "backup", replace=True)
    assert made.read(jobs.prepared)
    assert made.read(lambda connection: connection.scalar(text("SELECT current_setting('search_path')"))) != SCHEMA


def test_workers_are_known_by_their_heartbeat(made: Database) -> None:
    def beat(seconds: int) -> None:
        made.write(
            lambda connection: connection.execute(
                text(
                    f"INSERT INTO {SCHEMA}.procrastinate_workers (last_heartbeat) "
                    "VALUES (now() - make_interval(secs => :ago))"
                ),
                {"ago": seconds},
            ).close()
        )

    def heard_of() -> bool:
        return made.read(lambda connection: jobs.working(connection, 60))

    assert not heard_of()
    beat(3600)
    assert not heard_of()
    beat(1)
    assert heard_of()


def test_where_there_is_no_queue_nobody_works(database: Database) -> None:
    """SQLite, and PostgreSQL before an upgrade."""
    assert not database.read(jobs.prepared)
    assert not database.read(lambda connection: jobs.working(connection, 60))
