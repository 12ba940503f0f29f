"""Advice for a person: what a search thinks of the choices that they have."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Final

from msgspec import json

from cheeseboard.bots.explain.advice import adviser
from cheeseboard.core.rng import SEEDS, Rng
from cheeseboard.server.live.room import Room
from cheeseboard.server.tables.head import game_of
from cheeseboard.server.tables.table import Table
from cheeseboard.server.thinking.embedded import Embedded, Question, job_for
from cheeseboard.server.thinking.job import Effort
from cheeseboard.server.thinking.mind import Lost
from cheeseboard.server.thinking.opinion import Candidate

SHARE: Final = 2  # a hint searches half as long as a bot that does nothing else
LONGEST_S: Final = 4.0  # in all, on a slow machine: somebody waits for it, and a process is given up after ten
PATIENCE_S: Final = 30.0  # so long somebody waits on a server that is busy with bots, and is then told that it is
REMEMBERED: Final = 500


class Thought:
    """What is being thought about, for so many who wait."""

    def __init__(self, task: asyncio.Task[list[Candidate]]) -> None:
        self.task: Final = task
        self.waiting = 0


class Hints:
    """Whoever asks twice is told the same, and two who ask together have it thought about once.

    What nobody waits for any more, or what is no longer asked, is thought about no further.
    """

    def __init__(self, thinker: Embedded, rollouts: int | None = None, longest: float = LONGEST_S) -> None:
        """With a number of rollouts no hint needs more; none takes longer than so many seconds."""
        self.thinker: Final = thinker
        self.rollouts: Final = rollouts
        self.longest: Final = longest
        self.thoughts: Final[dict[Question, Thought]] = {}
        self.told: Final[dict[Question, list[Candidate]]] = {}  # the oldest first

    async def advice(self, stage: Table, seat: int, ask: int) -> list[Candidate]:
        """The choices, the best first, from what the seat may know. Raises Lost if there was no answer."""
        question = (stage.head.id, seat, ask)
        if question in self.told:
            return self.told[question]
        thought = self.thoughts.get(question)
        if thought is None or thought.task.cancelling():
            thought = self.thoughts[question] = Thought(asyncio.create_task(self.think(stage, question)))
            thought.task.add_done_callback(lambda done: self.forget(question, done))
        thought.waiting += 1
        try:
            return await asyncio.shield(thought.task)  # one who goes away does not take it from the other
        except asyncio.CancelledError:
            if thought.task.cancelled():
                raise Lost("no longer asked") from None
            raise
        finally:
            thought.waiting -= 1
            if not thought.waiting:
                thought.task.cancel()

    def follow(self, room: Room, own: bool) -> None:
        """The room has changed."""
        for (table, seat, ask), thought in self.thoughts.items():
            if table == room.id and room.stage.asks.get(seat) != ask:
                thought.task.cancel()

    async def think(self, stage: Table, question: Question) -> list[Candidate]:
        rng = Rng(seed_of(question))
        rollouts = adviser(game_of(stage.head)).rollouts // SHARE if self.rollouts is None else self.rollouts
        job = job_for(stage, question[1], "", rng)._replace(effort=Effort(rollouts, self.longest))
        try:
            async with asyncio.timeout(PATIENCE_S):
                return json.decode(await self.thinker.answered(job), type=list[Candidate])
        except TimeoutError:
            raise Lost("waited in vain") from None

    def forget(self, question: Question, thought: asyncio.Task[list[Candidate]]) -> None:
        found = self.thoughts.get(question)
        if found is not None and found.task is thought:
            del self.thoughts[question]
        if thought.cancelled() or thought.exception() is not None:
            return
        self.told[question] = thought.result()
        if len(self.told) > REMEMBERED:
            del self.told[next(iter(self.told))]


def seed_of(question: Question) -> int:
    """The luck of the thought. It comes from what everybody knows: neither dice nor hands are in it."""
    digest = hashlib.sha256(repr(question).encode()).digest()
    return int.from_bytes(digest[:8], "big") % SEEDS
