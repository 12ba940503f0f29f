"""Measure moves through the floor: PYTHONPATH=. .venv/bin/python scripts/measure_floor.py [tables] [seconds]

At every table one person after the other makes any legal choice as fast as it is saved, on SQLite, with all the waiting
for the disk that durability takes. The second time somebody at every seat looks on, and is written what has changed.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

from msgspec import json
from tests.server.live.playing import act_somehow, begin, milliseconds, welcome
from tests.server.tables.seated import PEOPLE

from cheeseboard.core.rng import Rng
from cheeseboard.registry import NAMES, find_game
from cheeseboard.server.ids import TableId
from cheeseboard.server.live.bus_local import LocalBus
from cheeseboard.server.live.floor import Floor
from cheeseboard.server.settings import Settings
from cheeseboard.server.store.engine import Database
from cheeseboard.server.store.revision import open_database
from cheeseboard.server.store.writer import Writer


def seats(game: str) -> int:
    found = find_game(game)
    return min(len(PEOPLE), found.seats(found.choose_options({}))[-1])


async def play(floor: Floor, table: TableId, rng: Rng, end: float, waits: list[float]) -> None:
    while time.perf_counter() < end and not floor.rooms[table].stage.match.over:
        began = time.perf_counter()
        await act_somehow(floor, rng, table)
        waits.append(time.perf_counter() - began)


async def look_on(floor: Floor, table: TableId, seat: int, sent: list[int]) -> None:
    room = await floor.open(table)
    async with floor.watch(room) as watch:
        known = 0
        while True:
            sent.append(len(json.encode(room.updates.since(known, seat))))
            known = room.revision
            await watch.changed()


async def measure(database: Database, number: int, seconds: float, watched: bool) -> None:
    writer = Writer(database)
    floor = Floor(database, writer, LocalBus(), milliseconds)
    await floor.start()
    names = {TableId(f"{watched}-{place}"): NAMES[place % len(NAMES)] for place in range(number)}
    for table, game in names.items():
        await begin(floor, game, *PEOPLE[: seats(game)], table=table)
    sent: list[int] = []
    watching = [
        asyncio.create_task(look_on(floor, table, seat, sent))
        for table, game in names.items()
        for seat in range(seats(game) if watched else 0)
    ]
    await asyncio.sleep(0.5)
    sent.clear()
    waits: list[float] = []
    cpu, began = time.process_time(), time.perf_counter()
    rngs = {table: Rng(1, place) for place, table in enumerate(names)}
    await asyncio.gather(*[play(floor, table, rngs[table], began + seconds, waits) for table in names])
    took, cpu = time.perf_counter() - began, time.process_time() - cpu
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    await floor.stop()
    writer.close()
    centiles = statistics.quantiles(waits, n=100)
    size = f"   {statistics.mean(sent):.0f} bytes an update" if sent else ""
    print(
        f"{number} tables, {len(watching):3} look on: {len(waits) / took:5.0f} moves/s"
        f"   median {centiles[49] * 1000:.0f} ms   p99 {centiles[98] * 1000:.0f} ms"
        f"   {cpu / len(waits) * 1e6:.0f} µs of CPU a move{size}"
    )


def main() -> None:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 5.0
    folder = os.environ.get("TMPDIR", "/var/tmp")  # /tmp may be memory
    with tempfile.TemporaryDirectory(dir=folder) as name:
        database = open_database(Settings(data=Path(name)))
        database.write(welcome)
        for watched in (False, True):
            asyncio.run(measure(database, number, seconds, watched))
        database.close()


if __name__ == "__main__":
    main()
