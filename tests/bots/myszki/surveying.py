"""Worths that are all different, and positions of Myszki to survey by them."""

from __future__ import annotations

import numpy as np

from cheeseboard.bots.myszki.worths import NUMBERS, Worths
from cheeseboard.games.myszki.state import CHOOSING, Myszki
from tests.bots.search.positions import some


def any_worths(seats: int, seed: int = 1) -> Worths:
    """No two of the numbers are alike."""
    numbers = np.random.default_rng(seed).normal(0.0, 0.5, NUMBERS)
    return Worths(seats, [*numbers[:-1].tolist(), 0.4])


def no_worths(seats: int) -> Worths:
    """Nothing counts but the points as things stand."""
    return Worths(seats, [0.0] * (NUMBERS - 1) + [0.4])


def choices(seats: int, number: int, seed: int = 9) -> list[tuple[Myszki, int]]:
    """Choices of a cell, spread over a match by chance."""
    found = []
    for state, seat in some("myszki", seats, seed, 2 * number):
        assert isinstance(state, Myszki)
        if state.stage == CHOOSING:
            found.append((state, seat))
    return found
