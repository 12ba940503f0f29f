"""Matches to test with."""

from __future__ import annotations

from typing import Any

import cheeseboard as cb
from cheeseboard.core.reader import read
from cheeseboard.core.record import write


def play_on(match: cb.Match, seed: int, steps: int = 10_000) -> cb.Match:
    """The same match after so many random choices, or when it is over or waits for chance."""
    rng = cb.Rng(seed)
    for _ in range(steps):
        if not match.asked:
            break
        seat = match.asked[rng.below(len(match.asked))]
        match.act(seat, match.state.sample(seat, rng))
    return match


def played(
    game: str, seats: int | None = None, seed: int = 7, chance: str | cb.Source = "", **options: Any
) -> cb.Match:
    """A random match that was played to its end, with seeded chance unless another is given."""
    match = cb.new(game, seats, chance=chance, **options) if chance else cb.new(game, seats, seed=seed, **options)
    return play_on(match, seed)


def resealed(record: str, **changes: Any) -> str:
    """The record with other contents, as somebody writes it who knows how records are sealed."""
    return write(read(record)[0]._replace(**changes))
