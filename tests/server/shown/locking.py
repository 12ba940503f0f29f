"""A process that keeps a file of SQLite's to itself until a line comes: python -m tests.server.shown.locking FILE"""

from __future__ import annotations

import os
import sys

from cheeseboard.server.store.sqlite import module


def main(file: str) -> None:
    connection = module().connect(file, isolation_level=None, timeout=60)
    connection.execute("BEGIN IMMEDIATE")
    os.write(1, b"locked\n")
    sys.stdin.readline()
    connection.rollback()
    connection.close()


if __name__ == "__main__":
    main(sys.argv[1])
