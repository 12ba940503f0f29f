"""Bots play at the tables of a floor; whatever becomes of one, its table goes on."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field

import pytest

from cheeseboard.core.rng import Rng
from cheeseboard.registry import NAMES, find_game
from cheeseboard.server.live.floor import Floor
from cheeseboard.server.store import tables
from cheeseboard.server.store.engine import Database
from cheeseboard.server.tables import commands
from cheeseboard.server.tables.entries import Acted
from cheeseboard.server.thinking.asking import GRACE_MS
from cheeseboard.server.thinking.embedded import Embedded
from cheeseboard.server.thinking.job import Job, think
from cheeseboard.server.thinking.mind import Lost
from cheeseboard.server.thinking.pool import Pool
from tests.server.live.playing import TABLE, Moody, act, begin, check_record, entries, milliseconds, open_floor, soon
from tests.server.tables.seated import EMA, JAN, PETR, magic, started
from tests.server.tables.test_secrecy import elsewhere, worlds
from tests.server.thinking.sitting import floor_with_bots


class Scripted(Pool):
    """A pool without processes: what it answers is up to the test."""

    def __init__(self, answer: Callable[[Job], str] = think) -> None:
        super().__init__(0)
        self.respond = answer
        self.jobs: list[Job] = []

    def submit(self, job: Job) -> Future[str]:
        self.jobs.append(job)
        told: Future[str] = Future()
        try:
            told.set_result(self.respond(job))
        except Lost as lost:
            told.set_exception(lost)
        return told


@dataclass
class Person:
    """Plays a seat by a script: any legal choice, from a seed. Remembers what was acknowledged."""

    floor: Floor
    seat: int
    rng: Rng = field(default_factory=lambda: Rng(5))
    acknowledged: dict[int, str] = field(default_factory=dict)

    async def play(self) -> None:
        room = await self.floor.open(TABLE)
        async with self.floor.watch(room) as watch:
            while not room.stage.match.over:
                stage = room.stage
                if self.seat in stage.asks:
                    action = stage.match.state.sample(self.seat, self.rng).notation
                    revision = await act(self.floor, self.seat, action, stage.asks[self.seat])
                    self.acknowledged[revision] = action
                else:
                    await watch.changed()


def most_seats(game: str) -> int:
    found = find_game(game)
    return min(3, found.seats(found.choose_options(magic(game)))[-1])


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_match_against_bots(sqlite_peopled: Database, game: str) -> None:
    async def run() -> None:
        pool = Pool(1)
        async with floor_with_bots(sqlite_peopled, pool) as floor, asyncio.timeout(120):
            await begin(floor, game, EMA, *["greedy"] * (most_seats(game) - 1))
            person = Person(floor, 0)
            await person.play()
            stage = floor.rooms[TABLE].stage
            check_record(stage.match)
            saved = entries(sqlite_peopled)
            assert len(saved) == stage.revision
            by_hand = {
                revision: entry.steps[0][1]
                for revision, entry in enumerate(saved, start=1)
                if isinstance(entry, Acted) and entry.by == EMA
            }
            assert by_hand == person.acknowledged
            assert {entry.by for entry in saved if isinstance(entry, Acted)} == {EMA, "bot:greedy"}

    asyncio.run(run())


def test_a_match_goes_on_though_its_bots_are_killed(sqlite_peopled: Database) -> None:
    async def run() -> None:
        pool = Pool(1)
        async with floor_with_bots(sqlite_peopled, pool) as floor, asyncio.timeout(600):
            await begin(floor, "gouda", EMA, "greedy", "greedy")
            playing = asyncio.create_task(Person(floor, 0).play())
            killed: set[int] = set()
            while not playing.done() and len(killed) < 3:
                mind = pool.minds[0]
                if mind is not None and mind.process.pid is not None and mind.process.pid not in killed:
                    killed.add(mind.process.pid)
                    os.kill(mind.process.pid, signal.SIGKILL)
                await asyncio.sleep(0.02)
            await playing
            assert len(killed) == 3
            check_record(floor.rooms[TABLE].stage.match)

    asyncio.run(run())


def lost(job: Job) -> str:
    raise Lost("hung")


@pytest.mark.parametrize("answer", [lost, lambda job: "nonsense"])
def test_a_bot_that_cannot_answer_is_answered_for(sqlite_peopled: Database, answer: Callable[[Job], str]) -> None:
    async def run() -> None:
        async with floor_with_bots(sqlite_peopled, Scripted(answer)) as floor, asyncio.timeout(20):
            await begin(floor, "kocour", EMA, "greedy")
            await Person(floor, 0).play()
            check_record(floor.rooms[TABLE].stage.match)

    asyncio.run(run())


def later() -> int:
    """So late that a bot of another process would have answered."""
    return milliseconds() + GRACE_MS


def test_a_restarted_server_finds_the_bots_that_owe_a_choice(peopled: Database) -> None:
    async def run() -> None:
        async with open_floor(peopled) as floor:  # nobody thinks here
            await begin(floor, "qwixx", EMA, "greedy")
            await act(floor, 0, "-", 1)
            await asyncio.sleep(0.01)
        assert peopled.read(lambda each: tables.find(each, TABLE)).thinking
        async with floor_with_bots(peopled, Scripted(), now=later):
            await soon(lambda: len(entries(peopled)) > 2)

    asyncio.run(run())


def test_a_choice_that_was_not_saved_is_made_again(sqlite_peopled: Database) -> None:
    async def run() -> None:
        writer = Moody(sqlite_peopled)
        pool = Scripted()
        async with floor_with_bots(sqlite_peopled, pool, writer) as floor:
            await begin(floor, "qwixx", EMA, "greedy")
            writer.away = "before"
            await soon(lambda: bool(pool.jobs))
            await asyncio.sleep(0.1)
            assert len(entries(sqlite_peopled)) == 1
            writer.away = ""
            await soon(lambda: len(entries(sqlite_peopled)) == 2)
            assert len(pool.jobs) == 1

    asyncio.run(run())


def test_a_seat_that_is_left_is_played_and_one_taken_back_is_not(sqlite_peopled: Database) -> None:
    async def run() -> None:
        pool = Scripted()
        async with floor_with_bots(sqlite_peopled, pool) as floor:
            await begin(floor, "qwixx", EMA, PETR)
            await asyncio.sleep(0.05)
            assert pool.jobs == []
            await floor.command(TABLE, lambda table: commands.stand_in(table, PETR, 1, "greedy", "left", floor.now()))
            await soon(lambda: len(entries(sqlite_peopled)) == 3)
            await floor.command(TABLE, lambda table: commands.come_back(table, PETR, 1, floor.now()))
            await act(floor, 0, "-", 1)
            await asyncio.sleep(0.05)
            assert len(pool.jobs) == 1

    asyncio.run(run())


def test_a_bot_is_asked_once_for_a_question(sqlite_peopled: Database) -> None:
    async def run() -> None:
        waits: list[Future[str]] = []

        class Slow(Scripted):
            def submit(self, job: Job) -> Future[str]:
                self.jobs.append(job)
                waits.append(Future())
                return waits[-1]

        pool = Slow()
        async with floor_with_bots(sqlite_peopled, pool) as floor:
            await begin(floor, "qwixx", EMA, "greedy")
            await soon(lambda: len(pool.jobs) == 1)
            await act(floor, 0, "-", 1)  # sealed: the bot's question stays as it is
            await asyncio.sleep(0.05)
            assert len(pool.jobs) == 1
            waits[0].set_result("-")
            await soon(lambda: len(entries(sqlite_peopled)) == 3)

    asyncio.run(run())


def test_a_bot_is_given_only_worlds_that_its_seat_holds_possible(sqlite_peopled: Database) -> None:
    """The process that thinks gets neither the true hands nor the secret of the dice."""

    async def run() -> None:
        pool = Scripted()
        game = find_game("gouda")
        several = 0
        async with open_floor(sqlite_peopled) as floor:
            await begin(floor, "gouda", EMA, "greedy", "greedy")
            thinker = Embedded(floor, pool)
            rng = Rng(1)
            for _ in range(60):
                stage = (await floor.open(TABLE)).stage
                seat = stage.match.asked[0]
                pool.jobs.clear()
                for _ in range(4):
                    await thinker.thought(stage, seat, "random", rng)
                worlds = {job.world for job in pool.jobs}
                several += len(worlds) > 1  # what is hidden is drawn anew every time
                assert {repr(game.view(game.position(each), seat)) for each in worlds} <= {repr(stage.match.view(seat))}
                assert stage.secret.hex() not in "".join(worlds)
                await act(floor, seat, stage.match.state.sample(seat, rng).notation, stage.asks[seat])
        assert several > 5

    asyncio.run(run())


@pytest.mark.parametrize("game", ["gouda", "myszki", "qwixx"])
def test_the_same_job_is_given_whatever_is_hidden_from_the_seat(game: str) -> None:
    """Two tables that differ only in what the bot's seat may not know give it the same to think about."""

    async def run() -> None:
        compared = 0
        for number in range(6):
            luck = Rng(number)
            host = started(game, EMA, PETR, JAN, options=magic(game))
            for _ in range(14):
                if host.table.match.over:
                    break
                host.random_act(luck)
                for seat in host.table.asks:
                    others = [elsewhere(host, other) for other in worlds(host.table.match, seat, luck)]
                    for other in [each for each in others if each.match.state != host.table.match.state]:
                        pool = Scripted()
                        thinker = Embedded(None, pool)  # type: ignore[arg-type]  # nothing is saved here
                        for stage in (host.table, other):
                            await thinker.thought(stage, seat, "random", Rng(number))
                        assert len({job.world for job in pool.jobs}) <= 1
                        assert host.table.secret.hex() not in str(pool.jobs)
                        compared += len(pool.jobs) == 2
        assert compared > 3

    asyncio.run(run())
