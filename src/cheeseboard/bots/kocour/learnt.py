"""The learnt worth of the end of a turn of Mlsný kocour: a weighted sum of plain figures, bent into a chance to win."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from cheeseboard.bots.kocour.ends import Ends, Table, lead
from cheeseboard.bots.kocour.fan import Reals, Wholes
from cheeseboard.games.kocour.components import FEW_MICE, HUES, MICE_OF_A_COLOUR

MOST_OUTSIDE: Final = HUES * MICE_OF_A_COLOUR - FEW_MICE  # mice outside the centre while the game goes on
OF_A_COLOUR: Final = 4  # figures
OF_THE_SCORES: Final = 4
PHASES: Final = 2  # a figure of a colour counts more or less the longer the game has lasted
SCORE_PHASES: Final = 3
POINTS: Final = 20.0  # so many are one
NEAR: Final = 10.0  # a lead of so many is half a lead that nobody makes up for


class Judgement:
    """The weights: by phase, figure and colour; then by phase and figure of the scores."""

    def __init__(self, alike: bool, weights: NDArray[np.float32] | None = None) -> None:
        self.alike: Final = alike  # whether all colours are worth the same
        self.hues: Final = 1 if alike else HUES
        self.size: Final = PHASES * OF_A_COLOUR * self.hues + SCORE_PHASES * OF_THE_SCORES
        self.weights: NDArray[np.float32] = first_guess(self.size) if weights is None else weights
        if len(self.weights) != self.size:
            raise ValueError("these are the weights of something else")

    def of_colours(self) -> Reals:
        """By phase, figure and colour."""
        split = self.size - SCORE_PHASES * OF_THE_SCORES
        found = self.weights[:split].astype(np.float64).reshape(PHASES, OF_A_COLOUR, self.hues)
        return np.broadcast_to(found, (PHASES, OF_A_COLOUR, HUES))

    def of_scores(self) -> Reals:
        """By phase and figure."""
        found = self.weights[self.size - SCORE_PHASES * OF_THE_SCORES :]
        return found.astype(np.float64).reshape(SCORE_PHASES, OF_THE_SCORES)

    def seen(self, cards: Wholes, scores: list[Wholes]) -> Reals:
        """What the weights are multiplied with, for one position: the cards and scores from the own ones on."""
        late = float(cards.sum()) / MOST_OUTSIDE
        colours = figures_of(cards.T).T  # by figure and colour
        shown = colours.sum(axis=1, keepdims=True) if self.alike else colours
        score = np.concatenate(score_figures(scores))
        parts = [late**phase * shown.ravel() for phase in range(PHASES)]
        return np.concatenate(parts + [late**phase * score for phase in range(SCORE_PHASES)])


def first_guess(size: int) -> NDArray[np.float32]:
    """A lead is good."""
    found = np.zeros(size, np.float32)
    found[size - SCORE_PHASES * OF_THE_SCORES + 1] = 1.0
    return found


def figures_of(counts: Wholes) -> Reals:
    """Of a colour, along the last axis: the own mice, their square, those of others, whether the centre has none."""
    mine, all_of_it = counts[..., 0], counts.sum(axis=-1)
    figures = [mine, mine * mine / MICE_OF_A_COLOUR, all_of_it - mine, all_of_it == MICE_OF_A_COLOUR]
    return np.stack(figures, axis=-1).astype(np.float64)


def score_figures(scores: list[Wholes]) -> list[Reals]:
    """One; the lead over the best of the others, as it is and for who does not mind how large; that over their mean."""
    ahead = lead(scores).astype(np.float64)
    total = scores[0]
    for each in scores[1:]:
        total = total + each
    mean = (len(scores) * scores[0] - total) / (len(scores) - 1)
    return [np.ones_like(ahead), ahead / POINTS, ahead / (NEAR + np.abs(ahead)), mean / POINTS]


def bent(total: Reals) -> Reals:
    return np.asarray(1.0 / (1.0 + np.exp(-total)))


class LearntEnds(Ends):
    """Worths by such a judgement."""

    def __init__(self, points: Wholes, judgement: Judgement) -> None:
        super().__init__(points)
        self.colours: Final = judgement.of_colours()
        self.scores: Final = judgement.of_scores()

    def going(self, table: Table, scores: list[Wholes], mice: list[Wholes], outside: Wholes) -> Reals:
        late = outside / MOST_OUTSIDE
        total = np.zeros(())
        for phase in range(PHASES - 1, -1, -1):
            total = total * late
            for colour, counts in enumerate(table.counts):
                total = total + table.fan.spread(colour, figures_of(counts) @ self.colours[phase, :, colour])
        for figure, each in enumerate(score_figures(scores)):
            weight = np.zeros(())
            for phase in range(SCORE_PHASES - 1, -1, -1):
                weight = weight * late + self.scores[phase, figure]
            total = total + weight * each
        return bent(total)
