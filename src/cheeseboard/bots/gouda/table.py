"""The solved game in few numbers: a placement against another is a product of a short row of numbers of each."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

Reals = NDArray[np.float32]

SUREST: Final = 1e-4  # chances are told apart from here up to one less this
PASSES: Final = 2
SPARE: Final = 10


class Table:
    """Estimates of `Solver.chances`, from as many numbers of every placement as the rank says."""

    def __init__(self, waiting: Reals, moving: Reals) -> None:
        self.waiting: Final = waiting  # by placement of whoever does not move
        self.moving: Final = moving

    def chances(self, waiting: list[int], moving: list[int]) -> Reals:
        """The mover's chances, for all of these placements against all of those."""
        odds = self.waiting[waiting] @ self.moving[moving].T
        return np.asarray(1.0 / (1.0 + np.exp(-odds)), np.float32)


def table_of(numbers: Reals, placements: int) -> Table:
    """As `numbers_of` has it."""
    waiting, moving = numbers.reshape(2, placements, -1)
    return Table(waiting, moving)


def pressed(chances: Reals, rank: int, visits: Reals) -> Reals:
    """The best numbers of that rank for the logarithms of the odds: the more often a placement comes, the better."""
    clipped = np.clip(chances, SUREST, 1.0 - SUREST)
    weights = np.sqrt(visits / visits.mean())[:, None]
    odds = np.log(clipped / (1.0 - clipped)) * weights * weights.T
    basis = np.random.default_rng(1).standard_normal((odds.shape[1], rank + SPARE)).astype(np.float32)
    for _ in range(PASSES):
        basis = np.linalg.qr(odds.T @ (odds @ basis))[0]
    left, sizes, right = np.linalg.svd(odds @ basis, full_matrices=False)
    halves = np.sqrt(sizes[:rank])
    return np.stack([left[:, :rank] * halves / weights, (basis @ right[:rank].T) * halves / weights]).astype(np.float32)
