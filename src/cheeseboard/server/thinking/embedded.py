"""Bots that think in processes of this server."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Final

from cheeseboard.core.refusal import Refused
from cheeseboard.core.rng import SEEDS, Rng
from cheeseboard.server.ids import TableId
from cheeseboard.server.live.errands import Errands
from cheeseboard.server.live.floor import Floor
from cheeseboard.server.store.errors import Missing, Unavailable
from cheeseboard.server.tables import commands
from cheeseboard.server.tables.chairs import BOT
from cheeseboard.server.tables.problem import TableProblem
from cheeseboard.server.tables.table import Table
from cheeseboard.server.thinking.job import Job
from cheeseboard.server.thinking.mind import Lost
from cheeseboard.server.thinking.pool import Pool

LOG: Final = logging.getLogger(__name__)
PAUSE_S: Final = 0.5  # before a choice that was not saved is made again


class Embedded:
    """A thinker with a pool. A bot that cannot answer is answered for at random, so that no table ever waits."""

    def __init__(self, floor: Floor, pool: Pool) -> None:
        self.floor: Final = floor
        self.pool: Final = pool
        self.errands: Final = Errands()
        self.owed: Final[set[tuple[TableId, int, int]]] = set()  # table, seat and question being thought about

    def ask(self, table: TableId, revision: int, seat: int, level: str) -> None:
        self.errands.begin(self.answer(table, revision, seat, level))

    async def stop(self) -> None:
        await self.errands.close()
        await asyncio.get_running_loop().run_in_executor(None, self.pool.close)

    async def answer(self, table: TableId, revision: int, seat: int, level: str) -> None:
        """Make the bot's choice, if it still owes one and nobody thinks about it."""
        try:
            room = await self.floor.open(table)
            if room.revision < revision:  # whoever asks has heard of it sooner
                await self.floor.refresh(table)
            stage = room.stage
        except (Missing, Unavailable, TableProblem):
            return  # whoever looks for forgotten tables comes back to it
        question = stage.asks.get(seat)
        if question is None or stage.chairs[seat].bot != level or (table, seat, question) in self.owed:
            return
        self.owed.add((table, seat, question))
        try:
            await self.choose(stage, seat, level, question)
        except (Missing, TableProblem):
            pass  # the question is no longer asked, or a person plays again
        except Exception:
            LOG.exception("table %s: the bot of seat %d made no choice", table, seat)
        finally:
            self.owed.discard((table, seat, question))

    async def choose(self, stage: Table, seat: int, level: str, question: int) -> None:
        """Think, and act; if the rules are against what the bot came up with, at random."""
        rng = Rng(secrets.randbelow(SEEDS))
        try:
            await self.act(stage, seat, level, question, await self.thought(stage, seat, level, rng))
        except (Lost, Refused) as error:
            LOG.warning("table %s: %s answers at random: %s", stage.head.id, level, type(error).__name__)
            await self.act(stage, seat, level, question, stage.match.state.sample(seat, rng).notation)

    async def thought(self, stage: Table, seat: int, level: str, rng: Rng) -> str:
        """The bot's choice from a world that its seat holds possible; all its luck is from `rng`."""
        legal = stage.match.legal(seat)
        if len(legal) == 1:
            return legal[0].notation
        return await self.answered(job_for(stage, seat, level, rng))

    async def answered(self, job: Job) -> str:
        """What a process that thinks says to the job. Raises Lost."""
        return await asyncio.wrap_future(self.pool.submit(job))

    async def act(self, stage: Table, seat: int, level: str, question: int, action: str) -> None:
        """Make the choice, as soon as the database takes it."""
        floor = self.floor
        while True:
            try:
                await floor.command(
                    stage.head.id,
                    lambda table: commands.act(table, f"{BOT}{level}", seat, question, action, floor.now()),
                )
                return
            except Unavailable:
                await asyncio.sleep(PAUSE_S)


def job_for(stage: Table, seat: int, level: str, rng: Rng) -> Job:
    """What a bot is given for the seat: the same for all worlds that the seat cannot tell apart."""
    world = repr(stage.match.imagine(seat, rng))
    return Job(stage.head.game, stage.head.rules, world, seat, level, rng.word() << 30 | rng.word() >> 2)
