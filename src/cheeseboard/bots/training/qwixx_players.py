"""Who plays many games of Qwixx at once: a net, and the game's plain heuristic player."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cheeseboard.bots.qwixx.rows import CLOSED, ROWS, open_row
from cheeseboard.bots.training.arrays import Flags, Reals, Wholes
from cheeseboard.bots.training.net import Net
from cheeseboard.bots.training.qwixx_table import COLOUR_WAYS, NOTHING, WHITE_WAYS, Tables, colour_places, white_places
from cheeseboard.bots.training.qwixx_turn import after_second, after_white, colour_choices, white_choices
from cheeseboard.bots.training.qwixx_view import view
from cheeseboard.games.qwixx.bot import PLAIN, WAYS, Weights
from cheeseboard.games.qwixx.components import CROSSES_TO_LOCK, PLACES
from cheeseboard.games.qwixx.components import ROWS as COLOURS

NEVER: Final = -1000.0


class Player(ABC):
    """Chooses for one seat in each of many games."""

    @abstractmethod
    def active_white(self, tables: Tables, dice: Wholes) -> Wholes:
        """The colour in which the active player crosses the white sum, or NOTHING."""

    @abstractmethod
    def passive_white(self, tables: Tables, dice: Wholes, seat: Wholes) -> Wholes:
        """The same for a seat whose turn it is not."""

    @abstractmethod
    def second(self, tables: Tables, dice: Wholes, marked: Flags) -> Wholes:
        """The way of the second action, after the first."""


class NetPlayer(Player):
    """`bots.qwixx.win_bot.WinBot`, move for move, and with a temperature as often."""

    def __init__(self, net: Net, temperature: float = 0.0, rng: np.random.Generator | None = None) -> None:
        self.net: Final = net
        self.temperature: Final = temperature
        self.rng: Final = np.random.default_rng(0) if rng is None else rng

    def worth(self, tables: Tables, viewer: Wholes) -> Reals:
        """The viewers' chances; those of games that are over are known."""
        found = tables.won()[np.arange(len(tables)), viewer]
        going = np.flatnonzero(~tables.over())
        found[going] = self.net.chance(view(tables.take(going), viewer[going]))
        return found

    def drawn(self, worth: Reals) -> Wholes:
        """By game which choice is taken: the best of Gumbel's noise is one drawn by the temperature."""
        if self.temperature:
            worth = worth + self.rng.gumbel(0.0, self.temperature, worth.shape).astype(np.float32)
        return np.asarray(worth.argmax(axis=1))

    def turns(self, tables: Tables, dice: Wholes) -> Reals:
        """By game, white colour and second way: the active player's chance if nobody else does anything."""
        whites = np.concatenate([np.ones((len(tables), 1), np.bool_), white_choices(tables, dice, tables.active)], 1)
        games, white = np.nonzero(whites)
        first = tables.take(games)
        answers = np.full((len(games), tables.seats), NOTHING)
        answers[np.arange(len(games)), first.active] = white - 1
        after_white(first, dice[games], answers)
        ways = colour_choices(first, dice[games])
        ways[first.over(), 1:] = False
        part, way = np.nonzero(ways)
        later = first.take(part)
        viewer = later.active.copy()
        after_second(later, dice[games[part]], way, white[part] > 0)
        worth = np.full((len(tables), WHITE_WAYS * COLOUR_WAYS), NEVER, np.float32)
        worth[games[part], white[part] * COLOUR_WAYS + way] = self.worth(later, viewer)
        return worth.reshape(len(tables), WHITE_WAYS, COLOUR_WAYS)

    def active_white(self, tables: Tables, dice: Wholes) -> Wholes:
        return self.drawn(self.turns(tables, dice).max(axis=2)) - 1

    def passive_white(self, tables: Tables, dice: Wholes, seat: Wholes) -> Wholes:
        able = white_choices(tables, dice, seat)
        found = np.full(len(tables), NOTHING)
        asked = np.flatnonzero(able.any(axis=1))
        if not len(asked):
            return found
        here, thrown, seat = tables.take(asked), dice[asked], seat[asked]
        plan = self.turns(here, thrown).reshape(len(asked), -1).argmax(axis=1)
        white, way = plan // COLOUR_WAYS - 1, plan % COLOUR_WAYS
        games, mine = np.nonzero(np.concatenate([np.ones((len(asked), 1), np.bool_), able[asked]], 1))
        later = here.take(games)
        answers = np.full((len(games), tables.seats), NOTHING)
        answers[np.arange(len(games)), later.active] = white[games]
        answers[np.arange(len(games)), seat[games]] = mine - 1
        after_white(later, thrown[games], answers)
        after_second(later, thrown[games], way[games], white[games] != NOTHING)
        worth = np.full((len(asked), WHITE_WAYS), NEVER, np.float32)
        worth[games, mine] = self.worth(later, seat[games])
        found[asked] = self.drawn(worth) - 1
        return found

    def second(self, tables: Tables, dice: Wholes, marked: Flags) -> Wholes:
        games, way = np.nonzero(colour_choices(tables, dice))
        later = tables.take(games)
        viewer = later.active.copy()
        after_second(later, dice[games], way, marked[games])
        worth = np.full((len(tables), COLOUR_WAYS), NEVER, np.float32)
        worth[games, way] = self.worth(later, viewer)
        return self.drawn(worth)


class GreedyPlayer(Player):
    """`games.qwixx.bot.Greedy`, move for move. To pass costs a penalty's worth where there is one, or `always`."""

    def __init__(self, weights: Weights = PLAIN, always: bool = False) -> None:
        self.penalty: Final = weights.penalty
        self.always: Final = always
        cells = [(row, place) for row in range(ROWS) for place in range(PLACES)]
        self.better: Final = np.array([difference(row, place, weights) for row, place in cells])

    def active_white(self, tables: Tables, dice: Wholes) -> Wholes:
        later = colour_choices(tables, dice)[:, 1:].any(axis=1) & (not self.always)
        return self.white(tables, dice, tables.active, np.where(later, 0.0, self.penalty))

    def passive_white(self, tables: Tables, dice: Wholes, seat: Wholes) -> Wholes:
        return self.white(tables, dice, seat, np.full(len(tables), self.penalty if self.always else 0.0))

    def white(self, tables: Tables, dice: Wholes, seat: Wholes, fear: NDArray[np.float64]) -> Wholes:
        rows = tables.rows[np.arange(len(tables)), seat]
        worth = np.zeros((len(tables), WHITE_WAYS))
        worth[:, 0] = -fear
        allowed = white_choices(tables, dice, seat)
        worth[:, 1:] = np.where(allowed, self.better[rows * PLACES + white_places(dice)], NEVER)
        return np.asarray(worth.argmax(axis=1)) - 1

    def second(self, tables: Tables, dice: Wholes, marked: Flags) -> Wholes:
        rows = tables.rows[np.arange(len(tables)), tables.active]
        worth = np.zeros((len(tables), COLOUR_WAYS))
        worth[:, 0] = np.where(marked & (not self.always), 0.0, -self.penalty)
        allowed = colour_choices(tables, dice)
        places = colour_places(dice)
        for white in range(2):
            ways = slice(1 + COLOURS * white, 1 + COLOURS * (white + 1))
            worth[:, ways] = np.where(allowed[:, ways], self.better[rows * PLACES + places[:, :, white]], NEVER)
        return np.asarray(worth.argmax(axis=1))


def difference(row: int, place: int, weights: Weights) -> float:
    """How much better the heuristic thinks a row is with a cross there."""
    if row == CLOSED:
        return NEVER
    last, crosses = next((p, c) for p in range(-1, PLACES - 1) for c in range(p + 2) if number(p, c) == row)
    if place <= last:
        return NEVER
    return worth_of(place, crosses + 1, weights) - worth_of(last, crosses, weights)


def number(place: int, crosses: int) -> int:
    return 0 if place < 0 and not crosses else -1 if place < 0 or not crosses else int(open_row(place, crosses))


def worth_of(last: int, crosses: int, weights: Weights) -> float:
    free = last + 1 < PLACES - 1 or (last + 1 == PLACES - 1 and crosses >= CROSSES_TO_LOCK)
    chance = WAYS[last + 3] / 36 if free else 0.0
    skipped = last + 1 - crosses
    return weights.crosses * crosses**2 + weights.chance * chance * (crosses + 1) - weights.skipped * skipped
