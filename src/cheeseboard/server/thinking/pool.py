"""A few processes that think for all tables."""

from __future__ import annotations

import logging
import queue
import threading
from concurrent.futures import Future
from contextlib import suppress
from typing import Final, NamedTuple

from cheeseboard.server.thinking.job import Job
from cheeseboard.server.thinking.mind import Lost, Mind

LOG: Final = logging.getLogger(__name__)
LIMIT_S: Final = 10.0
TRIES: Final = 2


class Waiting(NamedTuple):
    """A job and whom to tell."""

    job: Job
    told: Future[str]


class Pool:
    """Each process has a thread here that feeds it, and puts another in its place when it hangs or dies."""

    def __init__(self, processes: int = 1, limit_s: float = LIMIT_S, *, warm: bool = True) -> None:
        """Processes that are not warm start with their first job."""
        self.limit_s: Final = limit_s
        self.warm: Final = warm
        self.waiting: Final[queue.SimpleQueue[Waiting | None]] = queue.SimpleQueue()
        self.minds: Final[list[Mind | None]] = [None] * processes
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
        self.waiting.put(Waiting(job, told))
        return told

    def close(self) -> None:
        """Answer nothing more. Jobs that wait are cancelled, those being thought about are lost."""
        self.closed = True
        while not self.waiting.empty():
            try:
                waiting = self.waiting.get_nowait()
            except queue.Empty:
                break
            if waiting is not None:
                waiting.told.cancel()
        for _ in self.threads:
            self.waiting.put(None)
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
        while (waiting := self.waiting.get()) is not None:
            if waiting.told.set_running_or_notify_cancel():
                try:
                    waiting.told.set_result(self.answer(place, waiting.job))
                except Lost as lost:
                    waiting.told.set_exception(lost)
        self.replace(place)

    def warm_up(self, place: int) -> None:
        """Have a process ready before it is needed. If it does not start, the first job tries again."""
        try:
            self.mind(place)
        except Lost:
            self.replace(place)

    def answer(self, place: int, job: Job) -> str:
        tries = 0
        while True:
            tries += 1
            try:
                return self.mind(place).ask(job, self.limit_s)
            except Lost as lost:
                self.replace(place)
                if self.closed or tries == TRIES:
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
