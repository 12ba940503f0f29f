"""Perfect play of Qwixx for one (Q6.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.bots.drawing import drawn
from cheeseboard.bots.qwixx.rows import CLOSED, ROWS, Rows, at_pairs, open_row
from cheeseboard.bots.qwixx.solo_table import SoloTable
from cheeseboard.core.bits import top
from cheeseboard.core.bot import Bot
from cheeseboard.core.moment import Ask, Over
from cheeseboard.games.qwixx.components import COUNT, PENALTY_BOXES, PLACES, ROW
from cheeseboard.games.qwixx.sheet import Sheet
from cheeseboard.games.qwixx.state import Qwixx

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.action import Action
    from cheeseboard.core.rng import Rng
    from cheeseboard.core.state import State


@final
class SoloBot(Bot):
    """Takes what brings the most points in the end, on average. Of several as good, the first.

    With a temperature, in points, it takes the others too, the more often the better they are.
    """

    def __init__(self, table: SoloTable, temperature: float = 0.0) -> None:
        self.table: Final = table
        self.temperature: Final = temperature
        self.pair: Final = Rows().pair

    def choose(self, world: State, seat: i64, rng: Rng) -> Action:
        legal = world.legal(seat)
        return drawn(legal, [self.after(world, action) for action in legal], self.temperature, rng)

    def after(self, world: State, action: Action) -> float:
        """The points that this choice leads to."""
        later = world.copy()
        later.play(0, action)
        if isinstance(later.now, Ask):  # the second action; its dice lie on the table
            return max([self.after(later, second) for second in later.legal(0)])
        assert isinstance(later, Qwixx)
        sheet = later.sheets[0]
        points = float(sheet.score())
        return points if isinstance(later.now, Over) else points + self.worth(sheet)

    def worth(self, sheet: Sheet) -> float:
        """The points that are still to come, at the beginning of a turn."""
        a, b, c, d = [row_of(sheet.crosses >> PLACES * row & ROW) for row in range(4)]
        at = at_pairs(self.pair[a * ROWS + b], self.pair[c * ROWS + d])
        return self.table.worth[at * PENALTY_BOXES + sheet.penalties]


def row_of(line: i64) -> i64:
    """Which of the rows of `rows.py` these crosses are."""
    if not line:
        return 0
    last = top(line)
    return CLOSED if last == PLACES - 1 else open_row(last, COUNT[line])
