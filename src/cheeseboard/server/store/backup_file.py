"""The file of a backup, the same for every kind of database.

It is JSON, a line each, compressed by gzip: what it is; for each table its name and columns, then its rows; at the end
the SHA-256 of all lines before it. Bytes are written in base64.
"""

from __future__ import annotations

import gzip
import hashlib
import zlib
from base64 import b64decode
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import IO, Final, TypeVar

import msgspec

from cheeseboard.server.store.errors import Newer, StoreError
from cheeseboard.server.store.schema import HEAD, REVISIONS

FORMAT: Final = 1
ROWS_AT_ONCE: Final = 500

Value = str | int | float | bool | bytes | None
Line = TypeVar("Line")


class Damaged(StoreError):
    """The file is no backup, or not a whole one."""


class Beginning(msgspec.Struct, forbid_unknown_fields=True):
    """The first line."""

    cheeseboard_backup: int
    revision: str
    rows: int


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """The line before the rows of a table."""

    table: str
    columns: list[str]
    binary: list[str]  # those of the columns whose values are in base64
    rows: int


class End(msgspec.Struct, forbid_unknown_fields=True):
    """The last line."""

    sha256: str


class BackupWriter:
    """Writes a backup line by line. It is whole once the end is written and the writer closed."""

    def __init__(self, raw: IO[bytes]) -> None:
        raw.seek(0)
        raw.truncate()  # whatever an earlier attempt has left
        self.digest: Final = hashlib.sha256()
        self.packed: Final = gzip.GzipFile(fileobj=raw, mode="wb", filename="", compresslevel=6)

    def put(self, content: Beginning | Part | End | Sequence[Value]) -> None:
        line = msgspec.json.encode(content) + b"\n"
        self.digest.update(line)
        self.packed.write(line)

    def end(self) -> None:
        self.put(End(self.digest.hexdigest()))

    def close(self) -> None:
        self.packed.close()


def read_beginning(raw: IO[bytes]) -> Beginning:
    """The first line of a backup. Raises Damaged or Newer."""
    beginning = decoded(next(lines(raw), b""), Beginning)
    if beginning.cheeseboard_backup > FORMAT or beginning.revision not in REVISIONS:
        raise Newer(beginning.revision, HEAD)
    return beginning


def read_parts(raw: IO[bytes]) -> Iterator[tuple[Part, list[dict[str, Value]]]]:
    """The rows of a backup, some at a time. Raises Damaged, at the latest at the end."""
    digest = hashlib.sha256()
    source = lines(raw)
    expected = decoded(checked(source, digest), Beginning).rows
    while True:
        before = digest.hexdigest()
        line = checked(source, digest)
        if line.startswith(b'{"sha256"'):
            if decoded(line, End).sha256 != before or expected != 0 or next(source, None) is not None:
                raise Damaged
            return
        part = decoded(line, Part)
        expected -= part.rows
        numbers = iter(range(part.rows))
        while True:
            rows = [row_of(part, checked(source, digest)) for _ in islice(numbers, ROWS_AT_ONCE)]
            yield part, rows
            if len(rows) < ROWS_AT_ONCE:
                break


def lines(raw: IO[bytes]) -> Iterator[bytes]:
    """The lines of a backup, from its first."""
    raw.seek(0)
    try:
        with gzip.GzipFile(fileobj=raw, mode="rb") as packed:
            yield from packed
    except (gzip.BadGzipFile, EOFError, zlib.error):
        raise Damaged from None


def checked(source: Iterator[bytes], digest: hashlib._Hash) -> bytes:
    """The next line, which must be there and be whole."""
    line = next(source, b"")
    if not line.endswith(b"\n"):
        raise Damaged
    digest.update(line)
    return line


def row_of(part: Part, line: bytes) -> dict[str, Value]:
    """A row by its columns."""
    values = decoded(line, list[str | int | float | bool | None])
    if len(values) != len(part.columns):
        raise Damaged
    row: dict[str, Value] = dict(zip(part.columns, values, strict=True))
    for column in part.binary:
        value = row.get(column)
        if value is not None:
            row[column] = unpacked(value)
    return row


def unpacked(value: object) -> bytes:
    try:
        return b64decode(str(value), validate=True)
    except ValueError:
        raise Damaged from None


def decoded(line: bytes, kind: type[Line]) -> Line:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise Damaged from None
