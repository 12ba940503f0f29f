"""A turn of Gouda! Gouda! for two weighed to its end, by what is known of all positions after it."""

from __future__ import annotations

from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from cheeseboard.bots.gouda.placements import (
    DOWN,
    LAST_STEPS,
    STARTS,
    Placement,
    moved,
    moves_of,
    placements,
    rolls,
)
from cheeseboard.games.gouda.components import MICE

PLACED: Final = placements(MICE)


class Known(Protocol):
    """What is known of positions in which nothing is going on."""

    def chances(self, waiting: list[int], moving: list[int]) -> NDArray[np.float32]:
        """The mover's chances, for all of these placements against all of those."""


def numbers(found: list[Placement]) -> list[int]:
    return [PLACED.number[placement] for placement in found]


def after_roll(known: Known, mine: Placement, theirs: Placement, space: int, ups: int, downs: int) -> float:
    """The mover's chance if so many dice for mice of this space are used in the best way."""
    if LAST_STEPS[space] and ups:
        return 1.0 if space in mine else 0.0  # G3.1; who has no mouse there must let the other's go up
    if not DOWN[space]:
        downs = 0
    least = 1.0
    rest = moves_of(space, theirs.count(space))
    for up, down in moves_of(space, mine.count(space)):
        if (ups - up, downs - down) in rest:
            waiting = numbers(moved(mine, space, up, down))
            moving = numbers(moved(theirs, space, ups - up, downs - down))
            least = min(least, float(known.chances(waiting, moving).min()))
    return 1.0 - least


def after_name(known: Known, mine: Placement, theirs: Placement, space: int) -> float:
    """The mover's chance if this space is named."""
    won = 1.0
    for (ups, downs), chance in rolls(space, mine.count(space) + theirs.count(space)).items():
        won -= chance * (1.0 - after_roll(known, mine, theirs, space, ups, downs))
    return won


def completed(put: Placement) -> list[int]:
    """G1.3: all that these mice and those still to be put can become."""
    found = [put]
    for _ in range(MICE - len(put)):
        found = [tuple(sorted((*each, space))) for each in found for space in STARTS]
    return sorted(set(numbers(found)))


def after_put(known: Known, mine: Placement, theirs: Placement) -> float:
    """The chance of whoever puts mice, if all the others are put in the best way. Who begins puts them first."""
    if theirs:
        return 1.0 - float(known.chances(completed(mine), completed(theirs)).min())
    return float(known.chances(completed(()), completed(mine)).min(axis=0).max())
