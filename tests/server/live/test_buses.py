"""Every bus keeps the same promises: through one process, through a real Redis, through a real PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

import psycopg
import pytest

from cheeseboard.server.ids import TableId
from cheeseboard.server.live.bus_far import FarBus
from cheeseboard.server.live.bus_local import LocalBus
from cheeseboard.server.live.bus_postgres import CHANNEL, PostgresBus
from cheeseboard.server.live.bus_redis import RedisBus
from cheeseboard.server.live.buses import bus_of
from cheeseboard.server.settings import Settings
from cheeseboard.server.store.engine import Database
from tests.server.live.carriers import Carrier, by_postgres, by_redis, far, within_one_process
from tests.server.live.playing import TABLE, act, begin, open_floor, soon
from tests.server.services import postgres as postgres_service
from tests.server.services import redis as redis_service
from tests.server.services.postgres import Postgres
from tests.server.services.redis import Redis
from tests.server.tables.seated import EMA, PETR


@pytest.fixture(params=["local", "redis", "postgres"])
def carrier(request: pytest.FixtureRequest) -> Carrier:
    if request.param == "local":
        return within_one_process()
    if request.param == "redis":
        return by_redis(request.getfixturevalue("own_redis"))
    return by_postgres(request.getfixturevalue("postgres_url"))


@pytest.fixture
def own_redis() -> Iterator[Redis]:
    """A server that no other test uses."""
    server = redis_service.create()
    yield server
    server.remove()


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    server = postgres_service.create()
    yield server
    server.remove()


@pytest.fixture(params=["own_redis", "own_postgres"])
def mortal(request: pytest.FixtureRequest) -> Redis | Postgres:
    """A carrier of the test's own, which it may stop and start."""
    found: Redis | Postgres = request.getfixturevalue(request.param)
    return found


far_only = pytest.mark.parametrize("carrier", ["redis", "postgres"], indirect=True)


def test_all_hear_what_one_tells(carrier: Carrier) -> None:
    async def run() -> None:
        heard: list[tuple[TableId, int]] = []
        gaps: list[int] = []
        buses = list(dict.fromkeys([carrier.bus(), carrier.bus()]))
        for bus in buses:
            for _ in range(2):
                bus.subscribe(lambda table, revision: heard.append((table, revision)), lambda: gaps.append(1))
            await bus.start()
        listeners = 2 * len(buses)
        if isinstance(buses[0], FarBus):
            await soon(lambda: len(gaps) == listeners)  # from now on nothing is missed
        await buses[0].publish(TABLE, 7)
        await soon(lambda: heard == [(TABLE, 7)] * listeners)
        await buses[0].publish(TableId("with:colon"), 0)
        await soon(lambda: heard[listeners:] == [("with:colon", 0)] * listeners)
        for bus in buses:
            await bus.stop()

    asyncio.run(run())


@far_only
def test_of_what_waits_the_last_revision_is_told(carrier: Carrier) -> None:
    async def run() -> None:
        bus = far(carrier)
        for revision in (3, 4, 2):
            await bus.publish(TABLE, revision)
        await bus.publish(TableId("head"), 5)
        await bus.publish(TableId("head"), 0)
        assert bus.untold == {TABLE: 4, "head": 0}
        await bus.stop()

    asyncio.run(run())


@far_only
def test_a_bus_that_was_cut_off_says_so_and_hears_again(carrier: Carrier) -> None:
    async def run() -> None:
        heard: list[tuple[TableId, int]] = []
        gaps: list[int] = []
        bus = far(carrier)
        bus.subscribe(lambda table, revision: heard.append((table, revision)), lambda: gaps.append(1))
        await bus.start()
        await soon(lambda: len(gaps) == 1)
        for number in range(1, 4):
            before = len(gaps)
            assert await asyncio.to_thread(carrier.cut) >= 1
            await soon(lambda: len(gaps) > before)  # noqa: B023
            while heard[-1:] != [(TABLE, number)]:  # what is told before it is connected anew may be lost
                await bus.publish(TABLE, number)
                await asyncio.sleep(0.05)
        await bus.stop()

    asyncio.run(run())


@far_only
def test_what_happened_while_a_process_was_cut_off_is_found(
    carrier: Carrier, peopled: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is told of the move that the one process makes while the other cannot hear."""
    monkeypatch.setattr("cheeseboard.server.live.floor.COMPARE_S", 3600.0)  # all would find it by themselves then

    async def run() -> None:
        deaf = far(carrier)
        gaps: list[int] = []
        deaf.subscribe(lambda table, revision: None, lambda: gaps.append(1))
        async with open_floor(peopled) as here, open_floor(peopled, deaf) as there:
            await begin(here, "qwixx", EMA, PETR)
            room = await there.open(TABLE)
            # It is connected, and has looked for what came before that.
            await soon(lambda: bool(gaps) and not there.checking.comparing and not there.checking.looking)
            await act(here, 1, "-", 1)  # this floor's bus reaches nobody else
            assert room.revision == 1
            while await asyncio.to_thread(carrier.cut) == 0:
                await asyncio.sleep(0.01)
            await soon(lambda: room.revision == 2)

    asyncio.run(run())


def test_while_the_carrier_is_away_moves_go_on_and_everybody_learns_of_them(
    mortal: Redis | Postgres, peopled: Database
) -> None:
    async def run() -> None:
        buses: list[FarBus] = [
            RedisBus(mortal.url()) if isinstance(mortal, Redis) else PostgresBus(mortal.url()) for _ in range(2)
        ]
        async with open_floor(peopled, buses[0]) as here, open_floor(peopled, buses[1]) as there:
            await begin(here, "qwixx", EMA, PETR)
            room = await there.open(TABLE)
            await act(here, 1, "-", 1)
            await soon(lambda: room.revision == 2 and not there.checking.looking)
            await asyncio.to_thread(mortal.stop)
            try:
                assert await act(here, 0, "-", 1) == 3
                await soon(lambda: room.revision == 3, 60)  # it is still away
                ask = here.rooms[TABLE].stage.asks
                assert await act(here, min(ask), "-", ask[min(ask)]) == 4
            finally:
                await asyncio.to_thread(mortal.start)
            await soon(lambda: room.revision == 4, 60)
            await soon(lambda: not buses[0].untold, 60)

    asyncio.run(run())


@far_only
def test_a_bus_stops_at_once_whatever_it_is_doing(carrier: Carrier, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        for number in range(40):
            bus = carrier.bus()
            await bus.start()
            await asyncio.sleep(number / 4000)
            await bus.publish(TABLE, number)
            await asyncio.sleep(number % 5 / 2000)
            async with asyncio.timeout(10):
                await bus.stop()

    with caplog.at_level(logging.ERROR):
        asyncio.run(run())
    assert caplog.text == ""
    asyncio.run(soon(lambda: carrier.count() == 0))  # no connection is left open


def test_postgres_carries_nothing_but_table_and_revision(postgres_url: str, peopled: Database) -> None:
    async def run() -> None:
        with psycopg.connect(postgres_url, autocommit=True) as operator:
            operator.execute(f"LISTEN {CHANNEL}")
            async with open_floor(peopled, PostgresBus(postgres_url)) as floor:
                await begin(floor, "gouda", EMA, PETR)
                await floor.nudge(TABLE)
                notices = await asyncio.to_thread(lambda: [*operator.notifies(timeout=10, stop_after=1)])
        assert {notice.payload for notice in notices} <= {f"{TABLE}:0", f"{TABLE}:1"}
        assert notices

    asyncio.run(run())


def test_a_process_has_the_bus_that_its_settings_ask_for(postgres_url: str, redis: Redis) -> None:
    async def run() -> None:
        assert isinstance(bus_of(Settings()), LocalBus)
        assert isinstance(bus_of(Settings(database_url="sqlite:///a.db")), LocalBus)
        by_database = bus_of(Settings(database_url=postgres_url))
        assert isinstance(by_database, PostgresBus)
        assert by_database.conninfo == postgres_url
        by_redis = bus_of(Settings(database_url=postgres_url, redis_url=redis.url()))
        assert isinstance(by_redis, RedisBus)
        await by_redis.stop()

    asyncio.run(run())
