"""What was solved or learnt, asked for every choice and every chance instead of a search.

Only those are asked that can say how any seat stands at any time, so that all of a match is judged by the same.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, NamedTuple

from cheeseboard.bots.gouda.magic_bot import MagicBot, Weighed, is_magic_pair
from cheeseboard.bots.gouda.solved_bot import SolvedBot, is_solved, placement_of, shipped_table
from cheeseboard.bots.gouda.turns import after_name
from cheeseboard.bots.kocour.fan import Fan
from cheeseboard.bots.kocour.fan_bot import START, FanBot, hand_of
from cheeseboard.bots.kocour.knowledge import EXACT, best_ends, edition_of
from cheeseboard.bots.myszki.last_tiles import MOST, Search, is_known
from cheeseboard.bots.qwixx.desk import desk_of
from cheeseboard.bots.qwixx.knowledge import NETS, win_net
from cheeseboard.bots.qwixx.solo_bot import SoloBot
from cheeseboard.bots.qwixx.solo_table import kept_table
from cheeseboard.bots.qwixx.win_bot import WinBot
from cheeseboard.bots.search.budget import Budget
from cheeseboard.bots.search.cancel import Cancel
from cheeseboard.core.action import Action
from cheeseboard.core.moment import Ask, Over
from cheeseboard.core.state import State
from cheeseboard.games.gouda import stages
from cheeseboard.games.gouda.state import Gouda
from cheeseboard.games.kocour import state as catching
from cheeseboard.games.kocour.state import Kocour
from cheeseboard.games.myszki.state import Myszki
from cheeseboard.games.qwixx import state as crossing
from cheeseboard.games.qwixx.actions import PASS
from cheeseboard.games.qwixx.components import LAYOUTS
from cheeseboard.games.qwixx.state import Qwixx


class Error(NamedTuple):
    """How far from the truth something may be: a chance to win, the difference of two choices, the luck of a chance.

    Smaller ones are none.
    """

    chance: float
    difference: float
    luck: float


NONE: Final = Error(0.0, 0.0, 0.0)
SOLVED: Final = Error(0.0005, 0.0005, 0.0005)  # Mlsný kocour: what the last round of solving changed, and rounding
PRESSED: Final = Error(0.005, 0.005, 0.005)  # Gouda! Gouda!: a few times what its few numbers are off by on average
# What was learnt: twice what `scripts/measure_chances.py` finds.
CROSSED: Final = Error(0.1, 0.065, 0.09)  # Qwixx, found for two
CAUGHT: Final = Error(0.05, 0.045, 0.045)  # Mlsný kocour with the default points; its luck was off by less
MAGIC: Final = Error(0.21, 0.045, 0.06)  # Gouda! Gouda! with magic
POINTS: Final = Error(0.01, 0.01, 0.01)  # alone, in points


class Values(NamedTuple):
    """What choices are worth, in the order that was asked for: chances to win, alone the final score."""

    values: list[float]
    error: Error


class Sage(ABC):
    """Knows how every seat stands. What it is shown is a world that the seat holds possible."""

    error: Error = NONE

    @abstractmethod
    def choices(self, world: State, seat: int, legal: list[Action]) -> list[float]:
        """What each of the seat's choices is worth to it."""

    @abstractmethod
    def asked(self, world: State, seat: int) -> float | None:
        """What it is worth to the seat that somebody is asked; None if that is not known."""

    @abstractmethod
    def waits(self, world: State, seat: int) -> float | None:
        """What it is worth to the seat that a chance is to come."""

    def standing(self, world: State, seat: int) -> float | None:
        """What the position is worth to the seat."""
        now = world.now
        if isinstance(now, Over):
            return share(world, seat)
        return self.asked(world, seat) if isinstance(now, Ask) else self.waits(world, seat)


def share(world: State, seat: int) -> float:
    """Of the win, once it is over."""
    winners = world.winners()
    return 1.0 / len(winners) if seat in winners else 0.0


def sage_of(world: State) -> Sage | None:
    """Who knows about such a game; None if nobody does."""
    if isinstance(world, Gouda):
        return GoudaSage() if is_solved(world) else MagicSage() if is_magic_pair(world) else None
    if isinstance(world, Kocour):
        exact = edition_of(world) in EXACT and not world.variant.risky  # K4.2 was left out of the solving
        return KocourSage(exact) if world.seats == 2 and not world.variant.match else None
    if not isinstance(world, Qwixx) or world.layout is not LAYOUTS["classic"]:
        return None
    if world.seats > 1:
        return QwixxSage(int(world.seats)) if world.seats in NETS else None
    table = kept_table()
    return None if table is None else SoloSage(SoloBot(table))


def values_of(world: State, seat: int, legal: list[Action], cancel: Cancel | None, seconds: float) -> Values | None:
    """What all these choices are worth, if it is known."""
    if isinstance(world, Myszki):
        return last_values(world, seat, legal, Budget(MOST, seconds, cancel)) if is_known(world) else None
    sage = sage_of(world)
    return None if sage is None else Values(sage.choices(world, seat, legal), sage.error)


def last_values(world: Myszki, seat: int, legal: list[Action], budget: Budget) -> Values | None:
    """Myszki for two, the last tiles: every choice wins, loses or is a tie; None where it takes too long to tell."""
    search = Search(world, budget)
    found: list[float] = []
    for action in legal:
        share = search.share(seat, action)
        if share < 0.0:
            return None
        found.append(share)
    return Values(found, NONE)


class GoudaSage(Sage):
    """Two without magic."""

    error = PRESSED

    def __init__(self) -> None:
        self.known: Final = shipped_table()
        self.plain: Final = SolvedBot(self.known)

    def choices(self, world: State, seat: int, legal: list[Action]) -> list[float]:
        assert isinstance(world, Gouda)
        return [self.plain.worth(world, seat, action) for action in legal]

    def asked(self, world: State, seat: int) -> float | None:
        now = world.now
        assert isinstance(now, Ask)
        mover = int(now.seats[0])
        best = max(self.choices(world, mover, world.legal(mover)))
        return best if mover == seat else 1.0 - best

    def waits(self, world: State, seat: int) -> float | None:
        assert isinstance(world, Gouda)
        if world.stage == stages.BEGIN:  # with cards they are dealt first
            return 0.5
        if world.stage != stages.ROLLING:
            return None
        mover = int(world.active)
        mine, theirs = placement_of(world, mover), placement_of(world, 1 - mover)
        return of_mover(after_name(self.known, mine, theirs, int(world.space)), mover, seat)


def of_mover(chance: float, mover: int, seat: int) -> float:
    return chance if mover == seat else 1.0 - chance


class MagicSage(GoudaSage):
    """Two with magic: as if nobody answered a card."""

    error = MAGIC

    def __init__(self) -> None:
        super().__init__()
        self.magic: Final = MagicBot(self.known)

    def choices(self, world: State, seat: int, legal: list[Action]) -> list[float]:
        assert isinstance(world, Gouda)
        if world.stage == stages.WINDOW:
            return self.magic.card_worths(world, seat, legal)
        return super().choices(world, seat, legal)

    def asked(self, world: State, seat: int) -> float | None:
        assert isinstance(world, Gouda)
        if world.stage != stages.WINDOW:
            return super().asked(world, seat)
        return of_mover(Weighed(self.known, world).after(None), int(world.active), seat)  # whatever others hold


class KocourSage(Sage):
    """Two, where the ends of turns were solved or learnt."""

    def __init__(self, exact: bool) -> None:
        self.error = SOLVED if exact else CAUGHT
        self.bot: Final = FanBot(best_ends)

    def choices(self, world: State, seat: int, legal: list[Action]) -> list[float]:
        assert isinstance(world, Kocour)
        return self.bot.worths(world, seat, legal)

    def asked(self, world: State, seat: int) -> float | None:
        assert isinstance(world, Kocour)
        mover = int(world.active)
        return of_mover(max(self.choices(world, mover, world.legal(mover))), mover, seat)

    def waits(self, world: State, seat: int) -> float | None:
        assert isinstance(world, Kocour)
        if world.stage == catching.BEGIN:  # one of two, each as likely
            return 0.5
        mover = int(world.active)
        fan = Fan(hand_of(world, mover))
        best_ends(world, mover).weigh(fan)
        return of_mover(float(fan.rolled[START]), mover, seat)


class QwixxSage(Sage):
    """Two and more on the classic sheet."""

    error = CROSSED

    def __init__(self, seats: int) -> None:
        self.net: Final = win_net(seats)
        self.bot: Final = WinBot(self.net)

    def choices(self, world: State, seat: int, legal: list[Action]) -> list[float]:
        assert isinstance(world, Qwixx)
        return self.bot.chances(world, seat, legal)

    def asked(self, world: State, seat: int) -> float | None:
        assert isinstance(world, Qwixx)
        if world.stage == crossing.FIRST or seat == world.active:
            return max(self.choices(world, seat, world.legal(seat) or [PASS]))
        mover = int(world.active)
        legal = world.legal(mover)
        worths = self.choices(world, mover, legal)
        later = world.copy()
        later.play(mover, legal[worths.index(max(worths))])
        return self.standing(later, seat)

    def waits(self, world: State, seat: int) -> float | None:
        assert isinstance(world, Qwixx)
        if world.stage == crossing.BEGIN:
            return 1.0 / int(world.seats)
        return self.net.chance(desk_of(world), seat)


class SoloSage(Sage):
    """Alone: the final score."""

    error = POINTS

    def __init__(self, bot: SoloBot) -> None:
        self.bot: Final = bot

    def choices(self, world: State, seat: int, legal: list[Action]) -> list[float]:
        return [self.bot.after(world, action) for action in legal]

    def asked(self, world: State, seat: int) -> float | None:
        return max(self.choices(world, seat, world.legal(seat)))

    def waits(self, world: State, seat: int) -> float | None:
        assert isinstance(world, Qwixx)
        sheet = world.sheets[0]
        return float(sheet.score()) + self.bot.worth(sheet)

    def standing(self, world: State, seat: int) -> float | None:
        return float(world.scores()[0]) if isinstance(world.now, Over) else super().standing(world, seat)
