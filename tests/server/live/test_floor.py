"""Moves are saved before they are shown, once each, whatever else happens."""

from __future__ import annotations

import asyncio
import threading

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection

from cheeseboard.core.refusal import Refused
from cheeseboard.core.rng import Rng
from cheeseboard.server.ids import TableId
from cheeseboard.server.live import checking
from cheeseboard.server.live.bus_local import LocalBus
from cheeseboard.server.live.unload import IDLE_MS, Unloading
from cheeseboard.server.store import journal, tables
from cheeseboard.server.store.engine import Database
from cheeseboard.server.store.errors import Missing, Unavailable
from cheeseboard.server.store.tables import Standing
from cheeseboard.server.store.writer import Writer
from cheeseboard.server.tables import commands, gathering
from cheeseboard.server.tables.head import Head
from cheeseboard.server.tables.problem import Broken, Stale, TableProblem
from cheeseboard.server.tables.seating import Open, Person
from tests.server.live.playing import TABLE, Moody, act, act_somehow, begin, check_record, entries, open_floor, soon
from tests.server.tables.seated import EMA, EVA, JAN, PETR, SECRET, set_up


def test_a_move_is_saved_before_anybody_sees_it(peopled: Database) -> None:
    async def run() -> None:
        writer = Writer(peopled)
        async with open_floor(peopled, writer=writer) as floor:
            await begin(floor, "qwixx", EMA, PETR)
            room = await floor.open(TABLE)
            held = threading.Event()
            writer.submit(lambda connection: held.wait(10), "")  # the next commit waits for this one
            async with floor.watch(room) as watch:
                move = asyncio.create_task(act(floor, 1, "-", 1))
                await asyncio.sleep(0.1)
                assert room.revision == 1
                assert not watch.news.is_set()
                assert not move.done()
                held.set()
                await watch.changed()
                assert len(entries(peopled)) == room.revision == 2
                assert await move == 2

    asyncio.run(run())


def test_a_refused_move_changes_nothing(peopled: Database) -> None:
    async def run() -> None:
        async with open_floor(peopled) as floor:
            await begin(floor, "qwixx", EMA, PETR)
            with pytest.raises(Refused):
                await act(floor, 1, "r99", 1)
            assert (await floor.open(TABLE)).revision == len(entries(peopled)) == 1

    asyncio.run(run())


def test_what_was_not_saved_changes_nothing_and_can_be_tried_again(peopled: Database) -> None:
    async def run() -> None:
        writer = Moody(peopled)
        async with open_floor(peopled, writer=writer) as floor:
            await begin(floor, "qwixx", EMA, PETR)
            writer.away = "before"
            with pytest.raises(Unavailable):
                await act(floor, 1, "-", 1)
            assert (await floor.open(TABLE)).revision == 1
            writer.away = ""
            assert await act(floor, 1, "-", 1) == 2
            assert len(entries(peopled)) == 2

    asyncio.run(run())


def test_what_was_saved_without_an_answer_shows_by_itself_and_is_not_doubled(
    peopled: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checking, "DOUBT_S", 0.05)

    async def run() -> None:
        writer = Moody(peopled)
        async with open_floor(peopled, writer=writer) as floor:
            await begin(floor, "qwixx", EMA, PETR)
            room = await floor.open(TABLE)
            writer.away = "after"
            async with floor.watch(room) as watch:
                with pytest.raises(Unavailable):
                    await act(floor, 1, "-", 1)
                assert room.revision == 1
                writer.away = ""
                async with asyncio.timeout(60):
                    while room.revision == 1:
                        await watch.changed()
            assert room.revision == 2
            with pytest.raises(Stale):
                await act(floor, 1, "-", 1)
            assert len(entries(peopled)) == 2

    asyncio.run(run())


def test_whoever_loses_the_race_catches_up_and_tries_again(peopled: Database) -> None:
    async def run() -> None:
        async with open_floor(peopled) as here, open_floor(peopled) as there:  # no bus joins them
            await begin(here, "qwixx", EMA, PETR)
            await there.open(TABLE)
            assert await act(here, 1, "-", 1) == 2
            assert there.rooms[TABLE].revision == 1
            with pytest.raises(Stale):
                await act(there, 1, "-", 1)
            assert there.rooms[TABLE].revision == 2
            assert await act(there, 0, "-", 1) == 3  # a sealed answer is as good after the other's

    asyncio.run(run())


def test_nobody_is_refused_by_a_table_that_has_gone_on_elsewhere(peopled: Database) -> None:
    async def run() -> None:
        async with open_floor(peopled) as here, open_floor(peopled) as there:
            await begin(here, "qwixx", EMA, PETR)
            await there.open(TABLE)
            for seat in (0, 1):
                await act(here, seat, "-", 1)
            [(seat, ask)] = here.rooms[TABLE].stage.asks.items()
            assert there.rooms[TABLE].stage.asks[seat] != ask
            assert await act(there, seat, "-", ask) == 4

    asyncio.run(run())


def test_other_processes_hear_of_moves(peopled: Database) -> None:
    async def run() -> None:
        bus = LocalBus()
        async with open_floor(peopled, bus) as here, open_floor(peopled, bus) as there:
            await begin(here, "qwixx", EMA, PETR)
            room = await there.open(TABLE)
            async with there.watch(room) as watch, asyncio.timeout(5):
                await act(here, 1, "-", 1)
                await watch.changed()
                assert room.revision == 2
                await here.nudge(TABLE)
                await watch.changed()

    asyncio.run(run())


def test_after_a_gap_all_rooms_are_looked_at(peopled: Database) -> None:
    async def run() -> None:
        async with open_floor(peopled) as here, open_floor(peopled) as there:
            await begin(here, "qwixx", EMA, PETR)
            room = await there.open(TABLE)
            await act(here, 1, "-", 1)
            there.checking.look_at_all()
            await soon(lambda: room.revision == 2)
            await soon(lambda: not there.checking.looking)

    asyncio.run(run())


def test_what_was_saved_without_an_answer_is_told_to_other_processes(
    peopled: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cheeseboard.server.live.floor.COMPARE_S", 3600.0)

    async def run() -> None:
        bus, writer = LocalBus(), Moody(peopled)
        async with open_floor(peopled, bus, writer=writer) as here, open_floor(peopled, bus) as there:
            await begin(here, "qwixx", EMA, PETR)
            room = await there.open(TABLE)
            writer.away = "after"
            with pytest.raises(Unavailable):
                await act(here, 1, "-", 1)
            writer.away = ""
            await soon(lambda: room.revision == 2, 60)

    asyncio.run(run())


def test_what_a_process_saved_just_before_it_died_is_told_by_whoever_finds_it(
    peopled: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cheeseboard.server.live.floor.COMPARE_S", 3600.0)

    async def run() -> None:
        bus = LocalBus()
        async with open_floor(peopled) as dying, open_floor(peopled, bus) as here, open_floor(peopled, bus) as there:
            await begin(dying, "qwixx", EMA, PETR)
            room = await there.open(TABLE)
            await here.open(TABLE)
            await act(dying, 1, "-", 1)  # nobody hears of it
            with pytest.raises(Stale):
                await act(here, 1, "-", 1)
            await soon(lambda: room.revision == 2, 60)

    asyncio.run(run())


def test_what_nobody_was_told_of_is_found_after_a_while(peopled: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cheeseboard.server.live.floor.COMPARE_S", 0.1)

    async def run() -> None:
        async with open_floor(peopled) as dying, open_floor(peopled) as there:
            await begin(dying, "qwixx", EMA, PETR)
            room = await there.open(TABLE)
            async with there.watch(room) as watch, asyncio.timeout(60):
                await act(dying, 1, "-", 1)
                while room.revision < 2:  # whoever looks on is also woken when there was nothing to be found
                    await watch.changed()
            assert room.revision == 2

    asyncio.run(run())


def test_a_move_that_comes_while_a_room_is_being_opened_is_not_missed(peopled: Database) -> None:
    async def run() -> None:
        bus = LocalBus()
        async with open_floor(peopled, bus) as here, open_floor(peopled, bus) as there:
            await begin(here, "qwixx", EMA, PETR)
            opening = asyncio.create_task(there.open(TABLE))
            await asyncio.sleep(0)
            await act(here, 1, "-", 1)
            room = await opening
            await soon(lambda: room.revision == 2)

    asyncio.run(run())


def test_a_move_is_finished_though_its_sender_goes_away(peopled: Database) -> None:
    async def run() -> None:
        async with open_floor(peopled) as floor:
            await begin(floor, "qwixx", EMA, PETR)
            room = await floor.open(TABLE)
            held = threading.Event()
            floor.writer.submit(lambda connection: held.wait(10), "")
            move = asyncio.create_task(act(floor, 1, "-", 1))
            await asyncio.sleep(0.05)
            move.cancel()
            held.set()
            await soon(lambda: room.revision == 2)
            assert len(entries(peopled)) == 2

    asyncio.run(run())


def test_who_is_slow_is_woken_once(peopled: Database) -> None:
    async def run() -> None:
        async with open_floor(peopled) as floor:
            await begin(floor, "qwixx", EMA, PETR)
            rng = Rng(1)
            async with floor.watch(await floor.open(TABLE)) as watch:
                for _ in range(5):
                    await act_somehow(floor, rng)
                await watch.changed()
                with pytest.raises(TimeoutError):
                    async with asyncio.timeout(0.05):
                        await watch.changed()
            assert not floor.rooms[TABLE].watches

    asyncio.run(run())


def test_what_was_shown_never_changes(peopled: Database) -> None:
    async def run() -> None:
        async with open_floor(peopled) as floor:
            await begin(floor, "qwixx", EMA, PETR)
            before = (await floor.open(TABLE)).stage
            steps = before.match.record()
            await act(floor, 0, "-", 1)
            assert (before.revision, before.match.record()) == (1, steps)
            update = floor.rooms[TABLE].updates.since(1, 1)
            assert update["revision"] == 2

    asyncio.run(run())


def test_people_gather_in_two_processes_at_once(peopled: Database) -> None:
    async def run() -> None:
        async with open_floor(peopled) as here, open_floor(peopled) as there:
            head = set_up("qwixx", EMA)
            await here.create(replace(head, seats=(Person(EMA, "Ema", "e"), Open(), Open(), Open())), SECRET)
            await there.open(TABLE)
            assert (await here.open(TABLE)).table is None
            await asyncio.gather(
                here.gather(TABLE, lambda head: gathering.sit(head, 1, PETR, "Petr", "p")),
                there.gather(TABLE, lambda head: gathering.sit(head, 2, JAN, "Jan", "j")),
            )
            with pytest.raises(TableProblem) as taken:
                await here.gather(TABLE, lambda head: gathering.sit(head, 2, EVA, "Eva", "v"))
            assert taken.value.code == "seat-taken"
            await there.gather(TABLE, lambda head: gathering.sit(head, 3, EVA, "Eva", "v"))
            assert here.rooms[TABLE].head.seats[3] == Open()
            assert await here.begin(TABLE, EMA) == 1  # by what the other process has saved
            assert here.rooms[TABLE].stage.names == ("Ema", "Petr", "Jan", "Eva")
            with pytest.raises(TableProblem) as late:
                await there.gather(TABLE, lambda head: gathering.leave(head, EVA))
            assert late.value.code == "has-begun"
            assert peopled.read(lambda each: tables.seated(each, TABLE)) == {0: EMA, 1: PETR, 2: JAN, 3: EVA}

    asyncio.run(run())


def test_a_change_of_the_head_is_shown_in_other_processes(peopled: Database) -> None:
    async def run() -> None:
        bus = LocalBus()
        async with open_floor(peopled, bus) as here, open_floor(peopled, bus) as there:
            head: Head = replace(set_up("qwixx", EMA), seats=(Person(EMA, "Ema", "e"), Open()))
            await here.create(head, SECRET)
            room = await there.open(TABLE)
            before = room.updates.since(0, None)
            await here.gather(TABLE, lambda head: gathering.sit(head, 1, PETR, "Petr", "p"))
            await soon(lambda: room.version == 2)
            assert room.updates.since(0, None)["seats"] != before["seats"]

    asyncio.run(run())


def test_a_seat_handed_over_is_found_among_the_tables_of_its_new_person(peopled: Database) -> None:
    async def run() -> None:
        async with open_floor(peopled) as floor:
            await begin(floor, "qwixx", EMA, PETR)
            await floor.command(TABLE, lambda table: commands.hand_over(table, PETR, 1, JAN, "Jan", floor.now()))
        assert peopled.read(lambda each: tables.seated(each, TABLE)) == {0: EMA, 1: JAN}

    asyncio.run(run())


def test_an_idle_room_leaves_the_memory_and_comes_back_as_it_was(peopled: Database) -> None:
    times = [0]

    async def run() -> None:
        async with open_floor(peopled, now=lambda: times[0]) as floor:
            await begin(floor, "gouda", EMA, PETR)
            rng = Rng(1)
            for _ in range(20):
                await act_somehow(floor, rng)
            room = await floor.open(TABLE)
            times[0] += IDLE_MS
            async with floor.watch(room):
                await Unloading(floor).step()
                assert TABLE in floor.rooms
            await Unloading(floor).step()
            assert not floor.rooms
            again = await floor.open(TABLE)
            assert again is not room
            assert again.stage.match.record() == room.stage.match.record()
            assert again.stage.asks == room.stage.asks

    asyncio.run(run())


def test_two_processes_in_turn_play_a_match_to_its_end(peopled: Database) -> None:
    async def run() -> None:
        async with open_floor(peopled) as here, open_floor(peopled) as there:
            await begin(here, "kocour", EMA, PETR)
            await there.open(TABLE)
            rng = Rng(3)
            while True:
                floor = (here, there)[rng.below(2)]
                await floor.refresh(TABLE)
                if floor.rooms[TABLE].stage.match.over:
                    break
                await act_somehow(floor, rng)
            check_record(floor.rooms[TABLE].stage.match)

    asyncio.run(run())


def test_a_table_that_is_not_there_is_missing(peopled: Database) -> None:
    async def run() -> None:
        async with open_floor(peopled) as floor:
            with pytest.raises(Missing):
                await floor.open(TableId("nowhere"))
            assert not floor.opening

    asyncio.run(run())


def test_a_damaged_journal_is_told_and_harms_no_other_table(
    peopled: Database, caplog: pytest.LogCaptureFixture
) -> None:
    def damage(connection: Connection) -> None:
        journal.append(connection, TABLE, 2, b"{}", Standing("playing", None, False, 0))

    async def run() -> None:
        async with open_floor(peopled) as floor:
            await begin(floor, "qwixx", EMA, PETR)
            peopled.write(damage)
            for _ in range(2):
                with pytest.raises(Broken):
                    await act(floor, 1, "-", 1)
            await begin(floor, "qwixx", EMA, PETR, table=TableId("other"))
            assert await act(floor, 1, "-", 1, TableId("other")) == 2
        assert caplog.text.count("cannot be read") == 1

    asyncio.run(run())
