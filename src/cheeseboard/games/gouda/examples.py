"""Worked examples of the rules of Gouda! Gouda!"""

from __future__ import annotations

from typing import Final

from cheeseboard.core.example import Example
from cheeseboard.games.gouda.lesson import START

PLAIN: Final = """\
gouda name
D 01
C1 0
C2 1
M1 1
M2 0
M3 001
M4 1
> 0 | -
  0 | -
box -
played -
cheese 0"""
ROLL: Final = ("green yellow red",)
NAMED: Final = ((0, "M3"),)

EXAMPLES: Final = (
    Example("G1.3", "start", ("put:D", "put:C1")),
    Example("G2.2", "dice", ("M3", "M4"), PLAIN, ROLL),
    Example("G2.4", "moves", ("0@M3>M4", "0@M3>S3", "1@M3>M2"), PLAIN, ROLL, NAMED),
    Example(
        *("G4.6", "improve", ("improve:y1", "improve:y1r1", "worsen:g1"), START, ROLL, NAMED),
        options={"magic": True, "cards": 1},
    ),
)
