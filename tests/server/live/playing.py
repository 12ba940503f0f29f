"""Floors and tables to test with."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future
from contextlib import asynccontextmanager

from msgspec.structs import replace
from sqlalchemy import Connection

from cheeseboard import load
from cheeseboard.core.match import Match
from cheeseboard.core.rng import Rng
from cheeseboard.core.verify import verify
from cheeseboard.server.ids import TableId
from cheeseboard.server.live.bus import Bus
from cheeseboard.server.live.bus_local import LocalBus
from cheeseboard.server.live.floor import Floor
from cheeseboard.server.store import journal, people
from cheeseboard.server.store.engine import Database, Result, Work
from cheeseboard.server.store.errors import Unavailable
from cheeseboard.server.store.writer import Writer
from cheeseboard.server.tables import commands
from cheeseboard.server.tables.clocks import Clock
from cheeseboard.server.tables.entries import Entry, decode
from cheeseboard.server.tables.table import Table
from tests.server.tables.seated import EMA, NAMES, NOON, PEOPLE, SECRET, magic, set_up

TABLE = TableId("table")


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


def welcome(connection: Connection) -> None:
    """Everybody who sits at the tables of the tests."""
    for person, name in zip(PEOPLE, NAMES, strict=True):
        people.welcome(connection, person, name, NOON)


@asynccontextmanager
async def open_floor(
    database: Database,
    bus: Bus | None = None,
    now: Callable[[], int] = milliseconds,
    writer: Writer | None = None,
) -> AsyncIterator[Floor]:
    """A floor of a process of its own, as far as the others can tell."""
    writer = writer or Writer(database)
    floor = Floor(database, writer, bus or LocalBus(), now)
    await floor.start()
    try:
        yield floor
    finally:
        await floor.stop()
        writer.close()


async def begin(
    floor: Floor, game: str, *seats: str, table: TableId = TABLE, clock: Clock | None = None, rated: bool = False
) -> None:
    """A table whose match has begun."""
    head = set_up(game, *seats, clock=clock, options=magic(game))
    await floor.create(replace(head, id=table, rated=rated), SECRET)
    await floor.begin(table, EMA)


async def act(floor: Floor, seat: int, action: str, ask: int, table: TableId = TABLE) -> int:
    """Whoever plays the seat makes a choice."""

    def work(found: Table) -> Entry:
        return commands.act(found, found.chairs[seat].by, seat, ask, action, floor.now())

    return await floor.command(table, work)


async def act_somehow(floor: Floor, rng: Rng, table: TableId = TABLE) -> int:
    """Any seat that is asked makes any legal choice."""
    stage = (await floor.open(table)).stage
    seat = stage.match.asked[rng.below(len(stage.match.asked))]
    return await act(floor, seat, stage.match.state.sample(seat, rng).notation, stage.asks[seat], table)


async def soon(holds: Callable[[], bool], seconds: float = 60.0) -> None:
    """Wait until it holds. The seconds are mere patience: another may be busy with this machine."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.005)


def entries(database: Database, table: TableId = TABLE) -> list[Entry]:
    """What is saved."""
    found = database.read(lambda connection: journal.since(connection, table))
    assert [sequence for sequence, _ in found] == [*range(1, len(found) + 1)]
    return [decode(body, sequence) for sequence, body in found]


def check_record(match: Match) -> None:
    """The match is over, its record can be read, and its dice are fair."""
    assert match.over
    again = load(match.record())
    verdict = verify(again)
    assert verdict.proof == "fair"
    assert verdict.wrong_step is None
    assert verdict.chances == match.chances
    assert again.scores() == match.scores()


class Time:
    """A clock that the test turns."""

    def __init__(self) -> None:
        self.at = NOON

    def __call__(self) -> int:
        return self.at


class Moody(Writer):
    """A writer that can be away: before it has saved, or just after."""

    away = ""

    def submit(self, work: Work[Result], key: str = "") -> Future[Result]:
        if self.away == "before":
            raise Unavailable
        told = super().submit(work, key)
        if self.away == "after":
            told.result()
            raise Unavailable
        return told
