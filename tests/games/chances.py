"""Whether what came by chance fits the exact odds."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Hashable, Mapping
from typing import TypeVar

T = TypeVar("T", bound=Hashable)


def fits(came: Counter[T], odds: Mapping[T, int]) -> bool:
    """A chi-square test: a right law fails it once in some 30,000 runs. Odds are chances of each in their sum."""
    draws, total = came.total(), sum(odds.values())
    assert set(came) <= set(odds), "something came that cannot"
    distance = 0.0
    for outcome, chances in odds.items():
        expected = draws * chances / total
        distance += (came[outcome] - expected) ** 2 / expected
    freedom = len(odds) - 1
    if not freedom:
        return True
    spread = 2 / (9 * freedom)
    return distance < freedom * (1 - spread + 4 * math.sqrt(spread)) ** 3
