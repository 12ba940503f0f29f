"""The processes in which a server's bots think."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from tests.server.shown.serving import ServerProcess


def bots_of(server: ServerProcess) -> list[int]:
    """Their ids."""
    found = []
    for task in Path(f"/proc/{server.pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(int(child))
    return found


def busy(pid: int) -> bool:
    """Whether it is at work this very moment."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "R"


def kill_busy(server: ServerProcess) -> bool:
    """Kill a bot that is at work, if there is one."""
    try:
        for pid in bots_of(server):
            if busy(pid):
                os.kill(pid, signal.SIGKILL)
                return True
    except (FileNotFoundError, ProcessLookupError):
        pass  # it ended by itself just now
    return False
