"""A game of Qwixx on the classic sheet, as little of it as a net has to know: rows, points, penalties, whose turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.bots.qwixx.rows import CLOSED, Rows
from cheeseboard.bots.qwixx.solo_bot import row_of
from cheeseboard.core.native import mypyc_attr
from cheeseboard.games.qwixx.components import PENALTY_BOXES, PENALTY_POINTS, PLACES, ROW, ROWS, ROWS_TO_END

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.games.qwixx.state import Qwixx

RULES: Final = Rows()
ALL_OPEN: Final = 0b1111
FIRST_FALLING: Final = 2  # red and yellow rise, green and blue fall


@final
@mypyc_attr(acyclic=True)
class Desk:
    """A bit of `open` for every row that nobody has closed."""

    def __init__(self, source: Desk | None = None) -> None:
        self.rows: list[i64] = [] if source is None else source.rows[:]  # by seat and row, as in `rows.py`
        self.scores: list[i64] = [] if source is None else source.scores[:]
        self.penalties: list[i64] = [] if source is None else source.penalties[:]
        self.open: i64 = ALL_OPEN if source is None else source.open
        self.active: i64 = 0 if source is None else source.active

    def can_cross(self, seat: i64, row: i64, place: i64) -> bool:
        return (self.open >> row & 1) == 1 and RULES.crossed[self.rows[ROWS * seat + row] * PLACES + place] >= 0

    def cross(self, seat: i64, row: i64, place: i64) -> None:
        """The row is closed later: several may lock it together (Q3.3)."""
        at = ROWS * seat + row
        cell = self.rows[at] * PLACES + place
        self.rows[at] = RULES.crossed[cell]
        self.scores[seat] += i64_of(RULES.gain[cell])

    def close(self) -> None:
        """Q3.3: what somebody has locked is closed for all."""
        for at in range(len(self.rows)):
            if self.rows[at] == CLOSED:
                self.open &= ~(1 << at % ROWS)

    def end_turn(self, marked: bool) -> None:
        """Q2.4: whoever was active and has crossed nothing has a penalty; the next one is active."""
        if not marked:
            self.penalties[self.active] += 1
            self.scores[self.active] += PENALTY_POINTS
        self.active = (self.active + 1) % len(self.scores)

    def locked(self) -> bool:
        """Q4.2: enough rows are closed to end the game."""
        closed: i64 = 0
        for row in range(ROWS):
            closed += 1 - (self.open >> row & 1)
        return closed >= ROWS_TO_END

    def over(self) -> bool:
        if self.locked():
            return True
        for penalties in self.penalties:
            if penalties >= PENALTY_BOXES:
                return True
        return False

    def share(self, seat: i64) -> float:
        """Q5.2: the seat's share of the win."""
        best = max(self.scores)
        return 1.0 / float(self.scores.count(best)) if self.scores[seat] == best else 0.0


def i64_of(points: float) -> i64:
    return int(points)


def desk_of(world: Qwixx) -> Desk:
    """What lies on the table between two actions."""
    desk = Desk()
    for sheet in world.sheets:
        for row in range(ROWS):
            desk.rows.append(row_of(sheet.crosses >> PLACES * row & ROW))
        desk.scores.append(sheet.score())
        desk.penalties.append(sheet.penalties)
    desk.open = 0
    for row in range(ROWS):
        desk.open |= (world.open >> PLACES * row & 1) << row
    desk.active = world.active
    return desk


def white_place(row: i64, one: i64, other: i64) -> i64:
    """The place in a row that two dice call; faces are counted from 0."""
    return one + other if row < FIRST_FALLING else PLACES - 1 - one - other
