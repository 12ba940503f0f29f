"""Processes that write to a database, to be killed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import cheeseboard
from cheeseboard.server.settings import Settings

ROOT = Path(__file__).parents[3]
SOURCES = Path(cheeseboard.__file__).parents[1]


class WritingProcess:
    """Runs tests/server/store/writing.py, which appends to the journal as fast as it can and tells what is saved."""

    def __init__(self, settings: Settings, name: str, *how: str) -> None:
        path = os.pathsep.join([str(ROOT), str(SOURCES)])
        environment = {**os.environ, "DATABASE_URL": settings.database_url, "PYTHONPATH": path}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.store.writing", name, *how],
            stdout=subprocess.PIPE,
            env=environment,
        )

    def acknowledged(self) -> bytes:
        """The next line that it tells."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.endswith(b"\n"), "the process has ended by itself"
        return line.strip()

    def kill(self) -> list[bytes]:
        """End it without warning; the whole lines that it still had told."""
        assert self.process.stdout is not None
        self.process.kill()
        rest = self.process.stdout.read()
        self.process.stdout.close()
        self.process.wait()
        return [line.strip() for line in rest.splitlines(keepends=True) if line.endswith(b"\n")]
