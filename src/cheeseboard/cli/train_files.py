"""What training leaves in its folder: courses that are half done, those that are whole, and a note of the latter.

The note lasts as long as a run through all parts of a game: whoever goes on after a stop learns from it which parts
that run has made, and whoever begins anew finds none and learns them all.
"""

from __future__ import annotations

import json
import os
import sys
from hashlib import sha256
from typing import TYPE_CHECKING, Final

import cheeseboard as cb
from cheeseboard.bots.knowledge import FIGURES, SUFFIX
from cheeseboard.cli.trouble import Trouble

if TYPE_CHECKING:
    from pathlib import Path

    from cheeseboard.bots.training.course import Course

HALF_DONE: Final = ".part.npz"
NOTE: Final = ".parts.json"


def make_folder(folder: Path) -> None:
    """The folder, and those around it; Trouble if a file is in the way."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        for place in (folder, *folder.parents):
            if place.exists() and not place.is_dir():
                raise Trouble("not-a-folder", file=str(place)) from None
        raise


def take_up(course: Course, half: Path) -> None:
    """Go on from the file, if there is one."""
    import zipfile

    import numpy as np

    if not half.exists():
        return
    try:
        with np.load(half) as frozen:
            course.thaw({name: frozen[name] for name in frozen.files})
    except (ValueError, KeyError, EOFError, zipfile.BadZipFile):
        raise Trouble("train-file", file=str(half)) from None


def keep(course: Course, half: Path) -> None:
    """Whoever is killed meanwhile finds the file as it was before."""
    import numpy as np

    fresh = half.with_suffix(".fresh.npz")
    with open(fresh, "wb") as file:
        np.savez(file, allow_pickle=False, **course.freeze())
    os.replace(fresh, half)


def write(course: Course, folder: Path, figures: dict[str, float], recipe: str) -> None:
    """The numbers, and beside them how they were made and what they have reached."""
    numbers = course.result()
    content = (numbers.byteswap() if sys.byteorder == "big" else numbers).tobytes()
    (folder / (course.name + SUFFIX)).write_bytes(content)
    told = {**made(recipe, content), **figures}
    (folder / (course.name + FIGURES)).write_text(json.dumps(told, indent=1) + "\n", "utf-8")


def made(recipe: str, content: bytes) -> dict[str, str]:
    """By what a file was made, and what is in it."""
    return {"command": recipe, "version": cb.__version__, "sha256": sha256(content).hexdigest()}


def is_whole(name: str, folder: Path, recipe: str) -> bool:
    """Whether this version has made the file of that name by this recipe, and nobody has changed it since."""
    try:
        content = (folder / (name + SUFFIX)).read_bytes()
        told = json.loads((folder / (name + FIGURES)).read_text("utf-8"))
    except (FileNotFoundError, ValueError):
        return False
    return isinstance(told, dict) and told.items() >= made(recipe, content).items()


def noted(note: Path) -> list[str]:
    """The parts that the run has made so far."""
    try:
        names = json.loads(note.read_text("utf-8"))
    except FileNotFoundError:
        return []
    except ValueError:
        raise Trouble("train-file", file=str(note)) from None
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise Trouble("train-file", file=str(note))
    return names


def add(note: Path, name: str) -> None:
    """One part more. Whoever is killed meanwhile finds the note as it was before."""
    fresh = note.with_suffix(".fresh.json")
    fresh.write_text(json.dumps([*noted(note), name]) + "\n", "utf-8")
    os.replace(fresh, note)
