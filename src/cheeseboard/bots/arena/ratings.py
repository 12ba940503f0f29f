"""Ratings by Bradley and Terry: a bot's strength is such that strength / (both strengths) is its share against another.

They are told on Elo's scale, 400 points for ten times the strength, and their mean is 0.
"""

from __future__ import annotations

from math import log10, sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from cheeseboard.core.mean import NORMAL_95
from cheeseboard.core.rng import Rng

if TYPE_CHECKING:
    from cheeseboard.bots.arena.standing import Standing

STEPS: Final = 500
DRAWS: Final = 200  # contests imagined to see how far the ratings may be off
FINE: Final = 1 << 24
LEAST: Final = 0.5  # a round that nobody played, drawn: without it a bot that lost every round would have no rating


class Rating(NamedTuple):
    """A rating, and half of its 95 % confidence interval."""

    elo: float
    margin: float


def ratings(standing: Standing) -> list[Rating]:
    """The rating of every bot, in their order."""
    pairs = [(pair.one, pair.other) for pair in standing.pairs]
    rounds = [pair.share.count for pair in standing.pairs]
    shares = [pair.share.mean for pair in standing.pairs]
    errors = [min(pair.share.margin() / NORMAL_95, 0.5) for pair in standing.pairs]
    bots = len(standing.contest.bots)
    found = fitted(bots, pairs, rounds, shares)
    squares = [0.0] * bots
    rng = Rng(1)
    for _ in range(DRAWS):
        others = [min(1.0, max(0.0, share + error * normal(rng))) for share, error in zip(shares, errors, strict=True)]
        for bot, elo in enumerate(fitted(bots, pairs, rounds, others)):
            squares[bot] += (elo - found[bot]) * (elo - found[bot])
    return [Rating(found[bot], NORMAL_95 * sqrt(squares[bot] / DRAWS)) for bot in range(bots)]


def fitted(bots: int, pairs: list[tuple[int, int]], rounds: list[int], shares: list[float]) -> list[float]:
    """The likeliest ratings, improved step by step until they stay."""
    won = [0.0] * bots
    for (one, other), number, share in zip(pairs, rounds, shares, strict=True):
        won[one] += number * share + LEAST
        won[other] += number * (1.0 - share) + LEAST
    strengths = [1.0] * bots
    for _ in range(STEPS):
        met = [0.0] * bots
        for (one, other), number in zip(pairs, rounds, strict=True):
            expected = (number + 2.0 * LEAST) / (strengths[one] + strengths[other])
            met[one] += expected
            met[other] += expected
        better = [won[bot] / met[bot] for bot in range(bots)]
        scale = float(bots) / sum(better, 0.0)
        change = max([abs(better[bot] * scale / strengths[bot] - 1.0) for bot in range(bots)])
        strengths = [strength * scale for strength in better]
        if change < 1e-9:
            break
    elos = [400.0 * log10(strength) for strength in strengths]
    mean = sum(elos, 0.0) / float(bots)
    return [elo - mean for elo in elos]


def normal(rng: Rng) -> float:
    """A number of the normal distribution: the sum of twelve even ones is near enough."""
    total = 0.0
    for _ in range(12):
        total += float(rng.below(FINE)) / FINE
    return total - 6.0
