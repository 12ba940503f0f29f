"""Ways to play Qwixx that look for a weakness of others: one idea each, the heuristic of four weights for the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.bot import Bot
from cheeseboard.games.qwixx.actions import PASS, Mark
from cheeseboard.games.qwixx.bot import Greedy, Weights
from cheeseboard.games.qwixx.components import PENALTY_BOXES, PENALTY_POINTS
from cheeseboard.games.qwixx.state import Qwixx

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.action import Action
    from cheeseboard.core.rng import Rng
    from cheeseboard.core.state import State

FOUR_WEIGHTS: Final = Weights(chance=5.0, crosses=0.32, skipped=1.0, penalty=160.0)  # by scripts/tune_heuristic.py
HARDLY: Final = 1e-9  # what is better by less is as good


@final
class NeverLock(Bot):
    """Never crosses the last number of a row."""

    def __init__(self) -> None:
        self.greedy: Final = Greedy(FOUR_WEIGHTS)

    def choose(self, world: State, seat: i64, rng: Rng) -> Action:
        assert isinstance(world, Qwixx)
        return self.greedy.best(world, seat, [each for each in world.legal(seat) if not locks(each)])


@final
class NeverPass(Bot):
    """Crosses something whenever it can."""

    def __init__(self) -> None:
        self.greedy: Final = Greedy(FOUR_WEIGHTS)

    def choose(self, world: State, seat: i64, rng: Rng) -> Action:
        assert isinstance(world, Qwixx)
        sheet = world.sheets[seat]
        best: Action = PASS
        most = -1000.0
        for action in world.legal(seat):
            if isinstance(action, Mark):
                worth = self.greedy.worth(world, sheet.crossed(action))
                if worth > most + HARDLY:
                    best = action
                    most = worth
        return best


@final
class PenaltyRacer(Bot):
    """As soon as it would still lead with all four penalties it crosses nothing more, to end the game (Q4.1)."""

    def __init__(self) -> None:
        self.greedy: Final = Greedy(FOUR_WEIGHTS)

    def choose(self, world: State, seat: i64, rng: Rng) -> Action:
        assert isinstance(world, Qwixx)
        sheet = world.sheets[seat]
        least = sheet.score() + PENALTY_POINTS * (PENALTY_BOXES - sheet.penalties)
        for other in range(world.seats):
            if other != seat and world.sheets[other].score() >= least:
                return self.greedy.choose(world, seat, rng)
        return PASS


def locks(action: Action) -> bool:
    return isinstance(action, Mark) and action.locks
