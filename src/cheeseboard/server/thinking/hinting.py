"""Advice for a person: what a search thinks of the choices that they have."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Final

from msgspec import json

from cheeseboard.bots.explain.advice import adviser
from cheeseboard.core.rng import SEEDS, Rng
from cheeseboard.server.ids import TableId
from cheeseboard.server.tables.head import game_of
from cheeseboard.server.tables.table import Table
from cheeseboard.server.thinking.embedded import Embedded, job_for
from cheeseboard.server.thinking.job import Effort
from cheeseboard.server.thinking.opinion import Candidate

Question = tuple[TableId, int, int]  # table, seat, and the revision at which it was asked
SHARE: Final = 2  # a hint searches half as long as a bot that does nothing else
LONGEST_S: Final = 5.0  # on a slow machine; the processes that think give up after ten
REMEMBERED: Final = 500


class Hints:
    """Whoever asks twice is told the same, and two who ask together have it thought about once."""

    def __init__(self, thinker: Embedded, rollouts: int | None = None) -> None:
        """With a number of rollouts no hint needs more."""
        self.thinker: Final = thinker
        self.rollouts: Final = rollouts
        self.thoughts: Final[dict[Question, asyncio.Task[list[Candidate]]]] = {}
        self.told: Final[dict[Question, list[Candidate]]] = {}  # the oldest first

    async def advice(self, stage: Table, seat: int, ask: int) -> list[Candidate]:
        """The choices, the best first, from what the seat may know. Raises Lost if there was no answer."""
        question = (stage.head.id, seat, ask)
        if question in self.told:
            return self.told[question]
        thought = self.thoughts.get(question)
        if thought is None:
            thought = asyncio.create_task(self.think(stage, question))
            self.thoughts[question] = thought
            thought.add_done_callback(lambda done: self.forget(question, done))
        return await asyncio.shield(thought)  # one who goes away does not take it from the other

    async def think(self, stage: Table, question: Question) -> list[Candidate]:
        rng = Rng(seed_of(question))
        rollouts = adviser(game_of(stage.head)).rollouts // SHARE if self.rollouts is None else self.rollouts
        job = job_for(stage, question[1], "", rng)._replace(effort=Effort(rollouts, LONGEST_S))
        return json.decode(await self.thinker.answered(job), type=list[Candidate])

    def forget(self, question: Question, thought: asyncio.Task[list[Candidate]]) -> None:
        del self.thoughts[question]
        if thought.cancelled() or thought.exception() is not None:  # it was seen, though nobody may wait any more
            return
        self.told[question] = thought.result()
        if len(self.told) > REMEMBERED:
            del self.told[next(iter(self.told))]


def seed_of(question: Question) -> int:
    """The luck of the thought. It comes from what everybody knows: neither dice nor hands are in it."""
    digest = hashlib.sha256(repr(question).encode()).digest()
    return int.from_bytes(digest[:8], "big") % SEEDS
