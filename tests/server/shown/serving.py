"""`cheeseboard serve`, as processes that can be killed."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO

import httpx

from tests.server.services.ports import HOST, free_port
from tests.server.store.processes import SOURCES

READY_S = 300.0
# Everybody comes from one address here, and plays faster than people do.
GENEROUS = {
    "CHEESEBOARD_GUESTS_A_MINUTE": "1000000",
    "CHEESEBOARD_REQUESTS_A_MINUTE": "1000000",
    "CHEESEBOARD_MESSAGES_A_SECOND": "100000",
    "CHEESEBOARD_SOCKETS_OF_ADDRESS": "100000",
}


class ServerProcess:
    """One process, on a port that it keeps through all its lives."""

    def __init__(self, environment: Mapping[str, str], log: IO[bytes]) -> None:
        self.environment = {**os.environ, **GENEROUS, **environment, "PYTHONPATH": str(SOURCES)}
        self.environment.pop("PYTHONDONTWRITEBYTECODE", None)  # there are many starts, and each is waited for
        self.log = log
        self.port = free_port()
        self.lives = 0
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"{HOST}:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def start(self) -> None:
        self.lives += 1
        command = [sys.executable, "-m", "cheeseboard.cli", *self.arguments()]
        self.process = subprocess.Popen(command, env=self.environment, stdout=self.log, stderr=self.log)

    def arguments(self) -> list[str]:
        return ["serve", "--port", str(self.port)]

    async def ready(self) -> bool:
        """Whether it serves; not if this life ended meanwhile."""
        life = self.lives
        async with asyncio.timeout(READY_S), httpx.AsyncClient(trust_env=False, verify=False) as client:
            while self.alive and self.lives == life:
                try:
                    if (await client.get(f"http://{self.address}/readyz")).status_code == 200:
                        return self.lives == life
                except httpx.TransportError:
                    pass
                await asyncio.sleep(0.1)
        return False

    def kill(self) -> None:
        """kill -9."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    async def stop(self) -> None:
        """As an operator stops it."""
        if self.process is not None:
            self.process.terminate()
            try:
                await asyncio.to_thread(self.process.wait, 30)
            finally:
                self.kill()


@asynccontextmanager
async def serving(
    environment: Mapping[str, str], number: int, folder: Path
) -> AsyncIterator[list[ServerProcess]]:
    """So many processes that share a database."""
    with (folder / "servers.log").open("ab") as log:
        processes = [ServerProcess(environment, log) for _ in range(number)]
        try:
            for process in processes:
                process.start()
            for process in processes:
                assert await process.ready(), f"the server ended by itself: see {log.name}"
            yield processes
            ended = [process.address for process in processes if not process.alive]
            assert not ended, f"ended by themselves: {ended}; see {log.name}"
            await asyncio.gather(*[process.stop() for process in processes])
        finally:
            for process in processes:
                process.kill()
