"""Show what the server promises, at full length: make bench-server ARGS=crash

    load       200 tables, 800 sockets, moves at random times, on SQLite
    scaled     the same with two processes on PostgreSQL and Redis
    memory     idle sockets, tables that come and go for ten minutes, and what is left of them
    crash      kill -9 of servers for two minutes, on both databases
    outages    database, Redis, bots and workers away for 20 s, and a client that reads nothing

`--seconds`, `--tables` and `--seed` change how long, how many and which chances; for crash and outages `--on sqlite`
or `--on postgres` means one database alone. The exit code is 1 if anything was lost, doubled or fell short.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from pathlib import Path

import bench_load
import bench_memory

sys.path.insert(0, str(Path(__file__).parents[1]))  # the tests have what is shown here in short


def main() -> int:
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("show", choices=("load", "scaled", "memory", "crash", "outages"))
    arguments, rest = parser.parse_known_args()
    match arguments.show:
        case "load":
            return bench_load.main(rest)
        case "scaled":
            return bench_load.main(["--scaled", *rest])
        case "memory":
            return bench_memory.main(rest)
    from tests.server.shown.command import main as show

    return show(arguments.show, rest)


if __name__ == "__main__":
    sys.exit(main())
