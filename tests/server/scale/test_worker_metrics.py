"""What operators can ask a worker."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from pathlib import Path

import httpx
import pytest

from cheeseboard.server.ids import TableId
from cheeseboard.server.settings import Settings
from cheeseboard.server.store.engine import Database
from cheeseboard.server.web.serving import bound
from tests.cli.shell import cheese
from tests.server.live.playing import TABLE, begin, soon
from tests.server.scale.processes import Command, thinking, wait_until
from tests.server.scale.test_serve_workers import metric
from tests.server.scale.test_worker import LONG_S, rows, server_floor, worker_whose_thoughts_stand_still
from tests.server.tables.seated import EMA

OTHER = TableId("other")
PORT = ("--metrics-port", "0")


def page_of(worker: Command) -> str:
    """Where the worker says that its figures are."""
    found = re.search(r"http://127\.0\.0\.1:\d+/metrics", worker.said())
    assert found, worker.said()
    return found[0]


def read(worker: Command) -> str:
    reply = httpx.get(page_of(worker))
    assert reply.status_code == 200
    return reply.text


def test_a_worker_tells_what_it_has_thought(peopled: Database, upgraded: Settings, tmp_path: Path) -> None:
    async def run() -> None:
        with thinking(tmp_path, *PORT, DATABASE_URL=upgraded.database_url) as worker:
            assert metric(read(worker), "cheeseboard_thoughts_total") == 0
            async with server_floor(peopled, upgraded) as floor:
                await begin(floor, "qwixx", EMA, "greedy")
                await soon(lambda: floor.rooms[TABLE].revision == 2, LONG_S)
            text = await asyncio.to_thread(read, worker)
            counted = {"game": "qwixx", "kind": "choice"}
            assert metric(text, "cheeseboard_thoughts_total", outcome="answered", **counted) == 1
            assert metric(text, "cheeseboard_thought_seconds_count", **counted) == 1
            assert 0 < metric(text, "cheeseboard_thought_seconds_sum", **counted) < LONG_S
            assert "cheeseboard_thoughts_waiting 0.0" in text
            assert "cheeseboard_jobs_waiting 0.0" in text
            base = page_of(worker).removesuffix("/metrics")
            assert httpx.get(f"{base}/healthz").json() == {"ok": True}
            elsewhere = httpx.get(page_of(worker), headers={"x-forwarded-for": "10.1.2.3", "accept-language": "cs"})
            assert (elsewhere.status_code, elsewhere.json()["code"]) == (404, "no-such-page")
            assert httpx.get(f"{base}/elsewhere").json()["code"] == "no-such-page"
            assert httpx.post(page_of(worker)).status_code == 405
            assert await asyncio.to_thread(worker.stop) == 0

    asyncio.run(run())


def test_jobs_that_wait_and_those_of_a_worker_that_is_gone_are_counted(
    peopled: Database, upgraded: Settings, tmp_path: Path
) -> None:
    async def run() -> None:
        with worker_whose_thoughts_stand_still(tmp_path, upgraded, *PORT) as first:
            async with server_floor(peopled, upgraded) as floor:
                for table in (TABLE, OTHER):
                    await begin(floor, "qwixx", EMA, "greedy", table=table)
                await soon(lambda: [job["status"] for job in rows(upgraded)] == ["doing", "todo"], LONG_S)
                await asyncio.to_thread(wait_until, lambda: metric(read(first), "cheeseboard_jobs_waiting") == 1)
                os.kill(first.pid, signal.SIGKILL)
                with thinking(tmp_path, *PORT, DATABASE_URL=upgraded.database_url) as second:
                    await soon(lambda: {floor.rooms[table].revision for table in (TABLE, OTHER)} == {2}, LONG_S)
                    text = await asyncio.to_thread(read, second)
                    assert metric(text, "cheeseboard_jobs_rescued_total") == 1
                    assert metric(text, "cheeseboard_jobs_given_up_total") == 0
                    assert metric(text, "cheeseboard_thoughts_total", outcome="answered") == 2

    asyncio.run(run())


def test_who_may_read_it_is_set_as_for_a_server(upgraded: Settings, tmp_path: Path) -> None:
    given = {"DATABASE_URL": upgraded.database_url, "CHEESEBOARD_METRICS_PORT": "0"}
    with thinking(tmp_path, CHEESEBOARD_METRICS_FROM="10.0.0.0/8", **given) as worker:
        assert httpx.get(page_of(worker)).status_code == 404
        assert httpx.get(page_of(worker), headers={"x-forwarded-for": "10.1.2.3"}).status_code == 200


def test_without_a_port_there_is_no_page(upgraded: Settings, tmp_path: Path) -> None:
    with thinking(tmp_path, DATABASE_URL=upgraded.database_url) as worker:
        assert "http" not in worker.said()


@pytest.mark.parametrize(
    ("given", "word"),
    [
        ({"CHEESEBOARD_METRICS_PORT": "70000"}, "65535"),
        ({"CHEESEBOARD_METRICS_PORT": "many"}, "--metrics-port"),
        ({"CHEESEBOARD_METRICS_PORT": "0", "CHEESEBOARD_METRICS_FROM": "nowhere"}, "CHEESEBOARD_METRICS_FROM"),
        ({"CHEESEBOARD_METRICS_PORT": "0", "CHEESEBOARD_METRICS_HOST": "192.0.2.1"}, "--metrics-host"),
    ],
)
def test_what_will_not_do_is_told_in_a_line(upgraded: Settings, given: dict[str, str], word: str) -> None:
    done = cheese("worker", DATABASE_URL=upgraded.database_url, **given)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert word in done.err


def test_a_port_that_is_taken_is_told_in_a_line(upgraded: Settings) -> None:
    with bound("127.0.0.1", 0) as taken:
        port = str(taken.getsockname()[1])
        done = cheese("worker", "--metrics-port", port, DATABASE_URL=upgraded.database_url)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert port in done.err
