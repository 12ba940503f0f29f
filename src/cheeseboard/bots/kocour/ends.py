"""What the positions of a fan are worth to the mover when the turn ends there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

import numpy as np

from cheeseboard.bots.kocour.fan import Fan, Reals, Wholes
from cheeseboard.games.kocour.components import FEW_MICE, HUES, MICE_OF_A_COLOUR

WIN: Final = 15.0  # points that the win itself is worth


class Table:
    """Where the mice lie once the turn is over, by position: by colour and rival along the axes of the fan."""

    def __init__(self, fan: Fan, points: Wholes, stopped: bool) -> None:
        self.fan: Final = fan
        self.points: Final = points  # by colour and number of mice
        self.counts: Final = [self.counted(colour, stopped) for colour in range(HUES)]  # by way and rival

    def counted(self, colour: int, stopped: bool) -> Wholes:
        after = self.fan.after[colour]
        found = after[:, : self.fan.seats].copy()
        if stopped:
            found[:, 0] += after[:, self.fan.seats]
        return found

    def scores(self) -> list[Wholes]:
        """By rival, the points."""
        found = []
        for rival in range(self.fan.seats):
            parts = [self.points[colour][self.counts[colour][:, rival]] for colour in range(HUES)]
            found.append(self.summed(parts))
        return found

    def mice(self) -> list[Wholes]:
        """By rival, the mice."""
        return [self.summed([counts[:, rival] for counts in self.counts]) for rival in range(self.fan.seats)]

    def summed(self, parts: list[Wholes]) -> Wholes:
        """The sum of what every colour brings, for all positions."""
        total = self.fan.spread(0, parts[0])
        for colour in range(1, HUES):
            total = total + self.fan.spread(colour, parts[colour])
        return total


def won(scores: list[Wholes], mice: list[Wholes]) -> Reals:
    """K3.3: the mover's share of the win: points, then mice."""
    ranks = [100 * points + some for points, some in zip(scores, mice, strict=True)]
    best = ranks[0]
    for each in ranks[1:]:
        best = np.maximum(best, each)
    sharing = np.zeros(best.shape)
    for each in ranks:
        sharing = sharing + (each == best)
    return np.asarray((ranks[0] == best) / sharing)


def lead(scores: list[Wholes]) -> Wholes:
    """The mover's points above the best of the others."""
    best = scores[1]
    for each in scores[2:]:
        best = np.maximum(best, each)
    return np.asarray(scores[0] - best)


class Ends(ABC):
    """Values of the ends of turns; of those that end the game, the result."""

    def __init__(self, points: Wholes) -> None:
        self.points: Final = points

    def weigh(self, fan: Fan) -> None:
        """Weigh the whole turn."""
        fan.weigh(self.worth(fan, True), self.worth(fan, False))

    def worth(self, fan: Fan, stopped: bool) -> Reals:
        table = Table(fan, self.points, stopped)
        scores, mice = table.scores(), table.mice()
        outside = mice[0]
        for each in mice[1:]:
            outside = outside + each
        going = self.going(table, scores, mice, outside)
        over = outside > HUES * MICE_OF_A_COLOUR - FEW_MICE
        return np.where(over, self.over(scores, mice), going) if over.any() else going

    def over(self, scores: list[Wholes], mice: list[Wholes]) -> Reals:
        """What the end of the game is worth."""
        return won(scores, mice)

    @abstractmethod
    def going(self, table: Table, scores: list[Wholes], mice: list[Wholes], outside: Wholes) -> Reals:
        """What a position from which the game goes on is worth."""


class LeadEnds(Ends):
    """The lead in points, and the win itself once the match is over."""

    def __init__(self, points: Wholes, before: Wholes | None = None, last: bool = True) -> None:
        super().__init__(points)
        self.before: Final = before  # K4.3: the points of earlier games of a match, the mover's first
        self.last: Final = last  # whether the match ends with this game

    def going(self, table: Table, scores: list[Wholes], mice: list[Wholes], outside: Wholes) -> Reals:
        return lead(self.summed_up(scores)).astype(np.float64)

    def over(self, scores: list[Wholes], mice: list[Wholes]) -> Reals:
        totals = self.summed_up(scores)
        if not self.last:
            return lead(totals).astype(np.float64)
        share = won(totals, mice if self.before is None else [0 * each for each in mice])
        return np.where(share > 0.0, lead(totals) + WIN * share, lead(totals) - WIN)

    def summed_up(self, scores: list[Wholes]) -> list[Wholes]:
        if self.before is None:
            return scores
        return [each + before for each, before in zip(scores, self.before, strict=True)]
