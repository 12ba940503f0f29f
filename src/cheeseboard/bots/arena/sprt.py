"""A sequential test: whether one bot's share is at most `low` or at least `high`, with as few rounds as that takes.

The shares of rounds are taken for normal, with the variance that they show. The chance of either error is 5 %.
"""

from __future__ import annotations

from math import log
from typing import Final

from cheeseboard.core.share import Share

ERROR: Final = 0.05
BOUND: Final = log((1.0 - ERROR) / ERROR)

OPEN: Final = "open"
HIGH: Final = "high"
LOW: Final = "low"


class Sprt:
    """The hypotheses: a share of at most `low`, a share of at least `high`."""

    def __init__(self, low: float, high: float) -> None:
        if not 0.0 < low < high < 1.0:
            raise ValueError("a test is between two shares, the lower one first")
        self.low: Final = low
        self.high: Final = high

    def evidence(self, share: Share) -> float:
        """How much likelier the shares are with the higher hypothesis than with the lower: a logarithm."""
        rounds = share.count
        if not rounds:
            return 0.0
        middle = (self.low + self.high) / 2.0
        return rounds * (self.high - self.low) * (share.mean - middle) / share.variance()

    def verdict(self, share: Share) -> str:
        """Which hypothesis holds; open while neither is sure enough."""
        evidence = self.evidence(share)
        return HIGH if evidence >= BOUND else LOW if evidence <= -BOUND else OPEN
