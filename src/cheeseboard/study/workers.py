"""Whoever plays the batches of a study. Losing one costs nothing but time: its job comes back and is given again."""

from __future__ import annotations

from types import TracebackType
from typing import Final, NamedTuple, Protocol

from cheeseboard.study.batch import Batch, Job, play

SECONDS: Final = 1.0  # that this process plays without hearing Ctrl-C


class Lost(NamedTuple):
    """A worker is gone, and with it what it was playing."""

    job: Job


class Workers(Protocol):
    """Several that play at the same time."""

    def number(self) -> int:
        """How many there are now."""

    def room(self) -> int:
        """How many more jobs can be given now."""

    def give(self, job: Job) -> None:
        """Have a job played."""

    def wait(self, seconds: float) -> list[Batch | Lost]:
        """What has been finished or lost; after so many seconds nothing."""

    def __enter__(self) -> Workers: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


class Here:
    """This process itself, which looks up now and then."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []

    def number(self) -> int:
        return 1

    def room(self) -> int:
        return 1 - len(self.jobs)

    def give(self, job: Job) -> None:
        self.jobs.append(job._replace(seconds=min(job.seconds, SECONDS)))

    def wait(self, seconds: float) -> list[Batch | Lost]:
        done: list[Batch | Lost] = [play(job) for job in self.jobs]
        self.jobs.clear()
        return done

    def __enter__(self) -> Here:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.jobs.clear()
