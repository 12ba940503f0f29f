"""One of the processes of a server, from outside: it is started anew whenever it has ended."""

from __future__ import annotations

import signal
import socket
import threading
import time
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from typing import Final

from cheeseboard.server.web.serving import Obedient, config

APPLICATION: Final = "cheeseboard.server.web.app:from_environment"
STEADY_S: Final = 60.0  # who has lived for so long has not died of its start
LONGEST_PAUSE_S: Final = 30.0


def pause_s(deaths: int) -> float:
    """How long to wait before the next start, after so many deaths in a row: 0, 1, 2, 4 … 30."""
    return 0.0 if deaths <= 1 else min(2.0 ** (deaths - 2), LONGEST_PAUSE_S)


class Place:
    """Where a process of the server is, or will be."""

    def __init__(self, listening: socket.socket, proxies: str) -> None:
        self.listening: Final = listening
        self.proxies: Final = proxies
        self.deaths = 0  # in a row
        self.ready = False
        self.start()

    def start(self) -> None:
        context = get_context("spawn")
        self.due: float | None = None  # when the next process is started, while there is none
        self.pipe, theirs = context.Pipe(duplex=False)
        self.process = context.Process(
            target=serve, args=(self.listening, self.proxies, theirs), name="cheeseboard-server"
        )
        self.process.start()
        theirs.close()
        self.begun = time.monotonic()

    @property
    def pid(self) -> int:
        return self.process.pid or 0

    def hear(self) -> bool:
        """Whether the process has just said that people can come."""
        try:
            if self.due is None and not self.ready and self.pipe.poll():
                self.pipe.recv()
                self.ready = True
                return True
        except (EOFError, OSError):
            pass  # it has ended, or is about to
        return False

    def bury(self) -> tuple[int, int, float]:
        """The process has ended: its id, its exit code, and the pause before there is another."""
        self.process.join()
        ended = self.pid, self.process.exitcode or 0
        self.process.close()
        self.pipe.close()
        self.deaths = 1 if time.monotonic() - self.begun >= STEADY_S else self.deaths + 1
        self.ready = False
        pause = pause_s(self.deaths)
        self.due = time.monotonic() + pause
        return *ended, pause


def serve(listening: socket.socket, proxies: str, told: Connection) -> None:
    """What the process does, until it is told to stop or whoever has started it is gone."""
    threading.Thread(target=stop_with_parent, daemon=True).start()
    Obedient(config(APPLICATION, "", 0, proxies), lambda: told.send(True)).run(sockets=[listening])


def stop_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        signal.raise_signal(signal.SIGTERM)
