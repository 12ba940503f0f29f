"""Messages through a real Redis, which may go away for a while."""

from __future__ import annotations

import asyncio

import pytest

from cheeseboard.server.live.bus_redis import RedisBus
from tests.server.services.redis import Redis


class Touchy:
    """A client that takes being cancelled for an error of its own."""

    cancelled = 0

    def pubsub(self) -> Touchy:
        return self

    async def __aenter__(self) -> Touchy:
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            self.cancelled += 1
            raise ConnectionError from None
        return self

    async def __aexit__(self, *error: object) -> None:
        pass

    async def aclose(self) -> None:
        pass


@pytest.mark.parametrize("stopped", [True, False])
def test_a_bus_ends_even_if_its_client_does_not_want_to(
    stopped: bool, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By itself, or because the loop ends: neither may wait for ever."""
    touchy = Touchy()

    async def run() -> None:
        bus = RedisBus(redis.url())
        monkeypatch.setattr(bus, "listening", touchy)
        await bus.start()
        await asyncio.sleep(0.01)
        if stopped:
            await bus.stop()

    asyncio.run(run())
    assert touchy.cancelled == 1
