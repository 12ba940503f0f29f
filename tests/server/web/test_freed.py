"""Sockets that were closed leave nothing behind."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import Callable

import pytest

from cheeseboard.core.rng import Rng
from cheeseboard.server.ids import TableId
from cheeseboard.server.live.unload import IDLE_MS, Unloading
from cheeseboard.server.web.sockets import Handshake, Sockets
from cheeseboard.server.web.wire import Requests
from tests.server.web.raw import Raw
from tests.server.web.running import PATIENCE_S, Running
from tests.server.web.test_lobby import started
from tests.server.web.test_play import play


def soon(holds: Callable[[], bool]) -> bool:
    """Whether it holds, before patience ends."""
    until = time.monotonic() + PATIENCE_S
    while not holds() and time.monotonic() < until:
        time.sleep(0.01)
    return holds()


def gauge(server: Running, name: str) -> float:
    page = server.person().http.get("/metrics").text
    return float(page.split(f"\n{name} ")[1].split()[0])


def test_of_closed_sockets_nothing_is_left(server: Running) -> None:
    ema = server.person("Ema")
    table = ema.table("qwixx", "greedy")
    ema.post(f"/api/tables/{table}/start")
    house = server.house
    talks = [ema.watch(table, 0), *[server.person().watch(table, None) for _ in range(5)]]
    room = next(iter(house.visits.at.values()))
    visits = [weakref.ref(visit) for visit in room]
    del room
    assert (len(visits), gauge(server, "cheeseboard_sockets"), gauge(server, "cheeseboard_rooms")) == (6, 6, 1)
    for talk in talks:
        talk.connection.close()
    assert soon(lambda: gauge(server, "cheeseboard_sockets") == 0)
    assert not house.visits.at
    assert not house.visits.of_address
    assert not next(iter(house.floor.rooms.values())).watches

    def freed() -> bool:
        gc.collect()
        return not any(visit() for visit in visits)

    assert soon(freed)


@pytest.mark.parametrize("kind", [Requests, Sockets, Handshake])
def test_of_a_connection_nothing_waits_for_a_search_for_garbage(server: Running, kind: type) -> None:
    ema = server.person("Ema")
    table = ema.table("qwixx", "greedy")
    strangers = [server.person() for _ in range(5)]

    def there() -> list[object]:
        return [each for each in gc.get_objects() if isinstance(each, kind)]

    gc.collect()
    gc.disable()
    try:
        before = there()  # held, so that nothing new is taken for one of them; idle ones may end meanwhile
        known = {id(each) for each in before}

        def new() -> int:
            return sum(id(each) not in known for each in there())

        with ema.socket(table) as hers:
            assert hers.ask("ping")["type"] == "pong"
            assert new() == (kind is not Requests)
        for stranger in strangers:
            stranger.watch(table, None).connection.close()
        Raw(int(server.address.partition(":")[2]), f"/api/tables/{table}/socket", {}).abort()
        assert soon(lambda: new() == 0)
    finally:
        gc.enable()


@pytest.mark.parametrize("game", ["qwixx", "wistar"])
def test_a_socket_that_was_closed_keeps_no_table(server: Running, game: str) -> None:
    """It is freed at once, without a search for garbage."""
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

        assert soon(lambda: asyncio.run_coroutine_threadsafe(unload(), server.loop).result(10))
        assert soon(lambda: room() is None)
    finally:
        gc.enable()
