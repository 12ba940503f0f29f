"""The exact worth of the end of a turn of Mlsný kocour for two whose colours are all worth the same."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from cheeseboard.bots.kocour.ends import Ends, Table
from cheeseboard.bots.kocour.fan import Reals, Wholes
from cheeseboard.bots.kocour.hues import Hues, at
from cheeseboard.games.kocour.components import HUES, MICE_OF_A_COLOUR

BASE: Final = MICE_OF_A_COLOUR + 1


class ExactEnds(Ends):
    """One less the chance of whoever begins the next turn."""

    def __init__(self, points: Wholes, resting: NDArray[np.float32]) -> None:
        super().__init__(points)
        self.resting: Final = resting  # the chances of whoever begins a turn, from `solving.Solver`
        hues = Hues()
        self.number: Final = np.zeros((BASE, BASE), np.int64)  # of a colour, by what the next mover and the other have
        for mine in range(BASE):
            for theirs in range(BASE - mine):
                self.number[mine, theirs] = hues.number[at(mine, theirs, 0)]

    def going(self, table: Table, scores: list[Wholes], mice: list[Wholes], outside: Wholes) -> Reals:
        shape = outside.shape
        placings = np.empty((HUES, *shape), np.int64)
        for colour, counts in enumerate(table.counts):
            placings[colour] = table.fan.spread(colour, self.number[counts[:, 1], counts[:, 0]])
        return 1.0 - self.resting[positions(placings)].astype(np.float64)


def positions(placings: Wholes) -> Wholes:
    """`hues.position` for many at once, along the first axis."""
    a, b, c, d, e = np.sort(placings, axis=0)
    low = a + (b + 1) * b // 2 + (c + 2) * (c + 1) * c // 6 + (d + 3) * (d + 2) * (d + 1) * d // 24
    return np.asarray(low + (e + 4) * (e + 3) * (e + 2) * (e + 1) * e // 120)
