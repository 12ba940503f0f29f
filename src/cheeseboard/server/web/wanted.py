"""Work that is dropped when whoever asked for it has gone away."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TypeVar

from starlette.requests import HTTPConnection, Request

from cheeseboard.server.thinking.mind import Lost

Result = TypeVar("Result")


async def while_wanted(request: HTTPConnection, work: Coroutine[object, object, Result]) -> Result:
    """The result of the work. Lost, for nobody to read, where the page was closed before it was there."""
    task, gone = asyncio.create_task(work), asyncio.create_task(until_gone(request))
    try:
        await asyncio.wait([task, gone], return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise Lost("nobody waits")
        return task.result()
    finally:
        task.cancel()
        gone.cancel()


async def until_gone(request: HTTPConnection) -> None:
    """Until whoever asks has closed the connection. Their request has been read."""
    assert isinstance(request, Request)
    while (await request.receive())["type"] != "http.disconnect":
        pass
