"""What a thread has finished, brought to the event loop: all that is finished together wakes it once."""

from __future__ import annotations

import asyncio
from collections import deque
from concurrent.futures import Future
from typing import Any, Final, TypeVar

from cheeseboard.server.store.errors import Unavailable

Result = TypeVar("Result")


class Mail:
    """For one event loop. Threads put letters in; the loop opens them."""

    def __init__(self) -> None:
        self.letters: Final[deque[tuple[asyncio.Future[Any], Future[Any]]]] = deque()
        self.ringing = False  # the loop knows that there are letters

    async def answer(self, told: Future[Result], limit_s: float) -> Result:
        """What the thread tells. Raises Unavailable without an answer in time: it may still happen."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Result] = loop.create_future()
        told.add_done_callback(lambda done: self.put(loop, answer, done))
        timer = loop.call_later(limit_s, give_up, answer)
        try:
            return await answer
        finally:
            timer.cancel()
            told.cancel()  # whoever has gone away need not be written for

    def put(self, loop: asyncio.AbstractEventLoop, answer: asyncio.Future[Result], told: Future[Result]) -> None:
        """From any thread."""
        self.letters.append((answer, told))
        if not self.ringing and not loop.is_closed():
            self.ringing = True
            loop.call_soon_threadsafe(self.open)

    def open(self) -> None:
        self.ringing = False  # before the letters are taken: one that comes now rings again
        while self.letters:
            answer, told = self.letters.popleft()
            if answer.done() or told.cancelled():
                continue
            error = told.exception()
            if error is None:
                answer.set_result(told.result())
            else:
                answer.set_exception(error)


def give_up(answer: asyncio.Future[Result]) -> None:
    if not answer.done():
        answer.set_exception(Unavailable())
