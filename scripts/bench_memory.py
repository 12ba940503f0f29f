"""Memory: PYTHONPATH=. .venv/bin/python scripts/bench_memory.py [--minutes 10] [--sockets 2000]

What a socket costs that only looks on; whether memory stays the same while tables come and go; and what is left when
everybody has gone. Memory is what the system counts as resident in the server's process.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import statistics
from collections.abc import Sequence
from random import Random

import uvloop
from msgspec import json

from loading.crowd import Crowd
from loading.http import Http
from loading.party import Party
from loading.servers import Process, doors, embedded
from loading.wire import Wire, connect

IDLE_KB = 60.0  # that a socket may cost
GROWTH = 0.05  # after the first minute
TABLES = 200  # with four sockets each
RATE = 300.0  # moves a second
# After which a party is replaced by another, on average. What a table remembers grows with its match: only once tables
# are as old as they will ever be, after the first minute, does memory that still grows tell of something that is left.
STAY_S = 40.0
UNLOADED_S = 75.0  # a minute without anybody, and some more
LATER_S = 60.0  # and still more where the server has moves to finish first
HELLO = json.encode({"type": "hello", "id": 0, "seat": None, "since": 0})


async def settled_kb(process: Process) -> int:
    """The memory once nothing changes any more."""
    await asyncio.sleep(3)
    return process.resident_kb()


async def idle_sockets(process: Process, door: Http, number: int) -> tuple[list[str], int]:
    """Spectators at forty tables who do nothing: what is wrong, and the memory with all of them."""
    crowd = Crowd([door], 40)
    await crowd.gather()
    before = await settled_kb(process)
    wires: list[Wire] = []
    for place in range(number):
        path = f"/api/tables/{crowd.parties[place % len(crowd.parties)].table}/socket"
        wires.append(await connect(door.host, door.port, path, "", lambda data: None, crowd.wrong))
        wires[-1].send(HELLO)
    most = await settled_kb(process)
    each = (most - before) / number
    print(f"{number} idle sockets: {each:.1f} kB each", flush=True)
    for wire in wires:
        wire.close()
    crowd.leave()
    said = [f"an idle socket costs {each:.1f} kB, not {IDLE_KB:.0f}"] if each > IDLE_KB else []
    return [*said, *[f"{times} x {what}" for what, times in crowd.counts.wrong.items()]], most


class Coming(Crowd):
    """A crowd whose parties leave in the middle of a match; others come in their place."""

    async def come_and_go(self, seconds: float) -> None:
        end = self.clock() + seconds
        luck = Random(2)
        while self.clock() < end:
            await asyncio.sleep(luck.expovariate(len(self.parties) / STAY_S))
            place = luck.randrange(len(self.parties))
            left = self.parties[place]
            if left.playing and left.intended is None and not left.waiting:
                left.playing = False
                left.leave()
                come = self.parties[place] = Party(left.servers, left.game, left.seats, self.luck, self)
                await come.gather()


async def coming_and_going(
    process: Process, door: Http, minutes: float, tables: int, rate: float
) -> tuple[list[str], int]:
    """Matches and parties that end, while memory is looked at: what is wrong, and the most memory there was."""
    crowd = Coming([door], tables)
    await crowd.gather()
    seconds = minutes * 60
    loop = asyncio.get_running_loop()
    tasks = [loop.create_task(crowd.play(rate, 0, seconds)), loop.create_task(crowd.come_and_go(seconds))]
    seen: list[int] = []
    while not all(task.done() for task in tasks):
        await asyncio.sleep(1)
        seen.append(process.resident_kb())
        if len(seen) % 30 == 0:
            print(f"after {len(seen):4} s: {seen[-1] / 1024:.1f} MB   {await rooms(door):.0f} rooms", flush=True)
    await asyncio.gather(*tasks)
    await crowd.drain()
    # Rooms stay for a minute when everybody has left: until then there are more of them from second to second.
    first, last = statistics.median(seen[75:105]), statistics.median(seen[-30:])
    growth = last / first - 1
    print(f"{crowd.moves} moves in {minutes:.0f} minutes: {first / 1024:.1f} MB, {last / 1024:.1f} MB, {growth:+.1%}")
    crowd.leave()
    said = [f"memory has grown by {growth:.1%}, not {GROWTH:.0%}"] if growth > GROWTH else []
    return [*said, *[f"{times} x {what}" for what, times in crowd.counts.wrong.items()]], max(seen)


async def rooms(door: Http) -> float:
    """The tables in memory."""
    page = str(await door.get("/metrics"))
    return float(page.split("\ncheeseboard_rooms ")[1].split()[0])


async def nobody_there(process: Process, door: Http, most: int) -> list[str]:
    """What is left when everybody has gone: no table in memory, and not more memory than with all of them.

    Python gives little of it back to the system; that it is used again is what memory that does not grow has shown.
    """
    await asyncio.sleep(UNLOADED_S)
    end = asyncio.get_running_loop().time() + LATER_S
    while (left := await rooms(door)) and asyncio.get_running_loop().time() < end:
        await asyncio.sleep(1)
    memory = process.resident_kb()
    print(f"nobody there: {left:.0f} rooms, {memory / 1024:.1f} MB; with all of them {most / 1024:.1f} MB", flush=True)
    said = [f"{left:.0f} rooms are left"] if left else []
    return said + ([f"{memory / most - 1:.1%} more memory without anybody"] if memory > most * (1 + GROWTH) else [])


async def measure(process: Process, minutes: float, sockets: int, tables: int, rate: float) -> list[str]:
    door = doors([process])[0]
    said, most = await idle_sockets(process, door, sockets)
    said += await nobody_there(process, door, most)
    more, most = await coming_and_going(process, door, minutes, tables, rate)
    return said + more + await nobody_there(process, door, most)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10.0, help="how long tables come and go; at least 3")
    parser.add_argument("--sockets", type=int, default=2000, help="how many do nothing")
    parser.add_argument("--tables", type=int, default=TABLES, help="that come and go")
    parser.add_argument("--rate", type=float, default=RATE, help="moves a second there")
    given = parser.parse_args(arguments)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # the server inherits it
    with embedded() as processes:
        said = uvloop.run(measure(processes[0], given.minutes, given.sockets, given.tables, given.rate))
    for short in said:
        print(f"NOT REACHED: {short}")
    return 1 if said else 0


if __name__ == "__main__":
    raise SystemExit(main())
