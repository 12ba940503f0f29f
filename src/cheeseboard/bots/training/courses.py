"""Which courses there are, game by game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cheeseboard.bots.training import gouda_courses, kocour_courses, myszki_courses, qwixx_courses, wistar_courses
from cheeseboard.bots.training.course import Course

COURSES: Final[dict[str, Callable[[], list[Course]]]] = {
    "qwixx": qwixx_courses.courses,
    "kocour": kocour_courses.courses,
    "myszki": myszki_courses.courses,
    "gouda": gouda_courses.courses,
    "wistar": wistar_courses.courses,
}
