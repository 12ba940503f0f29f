"""The courses of Qwixx: a net for every number of seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cheeseboard.bots.training.course import Course, Frozen
from cheeseboard.bots.training.net import WIN, Net
from cheeseboard.bots.training.qwixx_learning import Lessons, fresh, lesson, measure

LESSONS: Final = {2: 12, 3: 5, 4: 4, 5: 4}
SEED: Final = 7
ROUNDS: Final = {2: 1000, 3: 100, 4: 60, 5: 40}  # that the share in the figures is measured over


class NetCourse(Course):
    """Games against itself; a step is a lesson of many games."""

    def __init__(self, name: str, seats: int, lessons: int | None = None) -> None:
        self.name = name
        self.plan: Final = Lessons(seats, LESSONS[seats] if lessons is None else lessons, SEED)
        self.net: Final = fresh(self.plan)

    @property
    def steps(self) -> int:
        return self.plan.lessons

    def done(self) -> bool:
        return self.taken >= self.plan.lessons

    def step(self) -> None:
        lesson(self.net, self.plan, self.taken)
        self.taken += 1

    def freeze(self) -> Frozen:
        net = self.net
        frozen: Frozen = {"taken": np.array(self.taken), "steps": np.array(net.steps)}
        for kind, parts in (("part", net.parts), ("first", net.first), ("second", net.second)):
            frozen |= {f"{kind}{number}": part for number, part in enumerate(parts)}
        return frozen

    def thaw(self, frozen: Mapping[str, NDArray[Any]]) -> None:
        net = self.net
        for kind, parts in (("part", net.parts), ("first", net.first), ("second", net.second)):
            for number, part in enumerate(parts):
                kept = frozen[f"{kind}{number}"].astype(np.float32)
                if kept.shape != part.shape:
                    raise ValueError("another net")
                parts[number] = kept
        net.steps, self.taken = int(frozen["steps"]), int(frozen["taken"])

    def result(self) -> NDArray[np.float32]:
        """As `bots.qwixx.win_net` reads them: what the lead came to was only for learning."""
        *deep, last, bias = self.net.parts
        return np.concatenate([part.ravel() for part in (*deep, last[:, WIN], bias[WIN : WIN + 1])])

    def figures(self) -> dict[str, float]:
        rounds = ROUNDS[self.plan.seats]
        share, margin = measure(self.net, self.plan, rounds)
        return {"lessons": self.taken, "rounds": rounds, "share_against_greedy": share, "margin": margin}


def net_of(seats: int, numbers: NDArray[np.float32]) -> Net:
    """The net that such numbers are, but for the lead that it came to."""
    net = fresh(Lessons(seats, 0, SEED))
    at = 0
    for number, part in enumerate(net.parts):
        kept = part[..., : WIN + 1] if number >= len(net.parts) - 2 else part
        found = numbers[at : at + kept.size].reshape(kept.shape)
        net.parts[number] = np.concatenate([found, part[..., WIN + 1 :]], axis=-1) if kept.size < part.size else found
        at += kept.size
    return net


def courses() -> list[Course]:
    """All of this game."""
    return [NetCourse(f"qwixx-{seats}", seats) for seats in LESSONS]
