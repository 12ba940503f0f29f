"""Counting requests in Redis, for all processes."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from limits.aio.storage import RedisStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter

PREFIX: Final = "cheeseboard:pace"
PATIENCE_S: Final = 0.5


class SharedPace:
    """A limiter over Redis that tries once and does not wait for long. Its errors are StorageError."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import ConnectionPool
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        once = Retry(NoBackoff(), 0)
        self.pool: Final = ConnectionPool.from_url(
            url, socket_timeout=PATIENCE_S, socket_connect_timeout=PATIENCE_S, retry=once
        )
        options: dict[str, Any] = {"connection_pool": self.pool}
        storage = RedisStorage(
            f"async+{url}", wrap_exceptions=True, implementation="redispy", key_prefix=PREFIX, **options
        )
        self.limiter: Final = SlidingWindowCounterRateLimiter(storage)

    async def close(self) -> None:
        with suppress(Exception):  # it may be away
            await self.pool.aclose()
