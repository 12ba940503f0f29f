"""Worked examples of the rules of Mlsný kocour."""

from __future__ import annotations

from typing import Final

from cheeseboard.core.example import Example

EARLY: Final = """\
kocour default roll
game 1 starter 0 turns 4 totals 0 0
centre r4 o4 b3 g5 y4
> r1 o1 b2 y1 | - | -
  r1 o1 b1 g1 y1
may"""

EXAMPLES: Final = (
    Example("K1.1", "start", (), None, ("1", "red blue")),
    Example("K2.3", "two", ("orange", "blue", "blue<1"), EARLY, ("orange blue",)),
    Example("K2.4", "pair", ("blue", "blue<1", "orange"), EARLY, ("blue joker",)),
    Example("K2.7", "bust", ("roll", "stop"), EARLY, ("red green", "green red"), ((0, "red"), (0, "green"))),
)
