"""Gouda! Gouda! for two without magic by the solved game."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import numpy as np

from cheeseboard.bots.drawing import drawn
from cheeseboard.bots.gouda.placements import Placement
from cheeseboard.bots.gouda.table import Table, table_of
from cheeseboard.bots.gouda.turns import PLACED, Known, after_name, after_put, after_roll
from cheeseboard.bots.knowledge import numbers_of
from cheeseboard.core.bot import Bot
from cheeseboard.core.multiset import count
from cheeseboard.games.gouda.actions import Move, Name, Put
from cheeseboard.games.gouda.board import HOUSE_BOARD
from cheeseboard.games.gouda.components import GREEN, RED
from cheeseboard.games.gouda.state import Gouda

if TYPE_CHECKING:
    from cheeseboard.core.action import Action
    from cheeseboard.core.rng import Rng
    from cheeseboard.core.state import State

NAME: Final = "gouda-2"


@cache
def shipped_table() -> Table:
    """The table of the package."""
    return table_of(np.array(numbers_of(NAME), np.float32), len(PLACED.all))


def is_solved(world: Gouda) -> bool:
    """Whether it is the game that was solved: two players, the first mouse on the table of the house board wins."""
    return is_house_pair(world) and not world.variant.magic


def is_house_pair(world: Gouda) -> bool:
    """Whether two play for one cheese on the house board."""
    several = world.variant.party or world.variant.cheese_spots
    return world.seats == 2 and world.board is HOUSE_BOARD and not several


class SolvedBot(Bot):
    """Takes what wins most often; with a temperature, the more often the better it is."""

    def __init__(self, known: Known, temperature: float = 0.0) -> None:
        self.known: Final = known
        self.temperature: Final = temperature

    def choose(self, world: State, seat: int, rng: Rng) -> Action:
        assert isinstance(world, Gouda)
        legal = world.legal(seat)
        return drawn(legal, [self.worth(world, seat, action) for action in legal], self.temperature, rng)

    def worth(self, world: Gouda, seat: int, action: Action) -> float:
        """The seat's chance to win after this choice."""
        mine, theirs = placement_of(world, seat), placement_of(world, 1 - seat)
        if isinstance(action, Put):
            return after_put(self.known, tuple(sorted((*mine, int(action.space)))), theirs)
        if isinstance(action, Name):
            return after_name(self.known, mine, theirs, int(action.space))
        assert isinstance(action, Move)
        own = action.owner == seat
        if action.end == world.board.goal:
            return 1.0 if own else 0.0
        if own:
            mine = shifted(mine, int(action.start), int(action.end))
        else:
            theirs = shifted(theirs, int(action.start), int(action.end))
        ups, downs = int(count(world.dice, GREEN)), int(count(world.dice, RED))
        if action.up:
            ups -= 1
        else:
            downs -= 1
        return after_roll(self.known, mine, theirs, int(action.start), ups, downs)


def placement_of(world: Gouda, seat: int) -> Placement:
    """Where the seat's mice are."""
    return tuple(space for space, here in enumerate(world.mice) for _ in range(int(count(here, seat))))


def shifted(placement: Placement, start: int, end: int) -> Placement:
    spaces = list(placement)
    spaces.remove(start)
    return tuple(sorted((*spaces, end)))
