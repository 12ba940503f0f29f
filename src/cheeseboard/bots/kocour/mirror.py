"""A way to play Mlsný kocour that looks for a weakness of others."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from cheeseboard.core.bot import Bot
from cheeseboard.core.multiset import count, total
from cheeseboard.games.kocour.actions import ROLL_AGAIN, STOP, Catch
from cheeseboard.games.kocour.state import Kocour

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.action import Action
    from cheeseboard.core.rng import Rng
    from cheeseboard.core.state import State


@final
class Mirror(Bot):
    """Does as the leader among the others: catches the colours of which they have most, until it has one mouse more."""

    def choose(self, world: State, seat: i64, rng: Rng) -> Action:
        assert isinstance(world, Kocour)
        model = world.cards[leader(world, seat)]
        best: Action | None = None
        most: i64 = -1
        for action in world.legal(seat):
            if isinstance(action, Catch):
                like = count(model, action.colour)
                if like > most:
                    best = action
                    most = like
        if best is not None:
            return best
        return STOP if total(world.cards[seat]) + total(world.pulled) > total(model) else ROLL_AGAIN


def leader(world: Kocour, seat: i64) -> i64:
    """The other seat with the most points; of several, the next one."""
    scores = world.scores()
    found = (seat + 1) % world.seats
    for step in range(2, world.seats):
        other = (seat + step) % world.seats
        if scores[other] > scores[found]:
            found = other
    return found
