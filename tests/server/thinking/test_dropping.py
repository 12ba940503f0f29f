"""Which thought comes first, and that nobody goes on thinking about what nobody wants to know any more."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import Future
from contextlib import asynccontextmanager

import pytest
from msgspec import json

from cheeseboard.core.rng import Rng
from cheeseboard.registry import find_game
from cheeseboard.server.live.floor import Floor
from cheeseboard.server.store.engine import Database
from cheeseboard.server.tables import commands
from cheeseboard.server.thinking.embedded import Embedded
from cheeseboard.server.thinking.hinting import LONGEST_S, Hints
from cheeseboard.server.thinking.job import Effort, Happened, Job, think
from cheeseboard.server.thinking.mind import Lost
from cheeseboard.server.thinking.opinion import Candidate
from cheeseboard.server.thinking.pool import LIMIT_S, Pool
from tests.bots.myszki.test_last_tiles import late
from tests.server.live.playing import TABLE, act, act_somehow, begin, entries, open_floor, soon
from tests.server.tables.seated import EMA, PETR, started
from tests.server.thinking.halting import halted
from tests.server.thinking.sitting import floor_with_bots
from tests.server.thinking.test_pool import a_job, process_of

ENDLESS = Effort(10**9, 3600.0)  # thousands of worlds, as many as advice ever needs
QUICK = Effort(20, 1.0)
MANY = 1000


@pytest.fixture
def pool() -> Iterator[Pool]:
    found = Pool(1)
    yield found
    found.close()


def a_hint(effort: Effort = ENDLESS) -> Job:
    """In a match of several games, where nothing is known and a search has to judge."""
    table = started("kocour", EMA, PETR, options={"match": True}).play(Rng(1), 5).table
    seat = table.match.asked[0]
    return a_job("", repr(table.match.imagine(seat, Rng(2))))._replace(seat=seat, effort=effort)


def a_review() -> Job:
    job = a_job()
    game = started("kocour", EMA, PETR).play(Rng(1), 5).table.match
    text = game.legal(job.seat)[0].notation
    return job._replace(effort=Effort(5, 0.5), happened=Happened(0, text, 0))


def begun(pool: Pool, told: Future[str]) -> None:
    """Wait until a process has been given the job."""
    ends = time.monotonic() + 10
    while told not in pool.doing:
        assert time.monotonic() < ends
        time.sleep(0.005)


def worlds(told: Future[str]) -> int:
    """In how many worlds a hint has tried something."""
    return sum(each.worlds for each in json.decode(told.result(30), type=list[Candidate]))


# -- one process


def test_a_bot_goes_before_a_hint_and_a_hint_before_a_review(pool: Pool) -> None:
    done: list[str] = []

    def submit(name: str, job: Job) -> Future[str]:
        told = pool.submit(job)
        told.add_done_callback(lambda _: done.append(name))
        return told

    with halted(process_of(pool)):
        at_work = submit("at work", a_hint(QUICK))
        begun(pool, at_work)
        review = submit("review", a_review())
        others = [submit("hint", a_hint(QUICK)), submit("another hint", a_hint(QUICK))]
        others += [submit("bot", a_job("hard")), submit("another bot", a_job("medium"))]
    review.result(30)
    assert [each.result(0) for each in others]
    assert done == ["bot", "another bot", "at work", "hint", "another hint", "review"]


def test_a_thought_that_is_dropped_ends_at_once_and_its_process_goes_on(pool: Pool) -> None:
    with halted(process_of(pool)) as pid:
        told = pool.submit(a_hint())
        begun(pool, told)
        pool.drop(told)
    assert worlds(told) < MANY / 2
    assert process_of(pool) == pid
    assert worlds(pool.submit(a_hint(Effort(MANY, 3600.0)))) >= MANY  # what comes next is not cut short
    assert not pool.dropped


def test_a_job_that_is_dropped_while_it_waits_is_never_begun(pool: Pool) -> None:
    with halted(process_of(pool)):
        first = pool.submit(a_job())
        begun(pool, first)
        told = pool.submit(a_hint())
        pool.drop(told)
        assert told.cancelled()
    assert first.result(30) == think(a_job())
    assert process_of(pool)


def test_whoever_is_dropped_too_late_has_answered(pool: Pool) -> None:
    told = pool.submit(a_job())
    told.result(30)
    pool.drop(told)
    assert told.result() == think(a_job())
    assert not pool.dropped


def test_a_dropped_job_whose_process_dies_is_not_tried_again(pool: Pool) -> None:
    pid = process_of(pool)
    os.kill(pid, signal.SIGSTOP)
    told = pool.submit(a_hint())
    begun(pool, told)
    pool.drop(told)
    os.kill(pid, signal.SIGKILL)
    with pytest.raises(Lost, match="died"):
        told.result(10)
    assert process_of(pool) != pid


def test_a_hint_has_time_to_spare_before_its_process_is_given_up() -> None:
    """Both of its parts together: it stops by itself, on a machine of any speed."""
    assert LONGEST_S <= LIMIT_S / 2
    state, seat = late(0, 4)  # where both of them have more to go through than there is time for
    job = Job("myszki", find_game("myszki").rules, repr(state.imagine(seat, Rng(2))), seat, "", 3)
    think(job._replace(effort=QUICK))  # all that it needs is loaded
    seconds = []
    for _ in range(2):  # whoever was unlucky with the processor may try once more
        begun_at = time.monotonic()
        think(job._replace(effort=Effort(10**9, 1.0)))
        seconds.append(time.monotonic() - begun_at)
    assert min(seconds) < 1.6  # with a second for each part it was more, where nothing is compiled


# -- tables


async def given(pool: Pool) -> Future[str]:
    """What the process has been given to think about."""
    await soon(lambda: pool.doing[0] is not None)
    told = pool.doing[0]
    assert told is not None
    return told


async def stopped(pool: Pool, told: Future[str]) -> None:
    await soon(lambda: told in pool.dropped or told.cancelled())


async def come_back(floor: Floor) -> None:
    await floor.command(TABLE, lambda table: commands.come_back(table, PETR, 1, floor.now()))


async def close(floor: Floor) -> None:
    await floor.command(TABLE, lambda table: commands.close(table, EMA, "given-up", floor.now()))


async def play_on(floor: Floor) -> None:
    """The others at the table go on, and back: what was asked is asked anew."""
    await floor.command(TABLE, lambda table: commands.ask_back(table, EMA, 0, 0, floor.now()))


@pytest.mark.parametrize("happens", [come_back, close, play_on])
def test_a_bot_stops_thinking_when_its_choice_is_not_wanted_any_more(
    sqlite_peopled: Database, pool: Pool, happens: Callable[[Floor], Awaitable[None]]
) -> None:
    async def run() -> None:
        async with floor_with_bots(sqlite_peopled, pool) as floor, asyncio.timeout(60):
            await begin(floor, "qwixx", EMA, PETR)
            with halted(process_of(pool)) as pid:
                await floor.command(TABLE, lambda table: commands.stand_in(table, PETR, 1, "hard", "left", floor.now()))
                told = await given(pool)
                await happens(floor)
                await stopped(pool, told)
                before = len(entries(sqlite_peopled))
            await soon(told.done)
            if happens is not play_on:
                assert len(entries(sqlite_peopled)) == before
                assert process_of(pool) == pid

    asyncio.run(run())


def test_a_bot_whose_question_stays_goes_on_thinking(sqlite_peopled: Database, pool: Pool) -> None:
    async def run() -> None:
        async with floor_with_bots(sqlite_peopled, pool) as floor, asyncio.timeout(60):
            await begin(floor, "qwixx", EMA, PETR)
            with halted(process_of(pool)):
                await floor.command(TABLE, lambda table: commands.stand_in(table, PETR, 1, "hard", "left", floor.now()))
                told = await given(pool)
                await act(floor, 0, "-", 1)  # sealed
                assert told not in pool.dropped
            await soon(lambda: len(entries(sqlite_peopled)) > 3)

    asyncio.run(run())


@asynccontextmanager
async def hints_at_a_table(database: Database, pool: Pool) -> AsyncIterator[tuple[Floor, Hints]]:
    async with open_floor(database) as floor, asyncio.timeout(60):
        hints = Hints(Embedded(floor, pool))
        floor.follow(hints.follow)
        await begin(floor, "qwixx", EMA, PETR)
        yield floor, hints


def test_a_hint_is_thought_about_until_the_last_one_who_waits_has_gone(sqlite_peopled: Database, pool: Pool) -> None:
    async def run() -> None:
        async with hints_at_a_table(sqlite_peopled, pool) as (floor, hints):
            stage = floor.rooms[TABLE].stage
            with halted(process_of(pool)):
                both = [asyncio.create_task(hints.advice(stage, 0, stage.asks[0])) for _ in range(2)]
                told = await given(pool)
                both[0].cancel()
                await asyncio.wait([both[0]])
                assert told not in pool.dropped
                both[1].cancel()
                await stopped(pool, told)
            await soon(lambda: not hints.thoughts)
            assert hints.told == {}
            assert await hints.advice(stage, 0, stage.asks[0])  # whoever asks again is told

    asyncio.run(run())


def test_a_hint_for_what_is_not_asked_any_more_is_dropped(sqlite_peopled: Database, pool: Pool) -> None:
    async def run() -> None:
        async with hints_at_a_table(sqlite_peopled, pool) as (floor, hints):
            stage = floor.rooms[TABLE].stage
            with halted(process_of(pool)):
                waiting = asyncio.create_task(hints.advice(stage, 0, stage.asks[0]))
                told = await given(pool)
                await act(floor, 1, "-", stage.asks[1])  # the question stays
                assert told not in pool.dropped
                await act_somehow(floor, Rng(1))
                await stopped(pool, told)
                with pytest.raises(Lost):
                    await waiting

    asyncio.run(run())
