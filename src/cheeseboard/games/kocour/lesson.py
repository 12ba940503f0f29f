"""The first match of Mlsný kocour: its last turns, with a bowl that is half empty."""

from __future__ import annotations

from typing import Final

from cheeseboard.core.lesson import Beat, Lesson

START: Final = """\
kocour default roll
game 1 starter 0 turns 8 totals 0 0
centre r3 o2 b2 g2 y3
> r1 o1 b2 g2 y1 | - | -
  r2 o3 b2 g2 y2
may"""

LESSON: Final = Lesson(
    seats=2,
    options={},
    beats=(
        Beat("welcome", "K1.4"),
        Beat("two", "K2.3", ("red",)),
        Beat("other", "K2.3", ("green",)),
        Beat("roll", "K2.8", ("roll",)),
        Beat("steal", "K2.4", ("blue<1",)),
        Beat("pair", "K2.5", ("blue",)),
        Beat("stop", "K2.9", ("stop",)),
        Beat("bust", "K2.7"),
        Beat("jokers", "K2.2", ("red<1",)),
        Beat("more", "K2.4", ("red<1", "red")),
        Beat("dare", "K5.1", ("roll",)),
        Beat("both", "K2.6", ("orange",)),
        Beat("last", "K2.3", ("yellow",)),
        Beat("safe", "K2.9", ("stop",)),
        Beat("end", "K3.1"),
        Beat("score", "K3.2"),
    ),
    chances=(
        "red green",
        "blue joker",
        "orange orange",
        "yellow green",
        "orange yellow",
        "joker joker",
        "orange yellow",
        "blue green",
        "orange red",
    ),
    others=(
        (
            *("orange<0", "orange", "roll", "yellow", "green", "roll"),
            *("blue", "green", "roll", "orange", "red", "stop"),
        ),
    ),
    position=START,
)
