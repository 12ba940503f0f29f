"""Has a study played to its end: gives out jobs, keeps what comes back, gives out again what was lost."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Final, NamedTuple

from cheeseboard.core.refusal import Problem
from cheeseboard.study.batch import Batch, Job, stamp
from cheeseboard.study.gaps import Gaps
from cheeseboard.study.parts import Part
from cheeseboard.study.store import Store
from cheeseboard.study.workers import Lost, Workers

LEAST_SECONDS: Final = 0.25  # of a batch; below 0.1 s handing it over would cost too much
MOST_SECONDS: Final = 30.0
PART_OF_TIME: Final = 0.01  # a longer study has longer batches: fewer files, and yet little is lost with one
LOOK: Final = 0.1  # seconds between two looks at whoever watches
MOST_LOSSES: Final = 20  # one after another, with nothing finished between them


class Progress(NamedTuple):
    """How far a study is, in matches, and how many batches were lost with their workers."""

    done: int
    lost: int


class Run:
    """What is still to be played, and by whom."""

    def __init__(self, parts: list[Part], store: Store, workers: Workers) -> None:
        self.parts: Final = parts
        self.store: Final = store
        self.workers: Final = workers
        self.gaps: Final = [Gaps(part.units, store.done(number)) for number, part in enumerate(parts)]
        self.rates: Final[dict[int, float]] = {}  # units a second of one worker, by part
        self.jobs: Final[dict[tuple[int, int], Job]] = {}  # what somebody has, by part and first unit
        self.lost = 0
        self.losses = 0

    def missing(self) -> int:
        """The matches that nobody has played or is playing."""
        return sum(len(gaps) * part.plan.each for gaps, part in zip(self.gaps, self.parts, strict=True))

    def play(self) -> Iterator[Progress]:
        """Play until all is there; between two steps whoever waits can look about, or leave."""
        done = sum(part.matches for part in self.parts) - self.missing()
        begun = perf_counter()
        yield Progress(done, self.lost)
        while self.missing() or self.jobs:
            self.give_out(perf_counter() - begun)
            for found in self.workers.wait(LOOK):
                if isinstance(found, Lost):
                    self.lose(self.jobs.pop((found.job.part, found.job.begin)))
                else:
                    done += self.keep(found)
            yield Progress(done, self.lost)

    def give_out(self, elapsed: float) -> None:
        """A job for everybody who has none."""
        seconds = max(LEAST_SECONDS, min(MOST_SECONDS, PART_OF_TIME * elapsed))
        for _ in range(self.workers.room()):
            part = next((number for number, gaps in enumerate(self.gaps) if len(gaps)), None)
            if part is None:
                return
            begin, end = self.gaps[part].take(self.size(part, seconds))
            job = self.jobs[part, begin] = Job(part, self.parts[part].plan, begin, end, seconds)
            self.workers.give(job)

    def size(self, part: int, seconds: float) -> int:
        """How many units a job has: more than fit into its time, which decides; but nobody takes all."""
        if part in self.rates:
            return max(1, int(1.5 * self.rates[part] * seconds))
        return max(1, len(self.gaps[part]) // (2 * self.workers.number()))

    def keep(self, batch: Batch) -> int:
        """Keep what was played, and have the rest of the job played by others; the number of matches."""
        plan = self.parts[batch.part].plan
        if batch.stamp != stamp(plan.game):
            raise Problem("study-engine", {"game": plan.game})
        self.store.append(batch)
        job = self.jobs.pop((batch.part, batch.begin))
        self.gaps[batch.part].give_back(batch.end, job.end)
        self.losses = 0
        self.rates[batch.part] = (batch.end - batch.begin) / max(batch.seconds, 1e-6)
        return len(batch.rows)

    def lose(self, job: Job) -> None:
        self.gaps[job.part].give_back(job.begin, job.end)
        self.lost += 1
        self.losses += 1
        if self.losses >= MOST_LOSSES:
            raise Problem("study-lost", {"times": MOST_LOSSES})
