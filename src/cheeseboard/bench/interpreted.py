"""The same figures without the compiler: this module is run as a program of its own, on the plain sources."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass

from cheeseboard._mode import INTERPRETED
from cheeseboard.bench.playouts import checksums, decisions_a_second, start
from cheeseboard.registry import find_game


@dataclass(frozen=True, slots=True)
class Interpreted:
    """What the plain sources reach with a game."""

    decisions_a_second: float
    checksums: dict[str, int]


def measure(game: str, seats: int) -> Interpreted:
    """Run this module in a Python that uses the plain sources."""
    command = [sys.executable, "-m", "cheeseboard.bench.interpreted", game, str(seats)]
    run = subprocess.run(command, check=True, stdout=subprocess.PIPE, env={**os.environ, INTERPRETED: "1"})
    rate, checks = json.loads(run.stdout)
    return Interpreted(rate, checks)


def main() -> None:
    found = find_game(sys.argv[1])
    rate = decisions_a_second(start(found, int(sys.argv[2]), {}), False)
    sys.stdout.write(json.dumps([rate, checksums(found)]))


if __name__ == "__main__":
    main()
