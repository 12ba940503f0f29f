"""How likely a seat is to win Rats of Wistar, by what everybody's position is worth."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.bot import Prospect
from cheeseboard.games.wistar.judging import Judge, position_worth
from cheeseboard.games.wistar.state import Wistar

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.state import State

# By round, the draft first: the lead that is taken for e times the chances. The same lead says less early in a match.
LEAD_SCALES: Final[list[float]] = [22.0, 22.0, 14.0, 11.0, 8.0, 5.0]
MOST: Final = 50.0


@final
class Chances(Prospect):
    """The seat's share of the win, the surer the later it is."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Final = judge

    def chance(self, state: State, seat: i64) -> float:
        assert isinstance(state, Wistar)
        scale = LEAD_SCALES[state.round]
        mine = position_worth(self.judge, state, seat)
        all_together = 0.0
        for other in range(state.seats):
            ahead = (position_worth(self.judge, state, other) - mine) / scale
            all_together += exp(ahead if ahead < MOST else MOST)
        return 1.0 / all_together

    def score(self, state: State, seat: i64) -> float:
        assert isinstance(state, Wistar)
        return position_worth(self.judge, state, seat)
