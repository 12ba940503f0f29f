"""A lesson and the match in which it is given."""

from __future__ import annotations

from cheeseboard.core.lesson import LEARNER, Lesson
from cheeseboard.core.match import Match


def progress(lesson: Lesson, match: Match) -> int | None:
    """How many of the choices that the lesson wants were made; None if something else was, or more."""
    made = [step.text for step in match.steps if step.seat == LEARNER]
    wanted = lesson.wanted
    for choice, wants in zip(made, wanted, strict=False):
        if choice not in wants:
            return None
    return len(made) if len(made) <= len(wanted) else None


def awaited(lesson: Lesson, match: Match) -> tuple[str, ...]:
    """The choices that the learner is to choose from now; none once the lesson is over, or was left."""
    made = progress(lesson, match)
    return () if made is None or made == len(lesson.wanted) else lesson.wanted[made]


def next_move(lesson: Lesson, match: Match) -> tuple[int, str] | None:
    """What another seat is to do now; None where no other is asked, or the lesson has nothing more for them."""
    if progress(lesson, match) is None:
        return None
    for seat in match.asked:
        if seat != LEARNER:
            moves = lesson.others[seat - 1]
            made = len([step for step in match.steps if step.seat == seat])
            if made < len(moves) and match.why(seat, moves[made]) is None:
                return seat, moves[made]
    return None


def go_on(lesson: Lesson, match: Match) -> None:
    """Let all others do what the lesson has them do, until the learner is asked."""
    while True:
        found = next_move(lesson, match)
        if found is None:
            return
        match.act(found[0], found[1])
