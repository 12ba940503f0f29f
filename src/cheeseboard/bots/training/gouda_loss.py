"""What a player of Gouda! Gouda! gives away who goes by few numbers instead of the solved game itself."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from cheeseboard.bots.gouda.solved_bot import SolvedBot, placement_of
from cheeseboard.bots.gouda.table import Table
from cheeseboard.bots.gouda.turns import PLACED, Known
from cheeseboard.core.bot import Bot
from cheeseboard.core.moment import Ask, Chance, Over
from cheeseboard.core.rng import Rng
from cheeseboard.games.gouda.game import GAME
from cheeseboard.games.gouda.stages import NAMING
from cheeseboard.games.gouda.state import Gouda

Reals = NDArray[np.float32]

NEARLY: Final = 0.02  # the temperature of those who play well
RARELY: Final = 0.5  # what a placement counts beside its visits, as a part of the mean


class Exact:
    """All chances, as the solver has them."""

    def __init__(self, all_chances: Reals) -> None:
        self.all: Final = all_chances

    def chances(self, waiting: list[int], moving: list[int]) -> Reals:
        return self.all[np.ix_(waiting, moving)]


def errors(exact: Exact, table: Table) -> tuple[float, float]:
    """How far the table is off, on average and at worst, over all positions."""
    numbers = list(range(len(exact.all)))
    total, worst = 0.0, 0.0
    for waiting in numbers:
        off = np.abs(table.chances([waiting], numbers)[0] - exact.all[waiting])
        total += float(off.sum())
        worst = max(worst, float(off.max()))
    return total / exact.all.size, worst


def visits(exact: Known, games: int, seed: int) -> Reals:
    """How often each placement comes in games that are played well, but not always perfectly; none never."""
    found = np.zeros(len(PLACED.all))
    bot = SolvedBot(exact, NEARLY)
    for game in range(games):
        rng = Rng(seed, game)
        state = start()
        while not isinstance(state.now, Over):
            if state.stage == NAMING:
                for seat in (0, 1):
                    found[PLACED.number[placement_of(state, seat)]] += 1.0
            advance(state, bot, rng)
    return np.asarray(found + RARELY * found.mean(), np.float32)


def start() -> Gouda:
    state = GAME.start(2, GAME.choose_options({}))
    assert isinstance(state, Gouda)
    return state


def advance(state: Gouda, bot: Bot, rng: Rng) -> None:
    """One step further, by the bot or the dice."""
    now = state.now
    if isinstance(now, Ask):
        seat = now.seats[0]
        state.play(seat, bot.choose(state, seat, rng))
    elif isinstance(now, Chance):
        state.settle(now.law.draw(rng))


def losses(exact: Known, table: Known, games: int, seed: int) -> list[float]:
    """Of so many games against perfect play, in turns in either seat: the chance given away, all choices together.

    Its mean is how much less often the table's player wins than whoever plays perfectly against perfect play would.
    """
    return [lost_in_a_game(SolvedBot(exact), SolvedBot(table), game % 2, Rng(seed, game)) for game in range(games)]


def lost_in_a_game(perfect: SolvedBot, player: SolvedBot, seat: int, rng: Rng) -> float:
    """The chance that the player in that seat gives away in one game."""
    state = start()
    lost = 0.0
    while not isinstance(state.now, Over):
        if isinstance(state.now, Ask) and state.now.seats[0] == seat:
            legal = state.legal(seat)
            chosen = player.choose(state, seat, rng)
            if len(legal) > 1:
                worths = [perfect.worth(state, seat, action) for action in legal]
                lost += max(worths) - worths[legal.index(chosen)]
            state.play(seat, chosen)
        else:
            advance(state, perfect, rng)
    return lost
