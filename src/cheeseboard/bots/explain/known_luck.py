"""Luck by what was solved or learnt."""

from __future__ import annotations

from cheeseboard.bots.explain.known import Sage, sage_of
from cheeseboard.bots.explain.luck import Luck, lucky_ends, with_points
from cheeseboard.bots.levels import Level
from cheeseboard.bots.search.cancel import Cancel
from cheeseboard.bots.search.worlds import Worlds
from cheeseboard.core.game import Game
from cheeseboard.core.moment import Chance
from cheeseboard.core.rng import Rng
from cheeseboard.core.state import State


def known_luck(
    game: Game, state: State, outcome: int, seat: int, rng: Rng, level: Level, cancel: Cancel | None
) -> Luck | None:
    """How lucky it is for the seat that the chance brings this; None where that is not known."""
    sage = sage_of(state)
    world = state.imagine(seat, rng)
    now = world.now
    if sage is None or not isinstance(now, Chance) or not now.law.weight(outcome):
        return None
    after = world.copy()
    after.settle(outcome)
    worths = sage.standing(world, seat), sage.standing(after, seat)
    if worths[0] is None or worths[1] is None:
        return None
    if state.seats == 1:
        return alone(worths[0], worths[1], sage)
    found = Luck(worths[0], worths[1], worths[1] - worths[0], sage.error.luck, 0.0, None, 1, None, known=True)
    return with_points(found, lucky_ends(game, Worlds(state, seat, rng), outcome, level, cancel))


def alone(before: float, after: float, sage: Sage) -> Luck:
    """What is known is the final score."""
    return Luck(1.0, 1.0, 0.0, 0.0, after - before, sage.error.luck, 1, before, known=True)
