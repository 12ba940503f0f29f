"""A job that waits for a process, and what was found when it had to leave one to a bot."""

from __future__ import annotations

from concurrent.futures import Future
from contextvars import Context
from typing import Final, NamedTuple

from cheeseboard.server.thinking.job import BOT, Job
from cheeseboard.server.thinking.mind import Lost

MOST: Final = 3  # times that a job is interrupted
LEAST_S: Final = 0.2  # who has thought for less has nothing to say


class Found(NamedTuple):
    """What was found in so many seconds."""

    seconds: float
    answer: str


NOTHING: Final = Found(0.0, "")


class Waiting(NamedTuple):
    """A job and whom to tell. The more urgent ones sort first, then those that have waited longer."""

    urgency: int
    number: int
    job: Job
    told: Future[str]
    context: Context  # of whoever asks: lines in the log name the table
    interrupted: int = 0
    found: Found = NOTHING  # by the longest thought that was interrupted

    @property
    def gives_way(self) -> bool:
        """Whether it is interrupted for a bot: a hint always is, a step of a review, which is short, only so often."""
        return self.urgency > BOT and (self.is_hint or self.interrupted < MOST)

    @property
    def is_hint(self) -> bool:
        return self.job.effort is not None and self.job.happened is None

    def begin(self) -> bool:
        """Whether it is still wanted, now that its turn has come."""
        return self.told.running() or self.told.set_running_or_notify_cancel()

    def after(self, found: Found) -> Waiting:
        """The same after it was interrupted."""
        return self._replace(interrupted=self.interrupted + 1, found=max(self.found, found))

    @property
    def is_done(self) -> bool:
        """Whether it was interrupted so often that whoever waits is to have what there is."""
        return self.is_hint and self.interrupted == MOST

    def tell(self) -> None:
        """Tell what there is; Lost if that is next to nothing."""
        if self.found.seconds < LEAST_S:
            self.told.set_exception(Lost("interrupted"))
        else:
            self.told.set_result(self.found.answer)

    def give_up(self) -> None:
        """Nobody will think about it any more."""
        if not self.told.cancel():
            self.told.set_exception(Lost("closed"))
