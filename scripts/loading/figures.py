"""What a load has brought, in numbers."""

from __future__ import annotations

import resource
import statistics
from dataclasses import dataclass
from typing import Final, NamedTuple

from loading.crowd import Counts, Crowd
from loading.servers import Process

BUSY: Final = 0.85  # of a core: beyond it the generator itself makes moves wait
LATE_MS: Final = 10.0  # later than that it does not wake up by itself


class Meter(NamedTuple):
    """How far everything has come at a moment."""

    server_s: float  # CPU time
    generator_s: float
    moves: int
    updates: int
    bytes: int


def read(crowd: Crowd, processes: list[Process]) -> Meter:
    own = resource.getrusage(resource.RUSAGE_SELF)
    server_s = sum(process.cpu_s() for process in processes)
    return Meter(server_s, own.ru_utime + own.ru_stime, crowd.moves, crowd.updates, crowd.bytes)


@dataclass(frozen=True)
class Figures:
    """What one rate has brought."""

    rate: int
    moves: int
    median_ms: float
    p99_ms: float
    worst_ms: float
    errors: int
    cpu_ms: float  # of the servers, for each move
    update_bytes: float
    generator: float  # the share of a core that it took
    late_ms: float  # p99 of how late it woke up
    matches: int

    @property
    def doubt(self) -> str:
        """Why the waits may not be the server's."""
        if self.generator > BUSY:
            return "   THE GENERATOR WAS THE BOTTLENECK"
        return "   THE MACHINE WAS BUSY WITH OTHER THINGS" if self.late_ms > LATE_MS else ""

    def __str__(self) -> str:
        return (
            f"{self.rate:5} moves/s: {self.moves:6} seen   median {self.median_ms:5.1f}   p99 {self.p99_ms:6.1f}"
            f"   worst {self.worst_ms:6.1f} ms   {self.errors} errors   server {self.cpu_ms:.2f} ms CPU a move"
            f"   {self.update_bytes:.0f} bytes an update   {self.matches} matches ended"
            f"   generator {self.generator:.0%} of a core, {self.late_ms:.1f} ms late{self.doubt}"
        )


def figures(rate: int, seconds: float, counts: Counts, before: Meter, after: Meter) -> Figures:
    waits = sorted(counts.waits)
    centiles = statistics.quantiles(waits, n=100) if len(waits) > 1 else [0.0] * 99
    lateness = statistics.quantiles(counts.late, n=100)[98] if len(counts.late) > 1 else 0.0
    return Figures(
        rate=rate,
        moves=len(waits),
        median_ms=centiles[49] * 1000,
        p99_ms=centiles[98] * 1000,
        worst_ms=waits[-1] * 1000 if waits else 0.0,
        errors=counts.wrong.total(),
        cpu_ms=(after.server_s - before.server_s) / max(1, after.moves - before.moves) * 1000,
        update_bytes=(after.bytes - before.bytes) / max(1, after.updates - before.updates),
        generator=(after.generator_s - before.generator_s) / seconds,
        late_ms=lateness * 1000,
        matches=counts.matches,
    )
