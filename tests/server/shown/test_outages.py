"""Something is away for a while: the rest goes on, all recovers by itself. In full: make bench-server ARGS=outages."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from tests.server.shown import outages
from tests.server.shown.away import postgres_away, postgres_frozen, sqlite_locked
from tests.server.shown.ground import Ground
from tests.server.shown.report import Report, quiet
from tests.server.shown.scene import Disturbance, run

TABLES = 3


def held(ground: Ground, disturbance: Disturbance, settings: Mapping[str, str] | None = None) -> Report:
    """The report of a short evening in which everything held."""
    report = asyncio.run(run(ground, "Outage", TABLES, 5, disturbance, quiet, settings))
    assert report.failures == [], "\n".join(report.lines())
    assert len(report.evening.finished) >= TABLES
    return report


def test_a_database_that_is_stopped(postgres_ground: Ground) -> None:
    report = held(postgres_ground, outages.database_away(3, postgres_away, readable=False))
    assert report.evening.ledger.counts["told: not saved, try again"] > 0


def test_a_database_that_does_not_answer(postgres_ground: Ground) -> None:
    report = held(postgres_ground, outages.database_away(3, postgres_frozen, readable=False))
    assert report.evening.ledger.counts["told: not saved, try again"] > 0


def test_a_database_that_another_process_keeps_to_itself(sqlite_ground: Ground) -> None:
    disturbance = outages.database_away(3, sqlite_locked, readable=True)
    report = held(sqlite_ground, disturbance, {"CHEESEBOARD_PATIENCE_MS": "500"})
    assert report.evening.ledger.counts["told: not saved, try again"] > 0


def test_redis_that_is_stopped(postgres_ground: Ground) -> None:
    held(postgres_ground, outages.bus_away(5))


def test_workers_that_are_killed_while_they_think(postgres_ground: Ground) -> None:
    report = held(postgres_ground, outages.workers_killed(5))
    assert report.happened["workers killed in mid-thought"] > 0


def test_bots_that_are_killed_while_they_think(sqlite_ground: Ground) -> None:
    report = held(sqlite_ground, outages.bots_killed(5))
    assert report.happened["of them in mid-thought"] > 0


def test_clients_that_read_nothing(sqlite_ground: Ground) -> None:
    report = held(sqlite_ground, outages.reads_nothing(2), {"CHEESEBOARD_SEND_SECONDS": "2"})
    assert report.happened["of them cut off"] == report.happened["clients that read nothing"] > 0


