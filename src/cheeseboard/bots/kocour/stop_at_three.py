"""A plain way to play Mlsný kocour that others are measured by: stop at three mice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.bot import Bot
from cheeseboard.core.multiset import total
from cheeseboard.games.kocour.actions import ROLL_AGAIN, STOP, Catch
from cheeseboard.games.kocour.bot import Greedy
from cheeseboard.games.kocour.state import Kocour

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.action import Action
    from cheeseboard.core.rng import Rng
    from cheeseboard.core.state import State

ENOUGH: Final = 3
STOLEN: Final = 100.0  # more than any mouse counts by itself


@final
class StopAtThree(Bot):
    """Catches the mice that count most, as many as a roll allows, and rolls until three are at risk.

    A mouse of somebody else's counts so many points more; with `STOLEN` it always steals where it can.
    """

    def __init__(self, stolen: float = 0.0) -> None:
        self.greedy: Final = Greedy()
        self.stolen: Final = stolen

    def choose(self, world: State, seat: i64, rng: Rng) -> Action:
        assert isinstance(world, Kocour)
        best: Action | None = None
        most = -1.0
        for action in world.legal(seat):
            if isinstance(action, Catch):
                gain = self.greedy.gain(world, seat, action)
                if action.owner >= 0:
                    gain += self.stolen
                if gain > most:
                    best = action
                    most = gain
        if best is not None:
            return best
        return STOP if total(world.pulled) >= ENOUGH else ROLL_AGAIN
