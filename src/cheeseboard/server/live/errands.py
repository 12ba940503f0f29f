"""Tasks that nobody else holds on to."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Final, TypeVar

from cheeseboard.server.live.ending import end

Result = TypeVar("Result")


class Errands:
    """What runs beside its caller: some of it to its end whatever happens, the rest until everything closes."""

    def __init__(self) -> None:
        self.tasks: Final[set[asyncio.Task[object]]] = set()
        self.dropped: Final[set[asyncio.Task[None]]] = set()
        self.closed = False

    async def see_through(self, work: Coroutine[object, object, Result]) -> Result:
        """The result of the work. It goes on when the caller is cancelled: half of it may be saved already."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(retrieve)
        return await asyncio.shield(task)

    def begin(self, work: Coroutine[object, object, None]) -> None:
        """Let the work go on until it ends, or until everything closes."""
        if self.closed:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self.dropped.add(task)
        task.add_done_callback(self.dropped.discard)

    async def close(self) -> None:
        """Drop what may be dropped, and wait for the rest."""
        self.closed = True
        await end(self.dropped)
        await asyncio.gather(*self.tasks, return_exceptions=True)


def retrieve(task: asyncio.Task[object]) -> None:
    """An error of which the caller does not want to know any more is nobody's."""
    if not task.cancelled():
        task.exception()
