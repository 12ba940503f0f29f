"""A course of training: steps that can be stopped after any of them and taken up again."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

Frozen = dict[str, NDArray[Any]]


class Course(ABC):
    """Everything is a function of the course's own fixed seeds: whoever stops and goes on gets the same."""

    name: str  # of the data file that it makes
    taken: int = 0  # steps so far

    @property
    @abstractmethod
    def steps(self) -> int | None:
        """How many steps it takes; None if only `done` knows."""

    @abstractmethod
    def done(self) -> bool:
        """Whether there is nothing more to do."""

    @abstractmethod
    def step(self) -> None:
        """The next step."""

    @abstractmethod
    def freeze(self) -> Frozen:
        """All that going on takes."""

    @abstractmethod
    def thaw(self, frozen: Mapping[str, NDArray[Any]]) -> None:
        """Go on from there; ValueError or KeyError if it is not of this course."""

    @abstractmethod
    def result(self) -> NDArray[np.float32]:
        """The numbers that bots play by."""

    @abstractmethod
    def figures(self) -> dict[str, float]:
        """What it has reached, measured now."""
