"""The queue of jobs for bots. PostgreSQL alone has one, in a schema of its own whose tables are procrastinate's.

What is in it is no more than a reminder: the tables know which bots owe a choice. So it is in no backup, and an upgrade
may throw it away.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Final, TypedDict

from msgspec import json
from sqlalchemy import Connection, text

from cheeseboard.server.store.errors import DriverMissing

SCHEMA: Final = "cheeseboard_queue"
QUEUE: Final = "bots"
TASK: Final = "think"
EDITION: Final = 1  # of what we add to procrastinate's schema

# Called within the transaction of a move, by connections that do not look into the schema otherwise.
DEFER_FUNCTION: Final = f"""
CREATE FUNCTION {SCHEMA}.defer_thinking(jobs jsonb) RETURNS void LANGUAGE sql SET search_path = {SCHEMA} AS $$
    SELECT procrastinate_defer_jobs_v1(
        array_agg(ROW('{QUEUE}', '{TASK}', 0, NULL, NULL, job, NULL)::procrastinate_job_to_defer_v1)
    )
    FROM jsonb_array_elements(jobs) AS job
$$
"""
DEFER: Final = text(f"SELECT {SCHEMA}.defer_thinking(CAST(:jobs AS jsonb))")
MADE_FOR: Final = text(f"SELECT obj_description(to_regnamespace('{SCHEMA}'), 'pg_namespace')")
WORKING: Final = text(
    f"SELECT EXISTS (SELECT FROM {SCHEMA}.procrastinate_workers "
    "WHERE last_heartbeat > now() - make_interval(secs => :seconds))"
)


class ThinkingJob(TypedDict):
    """Which bot owes a choice, and since when: what everybody at the table knows, and no more."""

    table: str
    revision: int
    seat: int
    level: str


def made_for() -> str | None:
    """What the schema has to be made for; None if the package is not installed."""
    try:
        return f"procrastinate {version('procrastinate')}, edition {EDITION}"
    except PackageNotFoundError:
        return None


def prepared(connection: Connection) -> bool:
    """Whether there is a queue, and one that this version can work with."""
    wanted = made_for()
    return connection.dialect.name == "postgresql" and wanted is not None and connection.scalar(MADE_FOR) == wanted


def prepare(connection: Connection) -> None:
    """Make the queue, in place of one of another version. Raises DriverMissing."""
    if prepared(connection):
        return
    wanted = made_for()
    if wanted is None:
        raise DriverMissing
    from procrastinate.schema import SchemaManager

    before = connection.scalar(text("SELECT current_setting('search_path')"))
    connection.execute(text(f"DROP SCHEMA IF EXISTS {SCHEMA} CASCADE"))
    connection.execute(text(f"CREATE SCHEMA {SCHEMA}"))
    connection.execute(text(f"SET LOCAL search_path TO {SCHEMA}"))
    # Many statements at once: SQLAlchemy would look for parameters in them.
    cursor = connection.connection.cursor()
    cursor.execute(SchemaManager.get_schema())
    cursor.close()
    connection.execute(text(DEFER_FUNCTION))
    connection.execute(text(f"COMMENT ON SCHEMA {SCHEMA} IS '{wanted}'"))
    connection.execute(text("SELECT set_config('search_path', :before, true)"), {"before": before})


def defer(connection: Connection, jobs: Sequence[ThinkingJob]) -> None:
    """Have a worker do these jobs, if the transaction is committed."""
    connection.execute(DEFER, {"jobs": json.encode(jobs).decode()})


def working(connection: Connection, within_s: float) -> bool:
    """Whether any worker has been heard of lately."""
    return prepared(connection) and bool(connection.scalar(WORKING, {"seconds": within_s}))
