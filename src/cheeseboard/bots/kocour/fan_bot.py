"""Mlsný kocour by weighing whole turns: exact to the end of the turn, whatever that end is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

import numpy as np

from cheeseboard.bots.drawing import drawn
from cheeseboard.bots.kocour.ends import Ends
from cheeseboard.bots.kocour.fan import CENTRE, Fan, Hand
from cheeseboard.bots.kocour.knowledge import edition_of
from cheeseboard.core.bot import Bot
from cheeseboard.core.multiset import count
from cheeseboard.games.kocour.actions import ROLL_AGAIN, STOP, Catch
from cheeseboard.games.kocour.components import HUES
from cheeseboard.games.kocour.state import CATCHING, Kocour

if TYPE_CHECKING:
    from cheeseboard.core.action import Action
    from cheeseboard.core.rng import Rng
    from cheeseboard.core.state import State


START: Final = (0,) * HUES
NOWHERE: Final[Mapping[str, float]] = {}


class FanBot(Bot):
    """Takes what is worth most; with a temperature, the more often the better it is. Of several as good, the first.

    `elsewhere` has other temperatures by edition: with other points a point is worth more or less.
    """

    def __init__(
        self,
        ends: Callable[[Kocour, int], Ends],
        temperature: float = 0.0,
        elsewhere: Mapping[str, float] = NOWHERE,
    ) -> None:
        self.ends: Final = ends
        self.temperature: Final = temperature
        self.elsewhere: Final = elsewhere

    def choose(self, world: State, seat: int, rng: Rng) -> Action:
        assert isinstance(world, Kocour)
        legal = world.legal(seat)
        temperature = self.elsewhere.get(edition_of(world), self.temperature)
        return drawn(legal, self.worths(world, seat, legal), temperature, rng)

    def worths(self, world: Kocour, seat: int, legal: list[Action]) -> list[float]:
        """What every choice is worth."""
        ends = self.ends(world, seat)
        if world.stage == CATCHING and world.variant.risky:  # K4.2: catches may make mice safe, which no fan foresees
            return [caught_safely(world, seat, action, ends) for action in legal]
        fan = Fan(hand_of(world, seat))
        ends.weigh(fan)
        if world.stage == CATCHING:
            return [caught(world, seat, action, fan) for action in legal]
        found = {STOP: float(fan.stopped[START]), ROLL_AGAIN: float(fan.rolled[START])}
        return [found[action] if action in found else caught_safely(world, seat, action, ends) for action in legal]


def caught(world: Kocour, seat: int, action: Action, fan: Fan) -> float:
    """What a first mouse is worth, alone or with a second one of the same roll."""
    best = float(fan.kept[fan.position([place(world, seat, action)])])
    later = world.copy()
    later.play(seat, action)
    for second in later.legal(seat):
        if isinstance(second, Catch):
            both = [place(world, seat, action), place(world, seat, second)]
            best = max(best, float(fan.kept[fan.position(both)]))
    return best


def place(world: Kocour, seat: int, action: Action) -> tuple[int, int]:
    """The colour of a mouse and where it comes from, as a fan has it."""
    assert isinstance(action, Catch)
    return int(action.colour), CENTRE if action.owner < 0 else (action.owner - seat) % world.seats


def caught_safely(world: Kocour, seat: int, action: Action, ends: Ends) -> float:
    """What a mouse is worth, by a fan of what it leaves."""
    later = world.copy()
    later.play(seat, action)
    fan = Fan(hand_of(later, seat))
    ends.weigh(fan)
    best = float(fan.kept[START])
    if not later.pulled:  # K4.2: all is safe, and stopping is no worse than before
        best = max(best, float(fan.stopped[START]))
    if world.stage == CATCHING:  # the same roll may allow a second mouse
        for second in later.legal(seat):
            if isinstance(second, Catch):
                best = max(best, caught_safely(later, seat, second, ends))
    return best


def hand_of(world: Kocour, seat: int) -> Hand:
    """The mice as the seat has them, its rivals in the order of their turns."""
    cards = [world.cards[(seat + step) % world.seats] for step in range(world.seats)]
    return Hand(mice_of(cards), mice_of([world.pulled])[0], mice_of([world.centre])[0])


def mice_of(cards: list[int]) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    return np.array([[count(card, colour) for colour in range(HUES)] for card in cards], np.int64)
