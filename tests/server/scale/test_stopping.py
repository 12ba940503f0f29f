"""A worker that is told to stop does so, whatever it is in the midst of."""

from __future__ import annotations

import asyncio

from cheeseboard.server.settings import Settings
from cheeseboard.server.store.engine import Database
from cheeseboard.server.thinking.counting import Figures
from cheeseboard.server.thinking.embedded import Embedded
from cheeseboard.server.thinking.pool import Pool
from cheeseboard.server.thinking.worker import Worker
from tests.server.scale.processes import PATIENCE_S
from tests.server.scale.test_worker import server_floor

MOMENTS = 80  # more than the loop turns round before jobs are taken


def test_a_worker_stops_at_any_moment_of_its_beginning(peopled: Database, upgraded: Settings) -> None:
    async def run() -> None:
        async with server_floor(peopled, upgraded) as floor:
            thinker = Embedded(floor, Pool(1))
            for moment in range(MOMENTS):
                worker = Worker(thinker, upgraded.database_url, 1, Figures().jobs)
                running = asyncio.create_task(worker.run())
                for _ in range(moment):
                    await asyncio.sleep(0.0005)
                worker.stop()
                async with asyncio.timeout(PATIENCE_S):
                    await running
            await thinker.stop()

    asyncio.run(run())
