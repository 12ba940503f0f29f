"""The folder of a study: what is studied, and a Parquet file for every batch.

A file gets its name only when it is whole, so whoever is killed leaves nothing that is half.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final

from cheeseboard.core.refusal import Problem
from cheeseboard.study.rows import Row

if TYPE_CHECKING:
    from cheeseboard.study.batch import Batch

HEAD: Final = "study.json"
LOCK: Final = "study.lock"
BATCHES: Final = "batches"
UNFINISHED: Final = ".unfinished"
NAME: Final = re.compile(r"part-(\d{4})-(\d{12})-(\d{12})\.parquet")


def frames() -> Any:
    """The library of tables, which whoever only plays does not need."""
    try:
        import polars as pl
    except ImportError:
        raise Problem("study-needs", {"package": "polars"}) from None
    return pl


class Store:
    """Only one study at a time writes into a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self.polars: Final = frames()
        (folder / BATCHES).mkdir(parents=True, exist_ok=True)
        self.lock: Final = open(folder / LOCK, "ab")  # noqa: SIM115  it is held until the end
        if not claimed(self.lock.fileno()):
            self.lock.close()
            raise Problem("study-busy", {"folder": str(folder)})

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.lock.close()

    def take_up(self, head: dict[str, object]) -> None:
        """Begin, or go on with the same study. Problem if the folder holds another."""
        path = self.folder / HEAD
        for left in self.folder.rglob(f"*{UNFINISHED}"):
            left.unlink()
        if not path.exists():
            if self.files():
                raise Problem("study-other", {"folder": str(self.folder)})
            self.put(path, (json.dumps(head, ensure_ascii=False, indent=1) + "\n").encode())
            return
        try:
            known = json.loads(path.read_text("utf-8"))
        except ValueError:
            raise Problem("study-other", {"folder": str(self.folder)}) from None
        if known != json.loads(json.dumps(head)):
            raise Problem("study-other", {"folder": str(self.folder)})

    def files(self) -> list[tuple[int, int, int, Path]]:
        """Part, begin and end of every file, in their order."""
        found = []
        for path in (self.folder / BATCHES).iterdir():
            name = NAME.fullmatch(path.name)
            if name is not None:
                found.append((int(name[1]), int(name[2]), int(name[3]), path))
        return sorted(found)

    def done(self, part: int) -> list[tuple[int, int]]:
        """The ranges of units of a part that are there."""
        return [(begin, end) for number, begin, end, _ in self.files() if number == part]

    def append(self, batch: Batch) -> None:
        """Keep a batch; from now on it is there whatever happens to this process."""
        name = f"part-{batch.part:04d}-{batch.begin:012d}-{batch.end:012d}.parquet"
        path = self.folder / BATCHES / name
        unfinished = path.with_name(name + UNFINISHED)
        table = self.polars.DataFrame(batch.rows, schema=schema(self.polars), orient="row")
        table.write_parquet(unfinished)
        finish(unfinished, path)

    def rows(self, part: int, units: int) -> Iterator[Row]:
        """The matches of a part in their order, from the first unit to the first that is missing."""
        at = 0
        for number, begin, end, path in self.files():
            if number != part or end <= at:
                continue
            if begin > at or at >= units:
                return
            for row in self.read(path, begin, end):
                if at <= row.unit < units:
                    yield row
            at = end

    def read(self, path: Path, begin: int, end: int) -> list[Row]:
        """The rows of a file; Problem if it is not what it was when it was written."""
        try:
            table = self.polars.read_parquet(path, glob=False)
            if dict(table.schema) != schema(self.polars):
                raise ValueError
            rows = [Row(*values) for values in table.iter_rows()]
        except (OSError, ValueError, self.polars.exceptions.PolarsError):
            raise Problem("study-damaged", {"file": str(path)}) from None
        if [row.unit for row in rows if row.place == 0] != list(range(begin, end)):
            raise Problem("study-damaged", {"file": str(path)})
        return rows

    def put(self, path: Path, content: bytes) -> None:
        """Write a file at once."""
        unfinished = path.with_name(path.name + UNFINISHED)
        unfinished.write_bytes(content)
        finish(unfinished, path)


def schema(polars: Any) -> dict[str, Any]:
    """The columns of a batch."""
    numbers = polars.List(polars.Int32)
    return {
        "unit": polars.Int64,
        "place": polars.Int16,
        "bots": numbers,
        "scores": numbers,
        "winners": numbers,
        "ending": polars.String,
        "decisions": polars.Int32,
        "choices": numbers,
        "first": polars.Int16,
        "order": numbers,
        "notes": polars.List(numbers),
    }


def finish(unfinished: Path, path: Path) -> None:
    """Give a whole file its name; not even a power cut lets the name come before the content."""
    with open(unfinished, "rb") as file:
        os.fsync(file.fileno())
    os.replace(unfinished, path)


def claimed(descriptor: int) -> bool:
    """Whether nobody else holds the file; the system frees it when this process ends, however it ends."""
    try:
        import fcntl
    except ImportError:  # where there is no such lock, nobody is kept from anything
        return True
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
