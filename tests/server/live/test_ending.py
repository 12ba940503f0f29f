"""Tasks that are to end do so, whatever they wait by."""

from __future__ import annotations

import asyncio

from cheeseboard.server.live.ending import end


async def go_on_for_ever(heard: list[str]) -> None:
    """Forgets the first cancellation, as Python 3.11's `wait_for` may."""
    try:
        await asyncio.sleep(3600)
    except asyncio.CancelledError:
        heard.append("once")
    await asyncio.sleep(3600)


async def fail() -> None:
    raise ValueError


def test_a_task_that_forgets_to_end_is_told_again() -> None:
    async def run() -> list[str]:
        heard: list[str] = []
        tasks = [asyncio.create_task(go_on_for_ever(heard)), asyncio.create_task(fail())]
        await asyncio.sleep(0)
        async with asyncio.timeout(60):
            await end(tasks)
        assert tasks[0].cancelled()
        assert isinstance(tasks[1].exception(), ValueError)
        return heard

    assert asyncio.run(run()) == ["once"]


def test_nothing_to_end_takes_no_time() -> None:
    asyncio.run(asyncio.wait_for(end([]), 60))
