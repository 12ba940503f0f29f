"""Where the mice of one player can stand on the house board before one of them has reached the table, by number."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from typing import Final

from cheeseboard.games.gouda.board import HOUSE_BOARD
from cheeseboard.games.gouda.components import COLOURS, GREEN, LAWS, MOST_DICE, RED

Placement = tuple[int, ...]  # the spaces of the mice, in order

SPACES: Final = int(HOUSE_BOARD.goal)  # the goal is the last one
STARTS: Final = tuple(int(space) for space in HOUSE_BOARD.starts)


def ways(space: int, up: bool) -> list[int]:
    """Where a die moves a mouse from a space, the goal left out."""
    moves = (HOUSE_BOARD.up if up else HOUSE_BOARD.down)[space]
    return sorted({int(move.end) for move in moves} - {SPACES})


UP: Final = [ways(space, True) for space in range(SPACES)]
DOWN: Final = [ways(space, False) for space in range(SPACES)]
LAST_STEPS: Final = [any(int(move.end) == SPACES for move in HOUSE_BOARD.up[space]) for space in range(SPACES)]


def moved(placement: Placement, space: int, ups: int, downs: int) -> list[Placement]:
    """What so many dice can make of a placement, all of them for mice of this space."""
    staying = list(placement)
    for _ in range(ups + downs):
        staying.remove(space)
    return [
        tuple(sorted((*staying, *risen, *fallen)))
        for risen in combinations_with_replacement(UP[space], ups)
        for fallen in combinations_with_replacement(DOWN[space], downs)
    ]


def moves_of(space: int, mice: int) -> list[tuple[int, int]]:
    """How many of so many mice of the space may go up and down."""
    return [
        (ups, downs)
        for ups in range(mice + 1 if UP[space] else 1)
        for downs in range(mice - ups + 1 if DOWN[space] else 1)
    ]


@cache
def rolls(space: int, mice: int) -> dict[tuple[int, int], float]:
    """G2.2: how many mice of the space go up and down, with the chance of it.

    What is missing is the chance of a green die on a last step, which wins at once: whoever named the space has a mouse
    there.
    """
    law = LAWS[min(MOST_DICE, mice)]
    found: dict[tuple[int, int], float] = {}
    for outcome in range(law.size):
        shown = [int(law.dice[outcome]) >> 3 * colour & 7 for colour in range(len(COLOURS))]
        if LAST_STEPS[space] and shown[GREEN]:
            continue
        moving = (shown[GREEN], shown[RED] if DOWN[space] else 0)  # G2.5: nothing is below the drum
        found[moving] = found.get(moving, 0.0) + int(law.weight(outcome)) / int(law.total)
    return found


class Placements:
    """All placements of so many mice, in order: the further the mice, the higher the number."""

    def __init__(self, mice: int) -> None:
        self.mice: Final = mice
        self.all: Final[list[Placement]] = list(combinations_with_replacement(range(SPACES), mice))
        self.number: Final = {placement: number for number, placement in enumerate(self.all)}

    def moved(self, number: int, space: int, ups: int, downs: int) -> list[int]:
        """`moved` by numbers."""
        return [self.number[placement] for placement in moved(self.all[number], space, ups, downs)]

    def starts(self) -> list[int]:
        """G1.3: where the mice can be put at first."""
        return [self.number[tuple(sorted(spaces))] for spaces in combinations_with_replacement(STARTS, self.mice)]

    def images(self) -> list[list[int]]:
        """What all placements become when spaces that are alike change places; nothing is changed by the first."""
        swaps = [
            {one: other, other: one}
            for one in range(SPACES)
            for other in range(one + 1, SPACES)
            if (UP[one], DOWN[one], LAST_STEPS[one]) == (UP[other], DOWN[other], LAST_STEPS[other])
        ]
        maps = [list(range(SPACES))]
        for swap in swaps:
            maps += [[swap.get(space, space) for space in spaces] for spaces in maps]
        return [[self.number[tuple(sorted(spaces[space] for space in each))] for each in self.all] for spaces in maps]


@cache
def placements(mice: int) -> Placements:
    return Placements(mice)
