"""Who was not there is told, once; who is there, or has moved, is not."""

from __future__ import annotations

import asyncio

from sqlalchemy import Connection, select

from cheeseboard.core.rng import Rng
from cheeseboard.server.remind.office import NOTICED_MS, REMEMBERED_MS
from cheeseboard.server.remind.telling import true_ones
from cheeseboard.server.store import invitations, looking, notices, presence, sessions
from cheeseboard.server.store.engine import Database
from cheeseboard.server.store.invitations import Invitation
from cheeseboard.server.store.schema import INVITATIONS, SESSIONS
from cheeseboard.server.tables import commands
from cheeseboard.server.tables.clocks import DAY, DaysPerMove
from tests.server.live.playing import TABLE, Time, act, act_somehow, begin, soon
from tests.server.remind.offices import noticed, open_office, settled, told, wants, ways
from tests.server.tables.seated import EMA, JAN, NOON, PETR


def there(database: Database) -> dict[str, int]:
    found = database.read(lambda connection: presence.last_there(connection, TABLE))
    return {str(person): until for person, until in found.items()}


def test_whoever_is_not_there_when_their_turn_comes_is_told_once(peopled: Database) -> None:
    async def run() -> None:
        time = Time()
        async with open_office(peopled, time, ways()) as (office, _):
            await begin(office.floor, "qwixx", EMA, PETR, JAN)
            office.presence.enter(TABLE, EMA)
            await soon(lambda: "id-ema" in there(peopled))
            await settled(office, time)
            assert [told(peopled, person) for person in (EMA, PETR, JAN)] == [[], ["turn"], ["turn"]]
            before = noticed(peopled, PETR)
            stage = (await office.floor.open(TABLE)).stage
            await act(office.floor, 2, "-", stage.asks[2])
            await settled(office, time)
            assert told(peopled, JAN) == []  # who moves is not waited for
            assert noticed(peopled, PETR) == before  # and the others are not told again

    asyncio.run(run())


def test_what_does_not_hold_any_more_is_not_shown_from_the_move_on(peopled: Database) -> None:
    def true(connection: Connection) -> int:
        return len(true_ones(connection, notices.of_person(connection, PETR)))

    async def run() -> None:
        time = Time()
        async with open_office(peopled, time, ways()) as (office, _):
            await begin(office.floor, "qwixx", EMA, PETR)
            await settled(office, time)
            assert (told(peopled, PETR), peopled.read(true)) == (["turn"], 1)
            stage = (await office.floor.open(TABLE)).stage
            await act(office.floor, 1, "-", stage.asks[1])
            assert peopled.read(true) == 0  # in the transaction of the move
            assert told(peopled, PETR) == ["turn"]
            await settled(office, time)
            assert told(peopled, PETR) == []

    asyncio.run(run())


def test_being_there_takes_it_away_and_having_been_there_is_enough(peopled: Database) -> None:
    async def run() -> None:
        time = Time()
        async with open_office(peopled, time, ways()) as (office, _):
            await begin(office.floor, "qwixx", EMA, PETR)
            await settled(office, time)
            assert told(peopled, PETR) == ["turn"]
            office.presence.enter(TABLE, PETR)
            await soon(lambda: told(peopled, PETR) == [])
            time.at += 1000
            office.presence.leave(TABLE, PETR)
            await soon(lambda: there(peopled)["id-petr"] == time.at)
            stage = (await office.floor.open(TABLE)).stage
            await act(office.floor, 0, "-", stage.asks[0])  # Petr's question stays as it was
            await settled(office, time)
            assert told(peopled, PETR) == []

    asyncio.run(run())


def test_two_sockets_and_one_of_them_closed_is_still_there(peopled: Database) -> None:
    async def run() -> None:
        time = Time()
        async with open_office(peopled, time, ways()) as (office, _):
            await begin(office.floor, "qwixx", EMA, PETR)
            office.presence.enter(TABLE, PETR)
            office.presence.enter(TABLE, PETR)
            office.presence.leave(TABLE, PETR)
            await soon(lambda: "id-petr" in there(peopled))
            time.at += 20_000
            await office.presence.renew()
            assert there(peopled)["id-petr"] == time.at + 30_000
            office.presence.leave(TABLE, PETR)
            await soon(lambda: there(peopled)["id-petr"] == time.at)
            await settled(office, time)
            assert told(peopled, EMA) == ["turn"]
            time.at += REMEMBERED_MS + 1
            await office.tidy()
            assert (there(peopled), told(peopled, EMA)) == ({}, ["turn"])
            time.at += NOTICED_MS
            await office.tidy()
            assert told(peopled, EMA) == []

    asyncio.run(run())


def test_what_has_expired_is_thrown_away(peopled: Database) -> None:
    def give(connection: Connection) -> None:
        for name, expires in (("old", NOON + 1000), ("new", NOON + 3000)):
            sessions.begin(connection, name, EMA, NOON, expires)
            invitations.invite(connection, name, Invitation(TABLE, None), NOON, expires)

    def kept(connection: Connection) -> list[int]:
        return [*connection.scalars(select(SESSIONS.c.expires)), *connection.scalars(select(INVITATIONS.c.expires))]

    async def run() -> None:
        time = Time()
        async with open_office(peopled, time, ways()) as (office, _):
            await begin(office.floor, "qwixx", EMA, PETR)
            peopled.write(give)
            time.at += 2000
            await office.tidy()
            assert peopled.read(kept) == [NOON + 3000] * 2

    asyncio.run(run())


def test_time_that_runs_out_is_told_in_its_last_quarter(peopled: Database) -> None:
    async def run() -> None:
        time = Time()
        async with open_office(peopled, time, ways()) as (office, _):
            await begin(office.floor, "kocour", EMA, PETR, clock=DaysPerMove(1))
            stage = (await office.floor.open(TABLE)).stage
            person = stage.chairs[stage.match.asked[0]].owner
            assert person is not None
            begun = time.at
            await settled(office, time)
            time.at = begun + DAY - DAY // 4 - 1
            await office.look()
            assert told(peopled, person) == ["turn"]
            time.at += 1
            await office.look()
            assert told(peopled, person) == ["turn", "soon"]
            assert noticed(peopled, person)[1].until == begun + DAY
            assert peopled.read(lambda connection: looking.to_look_at(connection, time.at + DAY, 9)) == []

    asyncio.run(run())


def test_requests_to_go_back_ends_and_seats_are_told(peopled: Database) -> None:
    async def run() -> None:
        time = Time()
        async with open_office(peopled, time, ways()) as (office, _):
            floor = office.floor
            wants(peopled, JAN, "jan@example.org", ways())
            await begin(floor, "kocour", EMA, PETR)
            for _ in range(3):
                await act_somehow(floor, Rng(1))
            await floor.command(TABLE, lambda table: commands.ask_back(table, EMA, 0, 1, time.at))
            await settled(office, time)
            assert "back" in told(peopled, PETR)
            assert "back" not in told(peopled, EMA)
            await floor.command(TABLE, lambda table: commands.decline(table, PETR, time.at))
            await floor.command(TABLE, lambda table: commands.hand_over(table, PETR, 1, JAN, "Jan", time.at))
            assert told(peopled, JAN) == ["invited"]  # in the same transaction
            await settled(office, time)
            assert "email" in [notice.channel for notice in noticed(peopled, JAN) if notice.kind == "invited"]
            assert "back" not in told(peopled, PETR)
            rng = Rng(2)
            while not (await floor.open(TABLE)).stage.match.over:
                await act_somehow(floor, rng)
            await settled(office, time)
            assert [told(peopled, person) for person in (EMA, PETR, JAN)] == [["over"], [], ["over"]]

    asyncio.run(run())


def test_two_processes_that_look_at_once_tell_once_and_a_restart_forgets_nothing(peopled: Database) -> None:
    async def run() -> None:
        time = Time()
        async with open_office(peopled, time, ways()) as (office, _):
            await begin(office.floor, "qwixx", EMA, PETR)
        time.at += 4000  # the process has ended before it looked
        async with open_office(peopled, time, ways()) as (here, _), open_office(peopled, time, ways()) as (other, _):
            await asyncio.gather(here.look(), other.look(), here.look(), other.look())
            assert [told(peopled, person) for person in (EMA, PETR)] == [["turn"], ["turn"]]

    asyncio.run(run())
