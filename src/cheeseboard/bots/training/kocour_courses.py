"""The courses of Mlsný kocour: solved where that is possible, learnt elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cheeseboard.bots.kocour.ends import LeadEnds
from cheeseboard.bots.kocour.hues import RESTING
from cheeseboard.bots.kocour.knowledge import EXACT, LEARNT
from cheeseboard.bots.kocour.learnt import Judgement, LearntEnds
from cheeseboard.bots.kocour.solving import Solver
from cheeseboard.bots.training.course import Course, Frozen
from cheeseboard.bots.training.kocour_contest import share
from cheeseboard.bots.training.kocour_learning import Lessons, fit, watch
from cheeseboard.games.kocour.components import CHILDREN_POINTS, EDITIONS

RESIDUAL: Final = 5e-5
GAMES: Final = {2: (3000, 3000), 3: (3500,), 4: (2500,)}  # by seats and lesson
SEED: Final = 11
ROUNDS: Final = {2: 1000, 3: 200, 4: 100}  # that the share in the figures is measured over


def points_of(edition: str) -> tuple[tuple[int, ...], ...]:
    """By colour and number of mice."""
    printed = CHILDREN_POINTS if edition == CHILDREN_POINTS.name else EDITIONS[edition]
    return tuple([tuple([int(points) for points in row]) for row in printed.points])


class ExactCourse(Course):
    """Value iteration for two seats; a step is a round over all positions."""

    steps = None

    def __init__(self, name: str, edition: str, residual: float = RESIDUAL) -> None:
        self.name = name
        self.residual: Final = residual
        self.ladder: Final = list(points_of(edition)[0])

    @cached_property
    def solver(self) -> Solver:
        """Whoever only asks which courses there are needs no room for all positions."""
        return Solver(self.ladder)

    def done(self) -> bool:
        return self.solver.change <= self.residual

    def step(self) -> None:
        self.solver.improve()
        self.taken += 1

    def freeze(self) -> Frozen:
        chances = np.frombuffer(memoryview(self.solver.chances), np.float64)[:RESTING]
        return {"resting": chances.copy(), "change": np.array(self.solver.change), "taken": np.array(self.taken)}

    def thaw(self, frozen: Mapping[str, NDArray[Any]]) -> None:
        resting = frozen["resting"]
        if resting.shape != (RESTING,):
            raise ValueError("another table")
        for number, chance in enumerate(resting.tolist()):
            self.solver.chances[number] = chance
        self.solver.change, self.taken = float(frozen["change"]), int(frozen["taken"])

    def result(self) -> NDArray[np.float32]:
        return self.freeze()["resting"].astype(np.float32)

    def figures(self) -> dict[str, float]:
        return {"rounds": self.taken, "residual": self.solver.change, "first_seat": self.solver.chances[0]}


class LearningCourse(Course):
    """Games, the later ones against itself; a step is a game, and after the last of a lesson the weights are fitted."""

    def __init__(
        self,
        name: str,
        edition: str,
        seats: int,
        games: tuple[int, ...] | None = None,
        rounds: int | None = None,
    ) -> None:
        self.name = name
        self.rounds: Final = ROUNDS[seats] if rounds is None else rounds
        self.plan: Final = Lessons(points_of(edition), seats, GAMES[seats] if games is None else games, SEED)
        self.judgement = Judgement(self.plan.alike)
        self.seen: list[NDArray[np.float64]] = []
        self.goals: list[float] = []

    @property
    def steps(self) -> int:
        return sum(self.plan.games)

    def done(self) -> bool:
        return self.taken >= self.steps

    def step(self) -> None:
        lesson, number = 0, self.taken
        while number >= self.plan.games[lesson]:
            number -= self.plan.games[lesson]
            lesson += 1
        found = watch(self.judgement, self.plan, lesson, number)
        self.seen += found.seen
        self.goals += found.goals
        if number + 1 == self.plan.games[lesson]:
            fit(self.judgement, np.array(self.seen), np.array(self.goals))
            self.seen, self.goals = [], []
        self.taken += 1

    def freeze(self) -> Frozen:
        return {
            "weights": self.judgement.weights,
            "taken": np.array(self.taken),
            "seen": np.array(self.seen).reshape(-1, self.judgement.size),
            "goals": np.array(self.goals),
        }

    def thaw(self, frozen: Mapping[str, NDArray[Any]]) -> None:
        self.judgement = Judgement(self.plan.alike, frozen["weights"].astype(np.float32))
        self.taken = int(frozen["taken"])
        self.seen, self.goals = list(frozen["seen"]), frozen["goals"].tolist()

    def result(self) -> NDArray[np.float32]:
        return self.judgement.weights

    def figures(self) -> dict[str, float]:
        """The share against whoever only looks at the lead, as `medium` does."""
        points = self.plan.table()
        one, other = LearntEnds(points, self.judgement), LeadEnds(points)
        mean, margin = share(one, other, self.plan, self.rounds, SEED + 1_000_003)
        return {"games": self.taken, "rounds": self.rounds, "share_against_lead": mean, "margin": margin}


def courses() -> list[Course]:
    """All of this game."""
    exact: list[Course] = [ExactCourse(name, edition) for edition, name in EXACT.items()]
    return exact + [LearningCourse(name, edition, seats) for (edition, seats), name in LEARNT.items()]
