"""What a server leaves to workers, what it does itself, and how the queue is kept tidy."""

from __future__ import annotations

import asyncio

import pytest
from procrastinate import App, PsycopgConnector
from prometheus_client import CollectorRegistry
from sqlalchemy import text

from cheeseboard.server.ids import TableId
from cheeseboard.server.live.bus_local import LocalBus
from cheeseboard.server.live.floor import Floor
from cheeseboard.server.settings import Settings
from cheeseboard.server.store import jobs
from cheeseboard.server.store.engine import Database
from cheeseboard.server.store.jobs import SCHEMA, ThinkingJob
from cheeseboard.server.store.writer import Writer
from cheeseboard.server.tables import commands
from cheeseboard.server.thinking.asking import Asking
from cheeseboard.server.thinking.counting import Jobs
from cheeseboard.server.thinking.embedded import Embedded
from cheeseboard.server.thinking.queue import Queue
from cheeseboard.server.thinking.upkeep import TRIES, Upkeep
from tests.server.live.playing import TABLE, act, begin, entries, open_floor, soon
from tests.server.scale.test_worker import go_on, rows
from tests.server.tables.seated import EMA, PETR
from tests.server.thinking.test_embedded import Scripted, later

NOTHING = "UPDATE {0}.procrastinate_workers SET last_heartbeat = now() - interval '1 day'"
BEAT = "INSERT INTO {0}.procrastinate_workers DEFAULT VALUES"


def tell(database: Database, statement: str) -> None:
    database.write(lambda connection: connection.execute(text(statement.format(SCHEMA))).close())


def test_bots_think_here_until_a_worker_is_heard_of_and_again_when_it_is_not(
    peopled: Database, upgraded: Settings
) -> None:
    async def run() -> None:
        pool = Scripted()
        async with open_floor(peopled) as floor:
            queue = Queue(floor)
            await queue.start()
            asking = Asking(floor, Embedded(floor, pool), queue)
            await asking.start()
            await begin(floor, "qwixx", EMA, "greedy")
            await soon(lambda: len(entries(peopled)) == 2)
            assert rows(upgraded) == []

            tell(peopled, BEAT)
            await soon(lambda: queue.working, 30)
            thoughts = len(pool.jobs)
            await begin(floor, "qwixx", EMA, "greedy", table=TableId("other"))
            assert [job["args"]["table"] for job in rows(upgraded)] == ["other"]
            await act(floor, 0, "-", 1, TableId("other"))  # the bot's question stays as it is: no second job
            await asyncio.sleep(0.2)
            assert len(rows(upgraded)) == 1
            assert len(pool.jobs) == thoughts

            tell(peopled, NOTHING)
            await soon(lambda: not queue.working, 30)
            await go_on(floor, peopled)
            assert len(pool.jobs) > thoughts
            await queue.stop()
            await asking.stop()

    asyncio.run(run())


def test_what_no_worker_has_done_in_time_the_server_does(peopled: Database, upgraded: Settings) -> None:
    async def run() -> None:
        pool = Scripted()
        async with open_floor(peopled) as floor:
            Queue(floor, working=True)
            await begin(floor, "qwixx", EMA, "greedy")
        assert len(rows(upgraded)) == 1
        writer = Writer(peopled)
        floor = Floor(peopled, writer, LocalBus(), later)
        queue = Queue(floor, working=True)  # one is heard of, but does nothing
        asking = Asking(floor, Embedded(floor, pool), queue)
        await floor.start()
        await asking.start()
        await soon(lambda: len(entries(peopled)) == 2, 30)
        await asking.stop()
        await floor.stop()
        writer.close()

    asyncio.run(run())


def test_a_seat_that_a_bot_takes_over_is_a_job_too(peopled: Database, upgraded: Settings) -> None:
    async def run() -> None:
        async with open_floor(peopled) as floor:
            Queue(floor, working=True)
            await begin(floor, "qwixx", EMA, PETR)
            assert rows(upgraded) == []
            await floor.command(TABLE, lambda table: commands.stand_in(table, PETR, 1, "greedy", "left", floor.now()))
            expected = {"table": TABLE, "revision": 2, "seat": 1, "level": "greedy"}
            assert [job["args"] for job in rows(upgraded)] == [expected]

    asyncio.run(run())


@pytest.mark.parametrize("attempts", [0, TRIES - 1])
def test_the_jobs_of_the_dead_are_tried_again_but_not_for_ever(
    peopled: Database, upgraded: Settings, attempts: int
) -> None:
    given = [ThinkingJob(table=name, revision=1, seat=1, level="greedy") for name in ("doing", "old", "new")]

    async def run() -> None:
        peopled.write(lambda connection: jobs.defer(connection, given))
        tell(peopled, BEAT)
        tell(peopled, NOTHING)
        options = {"options": f"-c search_path={SCHEMA}"}
        connector = PsycopgConnector(conninfo=upgraded.database_url, kwargs=options)
        app = App(connector=connector)
        async with app.open_async():
            await connector.execute_query_async(
                "UPDATE procrastinate_jobs SET status = 'doing', attempts = %(attempts)s, "
                "worker_id = (SELECT id FROM procrastinate_workers) WHERE args->>'table' = 'doing'",
                attempts=attempts,
            )
            await connector.execute_query_async(
                "UPDATE procrastinate_events SET at = now() - interval '2 hours' WHERE job_id = "
                "(SELECT id FROM procrastinate_jobs WHERE args->>'table' = 'old')"
            )
            upkeep = Upkeep(app.job_manager, connector, Jobs(CollectorRegistry()))
            await asyncio.gather(upkeep.step(), upkeep.step())  # as if there were two workers
        left = {job["args"]["table"]: job["status"] for job in rows(upgraded)}
        assert left == ({"doing": "todo", "new": "todo"} if attempts == 0 else {"new": "todo"})
        assert rows(upgraded, f"SELECT id FROM {SCHEMA}.procrastinate_workers") == []

    asyncio.run(run())
