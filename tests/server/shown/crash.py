"""Servers are killed again and again while people play."""

from __future__ import annotations

import asyncio
import time
from random import Random

from tests.server.shown.scene import Disturbance, Scene
from tests.server.shown.serving import ServerProcess

SHORTEST_S, LONGEST_S = 1.0, 5.0
HASTE = 0.1  # how often a server is killed before it has come up again


def killing(seconds: float, seed: int, least: int = 1) -> Disturbance:
    """kill -9 of any process every few seconds, and so often at least; and another life for it at once."""
    rng = Random(seed)

    async def disturb(scene: Scene) -> None:
        await scene.under_way()
        up = {*scene.servers}
        rising: set[asyncio.Task[None]] = set()
        end = time.monotonic() + seconds
        while time.monotonic() < end or scene.happened.get("kills", 0) < least:
            await asyncio.sleep(rng.uniform(SHORTEST_S, LONGEST_S))
            while not up and rng.random() > HASTE:
                await asyncio.sleep(1)
            victim = rng.choice([server for server in scene.servers if server in up or not up])
            victim.kill()
            scene.count("kills")
            up.discard(victim)
            victim.start()
            rising.add(asyncio.create_task(rise(victim, up)))
        await asyncio.gather(*rising)
        scene.expect(up == {*scene.servers}, "all servers have come up again")

    return disturb


async def rise(server: ServerProcess, up: set[ServerProcess]) -> None:
    if await server.ready():
        up.add(server)
