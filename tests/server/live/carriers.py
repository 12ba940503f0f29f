"""What carries the messages of a bus, and ways to cut it off."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import LiteralString

import psycopg
from redis import Redis as Client

from cheeseboard.server.live.bus import Bus
from cheeseboard.server.live.bus_far import FarBus
from cheeseboard.server.live.bus_local import LocalBus
from cheeseboard.server.live.bus_postgres import PostgresBus
from cheeseboard.server.live.bus_redis import RedisBus
from tests.server.services.redis import Redis

OURS = "FROM pg_stat_activity WHERE application_name = 'cheeseboard-bus' AND datname = current_database()"


@dataclass(frozen=True)
class Carrier:
    """Makes buses, and cuts the connections of those that it has made."""

    bus: Callable[[], Bus]
    cut: Callable[[], int]  # how many connections there were
    count: Callable[[], int]  # connections that are open


def within_one_process() -> Carrier:
    bus = LocalBus()
    return Carrier(lambda: bus, lambda: 0, lambda: 0)


def by_redis(server: Redis) -> Carrier:
    def cut() -> int:
        return int(server.ask("CLIENT KILL TYPE pubsub").lstrip(":"))

    def count() -> int:
        with Client.from_url(server.url()) as client:
            return len(client.client_list()) - 1

    return Carrier(lambda: RedisBus(server.url()), cut, count)


def by_postgres(url: str) -> Carrier:
    def ask(what: LiteralString) -> int:
        with psycopg.connect(url, autocommit=True) as operator:
            row = operator.execute(f"SELECT {what} {OURS}").fetchone()
            assert row is not None
            return int(row[0])

    return Carrier(
        lambda: PostgresBus(url), lambda: ask("count(pg_terminate_backend(pid))"), lambda: ask("count(*)")
    )


def far(carrier: Carrier) -> FarBus:
    bus = carrier.bus()
    assert isinstance(bus, FarBus)
    return bus
