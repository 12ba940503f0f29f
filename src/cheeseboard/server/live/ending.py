"""Tasks that are to end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

AGAIN_S: Final = 0.5


async def end(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel the tasks and wait until they have ended, however they do.

    One that has not heard it is told again: Python 3.11's `wait_for`, by which psycopg waits, forgets a cancellation
    that comes together with what it waits for.
    """
    told = [*tasks]
    going_on = {*told}
    while going_on:
        for task in going_on:
            task.cancel()
        _, going_on = await asyncio.wait(going_on, timeout=AGAIN_S)
    await asyncio.gather(*told, return_exceptions=True)
