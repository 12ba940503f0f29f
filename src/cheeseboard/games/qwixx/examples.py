"""Worked examples of the rules of Qwixx."""

from __future__ import annotations

from typing import Final

from cheeseboard.core.example import Example

SHEETS: Final = """\
qwixx classic roll
> r5 r7 y11 g12 g10 g8 g6 g3 | 0
  r2 r3 y4 b12 b9 b8 | 1"""
LOCKED: Final = """\
qwixx classic roll
> r2 r4 r5 r8 r9 y3 b11 | 0
  r6 y2 y4 g11 b12 b10 b9 b7 b2 | 0"""

EXAMPLES: Final = (
    Example("Q1.1", "start", (), None, ("1", "3 4 2 5 6 1")),
    Example("Q1.2", "order", ("r10", "r6"), SHEETS, ("1 5 5 6 1 2",), ((0, "-"), (1, "-"))),
    Example("Q2.2", "second", ("g2", "r8", "-"), SHEETS, ("1 5 3 6 1 2",), ((0, "-"), (1, "-"))),
    Example("Q3.1", "lock", ("r12", "y12"), LOCKED, ("6 6 3 2 4",)),
)
