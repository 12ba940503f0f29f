"""What an operator may set, by environment variables, each with a default that serves one machine."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Final

FILE: Final = "cheeseboard.db"
# The variable of every value; docs/storage.md explains them.
VARIABLES: Final = {
    "data": "CHEESEBOARD_DATA",
    "database_url": "DATABASE_URL",
    "redis_url": "REDIS_URL",
    "connections": "CHEESEBOARD_CONNECTIONS",
    "patience_ms": "CHEESEBOARD_PATIENCE_MS",
    "writes_waiting": "CHEESEBOARD_WRITES_WAITING",
    "writes_together": "CHEESEBOARD_WRITES_TOGETHER",
    "thinking_processes": "CHEESEBOARD_THINKING_PROCESSES",
    "review_seconds": "CHEESEBOARD_REVIEW_SECONDS",
}


class BadSetting(Exception):
    """A variable has a value that will not do."""

    def __init__(self, variable: str, expected: str) -> None:
        super().__init__(f"{variable}: {expected}")
        self.variable: Final = variable
        self.expected: Final = expected


@dataclass(frozen=True)
class Settings:
    """All values. The addresses may hold passwords and are never shown."""

    data: Path = field(default_factory=lambda: data_folder(os.environ, sys.platform))
    database_url: str = field(default="", repr=False)  # SQLite in the data folder unless given
    redis_url: str = field(default="", repr=False)  # no Redis unless given
    connections: int = 8  # that a process opens to the database at most, besides the one that writes
    patience_ms: int = 5000  # how long to wait for a lock or a connection
    writes_waiting: int = 1024  # writes of a process that may wait; more are turned away
    writes_together: int = 64  # writes that share a commit at most
    thinking_processes: int = 1  # in which bots think, for each process of the server and for each worker
    review_seconds: int = 90  # that the review of a match may think at most


def read_settings(environment: Mapping[str, str]) -> Settings:
    """The settings that the environment asks for."""
    given: dict[str, Path | str | int] = {"data": data_folder(environment, sys.platform)}
    for each in fields(Settings):
        variable = VARIABLES[each.name]
        text = environment.get(variable, "").strip()
        if text:
            given[each.name] = parsed(variable, text, Settings.__annotations__[each.name])
    return Settings(**given)  # type: ignore[arg-type]  # every value was parsed by the type of its field


def parsed(variable: str, text: str, kind: str) -> Path | str | int:
    if kind == "Path":
        return Path(text).expanduser()
    if kind == "str":
        return text
    if not text.isascii() or not text.isdecimal() or len(text) > 9 or int(text) < 1:
        raise BadSetting(variable, "1, 2, 3 …")
    return int(text)


def data_folder(environment: Mapping[str, str], platform: str) -> Path:
    """Where programs of this user keep their data, by the custom of the system."""
    home = Path.home()
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "cheeseboard"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "cheeseboard"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "cheeseboard"
