"""Which of several choices is taken, by what each is worth."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from cheeseboard.core.action import Action
from cheeseboard.core.rng import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64

FINE: Final = 1 << 30  # the steps of a random number between 0 and 1


def drawn(actions: list[Action], worths: list[float], temperature: float, rng: Rng) -> Action:
    """The best, or with a temperature any: one that is worth less by the temperature is taken e times less often."""
    best: i64 = 0
    for place in range(len(worths)):
        if worths[place] > worths[best]:
            best = place
    if temperature <= 0.0:
        return actions[best]
    most = worths[best]
    weights = [exp((worth - most) / temperature) for worth in worths]
    point = sum(weights, 0.0) * float(rng.below(FINE)) / float(FINE)
    for place in range(len(worths)):
        point -= weights[place]
        if point < 0.0:
            return actions[place]
    return actions[best]
