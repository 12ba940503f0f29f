"""Tables that nobody has touched for long are closed, by whatever process comes first; all others stay."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from cheeseboard.core.rng import Rng
from cheeseboard.server.ids import TableId
from cheeseboard.server.live import abandoning
from cheeseboard.server.live.abandoning import Abandoning
from cheeseboard.server.live.floor import Floor
from cheeseboard.server.store import presence, tables
from cheeseboard.server.store.engine import Database
from cheeseboard.server.tables import gathering
from cheeseboard.server.tables.clocks import DAY, DaysPerMove
from cheeseboard.server.tables.entries import Closed
from cheeseboard.server.tables.seating import Open
from tests.server.live.playing import TABLE, Time, act_somehow, begin, entries, open_floor
from tests.server.tables.seated import EMA, NOON, PETR, SECRET, set_up

GATHERING = TableId("gathering")


async def gather(floor: Floor) -> None:
    """A table that anybody may come to."""
    head = set_up("kocour", EMA, PETR)
    await floor.create(replace(head, id=GATHERING, seats=(head.seats[0], Open())), SECRET)


def statuses(database: Database) -> dict[str, str]:
    return {each.id: each.status for each in database.read(lambda found: tables.in_order(found, TableId(""), 100))}


def test_a_gathering_table_is_closed_sooner_than_a_match(peopled: Database) -> None:
    async def run() -> None:
        time = Time()
        async with open_floor(peopled, now=time) as floor:
            await gather(floor)
            await begin(floor, "kocour", EMA, PETR)
            sweep = Abandoning(floor, 7, 90)
            time.at = NOON + 7 * DAY - 1
            await sweep.step()
            assert statuses(peopled) == {GATHERING: "gathering", TABLE: "playing"}
            assert peopled.read(lambda each: tables.waiting(each, 10)) != []
            time.at += 1
            await sweep.step()
            assert statuses(peopled) == {GATHERING: "closed", TABLE: "playing"}
            assert peopled.read(lambda each: tables.waiting(each, 10)) == []
            time.at = NOON + 90 * DAY
            await sweep.step()
            assert statuses(peopled) == {GATHERING: "closed", TABLE: "closed"}
        assert entries(peopled)[-1] == Closed(at=NOON + 90 * DAY, reason="abandoned")

    asyncio.run(run())


def test_whatever_was_touched_lately_stays(peopled: Database) -> None:
    async def run() -> None:
        time = Time()
        async with open_floor(peopled, now=time) as floor:
            await gather(floor)
            await begin(floor, "kocour", EMA, PETR)
            sweep = Abandoning(floor, 7, 7)
            time.at += 6 * DAY
            await act_somehow(floor, Rng(1))
            await floor.gather(GATHERING, lambda head: gathering.sit(head, 1, PETR, "Petr", "nonce"))
            time.at += 6 * DAY
            await sweep.step()
            assert statuses(peopled) == {GATHERING: "gathering", TABLE: "playing"}

    asyncio.run(run())


def test_nobody_who_is_there_is_sent_away_and_a_clock_decides(peopled: Database) -> None:
    async def run() -> None:
        time = Time()
        async with open_floor(peopled, now=time) as floor:
            await gather(floor)
            await begin(floor, "kocour", EMA, PETR, clock=DaysPerMove(30))
            peopled.write(lambda each: presence.enter(each, GATHERING, EMA, "process", NOON + 8 * DAY))
            sweep = Abandoning(floor, 7, 7)
            time.at += 7 * DAY
            await sweep.step()
            assert statuses(peopled) == {GATHERING: "gathering", TABLE: "playing"}
            time.at += DAY
            await sweep.step()
            assert statuses(peopled)[GATHERING] == "closed"

    asyncio.run(run())


def test_a_table_that_somebody_comes_to_in_that_moment_is_not_closed(peopled: Database) -> None:
    async def run() -> None:
        time = Time()
        async with open_floor(peopled, now=time) as here, open_floor(peopled, now=time) as there:
            await gather(here)
            time.at += 7 * DAY
            found = peopled.read(lambda each: tables.find(each, GATHERING))
            await there.gather(GATHERING, lambda head: gathering.sit(head, 1, PETR, "Petr", "nonce"))
            closing = here.command(GATHERING, lambda table: abandoning.abandoned(table, found, time.at))
            problems = await asyncio.gather(closing, return_exceptions=True)
            assert [type(problem).__name__ for problem in problems] == ["TableProblem"]
            assert statuses(peopled) == {GATHERING: "gathering"}

    asyncio.run(run())


def test_two_processes_close_a_table_once(peopled: Database) -> None:
    async def run() -> None:
        time = Time()
        async with open_floor(peopled, now=time) as here, open_floor(peopled, now=time) as there:
            await begin(here, "kocour", EMA, PETR)
            time.at += 90 * DAY
            await asyncio.gather(Abandoning(here, 7, 90).step(), Abandoning(there, 7, 90).step())
            assert [type(entry).__name__ for entry in entries(peopled)] == ["Started", "Closed"]

    asyncio.run(run())


def test_all_tables_are_gone_through_some_at_a_time_again_and_again(peopled: Database) -> None:
    async def run() -> None:
        time = Time()
        async with open_floor(peopled, now=time) as floor:
            for number in range(3):
                await begin(floor, "kocour", EMA, PETR, table=TableId(f"table-{number}"))
            time.at += 90 * DAY
            sweep, closed = Abandoning(floor, 7, 90, together=2), []
            for _ in range(2):
                await sweep.step()
                closed.append([*statuses(peopled).values()].count("closed"))
            await begin(floor, "kocour", EMA, PETR)
            time.at += 90 * DAY
            for _ in range(3):
                await sweep.step()
                closed.append([*statuses(peopled).values()].count("closed"))
            assert closed == [2, 3, 4, 4, 4]

    asyncio.run(run())
