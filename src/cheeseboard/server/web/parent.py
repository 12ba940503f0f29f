"""A server of several processes on one port: this one starts them, keeps up their number, and stops them together."""

from __future__ import annotations

import os
import signal
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import wait
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Final

from prometheus_client.multiprocess import mark_process_dead

from cheeseboard.server.web.logs import LOG
from cheeseboard.server.web.metrics import FOLDER_VARIABLE
from cheeseboard.server.web.place import Place
from cheeseboard.server.web.serving import CLOSING_S
from cheeseboard.server.web.systemd import READY, STOPPING, notify

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
STOPPING_S: Final = CLOSING_S + 10  # after that what is left is killed


class NotStarted(Exception):
    """No process got so far that people could come."""


class Parent:
    """Holds the socket that all processes listen on; those who come while one is dead are taken by the others."""

    def __init__(self, listening: socket.socket, processes: int, proxies: str, ready: Callable[[], None]) -> None:
        self.listening: Final = listening
        self.number: Final = processes
        self.proxies: Final = proxies
        self.ready: Final = ready  # is called once people can come
        self.signals = 0
        self.started = False  # whether people could ever come
        self.complete = False  # whether all processes were ever ready
        self.places: list[Place] = []

    def run(self) -> None:
        """Serve until a signal comes. Raises NotStarted."""
        with counting() as folder, self.listening_to_signals() as awake:
            self.folder = folder
            try:
                self.places = [Place(self.listening, self.proxies) for _ in range(self.number)]
                while not self.signals:
                    self.wait(awake)
                    self.look()
            finally:
                notify(STOPPING)
                self.stop(awake)

    @contextmanager
    def listening_to_signals(self) -> Iterator[socket.socket]:
        """A socket that has something to read whenever a signal has come."""
        awake, wake = socket.socketpair()
        awake.setblocking(False)
        wake.setblocking(False)
        with awake, wake:
            before = {each: signal.signal(each, self.take_signal) for each in SIGNALS}
            before_fd = signal.set_wakeup_fd(wake.fileno(), warn_on_full_buffer=False)
            try:
                yield awake
            finally:
                signal.set_wakeup_fd(before_fd)
                for each, handler in before.items():
                    signal.signal(each, handler)

    def take_signal(self, number: int, frame: FrameType | None) -> None:
        self.signals += 1

    def wait(self, awake: socket.socket, seconds: float | None = None) -> None:
        """Until a signal comes, a process has something to say or ends, or one is due."""
        limits = [] if seconds is None else [seconds]
        things: list[int | socket.socket | object] = [awake]
        for place in self.places:
            if place.due is not None:
                limits.append(max(0.0, place.due - time.monotonic()))
            else:
                things.append(place.process.sentinel)
                if not place.ready:
                    things.append(place.pipe)
        wait(things, min(limits, default=None))  # type: ignore[arg-type]  # all of them can be waited for
        drain(awake)

    def look(self) -> None:
        """See who is ready, who has ended, and who is due."""
        for place in self.places:
            if place.hear() and not self.started:
                self.started = True
                self.ready()
            if place.due is not None and place.due <= time.monotonic():
                place.start()
            elif place.due is None and not place.process.is_alive():
                self.bury(place)
        if not self.complete and all(place.ready for place in self.places):
            self.complete = True
            notify(READY)

    def bury(self, place: Place) -> None:
        """A process has ended that nobody has told to."""
        pid, code, pause = place.bury()
        mark_process_dead(pid, self.folder)  # type: ignore[no-untyped-call]
        LOG.error("a process of the server has ended", process=pid, code=code, again_in_s=pause)
        if not self.started and not self.signals:
            raise NotStarted

    def stop(self, awake: socket.socket) -> None:
        """Stop all, at first with good words."""
        living = [place for place in self.places if place.due is None]
        for place in living:
            place.process.terminate()
        end, signals = time.monotonic() + STOPPING_S, self.signals
        while living and time.monotonic() < end and self.signals <= max(signals, 1):
            wait([*[place.process.sentinel for place in living], awake], end - time.monotonic())
            drain(awake)
            living = [place for place in living if place.process.is_alive()]
        for place in living:
            LOG.error("a process of the server did not stop", process=place.pid)
            place.process.kill()
            place.process.join()


def drain(awake: socket.socket) -> None:
    with suppress(BlockingIOError):
        awake.recv(4096)


@contextmanager
def counting() -> Iterator[str]:
    """The folder in which all processes count, for /metrics."""
    before = os.environ.get(FOLDER_VARIABLE)
    with TemporaryDirectory(prefix="cheeseboard-metrics-", ignore_cleanup_errors=True) as folder:
        os.environ[FOLDER_VARIABLE] = folder
        try:
            yield folder
        finally:
            if before is None:
                del os.environ[FOLDER_VARIABLE]
            else:
                os.environ[FOLDER_VARIABLE] = before
