"""The course of Gouda! Gouda!: two players without magic on the house board, solved."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cheeseboard.bots.gouda.placements import placements
from cheeseboard.bots.gouda.solved_bot import NAME
from cheeseboard.bots.gouda.solving import Solver
from cheeseboard.bots.gouda.table import pressed, table_of
from cheeseboard.bots.search.candidate import margin_of, mean_of
from cheeseboard.bots.training.course import Course, Frozen
from cheeseboard.bots.training.gouda_loss import Exact, errors, losses, visits
from cheeseboard.games.gouda.components import MICE

RESIDUAL: Final = 5e-4
RANK: Final = 48  # numbers of a placement, for the mover and for the other
GAMES: Final = 100
SEED: Final = 11
ROUGH: Final = 1e-3  # with fewer mice, which only give the first guess


class SolvingCourse(Course):
    """Value iteration; a step is a round over all positions. It begins with a mouse each, then one more and so on."""

    steps = None

    def __init__(self, name: str, mice: int = MICE, residual: float = RESIDUAL) -> None:
        self.name = name
        self.mice: Final = mice
        self.residual: Final = residual

    @cached_property
    def solver(self) -> Solver:
        """Whoever only asks which courses there are needs no room for all positions."""
        return Solver(placements(1))

    def done(self) -> bool:
        return self.solver.placed.mice == self.mice and self.solver.change <= self.residual

    def step(self) -> None:
        mice = self.solver.placed.mice
        if mice < self.mice and self.solver.change <= ROUGH:
            self.solver = Solver(placements(mice + 1), self.solver)
        self.solver.improve()
        self.taken += 1

    def freeze(self) -> Frozen:
        solver = self.solver
        counted = [solver.placed.mice, solver.rounds, self.taken]
        return {
            "chances": solver.chances,
            "counted": np.array(counted),
            "measured": np.array([solver.change, solver.size]),
        }

    def thaw(self, frozen: Mapping[str, NDArray[Any]]) -> None:
        mice, rounds, taken = frozen["counted"].tolist()
        solver = Solver(placements(mice))
        if mice > self.mice or frozen["chances"].shape != solver.chances.shape:
            raise ValueError("another table")
        solver.chances = frozen["chances"]
        solver.change, solver.size = frozen["measured"].tolist()
        solver.rounds, self.taken = rounds, taken
        self.solver = solver

    def result(self) -> NDArray[np.float32]:
        return self.pressed.reshape(-1)

    @cached_property
    def pressed(self) -> NDArray[np.float32]:
        """Asked for once all is done."""
        seen = visits(Exact(self.solver.chances), GAMES, SEED + 1)
        return pressed(self.solver.chances, RANK, seen)

    def figures(self) -> dict[str, float]:
        """How good it is to begin, and what playing by so few numbers loses."""
        exact = Exact(self.solver.chances)
        table = table_of(self.pressed, len(self.solver.placed.all))
        starts = self.solver.placed.starts()
        found = {"rounds": self.taken, "residual": self.solver.change}
        found["first_seat"] = float(exact.chances(starts, starts).min(axis=0).max())
        found["mean_error"], found["worst_error"] = errors(exact, table)
        lost = losses(exact, table, GAMES, SEED)
        found["games"] = GAMES
        found["loss_a_game"], found["margin"] = mean_of(lost), margin_of(lost)
        return found


def courses() -> list[Course]:
    """All of this game."""
    return [SolvingCourse(NAME)]
