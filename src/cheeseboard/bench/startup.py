"""How long it takes to start."""

from __future__ import annotations

import subprocess
import sys
from time import perf_counter
from typing import Final

RUNS: Final = 7


def best_run(*arguments: str) -> float:
    """The quickest of several runs of this Python with these arguments, in seconds."""
    best = float("inf")
    for _ in range(RUNS):
        began = perf_counter()
        subprocess.run([sys.executable, *arguments], check=True, capture_output=True)
        best = min(best, perf_counter() - began)
    return best


def import_seconds() -> float:
    """What `import cheeseboard` adds to a Python that does nothing."""
    return best_run("-c", "import cheeseboard") - best_run("-c", "pass")


def help_seconds() -> float:
    """The whole of `cheeseboard --help`, Python's own start included."""
    return best_run("-m", "cheeseboard", "--help")
