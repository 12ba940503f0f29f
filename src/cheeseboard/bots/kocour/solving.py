"""Mlsný kocour for two whose colours are all worth the same, solved: the mover's chance to win, for every position.

Values are improved turn by turn until they hardly change any more. That a game is stopped after 500 turns (K4.4) is
left out: nobody who plays well gets there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from cheeseboard.bots.kocour.hues import PLACINGS, POSITIONS, RESTING
from cheeseboard.bots.kocour.turns import Turns
from cheeseboard.bots.numbers import reals
from cheeseboard.games.kocour.components import FEW_MICE

if TYPE_CHECKING:
    from mypy_extensions import i64


@final
class Solver(Turns):
    """All positions with their chances; the first RESTING of them are the beginnings of turns."""

    def __init__(self, ladder: list[i64]) -> None:
        super().__init__(ladder)
        self.chances: Final = reals(POSITIONS, 0.5)
        self.change = 1.0  # the largest change of the beginning of a turn in the last round

    def chance(self, number: i64) -> float:
        return self.chances[number]

    def solve(self, residual: float, progress: Callable[[float], None] | None = None) -> float:
        """Improve all values until none changes by more than the residual; the chance of whoever begins."""
        while self.change > residual:
            self.improve()
            if progress is not None:
                progress(self.change)
        return self.chances[0]

    def improve(self) -> None:
        """One round over all positions, from the highest number on: catches lead to higher ones."""
        self.change = 0.0
        number: i64 = POSITIONS
        here = self.here
        a: i64
        b: i64
        c: i64
        d: i64
        e: i64
        for e in range(PLACINGS - 1, -1, -1):
            here[4] = e
            for d in range(e, -1, -1):
                here[3] = d
                for c in range(d, -1, -1):
                    here[2] = c
                    for b in range(c, -1, -1):
                        here[1] = b
                        for a in range(b, -1, -1):
                            here[0] = a
                            number -= 1
                            self.improve_position(number)

    def improve_position(self, number: i64) -> None:
        if number >= RESTING:
            self.chances[number] = max(self.stop(), self.roll())
        elif self.in_centre() >= FEW_MICE:  # otherwise the game is over and nobody rolls
            rolled = self.roll()
            self.change = max(self.change, abs(rolled - self.chances[number]))
            self.chances[number] = rolled
