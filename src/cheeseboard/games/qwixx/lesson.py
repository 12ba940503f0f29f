"""The first match of Qwixx: the last turns of a match that a friend had to leave."""

from __future__ import annotations

from typing import Final

from cheeseboard.core.lesson import Beat, Lesson

START: Final = """\
qwixx classic roll
> r2 r3 r5 r8 y3 y4 g11 g9 g8 g6 g4 b10 b9 | 1
  r6 y5 y8 y9 g12 g10 b11 b8 b7 b5 b3 | 0"""

LESSON: Final = Lesson(
    seats=2,
    options={},
    beats=(
        Beat("welcome", "Q1.1"),
        Beat("order", "Q1.2"),
        Beat("white", "Q2.1", ("r9",)),
        Beat("colour", "Q2.2", ("y5",)),
        Beat("rival", "Q2.1", ("y6",)),
        Beat("locked", "Q3.3"),
        Beat("penalty", "Q2.4"),
        Beat("pass", "Q2.3", ("-",)),
        Beat("again", "Q2.1", ("y7",)),
        Beat("lock", "Q3.1", ("g2",)),
        Beat("end", "Q4.2"),
        Beat("score", "Q5.1"),
    ),
    chances=("4 5 6 1 2 1", "5 1 4 3 5 1", "2 3 1 1 6", "6 5 2 1 3", "1 6 3 5 1"),
    others=(("g9", "-", "b2", "-", "-", "r7", "-"),),
    position=START,
)
