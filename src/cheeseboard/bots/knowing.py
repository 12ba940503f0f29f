"""Bots that play by what was solved or learnt, whatever the options and the seats of the table are."""

from __future__ import annotations

from typing import Final

from cheeseboard._mode import compiled
from cheeseboard.bots.gouda.magic_bot import MagicBot, is_magic_pair
from cheeseboard.bots.gouda.solved_bot import SolvedBot, is_solved, shipped_table
from cheeseboard.bots.kocour.fan_bot import FanBot
from cheeseboard.bots.kocour.knowledge import best_ends, lead_ends
from cheeseboard.bots.levels import WINNING, Level
from cheeseboard.bots.qwixx.knowledge import NETS, win_net
from cheeseboard.bots.qwixx.solo_bot import SoloBot
from cheeseboard.bots.qwixx.solo_table import kept_table, solo_table, solve_meanwhile
from cheeseboard.bots.qwixx.win_bot import WinBot
from cheeseboard.core.action import Action
from cheeseboard.core.bot import Bot
from cheeseboard.core.rng import Rng
from cheeseboard.core.state import State
from cheeseboard.games.gouda.state import Gouda
from cheeseboard.games.qwixx.components import LAYOUTS
from cheeseboard.games.qwixx.state import Qwixx

POINTS: Final = 100.0  # alone, so many points are as much as the win is among others


def knowing_bot(level: Level, searching: Bot | None) -> Bot:
    """Such a bot; what nobody knows it leaves to a search. Without one it plays Mlsný kocour, where none is needed."""
    if searching is None:
        ends = best_ends if level.kind == WINNING else lead_ends
        return FanBot(ends, level.temperature, dict(level.elsewhere))
    return KnowingBot(searching, level.temperature, patient=not level.seconds)


class KnowingBot(Bot):
    """The bot of the game that it is shown."""

    def __init__(self, searching: Bot, temperature: float, patient: bool) -> None:
        self.searching: Final = searching
        self.temperature: Final = temperature
        self.qwixx: Final = QwixxBot(searching, temperature, patient)

    def choose(self, world: State, seat: int, rng: Rng) -> Action:
        return self.player(world).choose(world, seat, rng)

    def player(self, world: State) -> Bot:
        """Who plays such a game."""
        if isinstance(world, Qwixx):
            return self.qwixx.player(world)
        assert isinstance(world, Gouda)
        return self.gouda(world)

    def gouda(self, world: Gouda) -> Bot:
        """By the solved game, where two play for one cheese."""
        if is_solved(world):
            return SolvedBot(shipped_table(), self.temperature)
        return MagicBot(shipped_table(), self.temperature) if is_magic_pair(world) else self.searching


class QwixxBot:
    """The solved table alone, a net among others; on mixed sheets (Q6.1, Q6.2) it searches."""

    def __init__(self, searching: Bot, temperature: float, patient: bool) -> None:
        self.searching: Final = searching
        self.temperature: Final = temperature
        self.patient: Final = patient  # may be kept waiting while the table is solved

    def player(self, world: Qwixx) -> Bot:
        """Who plays such a game."""
        if world.layout is not LAYOUTS["classic"] or (world.seats > 1 and world.seats not in NETS):
            return self.searching
        if world.seats > 1:
            return WinBot(win_net(world.seats), self.temperature)
        table = kept_table()
        if table is None and compiled():
            if self.patient:
                table = solo_table()
            else:
                solve_meanwhile()
        return self.searching if table is None else SoloBot(table, POINTS * self.temperature)
