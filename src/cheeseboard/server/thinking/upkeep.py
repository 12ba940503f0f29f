"""Jobs whose worker is gone are given to others; what nobody needs any more is thrown away."""

from __future__ import annotations

import logging
from typing import Final

from procrastinate.connector import BaseConnector
from procrastinate.exceptions import ConnectorException
from procrastinate.jobs import Job, Status
from procrastinate.manager import JobManager
from structlog.contextvars import bound_contextvars

from cheeseboard.server.live.repeating import repeat
from cheeseboard.server.store.jobs import QUEUE
from cheeseboard.server.thinking.counting import Jobs
from cheeseboard.server.thinking.queue import STALLED_S

LOG: Final = logging.getLogger(__name__)
EVERY_S: Final = 2.0
TRIES: Final = 3  # after that the job is given up, and the servers find the table by themselves
# Servers do not wait for a job for longer than seconds: one that is hours old was done without it.
DELETE_OLD: Final = """
DELETE FROM procrastinate_jobs WHERE status <> 'doing' AND id IN (
    SELECT job_id FROM procrastinate_events WHERE type = 'deferred' AND at < now() - interval '1 hour'
)
"""
COUNT_WAITING: Final = "SELECT count(*) AS waiting FROM procrastinate_jobs WHERE status = 'todo'"


class Upkeep:
    """Every worker does this; two at once do no harm."""

    def __init__(self, manager: JobManager, connector: BaseConnector, counted: Jobs) -> None:
        self.manager: Final = manager
        self.connector: Final = connector
        self.counted: Final = counted

    async def run(self) -> None:
        await repeat(self.step, EVERY_S)

    async def step(self) -> None:
        try:
            for job in await self.manager.get_stalled_jobs(queue=QUEUE, seconds_since_heartbeat=STALLED_S):
                await self.rescue(job)
            await self.manager.prune_stalled_workers(STALLED_S)
            await self.connector.execute_query_async(DELETE_OLD)
            self.counted.waiting.set((await self.connector.execute_query_one_async(COUNT_WAITING))["waiting"])
        except ConnectorException as error:
            LOG.warning("the queue was not tidied: %s", type(error.__cause__).__name__)

    async def rescue(self, job: Job) -> None:
        """Have another worker do the job, unless it was tried often enough."""
        with bound_contextvars(table=job.task_kwargs.get("table")):
            await self.rescue_or_give_up(job)

    async def rescue_or_give_up(self, job: Job) -> None:
        try:
            if job.attempts + 1 < TRIES:
                await self.manager.retry_job(job)
                self.counted.rescued.inc()
                LOG.warning("a worker is gone, its job is done again")
            else:
                await self.manager.finish_job(job, Status.FAILED, delete_job=True)
                self.counted.given_up.inc()
                LOG.error("a job was given up, its workers were gone every time")
        except ConnectorException:
            pass  # another worker was quicker
