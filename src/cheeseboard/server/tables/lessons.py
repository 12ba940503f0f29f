"""Tables at which a game is taught: arranged chance, others who do as the lesson says, and a learner who is led.

The match is a real one by the real rules. A lesson that was changed since the table was set up is not given any more:
the match goes on without it.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from cheeseboard.core.game import Game
from cheeseboard.core.lesson import LEARNER, Lesson
from cheeseboard.core.match import Match
from cheeseboard.core.source import Arranged, Fair, Source
from cheeseboard.core.teaching import awaited, go_on, progress
from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.tables.head import Head, game_of, new_head
from cheeseboard.server.tables.problem import TableProblem
from cheeseboard.server.tables.seating import Bot, Person

TEACHER: Final = "greedy"  # plays the other seats when the lesson has nothing more for them


def lesson_head(
    id: TableId, game: Game, lesson: Lesson, person: PersonId, name: str, commitment: str
) -> Head:
    """A table for a lesson, ready to begin."""
    head = new_head(id, game, lesson.options, lesson.seats, person, commitment)
    seats = (Person(person, name), *[Bot(TEACHER)] * (lesson.seats - 1))
    return replace(head, seats=seats, spectators=False, position=lesson.position, lesson=lesson.mark)


def lesson_of(head: Head) -> Lesson | None:
    """The lesson of the table, if there is one and it is still the same."""
    lesson = None if head.lesson is None else game_of(head).lesson()
    return lesson if lesson is not None and lesson.mark == head.lesson else None


def chance_of(head: Head, nonces: tuple[str, ...], secret: bytes) -> Source:
    """Where the chances of the table come from."""
    fair, lesson = Fair(nonces, secret), lesson_of(head)
    return fair if lesson is None else Arranged(lesson.chances, fair)


def others_answer(head: Head, draft: Match) -> None:
    """Let the others do what the lesson wants of them, if there is a lesson."""
    lesson = lesson_of(head)
    if lesson is not None:
        go_on(lesson, draft)


def check_led(head: Head, match: Match, action: str | None) -> None:
    """TableProblem if the learner is to choose something else first; None stands for what is no choice at all."""
    lesson = lesson_of(head)
    wants = () if lesson is None else awaited(lesson, match)
    if wants and action not in wants:
        raise TableProblem("lesson-first")


def taught(head: Head, match: Match, reader: int) -> int | None:
    """How many choices of the lesson were made; None where there is none, or it was left."""
    lesson = lesson_of(head)
    return None if lesson is None or reader != LEARNER else progress(lesson, match)
