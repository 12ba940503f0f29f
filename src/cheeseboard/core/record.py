"""A match on paper: JSON, a step a line, every line sealed by a check that covers all before it.

{
"cheeseboard": 1,
"game": "qwixx",
"rules": 1,
"options": {"solo": false, "mixx-a": false, "mixx-b": false},
"seats": ["Ema", "Petr"],
"chance": {"source": "seeded", "seed": 7},
"check": "…",
"steps": [
["*", "0", "…"],
["*", "4 1 6 2 3 5", "…"],
[1, "y5", "…"]
],
"result": null
}

A match that was played on from a position has it as text in one more field after `chance`: `"position"`.

`*` marks chance, a number the seat that acted, `?` a step that the reader may not see. A check is the first eight hex
digits of the SHA-256 of the check before it, a line feed and the line's own content as compact JSON.
"""

from __future__ import annotations

import hashlib
import json
from typing import Final, NamedTuple

from cheeseboard.core.option import Options
from cheeseboard.core.source import Stored

FORMAT: Final = 1
CHANCE: Final = "*"
HIDDEN: Final = "?"
POSITION: Final = "position"


class Entry(NamedTuple):
    """A step as it is written: chance, or the seat that acted; and what came or what it did."""

    who: int | str
    what: str


class Result(NamedTuple):
    """How a match ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ending: str

    def plain(self) -> dict[str, object]:
        return {"scores": list(self.scores), "winners": list(self.winners), "ending": self.ending}


class Record(NamedTuple):
    """All that a match is: what it began with and every step since."""

    game: str
    rules: int
    options: Options
    names: tuple[str, ...]
    chance: Stored
    steps: tuple[Entry, ...]
    result: Result | None
    position: str | None = None  # where the match begins, if that is not where every match of the game does

    def head(self) -> dict[str, object]:
        """The part before the steps."""
        head: dict[str, object] = {
            "cheeseboard": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "seats": list(self.names),
            "chance": self.chance,
        }
        return head if self.position is None else {**head, POSITION: self.position}


def compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def seal(before: str, value: object) -> str:
    """The check of a line that follows a line with that check."""
    content = f"{before}\n{compact(value)}"
    return hashlib.sha256(content.encode(errors="surrogatepass")).hexdigest()[:8]


def write(record: Record) -> str:
    """The record as a file."""
    head = record.head()
    check = seal("", head)
    lines = [f"{compact(name)}: {compact(value)}," for name, value in head.items()]
    lines.append(f'"check": {compact(check)},')
    steps = []
    for entry in record.steps:
        check = seal(check, [entry.who, entry.what])
        steps.append(compact([entry.who, entry.what, check]))
    lines += ['"steps": [', ",\n".join(steps), "],"] if steps else ['"steps": [],']
    result: dict[str, object] | None = None
    if record.result is not None:
        result = record.result.plain()
        result["check"] = seal(check, result)
    lines.append(f'"result": {compact(result)}')
    return "{\n" + "\n".join(lines) + "\n}\n"
