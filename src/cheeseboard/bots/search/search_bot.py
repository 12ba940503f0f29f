"""A bot that searches."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, final

from cheeseboard.bots.search.budget import Budget
from cheeseboard.bots.search.candidate import Candidate
from cheeseboard.bots.search.halving import Search
from cheeseboard.core.bot import Bot

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.action import Action
    from cheeseboard.core.rng import Rng
    from cheeseboard.core.state import State

FINE: Final = 1 << 30  # the steps of a random number between 0 and 1


@final
class SearchBot(Bot):
    """Takes the best that its search finds; with a temperature, the more often the better it is.

    A choice whose worth is lower by the temperature is taken e times less often.
    """

    def __init__(self, search: Search, budget: Budget, temperature: float = 0.0) -> None:
        self.search: Final = search
        self.budget: Final = budget
        self.temperature: Final = temperature

    def choose(self, world: State, seat: i64, rng: Rng) -> Action:
        found = self.search.run(world, seat, self.budget, rng)
        return found[0].action if self.temperature <= 0.0 else drawn(found, self.temperature, rng).action


def drawn(found: list[Candidate], temperature: float, rng: Rng) -> Candidate:
    """One of the candidates, by the worth of each."""
    best = max([candidate.worth() for candidate in found])
    weights = [exp((candidate.worth() - best) / temperature) for candidate in found]
    point = sum(weights) * float(rng.below(FINE)) / float(FINE)
    for place in range(len(found)):
        point -= weights[place]
        if point < 0.0:
            return found[place]
    return found[0]
