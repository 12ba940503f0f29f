"""A process that appends to a journal for ever: python -m tests.server.store.writing NAME [inside | together]."""

from __future__ import annotations

import os
import sys
import time

from sqlalchemy import Connection

from cheeseboard.server.settings import read_settings
from cheeseboard.server.store import tables
from cheeseboard.server.store.engine import Database
from cheeseboard.server.store.errors import Taken, Unavailable
from cheeseboard.server.store.revision import open_database
from cheeseboard.server.store.writer import Writer
from tests.server.store.examples import TABLE, append

TOGETHER = 5


def say(body: bytes) -> None:
    os.write(1, body + b"\n")


def write_alone(database: Database, name: str) -> None:
    """One entry after the other; each is told when it is saved. Who waits too long for others tries the next."""
    number = 0
    while True:
        number += 1
        body = f"{name}{number}".encode()

        def work(connection: Connection, body: bytes = body) -> None:
            append(connection, tables.find(connection, TABLE).revision + 1, body)

        try:
            database.write(work)
            say(body)
        except (Taken, Unavailable):
            pass


def write_together(database: Database, name: str) -> None:
    """Several at a time, in shared commits."""
    writer = Writer(database)
    number = 0
    while True:
        futures = []
        for _ in range(TOGETHER):
            number += 1
            body = f"{name}{number}".encode()

            def work(connection: Connection, body: bytes = body) -> bytes:
                append(connection, tables.find(connection, TABLE).revision + 1, body)
                return body

            futures.append(writer.submit(work, TABLE))
        for future in futures:
            say(future.result())


def stop_inside(database: Database, name: str) -> None:
    """Write an entry, and never get to the commit."""

    def work(connection: Connection) -> None:
        append(connection, tables.find(connection, TABLE).revision + 1, b"never")
        say(b"inside")
        time.sleep(600)

    database.write(work)


WAYS = {"alone": write_alone, "inside": stop_inside, "together": write_together}

if __name__ == "__main__":
    way = sys.argv[2] if len(sys.argv) > 2 else "alone"
    WAYS[way](open_database(read_settings(os.environ)), sys.argv[1])
