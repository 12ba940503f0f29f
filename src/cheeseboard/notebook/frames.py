"""Records as tables of polars or pandas: what was done, how it ended, what happened."""

from __future__ import annotations

from collections.abc import Callable
from os import PathLike
from pathlib import Path
from typing import Any, Final

import cheeseboard as cb
from cheeseboard.core.option import write
from cheeseboard.core.reader import read
from cheeseboard.core.record import CHANCE, HIDDEN, Record
from cheeseboard.core.refusal import Problem

Columns = dict[str, list[Any]]
One = cb.Match | str | PathLike[str]

NUMBER: Final = "Int64"  # the name of the type of both libraries; it knows what is not there
TRUTH: Final = "boolean"
TEXT: Final = "string"

# The columns of each table, and what they hold.
STEPS: Final = {"match": NUMBER, "game": TEXT, "step": NUMBER, "seat": NUMBER, "kind": TEXT, "text": TEXT}
RESULTS: Final = {
    "match": NUMBER,
    "game": TEXT,
    "rules": NUMBER,
    "options": TEXT,
    "seats": NUMBER,
    "seat": NUMBER,
    "name": TEXT,
    "score": NUMBER,
    "won": TRUTH,
    "ending": TEXT,
    "steps": NUMBER,
}
EVENTS: Final = {"match": NUMBER, "game": TEXT, "step": NUMBER, "rule": TEXT, "key": TEXT, "text": TEXT}


class Source:
    """A record, and its match where all of it is known: what a seat was given of a running match has gaps."""

    def __init__(self, given: One) -> None:
        self.match: cb.Match | None = None
        if isinstance(given, cb.Match):
            self.match = given
            self.record: Record = read(given.record())[0]
            return
        text = given if isinstance(given, str) and cb._is_text(given) else cb._read(given)
        self.record = read(text)[0]
        if all(entry.what != HIDDEN for entry in self.record.steps):
            self.match = cb.load(text)  # every step is played again, so nothing false comes into a table


def steps_of(number: int, source: Source) -> list[tuple[Any, ...]]:
    """A row a step; chance has no seat."""
    rows: list[tuple[Any, ...]] = []
    for step, entry in enumerate(source.record.steps):
        chance = entry.who == CHANCE
        what = None if entry.what == HIDDEN else entry.what
        seat = None if chance else entry.who
        rows.append((number, source.record.game, step, seat, "chance" if chance else "choice", what))
    return rows


def results_of(number: int, source: Source) -> list[tuple[Any, ...]]:
    """A row a seat; a match that goes on has no scores yet."""
    record = source.record
    options = ", ".join([f"{name}={write(value)}" for name, value in record.options.items()])
    rows: list[tuple[Any, ...]] = []
    for seat, name in enumerate(record.names):
        head = (number, record.game, record.rules, options, len(record.names), seat, name)
        end: tuple[Any, ...] = (None, None, None)
        if record.result is not None:
            end = (record.result.scores[seat], seat in record.result.winners, record.result.ending)
        rows.append((*head, *end, len(record.steps)))
    return rows


def events_of(number: int, source: Source) -> list[tuple[Any, ...]]:
    """A row an event, as everybody at the table was told; at the end that is everything."""
    match = source.match
    if match is None:
        return []
    return [
        (number, match.game.name, told.step, told.event.rule, told.event.key, match.tell(told.event))
        for told in match.events(None)
    ]


KINDS: Final[dict[str, tuple[dict[str, str], Callable[[int, Source], list[tuple[Any, ...]]]]]] = {
    "steps": (STEPS, steps_of),
    "results": (RESULTS, results_of),
    "events": (EVENTS, events_of),
}


def listed(records: cb.Records) -> list[One]:
    """The records that were given: one, several, or all of a folder in the order of their names."""
    if isinstance(records, (cb.Match, str, PathLike)):
        text = isinstance(records, str) and cb._is_text(records)
        if not isinstance(records, cb.Match) and not text and Path(records).is_dir():
            return [*sorted(Path(records).glob("*.json"))]
        return [records]
    return list(records)


def frame(records: cb.Records, kind: str, library: str) -> Any:
    """The table of that kind."""
    if kind not in KINDS:
        raise Problem("frame-kind", {"given": kind, "expected": ", ".join(KINDS)})
    if library not in LIBRARIES:
        raise Problem("frame-library", {"given": library, "expected": ", ".join(LIBRARIES)})
    types, rows_of = KINDS[kind]
    make = LIBRARIES[library]
    rows = [row for number, given in enumerate(listed(records)) for row in rows_of(number, Source(given))]
    columns = {name: [row[place] for row in rows] for place, name in enumerate(types)}
    try:
        return make(columns, types)
    except ModuleNotFoundError:
        raise Problem("frame-needs", {"package": library}) from None


def polars_frame(columns: Columns, types: dict[str, str]) -> Any:
    import polars as pl

    known = {NUMBER: pl.Int64, TRUTH: pl.Boolean, TEXT: pl.String}
    return pl.DataFrame(columns, schema={name: known[kind] for name, kind in types.items()})


def pandas_frame(columns: Columns, types: dict[str, str]) -> Any:
    import pandas as pd

    return pd.DataFrame({name: pd.array(columns[name], dtype=kind) for name, kind in types.items()})


LIBRARIES: Final[dict[str, Callable[[Columns, dict[str, str]], Any]]] = {
    "polars": polars_frame,
    "pandas": pandas_frame,
}
