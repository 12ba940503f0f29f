"""A table that nobody looks at any more leaves the memory at once: nothing waits for a search for garbage."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from cheeseboard.core.rng import Rng
from cheeseboard.server.ids import TableId
from cheeseboard.server.live.unload import IDLE_MS, Unloading
from tests.server.web.running import Running
from tests.server.web.test_hints import until
from tests.server.web.test_lobby import started
from tests.server.web.test_play import play


@pytest.mark.parametrize("game", ["qwixx", "wistar"])
def test_a_socket_that_was_closed_keeps_no_table(server: Running, game: str) -> None:
    ema, petr = server.person("Ema"), server.person("Petr")
    table = TableId(started(ema, petr, game))
    gc.collect()
    gc.disable()
    try:
        with ema.watch(table, 0) as hers, petr.watch(table, 1) as his, petr.watch(table, None):
            play({0: hers, 1: his}, Rng(3), 10)
        floor = server.house.floor
        room = weakref.ref(floor.rooms[table])

        async def unload() -> bool:
            found = floor.rooms.get(table)
            if found is not None and not found.watches:
                found.used -= IDLE_MS
                del found
                await Unloading(floor).step()
            return table not in floor.rooms

        until(lambda: asyncio.run_coroutine_threadsafe(unload(), server.loop).result(10))
        until(lambda: room() is None)
    finally:
        gc.enable()
