"""Load: PYTHONPATH=. .venv/bin/python scripts/bench_load.py [--scaled] [--rates 300,600] [--seconds 60] [--no-climb]

200 tables of all games with 800 sockets, on this machine together with the server, every move on the disk before it is
shown. Moves come at random times, whatever the server does. A wait is counted from the moment when a move was to be
sent to the moment when all four sockets of its table have seen it.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
from collections.abc import Sequence

import uvloop

from loading.crowd import Crowd
from loading.figures import Figures, figures, read
from loading.servers import Process, doors, embedded, scaled

TABLES = 200
WARM_S = 5.0
STEP = 100  # moves a second that the climb goes up by, and a quarter of it at last
STEP_S = 20.0
ENDURABLE_MS = 200.0
GOALS_MS = {300: 60.0, 600: ENDURABLE_MS}  # p99 by rate
MOST_CPU_MS = 2.0
PROCESSES = 2


async def measure(crowd: Crowd, processes: list[Process], rate: int, seconds: float) -> Figures:
    """Play at one rate. CPU and bytes are counted over the same time as the moves."""
    playing = asyncio.get_running_loop().create_task(crowd.play(rate, WARM_S, seconds))
    await asyncio.sleep(WARM_S)
    before = read(crowd, processes)
    counts = await playing
    after = read(crowd, processes)
    await crowd.drain()
    found = figures(rate, seconds, counts, before, after)
    print(f"{found}   load average {os.getloadavg()[0]:.1f}", flush=True)
    for what, times in counts.wrong.most_common(5):
        print(f"      {times} x {what}")
    return found


async def climb(crowd: Crowd, processes: list[Process], rate: int) -> int:
    """The highest rate from the given one on that can be endured, found by steps and then by a quarter of a step."""
    step = STEP
    while step >= STEP // 4:
        found = await measure(crowd, processes, rate + step, STEP_S)
        if found.p99_ms <= ENDURABLE_MS and not found.errors:
            rate += step
        else:
            step //= 2
    return rate


async def load(processes: list[Process], rates: Sequence[int], seconds: float, climbing: bool) -> list[str]:
    """All rates; what did not come up to the goals."""
    crowd = Crowd(doors(processes), TABLES)
    await crowd.gather()
    gc.collect()
    gc.freeze()
    found = [await measure(crowd, processes, rate, seconds) for rate in rates]
    if climbing:
        reached = [each.rate for each in found if each.p99_ms <= ENDURABLE_MS and not each.errors]
        best = await climb(crowd, processes, max(reached, default=0))
        print(f"the highest rate with p99 <= {ENDURABLE_MS:.0f} ms: {best} moves/s")
    crowd.leave()
    return [short for each in found for short in shortcomings(each)]


def shortcomings(found: Figures) -> list[str]:
    """What is not as good as it has to be."""
    said = []
    goal = GOALS_MS.get(found.rate, ENDURABLE_MS)
    if found.p99_ms > goal:
        said.append(f"{found.rate} moves/s: p99 is {found.p99_ms:.0f} ms, not {goal:.0f}")
    if found.errors:
        said.append(f"{found.rate} moves/s: {found.errors} errors")
    if found.cpu_ms > MOST_CPU_MS:
        said.append(f"{found.rate} moves/s: {found.cpu_ms:.2f} ms of CPU a move, not {MOST_CPU_MS:.0f}")
    return said


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scaled", action="store_true", help="two processes on PostgreSQL and Redis")
    parser.add_argument("--rates", default="300,600", help="moves a second, one after the other")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long each rate is measured")
    parser.add_argument("--no-climb", action="store_true", help="do not look for the highest rate")
    given = parser.parse_args(arguments)
    rates = [int(rate) for rate in given.rates.split(",")]
    with scaled(PROCESSES) if given.scaled else embedded() as processes:
        print(f"{'PostgreSQL and Redis' if given.scaled else 'SQLite'}, {len(processes)} server processes", flush=True)
        said = uvloop.run(load(processes, rates, given.seconds, not given.no_climb))
    for short in said:
        print(f"NOT REACHED: {short}")
    return 1 if said else 0


if __name__ == "__main__":
    raise SystemExit(main())
