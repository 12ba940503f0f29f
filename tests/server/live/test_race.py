"""Two real processes play at the same tables: no move is lost, none is doubled."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys

from cheeseboard.server.ids import TableId
from cheeseboard.server.settings import Settings
from cheeseboard.server.store.engine import Database
from cheeseboard.server.tables.entries import Acted
from tests.server.live.playing import begin, check_record, entries, open_floor
from tests.server.store.processes import ROOT, SOURCES
from tests.server.tables.seated import EMA, PETR, acted

TABLES = {"t1": "qwixx", "t2": "kocour", "t3": "gouda"}


def racer(settings: Settings, seed: int) -> subprocess.Popen[str]:
    path = os.pathsep.join([str(ROOT), str(SOURCES)])
    environment = {**os.environ, "DATABASE_URL": settings.database_url, "PYTHONPATH": path}
    command = [sys.executable, "-m", "tests.server.live.racing", str(seed), *TABLES]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, text=True)


def test_every_acknowledged_move_is_in_the_journal_once(settings: Settings, peopled: Database) -> None:
    async def set_up() -> None:
        async with open_floor(peopled) as floor:
            for name, game in TABLES.items():
                await begin(floor, game, EMA, PETR, table=TableId(name))

    asyncio.run(set_up())
    racers = [racer(settings, seed) for seed in (1, 2)]
    for process in racers:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in racers:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    told = [process.communicate(timeout=120)[0].splitlines() for process in racers]
    assert [process.returncode for process in racers] == [0, 0]
    assert all(told), "both processes have made moves"

    saved = []
    for name in TABLES:
        for revision, entry in enumerate(entries(peopled, TableId(name)), start=1):
            if isinstance(entry, Acted):
                seat, action = acted(entry)
                saved.append(f"{name} {revision} {seat} {action}")
    assert sorted(told[0] + told[1]) == sorted(saved)

    async def check() -> None:
        async with open_floor(peopled) as floor:
            for name in TABLES:
                check_record((await floor.open(TableId(name))).stage.match)

    asyncio.run(check())
