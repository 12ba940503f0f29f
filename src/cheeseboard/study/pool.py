"""Processes of this machine. One that is gone is replaced."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Final

from cheeseboard.study.batch import Batch, Job, play
from cheeseboard.study.workers import Lost


class Worker:
    """A process, the pipe to it, and what it is playing."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.job: Job | None = None
        process = context.Process(target=work, args=(theirs,), daemon=True)
        with deaf():
            process.start()
        self.process: Final[BaseProcess] = process
        theirs.close()

    def give(self, job: Job) -> bool:
        """Whether the process has taken it."""
        try:
            self.pipe.send(job)
        except OSError:
            return False
        self.job = job
        return True

    def close(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()


class Pool:
    """So many processes."""

    def __init__(self, processes: int) -> None:
        self.processes: Final = processes
        self.workers: Final[list[Worker]] = []
        self.lost: Final[list[Lost]] = []

    def number(self) -> int:
        return self.processes

    def room(self) -> int:
        return sum(worker.job is None for worker in self.workers)

    def give(self, job: Job) -> None:
        place = next(place for place, worker in enumerate(self.workers) if worker.job is None)
        if not self.workers[place].give(job):
            self.replace(place)
            self.lost.append(Lost(job))

    def replace(self, place: int) -> None:
        self.workers[place].close()
        self.workers[place] = Worker()

    def wait(self, seconds: float) -> list[Batch | Lost]:
        found: list[Batch | Lost] = [*self.lost]
        self.lost.clear()
        busy = {worker.pipe: place for place, worker in enumerate(self.workers) if worker.job is not None}
        for pipe in wait(list(busy), 0 if found else seconds):
            assert isinstance(pipe, Connection)
            place = busy[pipe]
            worker = self.workers[place]
            assert worker.job is not None
            try:
                batch: Batch | Exception = pipe.recv()
            except (EOFError, OSError):
                found.append(Lost(worker.job))
                self.replace(place)
                continue
            if isinstance(batch, Exception):
                raise batch
            found.append(batch)
            worker.job = None
        return found

    def __enter__(self) -> Pool:
        self.workers.extend([Worker() for _ in range(self.processes)])
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for worker in self.workers:
            worker.close()


def work(pipe: Connection) -> None:
    """What a process does: it plays what it is told to, until nobody tells it anything any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            pipe.send(played(pipe.recv()))
    except (EOFError, OSError):
        return


def played(job: Job) -> Batch | Exception:
    """A fault in the play itself is no loss of a worker: it is told."""
    try:
        return play(job)
    except Exception as fault:
        return fault


@contextmanager
def deaf() -> Iterator[None]:
    """A process that begins meanwhile hears no Ctrl-C: the first one decides what that means."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
