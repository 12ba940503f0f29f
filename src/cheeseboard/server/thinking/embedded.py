"""Bots that think in processes of this server."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Final, NamedTuple

from structlog.contextvars import bound_contextvars

from cheeseboard.core.refusal import Refused
from cheeseboard.core.rng import SEEDS, Rng
from cheeseboard.server.ids import TableId
from cheeseboard.server.live.errands import Errands
from cheeseboard.server.live.floor import Floor
from cheeseboard.server.live.room import Room
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


Question = tuple[TableId, int, int]  # table, seat, and the revision at which it was asked


class Owed(NamedTuple):
    """A choice that a bot of that level thinks about."""

    level: str
    thought: asyncio.Task[str]


class Embedded:
    """A thinker with a pool. A bot that cannot answer is answered for at random, so that no table ever waits."""

    def __init__(self, floor: Floor, pool: Pool) -> None:
        self.floor: Final = floor
        self.pool: Final = pool
        self.errands: Final = Errands()
        self.owed: Final[dict[Question, Owed]] = {}  # what is being thought about

    def start(self) -> None:
        self.floor.follow(self.follow)

    def ask(self, table: TableId, revision: int, seat: int, level: str) -> None:
        self.errands.begin(self.answer(table, revision, seat, level))

    def follow(self, room: Room, own: bool) -> None:
        """What is no longer asked, or is a person's choice again, is thought about no further."""
        stage = room.stage
        for (table, seat, question), owed in self.owed.items():
            if table == room.id and not owes(stage, seat, question, owed.level):
                owed.thought.cancel()

    async def stop(self) -> None:
        await self.errands.close()
        await asyncio.get_running_loop().run_in_executor(None, self.pool.close)

    async def answer(self, table: TableId, revision: int, seat: int, level: str) -> None:
        """Make the bot's choice, if it still owes one and nobody thinks about it."""
        with bound_contextvars(table=table, seat=seat):
            await self.make_choice(table, revision, seat, level)

    async def make_choice(self, table: TableId, revision: int, seat: int, level: str) -> None:
        try:
            room = await self.floor.open(table)
            if room.revision < revision:  # whoever asks has heard of it sooner
                await self.floor.refresh(table)
            stage = room.stage
        except (Missing, Unavailable, TableProblem):
            return  # whoever looks for forgotten tables comes back to it
        question = stage.asks.get(seat)
        if question is None or not owes(stage, seat, question, level) or (table, seat, question) in self.owed:
            return
        try:
            await self.choose(stage, seat, level, question)
        except (Missing, TableProblem):
            pass  # the question is no longer asked, or a person plays again
        except Exception:
            LOG.exception("a bot made no choice")
        finally:
            self.owed.pop((table, seat, question), None)

    async def choose(self, stage: Table, seat: int, level: str, question: int) -> None:
        """Think, and act; if the rules are against what the bot came up with, at random."""
        rng = Rng(secrets.randbelow(SEEDS))
        thought = asyncio.create_task(self.thought(stage, seat, level, rng))
        self.owed[stage.head.id, seat, question] = Owed(level, thought)
        try:
            await asyncio.wait([thought])
        finally:
            thought.cancel()  # where all stops, this does too
        if thought.cancelled():
            return  # nobody asks any more
        try:
            await self.act(stage, seat, level, question, thought.result())
        except (Lost, Refused) as error:
            LOG.warning("%s answers at random: %s", level, type(error).__name__)
            await self.act(stage, seat, level, question, stage.match.state.sample(seat, rng).notation)

    async def thought(self, stage: Table, seat: int, level: str, rng: Rng) -> str:
        """The bot's choice from a world that its seat holds possible; all its luck is from `rng`."""
        legal = stage.match.legal(seat)
        if len(legal) == 1:
            return legal[0].notation
        return await self.answered(job_for(stage, seat, level, rng))

    async def answered(self, job: Job) -> str:
        """What a process that thinks says to the job. Raises Lost. Whoever is cancelled stops the thinking."""
        told = self.pool.submit(job)
        try:
            return await asyncio.wrap_future(told)
        except asyncio.CancelledError:
            self.pool.drop(told)
            raise

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


def owes(stage: Table, seat: int, question: int, level: str) -> bool:
    """Whether a bot of that level has to answer the question."""
    return stage.asks.get(seat) == question and stage.chairs[seat].bot == level


def job_for(stage: Table, seat: int, level: str, rng: Rng) -> Job:
    """What a bot is given for the seat: the same for all worlds that the seat cannot tell apart."""
    world = repr(stage.match.imagine(seat, rng))
    return Job(stage.head.game, stage.head.rules, world, seat, level, rng.word() << 30 | rng.word() >> 2)
