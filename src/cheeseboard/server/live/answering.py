"""Nobody waits for ever for a database that does not answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from typing import TypeVar

from sqlalchemy import Connection

from cheeseboard.server.live.mail import Mail
from cheeseboard.server.store.engine import Database
from cheeseboard.server.store.errors import Unavailable
from cheeseboard.server.store.writer import Writer

Result = TypeVar("Result")


async def read(database: Database, work: Callable[[Connection], Result], threads: Executor | None = None) -> Result:
    """What the work finds. Raises Unavailable without an answer in time."""
    answer = asyncio.get_running_loop().run_in_executor(threads, database.read, work)
    return await in_time(database, answer)


async def write(
    database: Database, writer: Writer, mail: Mail, work: Callable[[Connection], Result], key: str = ""
) -> Result:
    """What the work gives back, once it is on the disk. Without an answer in time, Unavailable: it may still happen."""
    return await mail.answer(writer.submit(work, key), database.answer_s)


async def in_time(database: Database, answer: asyncio.Future[Result]) -> Result:
    try:
        async with asyncio.timeout(database.answer_s):
            return await answer
    except TimeoutError:
        raise Unavailable from None
