"""A choice that is being tried: what it came to, world by world."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final, final

from cheeseboard.bots.search.rollout import Result
from cheeseboard.core.action import Action
from cheeseboard.core.mean import NORMAL_95

if TYPE_CHECKING:
    from mypy_extensions import i64


@final
class Candidate:
    """Result number n is that of world number n, for every candidate: any two can be compared world by world."""

    def __init__(self, action: Action) -> None:
        self.action: Final = action
        self.won: Final[list[float]] = []
        self.scores: Final[list[float]] = []
        self.worths: Final[list[float]] = []
        self.total: float = 0.0
        self.dropped: bool = False  # at first sight

    @property
    def worlds(self) -> int:
        """In how many it was tried."""
        return len(self.worths)

    def add(self, result: Result) -> None:
        self.won.append(result.won)
        self.scores.append(result.score)
        self.worths.append(result.worth)
        self.total += result.worth

    def take_back(self) -> None:
        """Forget the last world, which others have not seen."""
        self.won.pop()
        self.scores.pop()
        self.total -= self.worths.pop()

    def worth(self) -> float:
        """The mean of all worlds; nothing is known of what was never tried."""
        return self.total / float(len(self.worths)) if self.worths else -1.0e9


def mean_of(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def margin_of(values: list[float]) -> float:
    """Half of the 95 % confidence interval of the mean; as wide as can be where one value says nothing."""
    number = len(values)
    if number < 2:
        return float("inf")
    mean = mean_of(values)
    squares = 0.0
    for value in values:
        squares += (value - mean) * (value - mean)
    return NORMAL_95 * sqrt(squares / (number - 1) / number)


def differences(one: list[float], other: list[float]) -> list[float]:
    """World by world, in those that both have seen."""
    common: i64 = min(len(one), len(other))
    return [one[world] - other[world] for world in range(common)]
