"""A few processes that think for all tables."""

from __future__ import annotations

import itertools
import logging
import queue
import threading
from concurrent.futures import Future
from contextlib import suppress
from contextvars import Context, copy_context
from typing import Final, NamedTuple

from cheeseboard.server.thinking.job import Job
from cheeseboard.server.thinking.mind import Lost, Mind

LOG: Final = logging.getLogger(__name__)
LIMIT_S: Final = 10.0
TRIES: Final = 2


LAST: Final = -1  # more urgent than any job: there is nothing more to do


class Dropped(Lost):
    """Nobody waits for the answer any more."""


class Waiting(NamedTuple):
    """A job and whom to tell. The more urgent ones sort first, then those that have waited longer."""

    urgency: int
    number: int
    job: Job | None
    told: Future[str]
    context: Context  # of whoever asks: lines in the log name the table


class Pool:
    """Each process has a thread here that feeds it, and puts another in its place when it hangs or dies.

    Choices of bots go before hints, and hints before reviews; what is being thought about is not interrupted for that.
    """

    def __init__(self, processes: int = 1, limit_s: float = LIMIT_S, *, warm: bool = True) -> None:
        """Processes that are not warm start with their first job."""
        self.limit_s: Final = limit_s
        self.warm: Final = warm
        self.waiting: Final[queue.PriorityQueue[Waiting]] = queue.PriorityQueue()
        self.numbers: Final = itertools.count()
        self.minds: Final[list[Mind | None]] = [None] * processes
        self.doing: Final[list[Future[str] | None]] = [None] * processes  # what each of them has been given
        self.dropped: Final[set[Future[str]]] = set()  # those of them that nobody waits for any more
        self.giving: Final = threading.Lock()  # held while a process is given a job, or told to drop one
        self.closed = False
        self.threads: Final = [
            threading.Thread(target=self.run, args=(place,), name="cheeseboard-thinking", daemon=True)
            for place in range(processes)
        ]
        for thread in self.threads:
            thread.start()

    def submit(self, job: Job) -> Future[str]:
        """The answer to the job, or Lost when it had none in any of several tries."""
        told: Future[str] = Future()
        self.waiting.put(Waiting(job.urgency, next(self.numbers), job, told, copy_context()))
        return told

    def drop(self, told: Future[str]) -> None:
        """Nobody waits for this answer any more: its job is not begun, or the process is told to be done with it."""
        if told.cancel():
            return
        with self.giving:
            if told.done():
                return
            self.dropped.add(told)
            mind = self.minds[self.doing.index(told)] if told in self.doing else None
            if mind is not None:
                mind.hurry()

    def close(self) -> None:
        """Answer nothing more. Jobs that wait are cancelled, those being thought about are lost."""
        self.closed = True
        while not self.waiting.empty():
            try:
                waiting = self.waiting.get_nowait()
            except queue.Empty:
                break
            waiting.told.cancel()
        for _ in self.threads:
            self.waiting.put(Waiting(LAST, next(self.numbers), None, Future(), copy_context()))
        for mind in self.minds:
            if mind is not None:
                with suppress(ValueError):  # its thread has just let go of it
                    mind.process.kill()
        for thread in self.threads:
            thread.join()

    def run(self, place: int) -> None:
        """Feed one process."""
        if self.warm:
            self.warm_up(place)
        while (job := (waiting := self.waiting.get()).job) is not None:
            if waiting.told.set_running_or_notify_cancel():
                waiting.context.run(self.think, place, job, waiting.told)
        self.replace(place)

    def think(self, place: int, job: Job, told: Future[str]) -> None:
        """Have the process of that place do the job."""
        self.doing[place] = told
        try:
            told.set_result(self.answer(place, job, told))
        except Lost as lost:
            told.set_exception(lost)
        finally:
            with self.giving:
                self.doing[place] = None
                self.dropped.discard(told)

    def warm_up(self, place: int) -> None:
        """Have a process ready before it is needed. If it does not start, the first job tries again."""
        try:
            self.mind(place)
        except Lost:
            self.replace(place)

    def answer(self, place: int, job: Job, told: Future[str]) -> str:
        tries = 0
        while True:
            tries += 1
            try:
                mind = self.mind(place)
                with self.giving:
                    if told in self.dropped:
                        raise Dropped
                    mind.give(job)
                return mind.receive(self.limit_s)
            except Dropped:
                raise
            except Lost as lost:
                self.replace(place)
                if self.closed or tries == TRIES or told in self.dropped:
                    raise
                LOG.warning("a bot of %s %s: tried again", job.game, lost)

    def mind(self, place: int) -> Mind:
        """The process of that place, ready for a job."""
        mind = self.minds[place]
        if mind is None:
            mind = self.minds[place] = Mind()
            mind.await_start()
        return mind

    def replace(self, place: int) -> None:
        """Let go of the process; the next job starts another."""
        mind, self.minds[place] = self.minds[place], None
        if mind is not None:
            mind.end()
