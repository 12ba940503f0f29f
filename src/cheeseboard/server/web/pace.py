"""How often something may be asked for, over HTTP: a moving window for each kind and each key."""

from __future__ import annotations

import math
import time
from typing import Final, Literal

from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter
from limits.errors import StorageError

from cheeseboard.server.web.logs import LOG
from cheeseboard.server.web.problem import WebProblem
from cheeseboard.server.web.settings import WebSettings
from cheeseboard.server.web.shared_pace import SharedPace

Kind = Literal["request", "guest", "login", "letter", "hint", "review"]
AWAY_S: Final = 2.0  # so long nobody is made to wait for Redis again once it did not answer


class Pace:
    """Counts what was asked for: with Redis for all processes together, otherwise for this one."""

    def __init__(self, settings: WebSettings, redis_url: str = "") -> None:
        self.own: Final = SlidingWindowCounterRateLimiter(MemoryStorage())
        self.shared: Final = SharedPace(redis_url) if redis_url else None
        self.away_until = 0.0
        self.items: Final[dict[Kind, RateLimitItem]] = {
            "request": RateLimitItemPerMinute(settings.requests_a_minute),
            "guest": RateLimitItemPerMinute(settings.guests_a_minute),
            "login": RateLimitItemPerMinute(settings.logins_a_minute),
            "letter": RateLimitItemPerHour(settings.letters_an_hour),
            "hint": RateLimitItemPerMinute(settings.hints_a_minute),
            "review": RateLimitItemPerHour(settings.reviews_an_hour),
        }

    async def close(self) -> None:
        if self.shared is not None:
            await self.shared.close()

    async def check(self, kind: Kind, key: str) -> None:
        """Count one more; WebProblem if that is one too many. While Redis is away this process counts for itself."""
        if self.shared is not None and time.monotonic() >= self.away_until:
            try:
                await self.count(self.shared.limiter, kind, key)
                return
            except StorageError as error:
                self.away_until = time.monotonic() + AWAY_S
                LOG.warning("requests are counted without Redis", error=type(error.storage_error).__name__)
        await self.count(self.own, kind, key)

    async def count(self, limiter: SlidingWindowCounterRateLimiter, kind: Kind, key: str) -> None:
        item = self.items[kind]
        if not await limiter.hit(item, kind, key):
            window = await limiter.get_window_stats(item, kind, key)
            raise WebProblem("too-many", 429, {"seconds": max(1, math.ceil(window.reset_time - time.time()))})
