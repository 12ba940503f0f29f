"""An evening on a ground while something happens to it, and the report of how it went."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field

from tests.server.shown.evening import Evening
from tests.server.shown.examining import Findings, examine
from tests.server.shown.ground import Ground
from tests.server.shown.looking import look
from tests.server.shown.report import Report, Say, tell_progress
from tests.server.shown.serving import ServerProcess, serving

MOVE_S = 300.0
FINISH_S = 900.0  # for the matches that are being played when the evening ends


@dataclass
class Scene:
    """What a disturbance has to work with."""

    ground: Ground
    servers: list[ServerProcess]
    evening: Evening
    tables: int
    happened: dict[str, int] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)

    def count(self, what: str) -> None:
        self.happened[what] = self.happened.get(what, 0) + 1

    def expect(self, holds: bool, what: str) -> None:
        if not holds:
            self.wrong.append(f"expected: {what}")

    async def under_way(self) -> None:
        """Wait until there was a choice at every table."""
        while len(self.evening.ledger.moves) < self.tables:
            await asyncio.sleep(0.1)

    async def everybody_moves(self, when: str) -> None:
        """Wait until a choice was acknowledged at every table that is played at now."""
        evening, before = self.evening, Counter(self.evening.ledger.moves)
        waiting = {*evening.begun} - evening.finished
        end = time.monotonic() + MOVE_S
        while waiting and time.monotonic() < end:
            await asyncio.sleep(0.1)
            waiting = {table for table in waiting if evening.ledger.moves[table] == before[table]} - evening.finished
        self.expect(not waiting, f"play goes on {when}, also at {sorted(waiting)}")


Disturbance = Callable[[Scene], Awaitable[None]]


async def run(
    ground: Ground,
    title: str,
    tables: int,
    seed: int,
    disturb: Disturbance,
    say: Say,
    settings: Mapping[str, str] | None = None,
) -> Report:
    """Let people play while the disturbance goes on, then finish all matches and look at everything."""
    say(f"{title}, {ground.name}: {tables} tables, seed {seed}")
    async with serving({**ground.environment, **(settings or {})}, ground.processes, ground.folder) as servers:
        scene = Scene(ground, servers, Evening(servers, seed), tables)
        progress = asyncio.create_task(tell_progress(scene.evening, scene.happened, say))
        try:
            await play(scene, disturb)
            findings = await asyncio.to_thread(findings_of, scene)
            await look(scene.evening, findings, ground.folder)
        finally:
            progress.cancel()
    return Report(f"{title}, {ground.name}", scene.evening, findings, scene.happened, scene.wrong)


async def play(scene: Scene, disturb: Disturbance) -> None:
    playing = asyncio.create_task(scene.evening.play(scene.tables))
    disturbing = asyncio.ensure_future(disturb(scene))
    try:
        await asyncio.wait([playing, disturbing], return_when=asyncio.FIRST_COMPLETED)
        if playing.done():
            playing.result()  # nobody stops playing before the end, unless something is wrong with the players
        await disturbing
        scene.evening.ending = True
        await asyncio.wait([playing], timeout=FINISH_S)
        if playing.done():
            playing.result()
    finally:
        for task in (playing, disturbing):
            task.cancel()
        await asyncio.gather(playing, disturbing, return_exceptions=True)


def findings_of(scene: Scene) -> Findings:
    """In a thread: to rebuild hundreds of matches takes a while."""
    evening = scene.evening
    database = scene.ground.open()
    try:
        return examine(database, evening.ledger, evening.players, evening.begun)
    finally:
        database.close()
