"""A process that plays at tables others play at too: python -m tests.server.live.racing SEED TABLE…

It makes any choice for any seat, and tells every one that it was told is saved: the table, the revision, seat, action.
"""

from __future__ import annotations

import asyncio
import os
import sys

from cheeseboard.core.refusal import Refused
from cheeseboard.core.rng import Rng
from cheeseboard.server.ids import TableId
from cheeseboard.server.live.floor import Floor
from cheeseboard.server.settings import read_settings
from cheeseboard.server.store.errors import Unavailable
from cheeseboard.server.store.revision import open_database
from cheeseboard.server.tables.problem import TableProblem
from tests.server.live.playing import act, open_floor


def say(line: str) -> None:
    os.write(1, line.encode() + b"\n")


async def play(floor: Floor, table: TableId, rng: Rng) -> None:
    while True:
        stage = (await floor.open(table)).stage
        if stage.match.over:
            return
        seat = stage.match.asked[rng.below(len(stage.match.asked))]
        action = stage.match.state.sample(seat, rng).notation
        await asyncio.sleep(rng.below(4) / 1000)  # the stage may be old by now; and the other process has its turn
        try:
            revision = await act(floor, seat, action, stage.asks[seat], table)
            say(f"{table} {revision} {seat} {action}")
        except (Refused, TableProblem, Unavailable):
            pass  # another process was quicker, or has kept the database for long: try again


async def run(seed: int, names: list[str]) -> None:
    database = open_database(read_settings(os.environ))
    async with open_floor(database) as floor:
        for name in names:
            await floor.open(TableId(name))
        say("ready")
        sys.stdin.readline()
        await asyncio.gather(*[play(floor, TableId(name), Rng(seed, place)) for place, name in enumerate(names)])
    database.close()


if __name__ == "__main__":
    asyncio.run(run(int(sys.argv[1]), sys.argv[2:]))
