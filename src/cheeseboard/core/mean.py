"""Means with 95 % confidence intervals."""

from __future__ import annotations

from math import sqrt
from typing import Final

NORMAL_95: Final = 1.959963984540054


class Mean:
    """The mean of a sample that grows, and half the width of its confidence interval."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        """Welford's way, which loses nothing to rounding."""
        self.count += 1
        before = value - self.mean
        self.mean += before / self.count
        self.squares += before * (value - self.mean)

    def margin(self) -> float:
        """Half of the interval; as wide as can be while one value says nothing about the spread."""
        if self.count < 2:
            return float("inf")
        return NORMAL_95 * sqrt(self.squares / (self.count - 1) / self.count)
