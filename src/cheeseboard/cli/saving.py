"""Matches in files: whole or not at all, and never over somebody else's file."""

from __future__ import annotations

import os
import stat
import tempfile
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

import cheeseboard as cb
from cheeseboard.cli.trouble import Trouble, of_file

if TYPE_CHECKING:
    from cheeseboard.core.match import Match


def open_match(file: str) -> Match:
    """The match of a record in a file."""
    path = Path(file)
    try:
        kind = path.stat().st_mode
        if not (stat.S_ISREG(kind) or stat.S_ISFIFO(kind) or stat.S_ISDIR(kind)):
            raise Trouble("file-special", file=file)
        return cb.load(path)
    except OSError as error:
        raise of_file(error, file) from None
    except ValueError as error:
        if isinstance(error, cb.Problem):
            raise
        raise Trouble("file-missing", file=file) from None  # no file has such a name


def write_whole(path: Path, text: str) -> None:
    """Put the text into the file at once: a reader, or a crash, finds the old content or the new one."""
    path = path.resolve()
    mode = stat.S_IMODE(path.stat().st_mode)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with open(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, mode)
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise


class SaveFile:
    """The file that a match is kept in; it is ours, because we made it, it was resumed from, or its owner agreed."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path

    @classmethod
    def claim(cls, path: Path) -> SaveFile:
        """Make a new file; FileExistsError if there is one."""
        path.open("x").close()
        return cls(path)

    @classmethod
    def fresh(cls, folder: Path, game: str) -> SaveFile:
        """A new file with a telling name that nothing else has."""
        stamp = datetime.now().strftime("%Y-%m-%d")
        for number in count(1):
            try:
                return cls.claim(folder / (f"{game}-{stamp}.json" if number == 1 else f"{game}-{stamp}-{number}.json"))
            except FileExistsError:
                continue
        raise AssertionError("numbers do not end")

    def keep(self, match: Match) -> None:
        try:
            write_whole(self.path, match.record())
        except OSError as error:
            raise of_file(error, str(self.path)) from None


def somewhere(match: Match) -> SaveFile:
    """Save into a new file here; if that cannot be, at the user's home."""
    try:
        file = SaveFile.fresh(Path(), match.game.name)
    except OSError as error:
        try:
            file = SaveFile.fresh(Path.home(), match.game.name)
        except (OSError, RuntimeError):
            raise of_file(error) from None
    file.keep(match)
    return file
