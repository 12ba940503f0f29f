"""A few processes that think for all tables."""

from __future__ import annotations

import heapq
import itertools
import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from contextvars import copy_context
from typing import Final

from cheeseboard.server.thinking.counting import Outcome, uncounted
from cheeseboard.server.thinking.job import BOT, Job
from cheeseboard.server.thinking.mind import Lost, Mind
from cheeseboard.server.thinking.waiting import NOTHING, Found, Waiting

LOG: Final = logging.getLogger(__name__)
LIMIT_S: Final = 10.0
TRIES: Final = 2

Ended = Callable[[Job, Outcome, float], None]


class Dropped(Lost):
    """Nobody waits for the answer any more."""


class Interrupted(Lost):
    """A bot needs the process before it was given the job."""


class Pool:
    """Each process has a thread here that feeds it, and puts another in its place when it hangs or dies.

    Choices of bots go before hints, and hints before reviews. A bot that would have to wait for one of those has it
    stop; whoever was interrupted is thought about anew, and after a few times told what there is.
    """

    def __init__(
        self, processes: int = 1, limit_s: float = LIMIT_S, *, warm: bool = True, ended: Ended = uncounted
    ) -> None:
        """Processes that are not warm start with their first job. `ended` is told of every thought."""
        self.limit_s: Final = limit_s
        self.warm: Final = warm
        self.ended: Final = ended
        self.line: Final[list[Waiting]] = []  # a heap
        self.numbers: Final = itertools.count()
        self.minds: Final[list[Mind | None]] = [None] * processes
        self.thoughts: Final[list[Waiting | None]] = [None] * processes  # what each of them has been given
        self.free = 0  # threads that wait for a job
        self.dropped: Final[set[Future[str]]] = set()  # thoughts that nobody waits for any more
        self.interrupted: Final[set[Future[str]]] = set()  # those that are to leave their process to a bot
        self.changing: Final = threading.Condition()  # held while any of this changes, or a process is told something
        self.closed = False
        self.threads: Final = [
            threading.Thread(target=self.run, args=(place,), name="cheeseboard-thinking", daemon=True)
            for place in range(processes)
        ]
        for thread in self.threads:
            thread.start()

    @property
    def doing(self) -> list[Future[str] | None]:
        """Whom each process thinks for."""
        return [None if waiting is None else waiting.told for waiting in self.thoughts]

    def submit(self, job: Job) -> Future[str]:
        """The answer to the job, or Lost when it had none in any of several tries."""
        told: Future[str] = Future()
        self.put(Waiting(job.urgency, next(self.numbers), job, told, copy_context()))
        return told

    def put(self, waiting: Waiting) -> None:
        """Have it wait for a process."""
        with self.changing:
            if self.closed:
                waiting.give_up()
                return
            heapq.heappush(self.line, waiting)
            self.changing.notify()
            self.make_room()

    def make_room(self) -> None:
        """Interrupt as much as is needed for the bots that wait: reviews before hints, the last before the first."""
        ends = self.dropped | self.interrupted
        yielding = [
            (waiting.urgency, waiting.number, place)
            for place, waiting in enumerate(self.thoughts)
            if waiting is not None and waiting.gives_way and waiting.told not in ends
        ]
        if not yielding:
            return
        bots = sum([waiting.urgency == BOT and not waiting.told.cancelled() for waiting in self.line])
        ending = sum([waiting is not None and waiting.told in ends for waiting in self.thoughts])
        for _, _, place in sorted(yielding, reverse=True)[: max(0, bots - self.free - ending)]:
            waiting, mind = self.thoughts[place], self.minds[place]
            if waiting is not None:
                self.interrupted.add(waiting.told)
            if mind is not None:
                mind.hurry()

    def drop(self, told: Future[str]) -> None:
        """Nobody waits for this answer any more: its job is not begun, or the process is told to be done with it."""
        if told.cancel():
            return
        with self.changing:
            if told.done():
                return
            self.dropped.add(told)
            doing = self.doing
            mind = self.minds[doing.index(told)] if told in doing else None
            if mind is not None:
                mind.hurry()

    def close(self) -> None:
        """Answer nothing more. Jobs that wait are cancelled, those being thought about are lost."""
        with self.changing:
            self.closed = True
            for waiting in self.line:
                waiting.give_up()
            self.line.clear()
            self.changing.notify_all()
        for mind in self.minds:
            if mind is not None:
                with suppress(ValueError):  # its thread has just let go of it
                    mind.process.kill()
        for thread in self.threads:
            thread.join()

    def run(self, place: int) -> None:
        """Feed one process."""
        if self.warm:
            self.warm_up(place)
        while (waiting := self.take(place)) is not None:
            waiting.context.run(self.think, place, waiting)
        self.replace(place)

    def take(self, place: int) -> Waiting | None:
        """The next job, for the process of that place; None when there is nothing more to do."""
        with self.changing:
            self.free += 1
            try:
                while not self.closed:
                    if not self.line:
                        self.changing.wait()
                    elif (waiting := heapq.heappop(self.line)).begin():
                        self.thoughts[place] = waiting
                        return waiting
            finally:
                self.free -= 1
        return None

    def think(self, place: int, waiting: Waiting) -> None:
        """Have the process of that place do the job. If it was interrupted, it waits again."""
        told, begun = waiting.told, time.monotonic()
        found = NOTHING
        lost: Lost | None = None
        again: Waiting | None = None
        try:
            found, cut = self.answer(place, waiting.job, told)
            again = waiting.after(found) if cut else None
        except Interrupted:
            again = waiting
        except Lost as error:
            lost = error
        dropped = told in self.dropped
        outcome: Outcome = "dropped" if dropped else "lost" if lost else "interrupted" if again else "answered"
        self.ended(waiting.job, outcome, found.seconds or time.monotonic() - begun)
        if lost is not None:
            told.set_exception(lost)
        elif again is None or dropped:
            told.set_result(found.answer)
        elif again.is_done:
            again.tell()
        with self.changing:
            self.thoughts[place] = None
            self.interrupted.discard(told)
            if told.done():
                self.dropped.discard(told)
            elif again is not None:
                self.put(again)

    def warm_up(self, place: int) -> None:
        """Have a process ready before it is needed. If it does not start, the first job tries again."""
        try:
            self.mind(place)
        except Lost:
            self.replace(place)

    def answer(self, place: int, job: Job, told: Future[str]) -> tuple[Found, bool]:
        """What was found, and whether it was cut short."""
        tries = 0
        while True:
            tries += 1
            try:
                mind = self.mind(place)
                with self.changing:
                    if told in self.dropped:
                        raise Dropped
                    if told in self.interrupted:
                        raise Interrupted
                    begun = time.monotonic()
                    mind.give(job)
                answer, cut = mind.receive(self.limit_s)
                return Found(time.monotonic() - begun, answer), cut
            except (Dropped, Interrupted):
                raise
            except Lost as lost:
                self.replace(place)
                if self.closed or tries == TRIES or told in self.dropped:
                    raise
                LOG.warning("a bot of %s %s: tried again", job.game, lost)

    def mind(self, place: int) -> Mind:
        """The process of that place, ready for a job."""
        mind = self.minds[place]
        if mind is None:
            mind = self.minds[place] = Mind()
            mind.await_start()
        return mind

    def replace(self, place: int) -> None:
        """Let go of the process; the next job starts another."""
        mind, self.minds[place] = self.minds[place], None
        if mind is not None:
            mind.end()
