"""Games of Mlsný kocour in which everybody weighs whole turns by the same ends; turns as fans."""

from __future__ import annotations

from typing import Final

import numpy as np

from cheeseboard.bots.kocour.ends import Ends
from cheeseboard.bots.kocour.fan import Fan, Hand, Wholes
from cheeseboard.games.kocour.components import FEW_MICE, HUES, JOKER, MICE_OF_A_COLOUR

FACES: Final = 6
Position = tuple[int, ...]
START: Final[Position] = (0,) * HUES


class Turn:
    """A turn before its first roll: what it promises the mover, and how it goes."""

    def __init__(self, cards: Wholes, mover: int, ends: Ends) -> None:
        self.mover: Final = mover
        seats = len(cards)
        self.order: Final = (mover + np.arange(seats)) % seats
        centre = MICE_OF_A_COLOUR - cards.sum(axis=0)
        self.fan: Final = Fan(Hand(cards[self.order], np.zeros(HUES, np.int64), centre))
        ends.weigh(self.fan)

    @property
    def promise(self) -> float:
        """What the turn is worth to the mover."""
        return float(self.fan.rolled[START])

    def play(self, rng: np.random.Generator) -> Wholes:
        """The cards after the turn."""
        fan, here = self.fan, START
        while True:
            caught = self.catches(here, int(rng.integers(FACES)), int(rng.integers(FACES)))
            if not caught:
                return self.cards(here, False)
            here = max(caught, key=lambda position: fan.kept[position])
            if fan.stopped[here] >= fan.rolled[here]:
                return self.cards(here, True)

    def cards(self, here: Position, kept: bool) -> Wholes:
        """By seat and colour, what lies on the cards when the turn ends in that position."""
        seats = len(self.order)
        found = np.empty((seats, HUES), np.int64)
        for colour, way in enumerate(here):
            after = self.fan.after[colour][way]
            found[self.order, colour] = after[:seats]
            if kept:
                found[self.mover, colour] += after[seats]
        return found

    def catches(self, here: Position, die: int, other: int) -> list[Position]:
        """K2.3 to K2.6: all that this roll allows."""
        low, high = min(die, other), max(die, other)
        free = [colour for colour in range(HUES) if not here[colour]]
        if low == JOKER:
            return self.pairs(here, free, free) + self.two(here, free, free)
        if high == JOKER:
            shown = [low] if low in free else []
            return self.pairs(here, free, shown) + self.single(here, free) + self.two(here, free, shown)
        if low == high:
            return self.pairs(here, free, [low])
        both = [colour for colour in (low, high) if colour in free]
        return self.single(here, both) + self.two(here, both, both)

    def pairs(self, here: Position, free: list[int], colours: list[int]) -> list[Position]:
        return [with_way(here, colour, way) for colour in colours if colour in free
                for way in range(1, self.fan.shape[colour])]  # fmt: skip

    def single(self, here: Position, colours: list[int]) -> list[Position]:
        return [with_way(here, colour, 1) for colour in colours if self.fan.single[colour]]

    def two(self, here: Position, free: list[int], shown: list[int]) -> list[Position]:
        """A mouse of a shown colour and one of another."""
        single = self.fan.single
        return [with_way(with_way(here, colour, 1), other, 1) for colour in shown for other in free
                if other != colour and single[colour] and single[other]]  # fmt: skip


def with_way(here: Position, colour: int, way: int) -> Position:
    return (*here[:colour], way, *here[colour + 1 :])


def is_over(cards: Wholes) -> bool:
    """K3.1."""
    return int(cards.sum()) > HUES * MICE_OF_A_COLOUR - FEW_MICE
