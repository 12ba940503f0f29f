"""Clocks: how long a person may think. The clock of every seat that a person is asked for runs; a bot's never does."""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple

from msgspec import Meta, Struct

SECOND: Final = 1000  # times are in milliseconds
DAY: Final = 24 * 60 * 60 * SECOND
GRACE: Final = 30 * SECOND  # that everybody has left when the server is back; or the whole clock, if that is less


class NoClock(Struct, frozen=True, tag_field="kind", tag="none"):
    """Everybody takes the time they need."""


class PerMove(Struct, frozen=True, tag_field="kind", tag="move"):
    """So many seconds for every choice."""

    seconds: Annotated[int, Meta(ge=5, le=86_400)]


class PerMatch(Struct, frozen=True, tag_field="kind", tag="match"):
    """So many seconds for the whole match, and some more for every choice made."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class DaysPerMove(Struct, frozen=True, tag_field="kind", tag="days"):
    """So many days for every choice."""

    days: Annotated[int, Meta(ge=1, le=30)]


Clock = NoClock | PerMove | PerMatch | DaysPerMove


class Answer(NamedTuple):
    """What one choice of a seat took from its clock, and what it brought."""

    used: int
    bonus: int


class Clocks:
    """The clocks of all seats. A choice that is taken back gives back neither more nor less time than it took."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock: Final = clock
        self.running: Final[dict[int, int]] = {}  # since when
        self.used: Final = [0] * seats  # on the present question, before its clock ran last
        self.answers: Final[list[list[Answer]]] = [[] for _ in range(seats)]  # one for every step of the seat

    def stand_as(self, others: Clocks) -> None:
        """Show the same as those of the same table."""
        self.running.update(others.running)
        self.used[:] = others.used
        self.answers[:] = [answers[:] for answers in others.answers]

    def left(self, seat: int) -> int | None:
        """What the seat had left when its clock began to run; None without a clock."""
        whole = self.whole()
        if whole is None:
            return None
        if isinstance(self.clock, PerMatch):
            whole += sum(answer.bonus - answer.used for answer in self.answers[seat])
        return max(0, whole - self.used[seat])

    def whole(self) -> int | None:
        """What everybody has at first; None without a clock."""
        match self.clock:
            case NoClock():
                return None
            case DaysPerMove(days=days):
                return days * DAY
            case PerMove(seconds=seconds) | PerMatch(seconds=seconds):
                return seconds * SECOND

    def used_up(self, seat: int) -> bool:
        """Whether the seat has no time left for the rest of the match."""
        return isinstance(self.clock, PerMatch) and self.left(seat) == 0

    def deadline(self, seat: int) -> int | None:
        """When the seat's time is up; None while its clock does not run."""
        left = self.left(seat)
        since = self.running.get(seat)
        return None if left is None or since is None else since + left

    def run(self, seat: int, at: int, fresh: bool) -> None:
        """The seat is asked. A fresh question has all the time of a move again."""
        if fresh and not isinstance(self.clock, PerMatch):
            self.used[seat] = 0
        self.running[seat] = at

    def stop(self, seat: int, at: int) -> None:
        """The seat is not asked any more, or a bot plays it now."""
        since = self.running.pop(seat, None)
        if since is not None:
            most = self.left(seat)
            self.used[seat] += at - since if most is None else min(at - since, most)

    def owed(self, seat: int, away: int, since: int) -> int:
        """What the seat is to be given because nothing could be saved from `away` to `since`."""
        running, deadline, whole = self.running.get(seat), self.deadline(seat), self.whole()
        if running is None or deadline is None or whole is None or running >= since:
            return 0
        lost = since - max(away, running)
        return max(lost, since + min(GRACE, whole) - deadline)

    def excuse(self, away: int, since: int) -> None:
        """Give it to all whose clocks run."""
        for seat in self.running:
            self.used[seat] -= self.owed(seat, away, since)

    def answered(self, seat: int, at: int) -> None:
        """The seat has made a choice: a person if its clock was running, else a bot or a standing order."""
        in_person = seat in self.running
        self.stop(seat, at)
        bonus = self.clock.increment * SECOND if in_person and isinstance(self.clock, PerMatch) else 0
        self.answers[seat].append(Answer(self.used[seat], bonus))
        self.used[seat] = 0

    def taken_back(self, seat: int, at: int) -> None:
        """The seat's last choice is its present question again; the time that it took stays used."""
        self.stop(seat, at)
        self.used[seat] += self.answers[seat].pop().used

    def rewind(self, answers: list[int]) -> None:
        """Back to when the seats had made so many choices; time used since is given back."""
        self.running.clear()
        for seat, number in enumerate(answers):
            del self.answers[seat][number:]
            self.used[seat] = 0
