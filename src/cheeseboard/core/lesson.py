"""A first match that teaches by doing: what is said, what the learner is to choose, and what everybody else does.

A lesson is data and holds no state: `teaching` reads from the steps of a match how far it has come.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final, NamedTuple

from cheeseboard.core.option import Options

LEARNER: Final = 0  # the seat of whoever learns


class Beat(NamedTuple):
    """Something that is said, and the choices that it waits for: any of them will do. Without any it is only read."""

    text: str  # `lesson-TEXT` in the game's words
    rule: str  # which it teaches; '' for none
    wants: tuple[str, ...] = ()
    shows: str = ""  # what it speaks of besides the board: prompt, seats, log


class Lesson(NamedTuple):
    """The whole of it. Where the learner has several choices, all that follows fits each of them."""

    seats: int
    options: Options
    beats: tuple[Beat, ...]
    chances: tuple[str, ...]  # what chance brings, in its order
    others: tuple[tuple[str, ...], ...]  # what the seats after the learner's choose, each in its order
    position: str | None = None  # where the match begins, if that is not where every match of the game does

    @property
    def mark(self) -> str:
        """Tells this lesson from what it was before somebody changed it."""
        played = (self.seats, sorted(self.options.items()), self.chances, self.others, self.position, self.wanted)
        return sha256(repr(played).encode()).hexdigest()[:12]

    @property
    def wanted(self) -> tuple[tuple[str, ...], ...]:
        """The choices that the learner is to make, one after the other."""
        return tuple([beat.wants for beat in self.beats if beat.wants])
