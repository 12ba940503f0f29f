"""One player's sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.bits import top
from cheeseboard.core.native import mypyc_attr
from cheeseboard.games.qwixx.components import (
    BOARD,
    COUNT,
    CROSSES_TO_LOCK,
    LAST,
    PENALTY_POINTS,
    POINTS,
    ROW,
    ROWS,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.games.qwixx.actions import Mark


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Sheet:
    """Immutable, so that copies of a state share it."""

    def __init__(self, crosses: i64, free: i64, penalties: i64) -> None:
        self.crosses: Final[i64] = crosses
        self.free: Final[i64] = free  # what may still be crossed: Q1.2, Q3.1
        self.penalties: Final[i64] = penalties

    def crossed(self, mark: Mark) -> Sheet:
        crosses = self.crosses | mark.cell
        free = self.free & ~mark.passed
        if COUNT[crosses >> mark.shift & ROW] == CROSSES_TO_LOCK:
            free |= mark.last
        return Sheet(crosses, free, self.penalties)

    def punished(self) -> Sheet:
        return Sheet(self.crosses, self.free, self.penalties + 1)

    def crosses_in(self, row: i64) -> i64:
        """The crosses of a row, the lock box included (Q3.2)."""
        line = self.crosses >> 11 * row & ROW
        return COUNT[line] + (line >> 10)

    def skipped_by(self, mark: Mark) -> i64:
        """Q1.2: how many numbers of its row would be lost by crossing this one."""
        return mark.place - top(self.crosses >> mark.shift & ROW) - 1

    def score(self) -> i64:
        total = PENALTY_POINTS * self.penalties
        for row in range(ROWS):
            total += POINTS[self.crosses_in(row)]
        return total


BLANK: Final = Sheet(0, BOARD & ~LAST, 0)
