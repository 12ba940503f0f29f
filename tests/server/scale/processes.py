"""Real processes of a server and its workers: to look at, to stop, to kill."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from tests.server.store.processes import SOURCES
from tests.server.web.running import Reachable, Talk

PATIENCE_S = 180.0  # the machine may be busy with other things
GENEROUS = {
    "CHEESEBOARD_GUESTS_A_MINUTE": "10000",
    "CHEESEBOARD_LOGINS_A_MINUTE": "10000",
    "CHEESEBOARD_REQUESTS_A_MINUTE": "100000",
    "CHEESEBOARD_MESSAGES_A_SECOND": "5000",
}


def wait_until(holds: Callable[[], object], seconds: float = PATIENCE_S) -> None:
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)


def state(pid: int) -> list[str]:
    """What /proc says of a process, from its state on: state, parent …; nothing if it is gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def alive(pid: int) -> bool:
    return state(pid)[:1] not in ([], ["Z"])


def children(pid: int) -> list[int]:
    """The processes that Python has started for this one to work in."""
    found = []
    for each in Path("/proc").iterdir():
        if each.name.isdecimal() and state(int(each.name))[1:2] == [str(pid)] and alive(int(each.name)):
            with suppress(OSError):
                if b"spawn_main(" in (each / "cmdline").read_bytes():
                    found.append(int(each.name))
    return sorted(found)


def descendants(pid: int) -> list[int]:
    return [found for child in children(pid) for found in (child, *descendants(child))]


class Command:
    """A cheeseboard command that runs, with its output in files."""

    def __init__(self, folder: Path, *arguments: str, **variables: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        number = len([*folder.iterdir()])
        self.out, self.err = folder / f"{number}.out", folder / f"{number}.err"
        path = os.pathsep.join(filter(None, [variables.pop("first_path", ""), str(SOURCES)]))
        environment = {**os.environ, "PYTHONPATH": path, "CHEESEBOARD_LANGUAGE": "en", **variables}
        with self.out.open("w") as out, self.err.open("w") as err:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "cheeseboard", *arguments], stdout=out, stderr=err, env=environment
            )

    @property
    def pid(self) -> int:
        return self.process.pid

    def said(self) -> str:
        """What it has printed so far, once that is a line."""
        wait_until(lambda: self.out.read_text().endswith("\n") or self.process.poll() is not None)
        return self.out.read_text()

    def log(self, event: str = "") -> list[dict[str, Any]]:
        """The lines of its log that are JSON."""
        lines = [line for line in self.err.read_text().splitlines() if line.startswith("{") and line.endswith("}")]
        return [line for line in map(json.loads, lines) if event in ("", line["event"])]

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Its exit code."""
        self.process.send_signal(how)
        return self.process.wait(PATIENCE_S)

    def end(self) -> None:
        """Whatever it does, and whatever it has started."""
        family = [*descendants(self.pid), self.pid] if self.process.poll() is None else []
        for pid in family:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait(PATIENCE_S)


class Many(Reachable):
    """A server of several processes."""

    def __init__(self, command: Command, port: int) -> None:
        super().__init__(port)
        self.command = command
        self.port = port

    def processes(self) -> list[int]:
        return children(self.command.pid)

    def serves(self, near: socket.socket | Any) -> int:
        """The process at the other end of a connection."""
        return owner(near.getsockname()[1], self.port, self.processes())

    def talk_in(self, process: int, open_talk: Callable[[], Talk]) -> Talk:
        """A conversation with that process: whoever comes is taken by any, so it may need several tries."""
        while True:
            talk = open_talk()
            if self.serves(talk.connection.socket) == process:
                return talk
            talk.connection.close()


def owner(near: int, far: int, among: list[int]) -> int:
    """Which process has the end at port `far` of the connection to port `near`; 0 if none of these."""
    inode = ""
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        if [int(field.rpartition(":")[2], 16) for field in fields[1:3]] == [far, near]:
            inode = f"socket:[{fields[9]}]"
    for pid in among:
        with suppress(OSError):
            for handle in Path(f"/proc/{pid}/fd").iterdir():
                with suppress(OSError):
                    if os.readlink(handle) == inode:
                        return pid
    return 0


@contextmanager
def serving(folder: Path, workers: int, *arguments: str, **variables: str) -> Iterator[Many]:
    """A server while it runs, once all its processes do."""
    given = {**GENEROUS, "CHEESEBOARD_DATA": str(folder), **variables}
    command = Command(folder / "serve", "serve", "--port", "0", "--workers", str(workers), *arguments, **given)
    try:
        said = command.said()
        assert "http://127.0.0.1:" in said, command.err.read_text()
        server = Many(command, int(said.partition("http://127.0.0.1:")[2].split()[0]))
        try:
            yield server
        finally:
            for browser in server.browsers:
                browser.http.close()
    finally:
        command.end()


@contextmanager
def thinking(folder: Path, *arguments: str, **variables: str) -> Iterator[Command]:
    """A worker while it runs, once it can think."""
    command = Command(folder / "worker", "worker", *arguments, CHEESEBOARD_DATA=str(folder), **variables)
    try:
        assert "Bots think here" in command.said(), command.err.read_text()
        yield command
    finally:
        command.end()
