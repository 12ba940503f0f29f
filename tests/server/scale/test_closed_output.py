"""A server whose output nobody reads any more."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from cheeseboard.server.settings import Settings
from tests.cli.shell import environment
from tests.server.scale.processes import PATIENCE_S, descendants, wait_until
from tests.server.services.ports import free_port


@contextmanager
def unheard(folder: Path, *arguments: str, **variables: str) -> Iterator[subprocess.Popen[bytes]]:
    """A command whose output goes into a pipe that is closed at the other end, while it runs."""
    read, write = os.pipe()
    os.close(read)
    given = environment(CHEESEBOARD_DATA=str(folder), PYTHONUNBUFFERED="", **variables)  # as where nobody sets it
    process = subprocess.Popen([sys.executable, "-m", "cheeseboard", *arguments], stdout=write, stderr=write, env=given)
    os.close(write)
    try:
        yield process
    finally:
        family = [*descendants(process.pid), process.pid] if process.poll() is None else []
        for pid in family:
            os.kill(pid, signal.SIGKILL)
        process.wait(PATIENCE_S)


def answers(address: str) -> bool:
    try:
        return httpx.get(address).status_code == 200
    except httpx.TransportError:
        return False


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_server_serves_though_nobody_reads_what_it_says(upgraded: Settings, tmp_path: Path, workers: str) -> None:
    port = str(free_port())
    line = ("serve", "--port", port, "--workers", workers)
    with unheard(tmp_path, *line, DATABASE_URL=upgraded.database_url) as process:
        wait_until(lambda: answers(f"http://127.0.0.1:{port}/readyz") or process.poll() is not None)
        for _ in range(20):  # each of them is a line of the log
            assert answers(f"http://127.0.0.1:{port}/api/games")
        process.terminate()
        assert process.wait(PATIENCE_S) == 0


def test_a_worker_works_though_nobody_reads_what_it_says(upgraded: Settings, tmp_path: Path) -> None:
    port = str(free_port())
    with unheard(tmp_path, "worker", "--metrics-port", port, DATABASE_URL=upgraded.database_url) as process:
        wait_until(lambda: answers(f"http://127.0.0.1:{port}/healthz") or process.poll() is not None)
        wait_until(lambda: "cheeseboard_jobs_waiting 0.0" in httpx.get(f"http://127.0.0.1:{port}/metrics").text)
        process.terminate()
        assert process.wait(PATIENCE_S) == 0
