"""What a server needs is away for a while, and comes back."""

from __future__ import annotations

import asyncio
import re
import time

import httpx

from tests.server.shown.away import Away, redis_away
from tests.server.shown.bots import kill_busy
from tests.server.shown.onlooker import PATIENCE_S, be_deaf, is_answered, look_on, turned_away
from tests.server.shown.scene import Disturbance, Scene
from tests.server.shown.workers import log_of, workers

RESCUED = "a worker is gone, its job is done again"
NOTICED_S = 9.0  # a worker counts as gone after six seconds
WORKERS_S = 180.0
LOOK_S = 0.02  # a thought may take less than a millisecond: one has to look often to come upon it


def database_away(seconds: float, away: Away, readable: bool) -> Disturbance:
    """Whoever moves is told so and nobody is thrown out; afterwards all goes on by itself."""

    async def disturb(scene: Scene) -> None:
        await scene.under_way()
        counts, table = scene.evening.ledger.counts, next(iter(scene.evening.begun))
        async with look_on(scene.servers[0], table) as line:
            scene.expect(await is_answered(line), "who comes in before it is answered")
            lost, told = counts["sockets lost"], counts["told: not saved, try again"]
            async with away(scene):
                scene.count("outages")
                begun = time.monotonic()
                await told_more(scene, told)
                scene.expect(await is_answered(line), "who is connected is answered")
                await expect_turned_away(scene, table, readable)
                await asyncio.sleep(max(0.0, seconds - (time.monotonic() - begun)))
                scene.expect(counts["sockets lost"] == lost, "nobody who is connected is thrown out")
            await scene.everybody_moves("after the outage")
            scene.expect(await is_answered(line), "who was connected still is")

    return disturb


async def told_more(scene: Scene, before: int) -> None:
    """Until somebody was told that something is not saved."""
    end = time.monotonic() + PATIENCE_S
    while scene.evening.ledger.counts["told: not saved, try again"] <= before and time.monotonic() < end:
        await asyncio.sleep(0.05)
    scene.expect(time.monotonic() < end, "players are told that their choices are not saved")


async def expect_turned_away(scene: Scene, table: str, readable: bool) -> None:
    """Who comes new is told why not, unless the database can still be read."""
    server = scene.servers[0]
    async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE_S) as client:
        ready = await client.get(f"http://{server.address}/readyz")
        alive = await client.get(f"http://{server.address}/healthz")
        guest = await client.post(
            f"http://{server.address}/api/guest", json={"name": "Eva"}, headers={"x-cheeseboard": "1"}
        )
    scene.expect(alive.status_code == 200, "the process is alive")
    scene.expect(ready.status_code == (200 if readable else 503), "it is ready only with its database")
    scene.expect(guest.status_code == 503 and guest.json()["code"] == "not-saved", "a guest is told so")
    scene.expect(guest.headers.get("retry-after") == "1" and bool(guest.json()["text"]), "and when to try again")
    if not readable:
        code, text, ending = await turned_away(server, "never-opened")
        scene.expect((code, bool(text), ending) == ("not-saved", True, 1013), f"1013, not {code} {text} {ending}")


def bus_away(seconds: float) -> Disturbance:
    """Without Redis all tables go on, also those whose players are at different processes."""

    async def disturb(scene: Scene) -> None:
        await scene.under_way()
        lost = scene.evening.ledger.counts["sockets lost"]
        async with redis_away(scene):
            scene.count("outages")
            begun = time.monotonic()
            await scene.everybody_moves("without Redis")
            await asyncio.sleep(max(0.0, seconds - (time.monotonic() - begun)))
        await scene.everybody_moves("after the outage")
        scene.expect(scene.evening.ledger.counts["sockets lost"] == lost, "nobody is thrown out")

    return disturb


def bots_killed(seconds: float) -> Disturbance:
    """Bots die while they think: another thinks instead, and no table waits for ever."""

    def noticed(scene: Scene) -> int:
        log = (scene.ground.folder / "servers.log").read_text(errors="replace")
        return len(re.findall("a bot of [a-z]+ died: tried again", log))

    async def disturb(scene: Scene) -> None:
        await scene.under_way()
        begun = time.monotonic()
        while time.monotonic() < begun + seconds or (not noticed(scene) and time.monotonic() < begun + PATIENCE_S):
            killed = [server for server in scene.servers if kill_busy(server)]
            for _ in killed:
                scene.count("bots killed")
            await asyncio.sleep(1 if killed else LOOK_S)
        scene.happened["of them in mid-thought"] = noticed(scene)
        scene.expect(noticed(scene) > 0, "a bot was killed while it thought")
        await scene.everybody_moves("after the bots were killed")

    return disturb


def workers_killed(seconds: float) -> Disturbance:
    """Workers die while their bots think: others get their jobs, and without any the servers think themselves."""

    def written(scene: Scene, what: str) -> int:
        return log_of(scene).read_text(errors="replace").count(what)

    async def disturb(scene: Scene) -> None:
        await scene.under_way()
        with workers(scene) as found:
            begun = time.monotonic()
            while time.monotonic() < begun + seconds or (
                not written(scene, RESCUED) and time.monotonic() < begun + WORKERS_S
            ):
                await asyncio.sleep(LOOK_S)
                for worker in found:
                    if worker.kill_in_thought():
                        scene.count("workers killed in mid-thought")
                        await asyncio.sleep(NOTICED_S)  # the other one has its job by then
                        worker.start()
            await scene.everybody_moves("with workers that were killed")
            scene.happened["choices thought about by workers"] = written(scene, '"event": "thought"')
            scene.happened["jobs of the dead done by others"] = written(scene, RESCUED)
        scene.expect(scene.happened["choices thought about by workers"] > 0, "workers think")
        scene.expect(scene.happened["jobs of the dead done by others"] > 0, "the job of a dead worker is done")
        await scene.everybody_moves("without workers")

    return disturb


def reads_nothing(seconds: float) -> Disturbance:
    """Clients that take nothing hold up nobody, and are cut off."""

    async def disturb(scene: Scene) -> None:
        await scene.under_way()
        server = scene.servers[0]
        clients = [asyncio.create_task(be_deaf(server, table)) for table in [*scene.evening.begun][:3]]
        scene.happened["clients that read nothing"] = len(clients)
        try:
            begun = time.monotonic()
            await scene.everybody_moves("beside clients that read nothing")
            cut_off, _ = await asyncio.wait(clients, timeout=seconds + PATIENCE_S)
            await asyncio.sleep(max(0.0, seconds - (time.monotonic() - begun)))
        finally:
            for client in clients:
                client.cancel()
            await asyncio.gather(*clients, return_exceptions=True)
        scene.happened["of them cut off"] = len(cut_off)
        scene.expect(len(cut_off) == len(clients), "all of them are cut off")
        await scene.everybody_moves("afterwards")

    return disturb
