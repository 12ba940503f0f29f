"""A plain heuristic player of Mlsný kocour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.bot import Bot
from cheeseboard.core.multiset import count
from cheeseboard.games.kocour.actions import ROLL_AGAIN, STOP, Catch
from cheeseboard.games.kocour.components import HUES
from cheeseboard.games.kocour.odds import bust_chance
from cheeseboard.games.kocour.state import CATCHING, Kocour

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.action import Action
    from cheeseboard.core.rng import Rng
    from cheeseboard.core.state import State

STEAL_WEIGHT: Final = 0.5  # of the points that a catch takes from its owner
CATCH_HOPE: Final = 4.0  # the points that another roll is thought to bring


@final
class Greedy(Bot):
    """Catches the mice that count most; rolls again while that is worth the risk of losing what was pulled."""

    def choose(self, world: State, seat: i64, rng: Rng) -> Action:
        assert isinstance(world, Kocour)
        best: Action = STOP
        best_worth = 0.0
        for action in world.legal(seat):
            if isinstance(action, Catch):
                worth = self.gain(world, seat, action)
                if worth > best_worth:
                    best = action
                    best_worth = worth
        if isinstance(best, Catch) and (world.stage == CATCHING or best_worth > 0.0):
            return best
        bust = bust_chance(world)
        hope = (1.0 - bust) * CATCH_HOPE
        return ROLL_AGAIN if hope > bust * self.at_risk(world, seat) else STOP

    def gain(self, world: Kocour, seat: i64, catch: Catch) -> float:
        """The points that the mouse adds to the own card, and half of what it takes from its owner's."""
        points = world.variant.points[catch.colour]
        mine = count(world.cards[seat] + world.pulled, catch.colour)
        gain = float(points[mine + 1] - points[mine])
        if catch.owner >= 0:
            theirs = count(world.cards[catch.owner], catch.colour)
            gain += STEAL_WEIGHT * float(points[theirs] - points[theirs - 1])
        return gain

    def at_risk(self, world: Kocour, seat: i64) -> float:
        """The points that the pulled mice would add to the own card."""
        points: i64 = 0
        card = world.cards[seat]
        for colour in range(HUES):
            ladder = world.variant.points[colour]
            points += ladder[count(card + world.pulled, colour)] - ladder[count(card, colour)]
        return float(points)
