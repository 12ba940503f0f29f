"""The servers that the tests bring along are there and are used together."""

from __future__ import annotations

from pathlib import Path

from redis import Redis as Client

from tests.server.services.redis import Redis
from tests.server.services.shared import shared


def test_redis_answers(redis: Redis) -> None:
    with Client.from_url(redis.url()) as client:
        client.set("cheese", "gouda")
        assert client.get("cheese") == b"gouda"


class Counted:
    """A server that only counts."""

    running = 0

    def remove(self) -> None:
        Counted.running -= 1

    def facts(self) -> dict[str, str | int | bool]:
        return {}


def create() -> Counted:
    Counted.running += 1
    return Counted()


def test_the_first_starts_a_server_and_the_last_stops_it(tmp_path: Path) -> None:
    file = tmp_path / "counted.json"
    with shared(file, create, Counted):
        with shared(file, create, Counted):
            assert Counted.running == 1
        assert Counted.running == 1
    assert Counted.running == 0
