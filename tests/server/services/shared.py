"""One server for all processes that run tests: the first starts it, the last one out stops it."""

from __future__ import annotations

import fcntl
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol, TypeVar


class Server(Protocol):
    def remove(self) -> None: ...

    def facts(self) -> dict[str, str | int | bool]: ...


Kind = TypeVar("Kind", bound=Server)


@contextmanager
def locked(file: Path) -> Iterator[None]:
    with file.open("w") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield


@contextmanager
def shared(file: Path, create: Callable[[], Kind], known: Callable[..., Kind]) -> Iterator[Kind]:
    """The server that the file tells of, for as long as anybody uses it."""
    lock = file.with_suffix(".lock")
    with locked(lock):
        if file.exists():
            told = json.loads(file.read_text())
            server = known(**told["facts"])
        else:
            server = create()
            told = {"users": 0, "facts": server.facts()}
        told["users"] += 1
        file.write_text(json.dumps(told))
    try:
        yield server
    finally:
        with locked(lock):
            told = json.loads(file.read_text())
            told["users"] -= 1
            if told["users"]:
                file.write_text(json.dumps(told))
            else:
                file.unlink()
                server.remove()
