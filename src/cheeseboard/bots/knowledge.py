"""Numbers that bots play by, in files of the package: beside each, how it was made and what it has reached."""

from __future__ import annotations

import json
import sys
from array import array
from importlib.resources import files
from typing import Final

FOLDER: Final = "data"
SUFFIX: Final = ".f32"
FIGURES: Final = ".json"


def numbers_of(name: str) -> array[float]:
    """The numbers of that name."""
    found = array("f", files("cheeseboard.bots").joinpath(FOLDER, name + SUFFIX).read_bytes())
    if sys.byteorder == "big":
        found.byteswap()
    return found


def figures_of(name: str) -> dict[str, float]:
    """What the numbers of that name have reached; nothing where the package has none."""
    file = files("cheeseboard.bots").joinpath(FOLDER, name + FIGURES)
    told = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return {key: float(value) for key, value in told.items() if isinstance(value, (int, float))}
