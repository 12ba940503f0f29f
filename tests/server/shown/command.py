"""The promises at full length, from the command line."""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import randrange
from typing import NamedTuple

from tests.server.shown import outages
from tests.server.shown.away import postgres_away, postgres_frozen, sqlite_locked
from tests.server.shown.crash import killing
from tests.server.shown.ground import on_postgres, on_sqlite
from tests.server.shown.report import Report
from tests.server.shown.scene import Disturbance, run

GROUNDS = {"sqlite": on_sqlite, "postgres": on_postgres}
CRASH_S, OUTAGE_S = 120.0, 20.0
CRASH_TABLES, OUTAGE_TABLES = 50, 10


class Show(NamedTuple):
    """Something that happens while people play."""

    title: str
    ground: str
    disturbance: Disturbance
    tables: int


def crashes(given: Namespace) -> Iterator[Show]:
    seconds, tables = given.seconds or CRASH_S, given.tables or CRASH_TABLES
    for ground in GROUNDS:
        yield Show(f"Servers killed for {seconds:.0f} s", ground, killing(seconds, given.seed), tables)


def all_outages(given: Namespace) -> Iterator[Show]:
    seconds, tables = given.seconds or OUTAGE_S, given.tables or OUTAGE_TABLES
    locked = outages.database_away(seconds, sqlite_locked, readable=True)
    stopped = outages.database_away(seconds, postgres_away, readable=False)
    frozen = outages.database_away(seconds, postgres_frozen, readable=False)
    yield Show(f"Database locked for {seconds:.0f} s", "sqlite", locked, tables)
    yield Show(f"Bots killed for {seconds:.0f} s", "sqlite", outages.bots_killed(seconds), tables)
    yield Show(f"Clients read nothing for {seconds:.0f} s", "sqlite", outages.reads_nothing(seconds), tables)
    yield Show(f"Database away for {seconds:.0f} s", "postgres", stopped, tables)
    yield Show(f"Database frozen for {seconds:.0f} s", "postgres", frozen, tables)
    yield Show(f"Redis away for {seconds:.0f} s", "postgres", outages.bus_away(seconds), tables)
    yield Show(f"Workers killed for {seconds:.0f} s", "postgres", outages.workers_killed(seconds), tables)


SHOWS = {"crash": crashes, "outages": all_outages}


def main(show: str, arguments: Sequence[str]) -> int:
    """0 if nothing was lost, doubled or went wrong."""
    parser = ArgumentParser(prog=f"bench_server.py {show}")
    parser.add_argument("--tables", type=int)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--seed", type=int, default=randrange(10**6))
    parser.add_argument("--on", choices=tuple(GROUNDS))
    given = parser.parse_args(arguments)
    reports = [shown(each, given.seed) for each in SHOWS[show](given) if given.on in (None, each.ground)]
    failed = [report.title for report in reports if report.failures]
    say(f"{len(reports) - len(failed)} of {len(reports)} held{': failed ' + '; '.join(failed) if failed else ''}")
    return 1 if failed else 0


def shown(show: Show, seed: int) -> Report:
    # /tmp may be memory, and what was saved is to be on a disk.
    folder = Path(tempfile.mkdtemp(prefix="cheeseboard-", dir=os.environ.get("TMPDIR", "/var/tmp")))
    with GROUNDS[show.ground](folder) as ground:
        report = asyncio.run(run(ground, show.title, show.tables, seed, show.disturbance, say))
    for line in report.lines():
        say(line)
    if report.failures:
        say(f"  seed {seed}; the servers' log is in {folder}")
    else:
        shutil.rmtree(folder)
    return report


def say(line: str) -> None:
    os.write(1, line.encode() + b"\n")
