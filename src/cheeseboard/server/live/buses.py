"""Which bus a process needs."""

from __future__ import annotations

from cheeseboard.server.live.bus import Bus
from cheeseboard.server.live.bus_local import LocalBus
from cheeseboard.server.settings import Settings
from cheeseboard.server.store.engine import address
from cheeseboard.server.store.postgres import conninfo


def bus_of(settings: Settings) -> Bus:
    """How a process hears of others: by Redis, else by the database; not at all where it is alone."""
    if settings.redis_url:
        from cheeseboard.server.live.bus_redis import RedisBus

        return RedisBus(settings.redis_url)
    url = address(settings)
    if url.get_backend_name() != "postgresql":
        return LocalBus()
    from cheeseboard.server.live.bus_postgres import PostgresBus

    return PostgresBus(conninfo(url))
