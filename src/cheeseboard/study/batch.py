"""The piece of work that a worker is given: so many units, but no longer than is wanted."""

from __future__ import annotations

import json
from functools import cache, lru_cache
from hashlib import sha256
from time import perf_counter
from typing import NamedTuple

import cheeseboard as cb
from cheeseboard.study.plan import Plan, Table
from cheeseboard.study.rows import Row


class Job(NamedTuple):
    """Units `begin` to before `end` of a part; whoever has played for so many seconds may leave the rest to others."""

    part: int
    plan: Plan
    begin: int
    end: int
    seconds: float


class Batch(NamedTuple):
    """What came of a job: the units up to before `end`, and the rules by which they were played."""

    part: int
    begin: int
    end: int
    seconds: float
    rows: list[Row]
    stamp: str


@lru_cache(16)
def table_of(plan: Plan) -> Table:
    return plan.table()


@cache
def stamp(game: str) -> str:
    """A short text that is the same where the same matches would be played: version, rules, what is on the cards."""
    found = cb.find_game(game)
    content = json.dumps([cb.__version__, found.rules, cb.to_json(found.components("en"))])
    return sha256(content.encode()).hexdigest()[:16]


def play(job: Job) -> Batch:
    """Play one unit at least, then on until the time is up."""
    table = table_of(job.plan)
    begun = perf_counter()
    rows: list[Row] = []
    unit = job.begin
    while unit < job.end:
        rows += table.play(unit)
        unit += 1
        if perf_counter() - begun >= job.seconds:
            break
    return Batch(job.part, job.begin, unit, perf_counter() - begun, rows, stamp(job.plan.game))
