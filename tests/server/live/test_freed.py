"""What nobody needs any more leaves the memory."""

from __future__ import annotations

import asyncio
import gc
import weakref

from cheeseboard.core.rng import Rng
from cheeseboard.server.ids import TableId
from cheeseboard.server.live.floor import Floor
from cheeseboard.server.live.unload import IDLE_MS, Unloading
from cheeseboard.server.live.watch import Watch
from cheeseboard.server.store.engine import Database
from cheeseboard.server.tables.bodies import events
from tests.server.live.playing import act_somehow, begin, open_floor, soon
from tests.server.tables.seated import EMA, PETR

NAMES = [TableId(f"table {number}") for number in range(5)]


async def look_on_and_play(floor: Floor, table: TableId) -> list[weakref.ref[object]]:
    """A table at which somebody plays and two look on; what may not outlive it."""
    await begin(floor, "gouda", EMA, PETR, table=table)
    room = await floor.open(table)
    watches = [Watch(room), Watch(room)]
    async with watches[0], watches[1]:
        for _ in range(5):
            await act_somehow(floor, Rng(1), table)
            for reader in (0, 1, None):
                room.updates.bytes_since(room.revision - 1, reader)
    found: list[object] = [room, room.stage.match.state.listener, *watches]
    return [weakref.ref(each) for each in found if hasattr(type(each), "__weakref__")]


def test_of_a_table_that_is_unloaded_nothing_is_left(peopled: Database) -> None:
    times = [0]

    async def run() -> None:
        async with open_floor(peopled, now=lambda: times[0]) as floor:
            left = [each for name in NAMES for each in await look_on_and_play(floor, name)]
            assert len(left) >= 3 * len(NAMES)
            gc.collect()
            assert len(floor.rooms) == len(NAMES)
            await soon(lambda: not floor.checking.comparing and not floor.checking.looking)  # a room that is used stays
            times[0] += IDLE_MS
            await Unloading(floor).step()
            gc.collect()
            assert not floor.rooms
            assert [each() for each in left if each() is not None] == []
            assert not floor.clockwork.deadlines

    asyncio.run(run())


def test_a_room_keeps_only_what_readers_were_last_shown(peopled: Database) -> None:
    async def run() -> None:
        async with open_floor(peopled) as floor:
            await begin(floor, "qwixx", EMA, PETR)
            room = await floor.open(TableId("table"))
            for _ in range(10):
                await act_somehow(floor, Rng(1))
                room.updates.bytes_since(room.revision - 1, None)
            assert [shown.shared.revision for shown in room.updates.shown[None]] == [11, 10]
            assert len(room.updates.written) == len(room.updates.changes) == 1

    asyncio.run(run())


def test_a_room_at_which_nobody_looks_keeps_nothing_that_was_made_to_be_shown(peopled: Database) -> None:
    async def run() -> None:
        async with open_floor(peopled) as floor:
            await begin(floor, "qwixx", EMA, PETR)
            room = await floor.open(TableId("table"))
            async with Watch(room):
                async with Watch(room):
                    await act_somehow(floor, Rng(1))
                    room.updates.bytes_since(0, None)
                assert room.updates.written  # somebody still looks
            made = room.updates
            assert [*made.shown, *made.written, *made.heard] == []
            back = room.updates.since(1, None)  # who comes back gets everything that stands there, and what is new
            assert back["revision"] == room.revision
            assert back["events"] == events(room.stage, None, room.stage.changed_since(1))

    asyncio.run(run())
