"""Requests are counted by each process, or by all together where there is a Redis, which may be away."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from cheeseboard.server.web import pace as pace_module
from cheeseboard.server.web.pace import Pace
from cheeseboard.server.web.problem import WebProblem
from cheeseboard.server.web.settings import WebSettings
from tests.server.services import redis as redis_service
from tests.server.services.redis import Redis
from tests.server.web.minutes import early_in_a_minute

FIVE = WebSettings(guests_a_minute=5, logins_a_minute=5)


@pytest.fixture
def own_redis(monkeypatch: pytest.MonkeyPatch) -> Iterator[Redis]:
    """One that is waited for, however busy the machine is."""
    monkeypatch.setattr("cheeseboard.server.web.shared_pace.PATIENCE_S", 60.0)
    server = redis_service.create()
    yield server
    server.remove()


async def passed(pace: Pace, key: str, times: int) -> int:
    """How many of so many requests are let through; the others are told when to come back."""
    refused = []
    for _ in range(times):
        try:
            await pace.check("guest", key)
        except WebProblem as problem:
            refused.append(problem)
    assert all((each.code, each.status) == ("too-many", 429) for each in refused)
    assert all(1 <= int(str(each.facts["seconds"])) <= 120 for each in refused)
    return times - len(refused)


def test_with_redis_all_processes_count_together(own_redis: Redis) -> None:
    async def run() -> None:
        here, there = Pace(FIVE, own_redis.url()), Pace(FIVE, own_redis.url())
        assert await passed(here, "a", 3) == 3
        assert await passed(there, "a", 5) == 2
        assert await passed(here, "a", 3) == 0
        assert await passed(there, "b", 9) == 5
        await there.check("login", "a")  # each kind for itself
        for each in (here, there):
            await each.close()

    early_in_a_minute()
    asyncio.run(run())


def test_without_redis_each_counts_for_itself() -> None:
    async def run() -> None:
        here, there = Pace(FIVE), Pace(FIVE)
        assert [await passed(here, "a", 9), await passed(there, "a", 9)] == [5, 5]

    early_in_a_minute()
    asyncio.run(run())


def test_while_redis_is_away_nobody_is_turned_away_for_that(
    own_redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace_module, "AWAY_S", 0.2)

    async def run() -> None:
        pace = Pace(FIVE, own_redis.url())
        assert await passed(pace, "a", 9) == 5
        own_redis.stop()
        try:
            assert await passed(pace, "a", 9) == 5  # this process begins to count for itself
        finally:
            own_redis.start()
        await asyncio.sleep(0.5)
        other = Pace(FIVE, own_redis.url())
        assert await passed(pace, "b", 3) == 3
        assert await passed(other, "b", 5) == 2  # together again
        await pace.close()
        await other.close()

    early_in_a_minute()
    asyncio.run(run())
