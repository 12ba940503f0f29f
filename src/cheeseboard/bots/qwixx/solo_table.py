"""The solved Qwixx for one, kept in a file between uses."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from array import array
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from struct import Struct
from tempfile import NamedTemporaryFile
from typing import Final, NamedTuple

from cheeseboard.bots.qwixx.solving import SHEETS, Solver
from cheeseboard.games.qwixx.components import PENALTY_BOXES

FILE: Final = "qwixx-solo-1.table"  # another number for other contents
MARK: Final = "qwixx-solo-1.solving"  # its time says when somebody last began
GIVEN_UP_S: Final = 600.0
SOLVE: Final = "from cheeseboard.bots.qwixx.solo_table import solo_table; solo_table()"
HEAD: Final = Struct("<32sd")  # a digest of what follows, the worth of the empty sheet


class SoloTable(NamedTuple):
    """What perfect play still brings, by `at_pairs` and penalties, and how much it brings from the start."""

    worth: array[float]
    start: float


def solo_table(progress: Callable[[float], None] | None = None) -> SoloTable:
    """The table: from the file, else solved now (half a minute of one core, compiled) and kept for the next time."""
    file = folder() / FILE
    found = read(file)
    if found is None:
        found = solve(progress)
        with suppress(OSError):  # a full or locked disk only means that it is solved again
            write(file, found)
    return found


@lru_cache(maxsize=1)
def read_once(file: Path) -> SoloTable:
    """The table in the file, read by this process once; OSError while there is none."""
    found = read(file)
    if found is None:
        raise FileNotFoundError(file)
    return found


def kept_table() -> SoloTable | None:
    """The table, if it was solved before."""
    try:
        return read_once(folder() / FILE)
    except OSError:
        return None


def solve_meanwhile() -> None:
    """Have another process solve the table, for the next time; unless one is at it."""
    mark = folder() / MARK
    with suppress(OSError):
        if mark.exists() and time.time() - mark.stat().st_mtime < GIVEN_UP_S:
            return
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()
        quiet = subprocess.DEVNULL
        subprocess.Popen([sys.executable, "-c", SOLVE], stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)


def folder() -> Path:
    """Where the user's things lie that can be made again: CHEESEBOARD_CACHE, or what the system provides."""
    given = os.environ.get("CHEESEBOARD_CACHE")
    if given:
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "cheeseboard" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "cheeseboard"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "cheeseboard"


def solve(progress: Callable[[float], None] | None) -> SoloTable:
    solver = Solver()
    start = solver.solve(0, progress)
    return SoloTable(array("f", memoryview(solver.worth).tolist()), start)


def read(file: Path) -> SoloTable | None:
    """The table in the file; None if there is none, or if it is damaged."""
    try:
        content = file.read_bytes()
    except OSError:
        return None
    body = content[HEAD.size :]
    if len(body) != 4 * SHEETS * PENALTY_BOXES or not content.startswith(sha256(body).digest()):
        return None
    worth = array("f", body)
    if sys.byteorder == "big":
        worth.byteswap()
    _, start = HEAD.unpack(content[: HEAD.size])
    return SoloTable(worth, start)


def write(file: Path, table: SoloTable) -> None:
    """Keep the table. Whoever reads meanwhile sees the whole of it or nothing."""
    worth = array("f", table.worth)
    if sys.byteorder == "big":
        worth.byteswap()
    body = worth.tobytes()
    file.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=file.parent, prefix=FILE, delete=False) as fresh:
        try:
            fresh.write(HEAD.pack(sha256(body).digest(), table.start) + body)
        except OSError:
            os.unlink(fresh.name)
            raise
    os.replace(fresh.name, file)
