"""Time in which nothing could be saved costs nobody the move, whichever process comes first afterwards."""

from __future__ import annotations

import asyncio

import pytest

from cheeseboard.server.live.floor import Floor
from cheeseboard.server.live.heart import NEAR_MS, SELDOM_MS
from cheeseboard.server.store.engine import Database
from cheeseboard.server.store.errors import Unavailable
from cheeseboard.server.store.schema import PULSE
from cheeseboard.server.tables.clocks import DaysPerMove, PerMatch, PerMove
from cheeseboard.server.tables.entries import Excused, TimedOut
from tests.server.live.playing import TABLE, Moody, Time, act, begin, entries, open_floor, soon
from tests.server.tables.seated import EMA, NOON, PETR

MINUTE = 60_000


def kinds(database: Database) -> list[type]:
    return [type(entry) for entry in entries(database) if isinstance(entry, Excused | TimedOut)]


async def pass_by(floor: Floor, time: Time, milliseconds: int) -> None:
    """Time goes by while the server runs."""
    end = time.at + milliseconds
    while time.at < end:
        time.at = min(end, time.at + 2000)
        await floor.clockwork.sweep()


def test_while_the_server_was_down_nobody_ran_out_of_time(peopled: Database) -> None:
    async def run() -> None:
        time = Time()
        async with open_floor(peopled, now=time) as floor:
            await begin(floor, "qwixx", EMA, PETR, clock=PerMove(60))
            await pass_by(floor, time, 20_000)
        time.at += 10 * MINUTE
        async with open_floor(peopled, now=time) as floor:
            room = await floor.open(TABLE)
            await soon(lambda: room.stage.excused == time.at)
            assert kinds(peopled) == [Excused]
            assert room.stage.deadlines() == {0: time.at + 40_000, 1: time.at + 40_000}
            await pass_by(floor, time, 39_000)
            assert kinds(peopled) == [Excused]
            await pass_by(floor, time, 2_000)
            await soon(lambda: kinds(peopled) == [Excused, TimedOut, TimedOut])

    asyncio.run(run())


def test_whose_time_was_nearly_up_has_a_moment_to_come_back(peopled: Database) -> None:
    async def run() -> None:
        time = Time()
        async with open_floor(peopled, now=time) as floor:
            await begin(floor, "qwixx", EMA, PETR, clock=PerMatch(120))
            await pass_by(floor, time, 118_000)
        time.at += 10 * MINUTE
        async with open_floor(peopled, now=time) as floor:
            room = await floor.open(TABLE)
            await soon(lambda: room.stage.excused == time.at)
            assert set(room.stage.deadlines().values()) == {time.at + 30_000}
            time.at += 10_000
            await act(floor, 0, "-", 1)
            assert room.stage.clocks.left(0) == 20_000

    asyncio.run(run())


def test_who_was_told_that_nothing_was_saved_can_say_it_again(peopled: Database) -> None:
    async def run() -> None:
        time = Time()
        writer = Moody(peopled)
        async with open_floor(peopled, now=time, writer=writer) as floor:
            await begin(floor, "qwixx", EMA, PETR, clock=PerMove(60))
            await floor.clockwork.sweep()
            writer.away = "before"
            with pytest.raises(Unavailable):
                await act(floor, 0, "-", 1)
            await pass_by(floor, time, 5 * MINUTE)
            await floor.clockwork.time_out(TABLE)
            writer.away = ""
            await floor.clockwork.time_out(TABLE)  # the timer may come before anything else
            assert kinds(peopled) == [Excused]
            assert await act(floor, 0, "-", 1) == 3

    asyncio.run(run())


def test_an_outage_is_excused_once_by_whichever_process_is_first(peopled: Database) -> None:
    async def run() -> None:
        time = Time()
        async with open_floor(peopled, now=time) as here, open_floor(peopled, now=time) as there:
            await begin(here, "kocour", EMA, PETR, clock=PerMove(60))
            await there.open(TABLE)
            await asyncio.gather(here.clockwork.sweep(), there.clockwork.sweep())
            time.at += 5 * MINUTE
            await asyncio.gather(*[each.clockwork.time_out(TABLE) for each in (here, there)])
            await asyncio.gather(*[each.clockwork.sweep() for each in (here, there)])
            assert kinds(peopled) == [Excused]

    asyncio.run(run())


def test_a_process_that_starts_while_another_serves_excuses_nobody(peopled: Database) -> None:
    async def run() -> None:
        time = Time()
        async with open_floor(peopled, now=time) as here:
            await begin(here, "qwixx", EMA, PETR, clock=PerMove(60))
            await pass_by(here, time, 58_000)
            async with open_floor(peopled, now=time) as there:
                await there.clockwork.sweep()
                assert kinds(peopled) == []
                await pass_by(there, time, 2_000)
                await soon(lambda: kinds(peopled) == [TimedOut, TimedOut])

    asyncio.run(run())


def test_nothing_is_written_while_no_clock_runs_and_that_is_no_outage(peopled: Database) -> None:
    async def run() -> None:
        time = Time()
        async with open_floor(peopled, now=time) as floor:
            await pass_by(floor, time, 20_000)
            assert peopled.read(lambda connection: connection.execute(PULSE.select()).all()) == []
            await begin(floor, "qwixx", EMA, PETR, clock=PerMove(5))
            await pass_by(floor, time, 6_000)
            await soon(lambda: kinds(peopled) == [TimedOut, TimedOut])

    asyncio.run(run())


def test_clocks_of_days_are_looked_after_seldom_until_they_are_near(peopled: Database) -> None:
    async def run() -> None:
        time = Time()
        async with open_floor(peopled, now=time) as floor:
            await begin(floor, "qwixx", EMA, PETR, clock=DaysPerMove(2))
            await floor.clockwork.sweep()
            time.at += 4_000
            await floor.clockwork.sweep()
            assert floor.clockwork.heart.beaten == NOON
            time.at += SELDOM_MS
            await floor.clockwork.sweep()
            assert floor.clockwork.heart.beaten == time.at
            time.at = NOON + NEAR_MS - 1_000  # a long step, but for what is far off it does not count
            for _ in range(3):
                await floor.clockwork.sweep()
                time.at += 2_000
            assert floor.clockwork.heart.beaten == time.at - 2_000
            assert kinds(peopled) == []

    asyncio.run(run())


def test_in_a_database_that_has_no_pulse_yet_there_is_a_moment_too(peopled: Database) -> None:
    async def run() -> None:
        time = Time()
        async with open_floor(peopled, now=time) as floor:
            await begin(floor, "qwixx", EMA, PETR, clock=PerMove(60))
        peopled.write(lambda connection: connection.execute(PULSE.delete()).close())
        time.at += 10 * MINUTE
        async with open_floor(peopled, now=time) as floor:
            room = await floor.open(TABLE)
            await soon(lambda: room.stage.excused == time.at)
            assert set(room.stage.deadlines().values()) == {time.at + 30_000}

    asyncio.run(run())
