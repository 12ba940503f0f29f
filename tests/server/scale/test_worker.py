"""`cheeseboard worker`: bots think in processes that get their jobs from the database; no dead one is waited for."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg
from psycopg.rows import dict_row

from cheeseboard.core.rng import Rng
from cheeseboard.server.ids import TableId
from cheeseboard.server.live.bus_postgres import PostgresBus
from cheeseboard.server.live.floor import Floor
from cheeseboard.server.settings import Settings
from cheeseboard.server.store import revision
from cheeseboard.server.store.engine import Database, connect
from cheeseboard.server.store.upgrade import upgrade
from cheeseboard.server.tables.entries import Acted
from cheeseboard.server.thinking.queue import Queue
from tests.cli.shell import cheese
from tests.server.live.playing import TABLE, act, begin, check_record, entries, open_floor, soon, welcome
from tests.server.live.test_outage import own_postgres  # noqa: F401  # a fixture
from tests.server.scale.processes import Command, children, thinking, wait_until
from tests.server.services.postgres import Postgres
from tests.server.tables.seated import EMA, SECRET
from tests.server.thinking.test_embedded import Person

LONG_S = 120.0
JOBS = "SELECT * FROM cheeseboard_queue.procrastinate_jobs ORDER BY id"
KEEP_A_COPY = """
CREATE TABLE seen (row text);
CREATE FUNCTION keep() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN INSERT INTO public.seen VALUES (to_jsonb(NEW)::text); RETURN NEW; END';
CREATE TRIGGER keep AFTER INSERT OR UPDATE ON cheeseboard_queue.procrastinate_jobs
    FOR EACH ROW EXECUTE FUNCTION public.keep();
"""


def rows(settings: Settings, query: Any = JOBS) -> list[dict[str, Any]]:
    with psycopg.connect(settings.database_url, autocommit=True, row_factory=dict_row) as operator:
        return operator.execute(query).fetchall()


@asynccontextmanager
async def server_floor(database: Database, settings: Settings) -> AsyncIterator[Floor]:
    """A floor as a server has it while there are workers: its own bots never think."""
    async with open_floor(database, PostgresBus(settings.database_url)) as floor:
        Queue(floor, working=True)
        yield floor


@contextmanager
def worker_whose_thoughts_stand_still(folder: Path, settings: Settings, *arguments: str) -> Iterator[Command]:
    """Once it has a job, it is surely in the midst of the thought."""
    with thinking(folder, *arguments, DATABASE_URL=settings.database_url) as worker:
        wait_until(lambda: len(children(worker.pid)) == 1)
        mind = children(worker.pid)[0]
        os.kill(mind, signal.SIGSTOP)
        try:
            yield worker
        finally:
            with suppress(ProcessLookupError):
                os.kill(mind, signal.SIGKILL)


def bots_of(database: Database, table: TableId = TABLE) -> list[str]:
    return [entry.by for entry in entries(database, table) if isinstance(entry, Acted) and entry.by != EMA]


async def go_on(floor: Floor, database: Database) -> None:
    """Play until a bot has made another choice."""
    before, rng = len(bots_of(database)), Rng(3)
    async with asyncio.timeout(LONG_S):
        while len(bots_of(database)) == before:
            stage = floor.rooms[TABLE].stage
            if 0 in stage.asks:
                await act(floor, 0, stage.match.state.sample(0, rng).notation, stage.asks[0])
            else:
                await asyncio.sleep(0.05)


def test_a_whole_match_of_hidden_hands_and_a_queue_that_knows_none_of_them(
    peopled: Database, upgraded: Settings, tmp_path: Path
) -> None:
    with psycopg.connect(upgraded.database_url, autocommit=True) as operator:
        operator.execute(KEEP_A_COPY)

    async def run() -> None:
        with thinking(tmp_path, DATABASE_URL=upgraded.database_url) as worker:
            async with server_floor(peopled, upgraded) as floor, asyncio.timeout(LONG_S):
                await begin(floor, "gouda", EMA, "greedy", "greedy")
                await Person(floor, 0).play()
                check_record(floor.rooms[TABLE].stage.match)
            assert set(bots_of(peopled)) == {"bot:greedy"}
            thoughts = worker.log("thought")
            assert {line["table"] for line in thoughts} == {TABLE}
            assert {line["seat"] for line in thoughts} == {1, 2}
            wait_until(lambda: rows(upgraded) == [])  # what is done is gone
            log = worker.err.read_text()
            assert SECRET.hex() not in log

    asyncio.run(run())
    seen = rows(upgraded, "SELECT DISTINCT row::jsonb->'args' AS args, row FROM seen")
    assert len(seen) > 20
    assert {frozenset(each["args"]) for each in seen} == {frozenset({"table", "revision", "seat", "level"})}
    for each in seen:
        given = each["args"]
        assert (given["table"], given["level"]) == (TABLE, "greedy")
        assert given["seat"] in (1, 2)
        assert isinstance(given["revision"], int)


def test_the_job_of_a_worker_killed_in_mid_thought_is_done_by_another(
    peopled: Database, upgraded: Settings, tmp_path: Path
) -> None:
    async def run() -> None:
        with worker_whose_thoughts_stand_still(tmp_path, upgraded) as first:
            async with server_floor(peopled, upgraded) as floor:
                await begin(floor, "qwixx", EMA, "greedy")
                await soon(lambda: [job["status"] for job in rows(upgraded)] == ["doing"], LONG_S)
                os.kill(first.pid, signal.SIGKILL)
                with thinking(tmp_path, DATABASE_URL=upgraded.database_url) as second:
                    await soon(lambda: floor.rooms[TABLE].revision == 2, LONG_S)
                    assert [line["seat"] for line in second.log("thought")] == [1]
                    assert "a worker is gone" in second.err.read_text()
                    await go_on(floor, peopled)
                    wait_until(lambda: rows(upgraded) == [])

    asyncio.run(run())


def test_the_job_of_a_worker_that_hangs_is_done_by_another_and_only_once(
    peopled: Database, upgraded: Settings, tmp_path: Path
) -> None:
    async def run() -> None:
        with worker_whose_thoughts_stand_still(tmp_path, upgraded) as first:
            async with server_floor(peopled, upgraded) as floor:
                await begin(floor, "qwixx", EMA, "greedy")
                await soon(lambda: [job["status"] for job in rows(upgraded)] == ["doing"], LONG_S)
                os.kill(first.pid, signal.SIGSTOP)
                with thinking(tmp_path, DATABASE_URL=upgraded.database_url):
                    await soon(lambda: floor.rooms[TABLE].revision == 2, LONG_S)
                    os.kill(children(first.pid)[0], signal.SIGCONT)
                    os.kill(first.pid, signal.SIGCONT)  # it awakes and answers too: too late
                    wait_until(lambda: first.log("thought"))
                    assert len(bots_of(peopled)) == 1
                    await go_on(floor, peopled)
                    assert first.stop() == 0

    asyncio.run(run())


def test_a_worker_that_is_told_to_stop_gives_back_its_job(
    peopled: Database, upgraded: Settings, tmp_path: Path
) -> None:
    async def run() -> None:
        with worker_whose_thoughts_stand_still(tmp_path, upgraded) as worker:
            async with server_floor(peopled, upgraded) as floor:
                await begin(floor, "qwixx", EMA, "greedy")
                await soon(lambda: [job["status"] for job in rows(upgraded)] == ["doing"], LONG_S)
                assert await asyncio.to_thread(worker.stop) == 0
                assert [job["status"] for job in rows(upgraded)] == ["todo"]
                assert rows(upgraded, "SELECT id FROM cheeseboard_queue.procrastinate_workers") == []
                with thinking(tmp_path, DATABASE_URL=upgraded.database_url):
                    await soon(lambda: floor.rooms[TABLE].revision == 2, LONG_S)

    asyncio.run(run())


def test_a_worker_outlasts_an_outage_of_the_database(own_postgres: Postgres, tmp_path: Path) -> None:  # noqa: F811
    settings = Settings(data=tmp_path, database_url=own_postgres.url(), patience_ms=2000)
    database = connect(settings, upkeep=True)
    upgrade(database)
    database.write(welcome)

    async def run() -> None:
        with thinking(tmp_path, DATABASE_URL=settings.database_url) as worker:
            async with server_floor(database, settings) as floor:
                await begin(floor, "qwixx", EMA, "greedy")
                await soon(lambda: floor.rooms[TABLE].revision == 2, LONG_S)
                await asyncio.to_thread(own_postgres.stop)
                try:
                    await soon(lambda: "the queue is away" in worker.err.read_text(), LONG_S)
                finally:
                    await asyncio.to_thread(own_postgres.start)
                await go_on(floor, database)

    asyncio.run(run())
    database.close()


def test_where_no_worker_can_work_that_is_told_in_a_line(postgres_url: str, tmp_path: Path) -> None:
    done = cheese("worker", CHEESEBOARD_DATA=str(tmp_path))
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert "DATABASE_URL" in done.err
    database = connect(Settings(data=tmp_path, database_url=postgres_url))
    database.write(revision.create)  # as an older version has left it: there is no queue
    database.close()
    done = cheese("worker", DATABASE_URL=postgres_url)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert "cheeseboard db upgrade" in done.err
    assert cheese("db", "upgrade", DATABASE_URL=postgres_url).code == 0
    for given in (["--processes", "0"], ["--processes", "65"], ["--processes", "many"]):
        done = cheese("worker", *given, DATABASE_URL=postgres_url)
        assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
