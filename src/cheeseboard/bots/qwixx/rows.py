"""All that a row can be for somebody who plays alone: how far it has come and how many crosses it has.

A row is one of 57: untouched, 55 open ones, closed. Two rows whose numbers run the same way are a pair, and as it
does not matter which of them is which, a pair is one of 1,653.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.bots.numbers import reals, wholes
from cheeseboard.games.qwixx.components import CROSSES_TO_LOCK, PLACES

if TYPE_CHECKING:
    from mypy_extensions import i64

ROWS: Final = 57
CLOSED: Final = 56
PAIRS: Final = 1653
HIGHEST: Final = 2 * PLACES  # the level of a pair of closed rows


@final
class Rows:
    """What a cross makes of a row, what it brings, and which pair two rows are."""

    def __init__(self) -> None:
        self.crossed: Final = wholes(ROWS * PLACES, -1)  # by row and place: the row afterwards, -1 where none can be
        self.gain: Final = reals(ROWS * PLACES, 0.0)  # the points of that cross
        self.first_free: Final = wholes(ROWS, 0)
        self.crosses: Final = wholes(ROWS, 0)
        self.pair: Final = wholes(ROWS * ROWS, 0)
        self.one: Final = wholes(PAIRS, 0)
        self.other: Final = wholes(PAIRS, 0)
        self.level: Final = wholes(PAIRS, 0)  # it rises with every cross
        self.number_rows()
        self.number_pairs()

    def number_rows(self) -> None:
        for place in range(PLACES - 1):
            for crosses in range(1, place + 2):
                row = open_row(place, crosses)
                self.first_free[row] = place + 1
                self.crosses[row] = crosses
        self.first_free[CLOSED] = PLACES
        for row in range(CLOSED):
            crosses = self.crosses[row]
            for place in range(self.first_free[row], PLACES):
                at = row * PLACES + place
                if place < PLACES - 1:
                    self.crossed[at] = open_row(place, crosses + 1)
                    self.gain[at] = float(crosses + 1)
                elif crosses >= CROSSES_TO_LOCK:  # the lock is a cross as well
                    self.crossed[at] = CLOSED
                    self.gain[at] = float(crosses + 1 + crosses + 2)

    def number_pairs(self) -> None:
        pair: i64 = 0
        for one in range(ROWS):
            for other in range(one, ROWS):
                self.pair[one * ROWS + other] = pair
                self.pair[other * ROWS + one] = pair
                self.one[pair] = one
                self.other[pair] = other
                self.level[pair] = self.first_free[one] + self.first_free[other]
                pair += 1


def open_row(place: i64, crosses: i64) -> i64:
    """The row whose last cross is there, with so many crosses."""
    return place * (place + 1) // 2 + crosses


def at_pairs(rising: i64, falling: i64) -> i64:
    """Where a table keeps two pairs. Turned round, with every die read as seven less, they are the same."""
    if rising < falling:
        return falling * (falling + 1) // 2 + rising
    return rising * (rising + 1) // 2 + falling
