"""The mean of shares between 0 and 1, which is never surer than its number allows."""

from __future__ import annotations

from math import sqrt

from cheeseboard.core.mean import NORMAL_95, Mean


class Share(Mean):
    """Two rounds that nobody played, one won and one lost, are added to the variance: a row of wins is no certainty."""

    def variance(self) -> float:
        return (self.squares + 0.5) / (self.count + 1)

    def margin(self) -> float:
        return NORMAL_95 * sqrt(self.variance() / self.count) if self.count else float("inf")
