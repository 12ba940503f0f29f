"""`cheeseboard worker`, as processes that can be killed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.shown.bots import bots_of, busy
from tests.server.shown.scene import Scene
from tests.server.shown.serving import ServerProcess

NUMBER = 2


class WorkerProcess(ServerProcess):
    """One worker through all its lives."""

    def arguments(self) -> list[str]:
        return ["worker"]

    def kill_in_thought(self) -> bool:
        """Kill it, if a bot of its own is at work this very moment."""
        try:
            if not self.alive or not any(busy(pid) for pid in bots_of(self)):
                return False
        except FileNotFoundError:  # a bot ended by itself just now
            return False
        self.kill()
        return True


def log_of(scene: Scene) -> Path:
    return scene.ground.folder / "workers.log"


@contextmanager
def workers(scene: Scene) -> Iterator[list[WorkerProcess]]:
    """Workers for the servers of the scene."""
    with log_of(scene).open("ab") as log:
        found = [WorkerProcess(scene.ground.environment, log) for _ in range(NUMBER)]
        try:
            for worker in found:
                worker.start()
            yield found
        finally:
            for worker in found:
                worker.kill()
