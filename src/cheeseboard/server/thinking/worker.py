"""A worker: a process that has the bots of all tables think, as far as the queue gives them to it.

It reads the tables itself, so a job says only which bot owes a choice. The processes in which bots think get the same
from it as from a server: worlds that their seat holds possible.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

import structlog
from procrastinate import App, PsycopgConnector, RetryStrategy
from procrastinate.worker import Worker as Taking

from cheeseboard.server.ids import TableId
from cheeseboard.server.live.ending import end
from cheeseboard.server.store.jobs import QUEUE, SCHEMA, TASK
from cheeseboard.server.thinking.counting import Jobs
from cheeseboard.server.thinking.embedded import Embedded
from cheeseboard.server.thinking.queue import HEARTBEAT_S, STALLED_S
from cheeseboard.server.thinking.upkeep import TRIES, Upkeep

LOG: Final = logging.getLogger(__name__)
THOUGHTS: Final[structlog.stdlib.BoundLogger] = structlog.stdlib.get_logger("cheeseboard.worker")
PAUSE_S: Final = 1.0  # before the next try while the database is away
POLL_S: Final = 1.0  # jobs that are tried again are not announced
FINISH_S: Final = 8.0  # for thoughts that are under way when the worker stops; then others get them


class Worker:
    """Takes jobs from the queue until it is told to stop."""

    def __init__(self, thinker: Embedded, conninfo: str, together: int, counted: Jobs) -> None:
        self.thinker: Final = thinker
        self.together: Final = together
        self.counted: Final = counted
        self.stopped = False
        self.taking: Taking | None = None
        options = {"options": f"-c search_path={SCHEMA}", "application_name": "cheeseboard-worker"}
        self.connector: Final = PsycopgConnector(
            conninfo=conninfo, kwargs=options, min_size=1, max_size=together + 2, timeout=PAUSE_S * 5
        )
        self.app: Final = App(connector=self.connector)
        self.app.task(name=TASK, queue=QUEUE, retry=RetryStrategy(max_attempts=TRIES))(self.think)

    async def run(self) -> None:
        """Work until it is stopped; then finish what can be finished soon and give back the rest."""
        async with self.app.open_async():
            upkeep = asyncio.create_task(Upkeep(self.app.job_manager, self.connector, self.counted).run())
            try:
                while not self.stopped:
                    await self.take_jobs()
            finally:
                await end([upkeep])

    def stop(self) -> None:
        """Take no more jobs. An error in the midst of stopping does not make it start again."""
        self.stopped = True
        if self.taking is not None:
            self.taking.stop()

    async def take_jobs(self) -> None:
        """Take jobs until the database is away, and wait a moment then."""
        self.taking = Taking(
            self.app,
            queues=[QUEUE],
            concurrency=self.together,
            fetch_job_polling_interval=POLL_S,
            shutdown_graceful_timeout=FINISH_S,
            delete_jobs="always",
            install_signal_handlers=False,
            update_heartbeat_interval=HEARTBEAT_S,
            stalled_worker_timeout=STALLED_S,
        )
        try:
            await self.taking.run()
        except Exception as error:
            LOG.warning("the queue is away: %s", type(error).__name__)
        if not self.stopped:
            await asyncio.sleep(PAUSE_S)

    async def think(self, table: str, revision: int, seat: int, level: str) -> None:
        """A job."""
        begun = time.monotonic()
        with structlog.contextvars.bound_contextvars(table=table, seat=seat):
            await self.thinker.answer(TableId(table), revision, seat, level)
            THOUGHTS.info("thought", level=level, ms=round((time.monotonic() - begun) * 1000))
