"""A process that thinks, one job after the other."""

from __future__ import annotations

import os
import queue
import signal
import threading
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from typing import Final, NamedTuple

from cheeseboard.bots.search.cancel import Cancel
from cheeseboard.server.thinking.job import Job, think

START_S: Final = 60.0  # a process has to read all the code first

Given = queue.SimpleQueue[tuple[Job, Cancel] | None]


class Lost(Exception):
    """A job has no answer: its process hung, died, or could not start; or the bot raised an error."""


class Reply(NamedTuple):
    """What the process has answered, and whether it was told to hurry while it thought."""

    answer: str
    cut: bool


class Mind:
    """The process, from outside. Whatever is called here waits: it belongs into a thread. All raise Lost."""

    def __init__(self) -> None:
        context = get_context("spawn")  # a copy of a process with threads may hold locks that nobody opens
        self.pipe, theirs = context.Pipe()
        self.process: Final = context.Process(target=serve, args=(theirs,), name="cheeseboard-bot", daemon=True)
        try:
            self.process.start()
        except OSError as error:
            self.pipe.close()
            raise Lost("not started") from error
        finally:
            theirs.close()

    def await_start(self) -> None:
        """Until it can take a job."""
        self.receive(START_S)

    def give(self, job: Job) -> None:
        """Let it think about the job; `receive` has the answer."""
        try:
            self.pipe.send(tuple(job))
        except OSError as error:
            raise Lost("died") from error

    def hurry(self) -> None:
        """Nobody wants to wait for the answer: have it come at once, whatever it is. Between jobs this does nothing."""
        with suppress(OSError, ValueError):  # one that has died, or was just let go of, does not think either
            self.pipe.send(None)

    def receive(self, limit_s: float) -> Reply:
        """The answer. After Lost the process is of no use, unless it said itself that the bot had failed."""
        try:
            if not self.pipe.poll(limit_s):
                raise Lost("hung")
            answer, failed, cut = self.pipe.recv()
        except (EOFError, OSError) as error:
            raise Lost("died") from error
        if failed:
            raise Lost(f"failed: {failed}")
        return Reply(str(answer), bool(cut))

    def end(self) -> None:
        """End it, whatever it does."""
        self.process.kill()
        self.process.join()
        self.process.close()
        self.pipe.close()


def serve(pipe: Connection) -> None:
    """What the process does, until whoever has started it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server to decide about
    threading.Thread(target=end_with_server, daemon=True).start()
    given: Given = queue.SimpleQueue()
    threading.Thread(target=listen, args=(pipe, given), daemon=True).start()
    try:
        pipe.send(("", "", False))
        while (found := given.get()) is not None:
            job, cancel = found
            try:
                reply = (think(job, cancel), "", cancel.told())
            except Exception as error:
                reply = ("", type(error).__name__, cancel.told())  # its text may show what only the seat may know
            pipe.send(reply)
    except OSError:
        return


def listen(pipe: Connection, given: Given) -> None:
    """Hear of jobs, and of what is not wanted any more, also while one is thought about."""
    cancel = Cancel()
    try:
        while True:
            message = pipe.recv()
            if message is None:
                cancel.tell()
            else:
                cancel = Cancel()
                given.put((Job(*message), cancel))
    except (EOFError, OSError):
        given.put(None)


def end_with_server() -> None:
    """A thought that never ends must not outlive a server that was killed."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)
