"""The bots of `bots.qwixx.degenerate` in many games at once, move for move."""

from __future__ import annotations

import numpy as np

from cheeseboard.bots.qwixx.degenerate import FOUR_WEIGHTS
from cheeseboard.bots.qwixx.rows import ROWS
from cheeseboard.bots.training.arrays import Flags, Wholes
from cheeseboard.bots.training.qwixx_players import NEVER, GreedyPlayer, Player
from cheeseboard.bots.training.qwixx_table import NOTHING, Tables
from cheeseboard.games.qwixx.bot import PLAIN
from cheeseboard.games.qwixx.components import PENALTY_BOXES, PENALTY_POINTS, PLACES

AT_ANY_PRICE = -0.5 * NEVER


def never_lock() -> Player:
    player = GreedyPlayer(FOUR_WEIGHTS)
    player.better.reshape(ROWS, PLACES)[:, PLACES - 1] = NEVER
    return player


def never_pass() -> Player:
    return GreedyPlayer(FOUR_WEIGHTS._replace(penalty=AT_ANY_PRICE), always=True)


class PenaltyRacers(Player):
    """Cross nothing where all four penalties would leave them ahead."""

    def __init__(self) -> None:
        self.greedy = GreedyPlayer(FOUR_WEIGHTS)

    def racing(self, tables: Tables, seat: Wholes) -> Flags:
        every = np.arange(len(tables))
        left = PENALTY_BOXES - tables.penalties[every, seat]
        least = tables.scores[every, seat] + PENALTY_POINTS * left
        others = tables.scores.copy()
        others[every, seat] = np.iinfo(np.int64).min
        return np.asarray(others.max(axis=1) < least)

    def active_white(self, tables: Tables, dice: Wholes) -> Wholes:
        return np.where(self.racing(tables, tables.active), NOTHING, self.greedy.active_white(tables, dice))

    def passive_white(self, tables: Tables, dice: Wholes, seat: Wholes) -> Wholes:
        return np.where(self.racing(tables, seat), NOTHING, self.greedy.passive_white(tables, dice, seat))

    def second(self, tables: Tables, dice: Wholes, marked: Flags) -> Wholes:
        return np.where(self.racing(tables, tables.active), 0, self.greedy.second(tables, dice, marked))


def players() -> dict[str, Player]:
    """By the name that they have in the arena."""
    return {
        "greedy": GreedyPlayer(PLAIN),
        "four-weights": GreedyPlayer(FOUR_WEIGHTS),
        "never-lock": never_lock(),
        "never-pass": never_pass(),
        "penalty-racer": PenaltyRacers(),
    }
