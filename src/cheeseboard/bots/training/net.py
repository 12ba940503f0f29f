"""A small net of two hidden layers, learnt with Adam."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import numpy as np

from cheeseboard.bots.training.arrays import Reals

RATE: Final = 0.001
MOMENTS: Final = (0.9, 0.999)
WIN: Final = 0  # the first output: the chance to win, before it is bent between 0 and 1
LEAD: Final = 1  # the second: the lead at the end, which only helps it to learn
LEAD_WEIGHT: Final = 0.3


class Net:
    """Weights and biases, layer by layer."""

    def __init__(self, sizes: tuple[int, ...], rng: np.random.Generator) -> None:
        self.parts: list[Reals] = []
        for before, after in pairwise(sizes):
            self.parts.append((rng.standard_normal((before, after)) * np.sqrt(1 / before)).astype(np.float32))
            self.parts.append(np.zeros(after, np.float32))
        self.first: list[Reals] = [np.zeros_like(part) for part in self.parts]
        self.second: list[Reals] = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def layers(self, seen: Reals) -> list[Reals]:
        """What every layer comes to, the input first."""
        found = [seen]
        for at in range(0, len(self.parts), 2):
            reached = found[-1] @ self.parts[at] + self.parts[at + 1]
            found.append(np.maximum(reached, 0) if at + 2 < len(self.parts) else reached)
        return found

    def chance(self, seen: Reals) -> Reals:
        """The chance to win."""
        return bend(self.layers(seen)[-1][:, WIN])

    def learn(self, seen: Reals, goals: Reals, rate: float) -> None:
        """One step towards the goals, which are by case the win and the lead."""
        layers = self.layers(seen)
        error = layers[-1] - goals
        error[:, WIN] = bend(layers[-1][:, WIN]) - goals[:, WIN]
        error[:, LEAD] *= LEAD_WEIGHT
        error /= len(seen)
        self.steps += 1
        for at in range(len(self.parts) - 2, -1, -2):
            below = layers[at // 2]
            slopes = (below.T @ error, error.sum(axis=0))
            if at:
                error = (error @ self.parts[at].T) * (below > 0)
            for part, slope in zip((at, at + 1), slopes, strict=True):
                self.step(part, slope, rate)

    def step(self, part: int, slope: Reals, rate: float) -> None:
        low, high = MOMENTS
        self.first[part] = low * self.first[part] + (1 - low) * slope
        self.second[part] = high * self.second[part] + (1 - high) * slope * slope
        mean = self.first[part] / (1 - low**self.steps)
        spread = self.second[part] / (1 - high**self.steps)
        self.parts[part] = self.parts[part] - np.float32(rate) * mean / (np.sqrt(spread) + np.float32(1e-8))


def bend(values: Reals) -> Reals:
    return (1 / (1 + np.exp(-values))).astype(np.float32)
