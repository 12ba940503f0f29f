"""Clocks run out in whatever process comes first, also at tables that nobody has open."""

from __future__ import annotations

import asyncio

import pytest

from cheeseboard.core.rng import Rng
from cheeseboard.server.live.clockwork import Clockwork
from cheeseboard.server.store.engine import Database
from cheeseboard.server.tables.clocks import DAY, DaysPerMove, PerMove
from cheeseboard.server.tables.entries import TimedOut
from tests.server.live.playing import TABLE, Time, act_somehow, begin, entries, open_floor, soon
from tests.server.tables.seated import EMA, PETR


def late(database: Database) -> list[int]:
    return [entry.seat for entry in entries(database) if isinstance(entry, TimedOut)]


def test_a_clock_runs_out_in_an_open_room_without_a_look_into_the_database(peopled: Database) -> None:
    async def run() -> None:
        time = Time()
        async with open_floor(peopled, now=time) as floor:
            await begin(floor, "kocour", EMA, PETR, clock=PerMove(5))
            await floor.clockwork.sweep()
            seat = floor.rooms[TABLE].stage.match.asked[0]
            time.at += 4999
            assert floor.clockwork.due(time.at) == []
            time.at += 1
            assert floor.clockwork.due(time.at) == [TABLE]
            floor.clockwork.let_run_out(TABLE)
            await soon(lambda: floor.rooms[TABLE].stage.chairs[seat].bot == "greedy")
            assert late(peopled) == [seat]

    asyncio.run(run())


async def no_sweep(clockwork: Clockwork) -> None:
    """Look for nothing."""


def test_the_timer_goes_off_by_itself(peopled: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        time = Time()
        async with open_floor(peopled, now=time) as floor:
            await begin(floor, "kocour", EMA, PETR, clock=PerMove(5))
            await floor.clockwork.sweep()
            monkeypatch.setattr(Clockwork, "sweep", no_sweep)  # it would find the table too
            time.at += 5000
            floor.clockwork.sooner.set()
            await soon(lambda: bool(floor.rooms[TABLE].stage.stand_ins))

    asyncio.run(run())


def test_all_who_are_late_run_out(peopled: Database) -> None:
    async def run() -> None:
        time = Time()
        async with open_floor(peopled, now=time) as floor:
            await begin(floor, "qwixx", EMA, PETR, clock=PerMove(5))
            await floor.clockwork.sweep()
            time.at += 5000
            await floor.clockwork.time_out(TABLE)
            assert sorted(late(peopled)) == [0, 1]

    asyncio.run(run())


def test_a_table_that_nobody_has_open_is_found(peopled: Database) -> None:
    async def run() -> None:
        time = Time()
        async with open_floor(peopled, now=time) as floor:
            await begin(floor, "qwixx", EMA, PETR, clock=PerMove(5))
            await floor.clockwork.sweep()
        time.at += 5000  # not so long that the server was away
        async with open_floor(peopled, now=time) as floor:
            await soon(lambda: late(peopled) == [0, 1])
            assert not floor.clockwork.deadlines

    asyncio.run(run())


def test_two_processes_let_a_clock_run_out_once(peopled: Database) -> None:
    async def run() -> None:
        time = Time()
        async with open_floor(peopled, now=time) as here, open_floor(peopled, now=time) as there:
            await begin(here, "kocour", EMA, PETR, clock=PerMove(5))
            await there.open(TABLE)
            await asyncio.gather(here.clockwork.sweep(), there.clockwork.sweep())
            time.at += 5000
            await asyncio.gather(here.clockwork.time_out(TABLE), there.clockwork.time_out(TABLE))
            assert len(late(peopled)) == 1

    asyncio.run(run())


def test_clocks_of_days_take_no_more_room_with_every_move(peopled: Database) -> None:
    async def run() -> None:
        time = Time()
        async with open_floor(peopled, now=time) as floor:
            await begin(floor, "kocour", EMA, PETR, clock=DaysPerMove(3))
            rng = Rng(1)
            clockwork = Clockwork(floor)
            for _ in range(30):
                time.at += 1000
                await act_somehow(floor, rng)
                for _ in range(10):
                    clockwork.follow(floor.rooms[TABLE], True)
                    clockwork.forget(TABLE)
            assert len(clockwork.heap) <= 103
            clockwork.follow(floor.rooms[TABLE], True)
            assert clockwork.due(time.at + 3 * DAY) == [TABLE]

    asyncio.run(run())
