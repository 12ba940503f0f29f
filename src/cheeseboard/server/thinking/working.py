"""Everything that a worker process opens when it starts and closes when it ends."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from typing import Final

from cheeseboard.server.clock import now
from cheeseboard.server.live.buses import bus_of
from cheeseboard.server.live.floor import Floor
from cheeseboard.server.settings import Settings
from cheeseboard.server.store.engine import address
from cheeseboard.server.store.postgres import conninfo
from cheeseboard.server.store.revision import open_database
from cheeseboard.server.store.writer import Writer
from cheeseboard.server.thinking.counting import Figures
from cheeseboard.server.thinking.embedded import Embedded
from cheeseboard.server.thinking.pool import Pool
from cheeseboard.server.thinking.queue import Queue
from cheeseboard.server.thinking.worker import Worker

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


async def work(settings: Settings, ready: Callable[[], None], figures: Figures) -> None:
    """Have bots think until the process is told to stop. Expects PostgreSQL with a queue that is prepared."""
    database = open_database(settings)
    writer = Writer(database, settings.writes_waiting, settings.writes_together)
    floor = Floor(database, writer, bus_of(settings), now)
    Queue(floor, working=True)  # a choice of a bot may be followed by that of another
    pool = Pool(settings.thinking_processes, ended=figures.thoughts.ended)
    figures.thoughts.waiting.set_function(lambda: len(pool.line))
    thinker = Embedded(floor, pool)
    thinker.start()
    await floor.start()
    try:
        where = conninfo(address(settings))
        await until_told(Worker(thinker, where, settings.thinking_processes, figures.jobs), ready)
    finally:
        await thinker.stop()
        await floor.stop()
        writer.close()
        database.close()


async def until_told(worker: Worker, ready: Callable[[], None]) -> None:
    """Run the worker until a signal comes."""
    loop = asyncio.get_running_loop()
    for each in SIGNALS:
        loop.add_signal_handler(each, worker.stop)
    try:
        ready()
        await worker.run()
    finally:
        for each in SIGNALS:
            loop.remove_signal_handler(each)
