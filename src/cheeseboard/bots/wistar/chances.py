"""How well a seat of Rats of Wistar stands, by what everybody's position is worth."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, final

from cheeseboard.bots.wistar.ways import outlook
from cheeseboard.core.bot import Prospect
from cheeseboard.games.wistar.judging import position_worth
from cheeseboard.games.wistar.state import Wistar

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.state import State
    from cheeseboard.games.wistar.bot import Greedy

# Points: a lead of so much is taken for e times the chances. More than a lead says of who wins, so that a search looks
# for points as long as the match goes on; what ends within it counts by who has won.
LEAD_SCALE: Final = 40.0


@final
class Chances(Prospect):
    """The seat's share of the win, as every round's player sees it."""

    def __init__(self, players: list[Greedy]) -> None:
        self.players: Final = players

    def chance(self, state: State, seat: i64) -> float:
        mine = self.score(state, seat)
        all_together = 0.0
        for other in range(state.seats):
            all_together += exp((self.score(state, other) - mine) / LEAD_SCALE)
        return 1.0 / all_together

    def score(self, state: State, seat: i64) -> float:
        assert isinstance(state, Wistar)
        return position_worth(self.players[state.round].judge, state, seat) + outlook(state, seat)
