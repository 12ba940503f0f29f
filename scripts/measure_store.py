"""Measure how many moves a second become durable: PYTHONPATH=. .venv/bin/python scripts/measure_store.py [seconds]

Each writer is a thread with a table of its own that appends an entry of 300 bytes, waits until it is saved, and appends
the next; on SQLite and on PostgreSQL, both with all the waiting for the disk that durability takes.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import threading
import time
from functools import partial
from pathlib import Path

from sqlalchemy import Connection
from tests.server.services import postgres

from cheeseboard.server.ids import TableId
from cheeseboard.server.settings import Settings
from cheeseboard.server.store import journal, revision, tables
from cheeseboard.server.store.engine import Database, connect
from cheeseboard.server.store.tables import Standing
from cheeseboard.server.store.writer import Writer

WRITERS = (1, 8, 64)
BODY = b"x" * 300


def set_up(connection: Connection, table: TableId) -> None:
    tables.create(connection, table, "qwixx", BODY, {}, 0, open=False, secret=None)


def append(connection: Connection, table: TableId, sequence: int) -> None:
    journal.append(connection, table, sequence, BODY, Standing("playing", 5000, False, sequence))


def play(writer: Writer, table: TableId, end: float, waits: list[float]) -> None:
    sequence = 0
    while time.perf_counter() < end:
        sequence += 1
        began = time.perf_counter()
        writer.submit(partial(append, table=table, sequence=sequence), table).result()
        waits.append(time.perf_counter() - began)


def measure(name: str, database: Database, number: int, seconds: float) -> None:
    names = [TableId(f"{number}-{n}") for n in range(number)]
    for table in names:
        database.write(partial(set_up, table=table))
    writer = Writer(database)
    waits: list[float] = []
    cpu, began = time.process_time(), time.perf_counter()
    threads = [threading.Thread(target=play, args=[writer, table, began + seconds, waits]) for table in names]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    took, cpu = time.perf_counter() - began, time.process_time() - cpu
    writer.close()
    centiles = statistics.quantiles(waits, n=100)
    print(
        f"{name:10} {number:3} writers {len(waits) / took:7.0f} moves/s   median {centiles[49] * 1000:6.2f} ms"
        f"   p99 {centiles[98] * 1000:6.2f} ms   {cpu / len(waits) * 1e6:5.0f} µs of our CPU a move"
    )


def measure_all(name: str, settings: Settings, seconds: float) -> None:
    database = connect(settings)
    database.write(revision.create)
    for number in WRITERS:
        measure(name, database, number, seconds)
    database.close()


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    folder = os.environ.get("TMPDIR", "/var/tmp")  # /tmp may be memory
    with tempfile.TemporaryDirectory(dir=folder) as name:
        measure_all("SQLite", Settings(data=Path(name)), seconds)
        server = postgres.create(hasty=False)
        try:
            measure_all("PostgreSQL", Settings(data=Path(name), database_url=server.url()), seconds)
        finally:
            server.remove()


if __name__ == "__main__":
    main()
