"""What a search thinks of a match that is over, step by step, as one of its seats lived it.

It is long work, so it is done in small pieces by the processes in which bots think, as long as no bot needs them. What
is done is kept in the database; whoever asks again finds it, in any process.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import Final

from msgspec import json
from structlog.contextvars import bound_contextvars

from cheeseboard.bots.explain.advice import adviser
from cheeseboard.bots.explain.review import junctures
from cheeseboard.core.rng import SEEDS, Rng
from cheeseboard.server.ids import TableId
from cheeseboard.server.live import answering
from cheeseboard.server.live.errands import Errands
from cheeseboard.server.store import reviews
from cheeseboard.server.store.errors import Unavailable
from cheeseboard.server.store.reviews import Kept
from cheeseboard.server.tables.head import game_of
from cheeseboard.server.tables.table import Table
from cheeseboard.server.thinking.embedded import Embedded
from cheeseboard.server.thinking.job import Effort, Happened, Job
from cheeseboard.server.thinking.mind import Lost
from cheeseboard.server.thinking.opinion import Judged

LOG: Final = logging.getLogger(__name__)
FORM: Final = 2  # of what is kept; count it up when `Judged` changes
STEP_S: Final = 0.5  # for one step at most: so long a bot has to wait for one that was interrupted too often
SAVE_MS: Final = 4_000
LEASE_MS: Final = 20_000  # whoever has saved nothing for so long is not at work any more
GIVE_UP: Final = 3  # steps in a row that got no answer

Place = tuple[TableId, int]


class Going:
    """A review, as far as it has come. It is not known how much there is to do until its turn has come."""

    def __init__(self, done: int, total: int | None, steps: list[Judged]) -> None:
        self.done = done  # steps that were thought about; of some of them there is nothing to say
        self.total = total
        self.steps: Final = steps

    @property
    def complete(self) -> bool:
        return self.total == self.done


class Reviews:
    """One review at a time; the others wait for their turn."""

    def __init__(self, thinker: Embedded, seconds: int) -> None:
        """No review thinks for more seconds than that."""
        self.thinker: Final = thinker
        self.floor: Final = thinker.floor
        self.seconds: Final = seconds
        self.errands: Final = Errands()
        self.turn: Final = asyncio.Semaphore(1)
        self.going: Final[dict[Place, Going]] = {}
        self.lost: Final[set[Place]] = set()  # nobody was told yet

    async def stop(self) -> None:
        await self.errands.close()

    async def find(self, table: TableId, seat: int) -> tuple[Going, bool]:
        """The review as far as it has come, and whether somebody is at work on it or it is complete.

        Raises Lost once where this process had to give up; to begin again may do better.
        """
        place = (table, seat)
        if place in self.lost:
            self.lost.discard(place)
            raise Lost("gave up")
        going = self.going.get(place)
        if going is not None:
            return going, True
        kept = await self.floor.read(lambda connection: reviews.find(connection, table, seat))
        if kept is None or kept.form != FORM:
            return Going(0, None, []), False
        going = Going(kept.done, kept.total, json.decode(kept.body, type=list[Judged]))
        return going, going.complete or self.floor.now() - kept.at < LEASE_MS

    def begin(self, stage: Table, seat: int, found: Going) -> None:
        """Go on with the review from where it is. To begin twice does no harm."""
        place = (stage.head.id, seat)
        if place not in self.going:
            self.going[place] = found
            self.errands.begin(self.work(stage, seat, found))

    async def work(self, stage: Table, seat: int, going: Going) -> None:
        with bound_contextvars(table=stage.head.id, seat=seat):
            await self.work_in_turn(stage, seat, going)

    async def work_in_turn(self, stage: Table, seat: int, going: Going) -> None:
        place = (stage.head.id, seat)
        try:
            async with self.turn:
                await self.think(stage, seat, going)
        except (Lost, Unavailable) as error:
            LOG.warning("a review is not done: %s", type(error).__name__)
            self.lost.add(place)
        except Exception:
            LOG.exception("a review is not done")
            self.lost.add(place)
        finally:
            del self.going[place]

    async def think(self, stage: Table, seat: int, going: Going) -> None:
        """Everything that is not done yet, saved from time to time. Raises Lost, Unavailable."""
        jobs = await asyncio.to_thread(jobs_for, stage, seat, self.seconds)
        going.total = len(jobs)
        saved = await self.save(stage, seat, going, len(jobs))
        lost = 0
        for job in jobs[going.done :]:
            try:
                found = json.decode(await self.thinker.answered(job), type=Judged | None)
                lost = 0
            except Lost:
                found = None  # of this step nothing is told
                lost += 1
                if lost == GIVE_UP:
                    raise
            if found is not None:
                going.steps.append(found)
            going.done += 1
            if self.floor.now() - saved >= SAVE_MS:
                saved = await self.save(stage, seat, going, len(jobs))
        await self.save(stage, seat, going, len(jobs))

    async def save(self, stage: Table, seat: int, going: Going, total: int) -> int:
        """Keep what is done; when that was."""
        floor, table, now = self.floor, stage.head.id, self.floor.now()
        kept = Kept(FORM, going.done, total, json.encode(going.steps), now)
        await answering.write(
            floor.database, floor.writer, floor.mail, lambda connection: reviews.keep(connection, table, seat, kept)
        )
        return now


def jobs_for(stage: Table, seat: int, seconds: int) -> list[Job]:
    """A job for every step that can be judged: a world that the seat held possible then, and what happened in it."""
    head, game = stage.head, game_of(stage.head)
    rng = Rng(seed_of(head.id, seat))
    jobs = []
    for number, step, state in junctures(stage.match, seat):
        world = repr(state.imagine(seat, rng))
        seed = rng.word() << 30 | rng.word() >> 2
        happened = Happened(number, step.text, step.number)
        jobs.append(Job(head.game, head.rules, world, seat, "", seed, happened=happened))
    effort = Effort(adviser(game).rollouts, min(STEP_S, seconds / max(1, len(jobs))))
    return [job._replace(effort=effort) for job in jobs]


def seed_of(table: TableId, seat: int) -> int:
    """The luck of a review: the same for whoever goes on with it."""
    digest = hashlib.sha256(repr((table, seat)).encode()).digest()
    return int.from_bytes(digest[:8], "big") % SEEDS
