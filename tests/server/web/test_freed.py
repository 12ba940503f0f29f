"""Sockets that were closed leave nothing behind."""

from __future__ import annotations

import gc
import time
import weakref
from collections.abc import Callable

from tests.server.web.running import PATIENCE_S, Running


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
