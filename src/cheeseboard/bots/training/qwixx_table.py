"""Many games of Qwixx side by side, on the classic sheet. Rows are those of `bots.qwixx.rows`."""

from __future__ import annotations

from typing import Final

import numpy as np

from cheeseboard.bots.qwixx.rows import CLOSED, ROWS, Rows
from cheeseboard.bots.training.arrays import Flags, Reals, Wholes
from cheeseboard.games.qwixx.components import PENALTY_BOXES, PENALTY_POINTS, PLACES, ROWS_TO_END
from cheeseboard.games.qwixx.components import ROWS as COLOURS

RULES: Final = Rows()
CROSSED: Final = np.array([RULES.crossed[at] for at in range(ROWS * PLACES)], np.int64)  # by row and place
GAIN: Final = np.array([int(RULES.gain[at]) for at in range(ROWS * PLACES)], np.int64)
FALLING: Final = np.array([False, False, True, True])
NOTHING: Final = -1
WHITE_WAYS: Final = 1 + COLOURS  # nothing, or a row
COLOUR_WAYS: Final = 1 + 2 * COLOURS  # nothing, or a row with either white die


class Tables:
    """Games at the beginning of a turn: by game and seat the rows, scores and penalties."""

    def __init__(self, rows: Wholes, scores: Wholes, penalties: Wholes, open_rows: Flags, active: Wholes) -> None:
        self.rows: Final = rows  # game, seat, colour
        self.scores: Final = scores  # game, seat
        self.penalties: Final = penalties
        self.open: Final = open_rows  # game, colour
        self.active: Final = active  # game

    @property
    def seats(self) -> int:
        return int(self.rows.shape[1])

    def __len__(self) -> int:
        return int(self.rows.shape[0])

    def take(self, games: Wholes | Flags) -> Tables:
        """Some of the games, or some several times, as games of their own."""
        return Tables(
            self.rows[games], self.scores[games], self.penalties[games], self.open[games], self.active[games]
        )

    def over(self) -> Flags:
        """Q4.1, Q4.2: which games have ended."""
        locked = (~self.open).sum(axis=1) >= ROWS_TO_END
        return np.asarray(locked | (self.penalties >= PENALTY_BOXES).any(axis=1))

    def won(self) -> Reals:
        """Every seat's share of the win."""
        best = self.scores == self.scores.max(axis=1, keepdims=True)
        return np.asarray(best / best.sum(axis=1, keepdims=True), np.float32)

    def cross(self, games: Wholes, seats: Wholes, colours: Wholes, places: Wholes) -> None:
        """These seats of these games cross these places; the rows are closed later."""
        at = self.rows[games, seats, colours] * PLACES + places
        self.rows[games, seats, colours] = CROSSED[at]
        self.scores[games, seats] += GAIN[at]

    def close(self) -> None:
        """Q3.3: what somebody has locked is closed for all."""
        self.open[:] &= ~(self.rows == CLOSED).any(axis=1)

    def punish(self, games: Wholes, seats: Wholes) -> None:
        self.penalties[games, seats] += 1
        self.scores[games, seats] += PENALTY_POINTS


def begin(games: int, seats: int, active: Wholes) -> Tables:
    """Empty sheets."""
    return Tables(
        np.zeros((games, seats, COLOURS), np.int64),
        np.zeros((games, seats), np.int64),
        np.zeros((games, seats), np.int64),
        np.ones((games, COLOURS), np.bool_),
        active.copy(),
    )


def white_places(dice: Wholes) -> Wholes:
    """By game and colour: the place that the white dice call. Dice are white, white, then the colours, from 0."""
    total = (dice[:, 0] + dice[:, 1])[:, None]
    return np.where(FALLING, PLACES - 1 - total, total)


def colour_places(dice: Wholes) -> Wholes:
    """By game, colour and white die: the place that they call."""
    total = dice[:, 2:, None] + dice[:, None, :2]
    return np.where(FALLING[:, None], PLACES - 1 - total, total)


def can_cross(rows: Wholes, places: Wholes, open_rows: Flags) -> Flags:
    """Where a cross may be made; all three of the same shape."""
    return np.asarray(open_rows & (CROSSED[rows * PLACES + places] >= 0))
