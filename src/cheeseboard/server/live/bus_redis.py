"""A bus for many processes: Redis carries the messages."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from cheeseboard.server.live.bus_far import PATIENCE_S, FarBus

CHANNEL: Final = "cheeseboard:tables"


def client(url: str) -> Redis:
    """A client that tries once and does not wait for ever."""
    once = Retry(NoBackoff(), 0)
    return Redis.from_url(url, socket_timeout=PATIENCE_S, socket_connect_timeout=PATIENCE_S, retry=once)


class RedisBus(FarBus):
    """One client tells, another listens."""

    carrier = "Redis"

    def __init__(self, url: str) -> None:
        super().__init__()
        self.telling: Final = client(url)
        self.listening: Final = client(url)

    async def let_go(self) -> None:
        for each in (self.telling, self.listening):
            with suppress(RedisError, OSError):
                await each.aclose()

    async def send(self, messages: list[str]) -> None:
        pipeline = self.telling.pipeline(transaction=False)
        for message in messages:
            pipeline.publish(CHANNEL, message)
        await pipeline.execute()

    async def hear(self) -> None:
        async with self.listening.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            silent = False
            while not self.stopped:
                message = await channel.get_message(timeout=PATIENCE_S)
                if message is None:
                    if silent:
                        raise TimeoutError
                    silent = True
                    await channel.ping()
                    continue
                silent = False
                if message["type"] == "subscribe":  # also when the client has connected anew by itself
                    self.cut_off()
                elif message["type"] == "message":
                    self.heard(message["data"].decode())
