"""The file that says what a study is about, read and checked. Whatever is wrong with it is one sentence."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from cheeseboard.core.refusal import Problem

TOURNAMENT: Final = "tournament"
BALANCE: Final = "balance"
SWEEP: Final = "sweep"
KINDS: Final = (TOURNAMENT, BALANCE, SWEEP)

MOST_MATCHES: Final = 1_000_000_000
DEFAULT_SEED: Final = 1
DEFAULT_TOLERANCE: Final = 10.0  # percentage points
AT_LINE: Final = re.compile(r"at line (\d+)")


class Settings(NamedTuple):
    """What the file says, and what is assumed where it says nothing."""

    kind: str
    game: str
    seats: list[int]  # none: as few as the game allows
    options: dict[str, list[object]]
    bots: list[str]
    matches: int
    seed: int
    tolerance: float


def is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def is_list(value: object, of: Callable[[object], bool]) -> bool:
    return isinstance(value, list) and bool(value) and all(of(item) for item in value)


def is_text(value: object) -> bool:
    return isinstance(value, str)


def is_option(value: object) -> bool:
    return isinstance(value, (bool, int, str))


# Of each setting what it must be, how that is written, and in which studies there is such a setting.
CHECKS: Final[dict[str, tuple[Callable[[object], bool], str, tuple[str, ...]]]] = {
    "game": (is_text, '"qwixx"', KINDS),
    "seats": (is_whole, "3", KINDS),
    "options": (
        lambda value: isinstance(value, dict) and all(is_option(item) for item in value.values()),
        "[options] name = value",
        KINDS,
    ),
    "bots": (lambda value: is_list(value, is_text), '["greedy", "random"]', KINDS),
    "matches": (
        lambda value: is_whole(value) and isinstance(value, int) and 1 <= value <= MOST_MATCHES,
        "1 … 10⁹",
        KINDS,
    ),
    "seed": (is_whole, "7", KINDS),
    "tolerance": (
        lambda value: isinstance(value, (int, float)) and not isinstance(value, bool) and 0 < value < 100,
        "10",
        (BALANCE,),
    ),
}
# In a sweep seats and options may be several.
SWEPT: Final[dict[str, tuple[Callable[[object], bool], str]]] = {
    "seats": (lambda value: is_whole(value) or is_list(value, is_whole), "[2, 3, 4]"),
    "options": (
        lambda value: isinstance(value, dict)
        and all(is_option(item) or is_list(item, is_option) for item in value.values()),
        "[options] name = [value, value]",
    ),
}


def read_settings(kind: str, path: Path) -> Settings:
    """The settings of a file; Problem if they cannot be meant."""
    if kind not in KINDS:
        raise Problem("study-kind", {"given": kind, "expected": ", ".join(KINDS)})
    found = read_file(path)
    known = [name for name, check in CHECKS.items() if kind in check[2]]
    for name, value in found.items():
        if name not in known:
            raise Problem("study-setting", {"file": str(path), "given": name, "expected": ", ".join(known)})
        good, written = CHECKS[name][:2] if kind != SWEEP or name not in SWEPT else SWEPT[name]
        if not good(value):
            raise Problem("study-value", {"file": str(path), "setting": name, "expected": written})
    for name in ("game", "matches", *(["bots"] if kind == TOURNAMENT else [])):
        if name not in found:
            raise Problem("study-missing", {"file": str(path), "setting": name, "expected": CHECKS[name][1]})
    return settings_of(kind, found)


def read_file(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_bytes().decode())
    except UnicodeDecodeError as error:
        at = error.object.count(b"\n", 0, error.start) + 1
        raise Problem("study-toml", {"file": str(path), "line": at}) from None
    except tomllib.TOMLDecodeError as error:
        line = AT_LINE.search(str(error))
        raise Problem("study-toml", {"file": str(path), "line": int(line[1]) if line else last_line(path)}) from None


def last_line(path: Path) -> int:
    return len(path.read_bytes().splitlines()) or 1


def settings_of(kind: str, found: dict[str, object]) -> Settings:
    """The settings as what they are known to be."""
    game, bots = found["game"], found.get("bots", ["greedy"])
    matches, seed = found["matches"], found.get("seed", DEFAULT_SEED)
    tolerance, options = found.get("tolerance", DEFAULT_TOLERANCE), found.get("options", {})
    assert isinstance(game, str) and isinstance(bots, list) and isinstance(options, dict)
    assert isinstance(matches, int) and isinstance(seed, int) and isinstance(tolerance, (int, float))
    swept = {name: value if isinstance(value, list) else [value] for name, value in options.items()}
    return Settings(kind, game, whole_numbers(found.get("seats")), swept, bots, matches, seed, float(tolerance))


def whole_numbers(given: object) -> list[int]:
    if given is None:
        return []
    return [int(number) for number in given] if isinstance(given, list) else [int(str(given))]
