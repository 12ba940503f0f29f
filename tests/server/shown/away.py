"""What is away while this lasts."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path

from tests.server.shown.scene import Scene
from tests.server.store.processes import ROOT, SOURCES

Away = Callable[[Scene], AbstractAsyncContextManager[None]]


@asynccontextmanager
async def postgres_away(scene: Scene) -> AsyncIterator[None]:
    """Stopped as if the power failed."""
    assert scene.ground.postgres is not None
    await asyncio.to_thread(scene.ground.postgres.stop)
    try:
        yield
    finally:
        await asyncio.to_thread(scene.ground.postgres.start)


@asynccontextmanager
async def postgres_frozen(scene: Scene) -> AsyncIterator[None]:
    """All its processes stand still: connections stay open, and nobody answers."""
    assert scene.ground.postgres is not None
    first = (Path(scene.ground.postgres.folder) / "postmaster.pid").read_text().split()[0]
    frozen = [int(first)]
    os.kill(frozen[0], signal.SIGSTOP)
    for child in Path(f"/proc/{first}/task/{first}/children").read_text().split():
        with suppress(ProcessLookupError):
            os.kill(int(child), signal.SIGSTOP)
            frozen.append(int(child))
    try:
        yield
    finally:
        for pid in frozen:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


@asynccontextmanager
async def redis_away(scene: Scene) -> AsyncIterator[None]:
    assert scene.ground.redis is not None
    await asyncio.to_thread(scene.ground.redis.stop)
    try:
        yield
    finally:
        await asyncio.to_thread(scene.ground.redis.start)


@asynccontextmanager
async def sqlite_locked(scene: Scene) -> AsyncIterator[None]:
    """Another process writes and does not come to an end."""
    file = scene.ground.settings.data / "cheeseboard.db"
    command = [sys.executable, "-m", "tests.server.shown.locking", str(file)]
    environment = {**scene.servers[0].environment, "PYTHONPATH": f"{ROOT}:{SOURCES}"}
    locker = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert locker.stdout is not None
    assert await asyncio.to_thread(locker.stdout.readline) == b"locked\n"
    try:
        yield
    finally:
        await asyncio.to_thread(locker.communicate, b"end\n")
