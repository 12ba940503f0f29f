"""A bot's choice waits for no hint that has begun: the hint stops, is thought about anew, and answered in the end."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import ExitStack, contextmanager
from contextvars import copy_context

import pytest
from msgspec import json

from cheeseboard.bots.search.cancel import Cancel
from cheeseboard.core.rng import Rng
from cheeseboard.registry import NAMES
from cheeseboard.server.store.engine import Database
from cheeseboard.server.tables import commands
from cheeseboard.server.thinking import hinting
from cheeseboard.server.thinking.counting import Outcome
from cheeseboard.server.thinking.embedded import job_for
from cheeseboard.server.thinking.job import Effort, Happened, Job, think
from cheeseboard.server.thinking.mind import Lost
from cheeseboard.server.thinking.opinion import Candidate, Judged
from cheeseboard.server.thinking.pool import Pool
from cheeseboard.server.thinking.waiting import LEAST_S, MOST, Found, Waiting
from tests.server.live.playing import TABLE, begin, soon
from tests.server.tables.seated import EMA, PETR, started
from tests.server.thinking.halting import halted
from tests.server.thinking.sitting import floor_with_bots
from tests.server.thinking.test_dropping import a_hint, begun, hints_at_a_table, worlds
from tests.server.thinking.test_pool import a_job, process_of

LONG = Effort(10**9, 8.0)  # nearly as long as a process may think
SHORT_S = 2.0  # in which a bot that waits for nobody has answered, on a busy machine too


class Counting(Pool):
    """A pool that remembers what became of its thoughts."""

    def __init__(self, processes: int) -> None:
        self.outcomes: list[tuple[int, Outcome]] = []
        super().__init__(processes, ended=lambda job, outcome, seconds: self.outcomes.append((job.urgency, outcome)))


@pytest.fixture
def pool() -> Iterator[Counting]:
    found = Counting(1)
    yield found
    found.close()


def has_thought(pool: Pool, told: Future[str], seconds: float = 0.3) -> None:
    """Wait until a process has thought about it for a while."""
    begun(pool, told)
    time.sleep(seconds)
    assert not told.done()


def a_long_review(effort: Effort) -> Job:
    """Of a choice that a search has to judge."""
    job = a_hint(effort)
    table = started("kocour", EMA, PETR, options={"match": True}).play(Rng(1), 5).table
    return job._replace(happened=Happened(0, table.match.legal(job.seat)[0].notation, 0))


def wait_for(told: Future[str]) -> float:
    """How long the answer takes from now on."""
    asked = time.monotonic()
    told.result(30)
    return time.monotonic() - asked


def test_a_bot_takes_the_process_of_a_hint_which_is_answered_after_it(pool: Counting) -> None:
    pid = process_of(pool)
    hint = pool.submit(a_hint(Effort(10**9, 4.0)))
    has_thought(pool, hint)
    bot = pool.submit(a_job())
    assert wait_for(bot) < SHORT_S
    assert bot.result() == think(a_job())
    assert not hint.done()
    assert worlds(hint) > 0
    assert process_of(pool) == pid
    assert pool.outcomes[1:4] == [(1, "interrupted"), (0, "answered"), (1, "answered")]


def test_a_hint_that_is_interrupted_again_and_again_tells_what_it_has(pool: Counting) -> None:
    process_of(pool)
    hint = pool.submit(a_hint(LONG))
    for _ in range(MOST):
        has_thought(pool, hint)
        assert wait_for(pool.submit(a_job())) < SHORT_S
    assert worlds(hint) > 0
    assert [each for each in pool.outcomes if each[0]] == [(1, "interrupted")] * MOST
    assert not pool.interrupted


def test_who_had_no_time_to_think_has_nothing_to_tell() -> None:
    told: Future[str] = Future()
    waiting = Waiting(1, 0, a_hint(), told, copy_context())
    for _ in range(MOST):
        assert not waiting.is_done
        waiting = waiting.after(Found(LEAST_S / 2, "[]"))
    assert waiting.is_done
    waiting.tell()
    with pytest.raises(Lost, match="interrupted"):
        told.result(0)


def test_of_several_thoughts_the_longest_is_told() -> None:
    told: Future[str] = Future()
    waiting = Waiting(1, 0, a_hint(), told, copy_context())
    for seconds, answer in ((0.3, "first"), (2.5, "longest"), (0.4, "last")):
        waiting = waiting.after(Found(seconds, answer))
    waiting.tell()
    assert told.result(0) == "longest"


def test_a_step_of_a_review_is_interrupted_too_but_not_for_ever(pool: Counting) -> None:
    process_of(pool)
    review = pool.submit(a_long_review(Effort(10**9, 3.0)))
    for _ in range(MOST):
        has_thought(pool, review, 0.2)
        assert wait_for(pool.submit(a_job())) < SHORT_S
    begun(pool, review)
    bot = pool.submit(a_job())
    assert isinstance(json.decode(review.result(30), type=Judged | None), Judged)
    bot.result(30)
    assert [each for each in pool.outcomes if each[0]] == [(2, "interrupted")] * MOST + [(2, "answered")]


def test_a_bot_that_finds_a_free_process_interrupts_nobody() -> None:
    pool = Counting(2)
    try:
        process_of(pool)
        while None in pool.minds or pool.free < 2:
            time.sleep(0.01)
        hint = pool.submit(a_hint(LONG))
        has_thought(pool, hint)
        assert wait_for(pool.submit(a_job())) < SHORT_S
        assert hint not in pool.interrupted
        assert worlds(hint) > 0
        assert (1, "interrupted") not in pool.outcomes
    finally:
        pool.close()


def test_as_many_are_interrupted_as_there_are_bots_reviews_before_hints() -> None:
    pool = Counting(2)
    try:
        process_of(pool)
        thoughts = [pool.submit(job) for job in (a_hint(LONG), a_long_review(LONG))]
        for each in thoughts:
            begun(pool, each)
        hint, review = thoughts
        with all_halted(pool):
            bots = [pool.submit(a_job())]
            assert pool.interrupted == {review}
            bots.append(pool.submit(a_job()))
            assert pool.interrupted == {review, hint}
            bots.append(pool.submit(a_job()))
        for bot in bots:
            assert wait_for(bot) < SHORT_S
        assert not hint.done()
        assert not review.done()
    finally:
        pool.close()


@contextmanager
def all_halted(pool: Pool) -> Iterator[None]:
    """All processes of the pool, once they have started."""
    with ExitStack() as stack:
        for place in range(len(pool.minds)):
            while (mind := pool.minds[place]) is None or mind.process.pid is None:
                time.sleep(0.01)
            stack.enter_context(halted(mind.process.pid))
        yield


def test_a_hint_that_waits_again_can_be_dropped(pool: Counting) -> None:
    with halted(process_of(pool)):
        hint = pool.submit(a_hint(LONG))
        begun(pool, hint)
        bots = [pool.submit(a_job("hard")) for _ in range(2)]
        assert hint in pool.interrupted
        pool.drop(hint)
    for bot in bots:
        bot.result(30)
    assert hint.result(30)  # nobody reads it
    assert [each for each in pool.outcomes if each[0]] == [(1, "dropped")]
    process_of(pool)
    assert not pool.dropped


def test_nobody_waits_for_a_pool_that_is_closed_while_a_hint_waits_again() -> None:
    pool = Counting(1)
    process_of(pool)
    hint = pool.submit(a_hint(LONG))
    has_thought(pool, hint, 0.1)
    bots = [pool.submit(a_job("hard")) for _ in range(20)]
    while hint in pool.doing:
        time.sleep(0.01)
    pool.close()
    with pytest.raises(Lost):
        hint.result(0)
    assert all(bot.done() for bot in bots)


@pytest.mark.parametrize("game", NAMES)
def test_whoever_is_told_to_stop_before_it_has_begun_answers_all_the_same(game: str) -> None:
    table = started(game, EMA, PETR).play(Rng(1), 5).table
    seat = table.match.asked[0]
    stop = Cancel()
    stop.tell()
    job = job_for(table, seat, "", Rng(2))._replace(effort=LONG)
    assert json.decode(think(job, stop), type=list[Candidate])
    chosen = Happened(0, table.match.legal(seat)[0].notation, 0)
    assert json.decode(think(job._replace(happened=chosen), stop), type=Judged | None)


# -- tables


def test_the_bot_of_another_table_does_not_wait_for_a_hint(sqlite_peopled: Database, pool: Counting) -> None:
    async def run() -> None:
        async with floor_with_bots(sqlite_peopled, pool) as floor, asyncio.timeout(60):
            await begin(floor, "qwixx", EMA, PETR)
            process_of(pool)
            hint = pool.submit(a_hint(LONG))
            await asyncio.to_thread(has_thought, pool, hint)
            before, asked = floor.rooms[TABLE].revision, time.monotonic()
            await floor.command(TABLE, lambda table: commands.stand_in(table, PETR, 1, "greedy", "left", floor.now()))
            await soon(lambda: floor.rooms[TABLE].revision > before + 1)
            assert time.monotonic() - asked < SHORT_S
            assert not hint.done()
            pool.drop(hint)

    asyncio.run(run())


def test_who_waits_for_a_hint_in_vain_is_told_so(
    sqlite_peopled: Database, pool: Counting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hinting, "PATIENCE_S", 0.3)

    async def run() -> None:
        async with hints_at_a_table(sqlite_peopled, pool) as (floor, hints):
            stage = floor.rooms[TABLE].stage
            with halted(process_of(pool)):
                with pytest.raises(Lost, match="in vain"):
                    await hints.advice(stage, 0, stage.asks[0])
                await soon(lambda: len(pool.dropped) == 1)

    asyncio.run(run())
