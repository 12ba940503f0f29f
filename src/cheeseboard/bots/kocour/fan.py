"""All that a turn of Mlsný kocour can come to, side by side: an axis a colour, along it what may be pulled of it.

The chances of one die or another to show a colour do not depend on what was pulled, so a whole turn is a few hundred
operations on arrays, whatever a position is worth at its end.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from cheeseboard.games.kocour.components import HUES

Reals = NDArray[np.float64]
Wholes = NDArray[np.int64]
Kind = TypeVar("Kind", np.int64, np.float64)

ROLLS: Final = 36
CENTRE: Final = 0  # where a mouse comes from: the centre, or a rival by the turns until theirs


class Hand:
    """The mice of a turn: by rival and colour, the mover first; what is pulled; what lies in the centre."""

    def __init__(self, cards: Wholes, pulled: Wholes, centre: Wholes) -> None:
        self.cards: Final = cards
        self.pulled: Final = pulled
        self.centre: Final = centre


class Way:
    """What can become of one colour: so many are pulled, from these places."""

    def __init__(self, sources: tuple[int, ...], already: int = 0) -> None:
        self.sources: Final = sources
        self.pulled: Final = len(sources) + already


NOTHING: Final = Way(())


class Fan:
    """The positions of a turn, by the way of every colour. `shape` is the number of ways of each."""

    def __init__(self, hand: Hand) -> None:
        self.hand: Final = hand
        self.seats: Final = int(hand.cards.shape[0])
        self.ways: Final = [ways_of(hand, colour) for colour in range(HUES)]
        self.shape: Final = tuple([len(ways) for ways in self.ways])
        self.free: Final = [colour for colour in range(HUES) if not hand.pulled[colour]]
        self.single: Final = [len(ways) > 1 and ways[1].sources == (CENTRE,) for ways in self.ways]
        self.after: Final = [self.placed(colour) for colour in range(HUES)]
        self.stopped: Reals = np.empty(0)  # what stopping is worth, by position
        self.rolled: Reals = self.stopped  # what rolling is worth
        self.kept: Reals = self.stopped  # what a position after a catch is worth

    def placed(self, colour: int) -> Wholes:
        """By way: how many mice every rival has of the colour, what the mover has kept and what it has pulled."""
        found = np.empty((len(self.ways[colour]), self.seats + 1), np.int64)
        for number, way in enumerate(self.ways[colour]):
            found[number, : self.seats] = self.hand.cards[:, colour]
            for source in way.sources:
                if source != CENTRE:
                    found[number, source] -= 1
            found[number, self.seats] = way.pulled
        return found

    def position(self, caught: list[tuple[int, int]]) -> tuple[int, ...]:
        """Where these mice have been pulled, each a colour and a source, of colours that were not pulled before."""
        found = [0] * HUES
        for colour, _ in caught:
            sources = tuple(sorted([source for other, source in caught if other == colour]))
            found[colour] = [way.sources for way in self.ways[colour]].index(sources)
        return tuple(found)

    def spread(self, colour: int, values: NDArray[Kind]) -> NDArray[Kind]:
        """Numbers by way of a colour, as an array that goes along its axis."""
        return values.reshape([-1 if axis == colour else 1 for axis in range(HUES)])

    def weigh(self, stopped: Reals, busted: Reals) -> None:
        """Go through the turn from its end: `stopped` and `busted` are what ending it in a position is worth."""
        busted = np.broadcast_to(busted, self.shape)
        self.rolled = np.array(busted, np.float64)
        self.stopped = np.broadcast_to(stopped, self.shape)
        self.kept = np.array(self.stopped, np.float64)
        for size in range(len(self.free), -1, -1):
            for pulled in combinations(self.free, size):
                self.weigh_block(pulled, busted)

    def block(self, pulled: tuple[int, ...], more: dict[int, slice] | None = None) -> tuple[slice, ...]:
        """The positions in which exactly these colours were pulled by now, and those of `more` in their ways."""
        found = []
        for colour in range(HUES):
            if more is not None and colour in more:
                found.append(more[colour])
            elif self.hand.pulled[colour]:
                found.append(slice(None))
            else:
                found.append(slice(1, None) if colour in pulled else slice(0, 1))
        return tuple(found)

    def weigh_block(self, pulled: tuple[int, ...], busted: Reals) -> None:
        """K2.3 to K2.7: the mean over all rolls of the best catch; then whether to roll or to stop."""
        here = self.block(pulled)
        kept = self.kept[here]
        if not kept.size:
            return
        left = [colour for colour in self.free if colour not in pulled]
        if left:
            bust = busted[here]
            self.rolled[here] = self.mean(left, bust, *self.catches(pulled, left))
        if pulled or any(self.hand.pulled):
            np.maximum(kept, self.rolled[here], out=kept)
        else:
            kept[...] = self.rolled[here]

    def mean(
        self,
        left: list[int],
        bust: Reals,
        pair: dict[int, Reals],
        one: dict[int, Reals],
        both: dict[tuple[int, int], Reals],
    ) -> Reals:
        """Over all 36 rolls, where the colours `left` are still to be had."""
        gone = HUES - len(left)
        any_one = highest(list(one.values()))
        busts = gone * gone  # rolls of two colours that are gone
        total = np.zeros_like(bust)
        jokers: list[Reals] = []  # what a joker and a colour come to
        if any_one is not None:
            total += (2 * gone) * any_one
            jokers.append(any_one)
        else:
            busts += 2 * gone
        for colour in left:
            mates = [value for two, value in both.items() if colour in two]
            joker = highest([each for each in (pair.get(colour), any_one) if each is not None] + mates)
            if joker is not None:
                total += 2.0 * joker
                jokers.append(joker)
            busts += (0 if joker is not None else 2) + (0 if colour in pair else 1)
            if colour in pair:
                total += pair[colour]
            if colour in one:
                total += (2 * gone) * one[colour]
            else:
                busts += 2 * gone
        for low, high in combinations(left, 2):
            if (low, high) in both:
                total += 2.0 * np.maximum(np.maximum(one[low], one[high]), both[low, high])
            elif low in one or high in one:
                total += 2.0 * one[low if low in one else high]
            else:
                busts += 2
        two_jokers = highest(jokers)
        total += bust if two_jokers is None else two_jokers
        total += busts * bust
        return total / ROLLS

    def catches(
        self, pulled: tuple[int, ...], left: list[int]
    ) -> tuple[dict[int, Reals], dict[int, Reals], dict[tuple[int, int], Reals]]:
        """What a pair brings by colour, a mouse from the centre, and one of each of two colours."""
        pair: dict[int, Reals] = {}
        one: dict[int, Reals] = {}
        both: dict[tuple[int, int], Reals] = {}
        first = slice(1, 2)
        for colour in left:
            if self.shape[colour] > 1:
                ways = self.kept[self.block(pulled, {colour: slice(1, None)})]
                pair[colour] = ways.max(axis=colour, keepdims=True)
                if self.single[colour]:
                    one[colour] = self.kept[self.block(pulled, {colour: first})]
        for low, high in combinations(left, 2):
            if self.single[low] and self.single[high]:
                both[low, high] = self.kept[self.block(pulled, {low: first, high: first})]
        return pair, one, both


def ways_of(hand: Hand, colour: int) -> list[Way]:
    """K2.3 to K2.6: nothing first, then a mouse from the centre if there is one, then all else that a pair allows."""
    if hand.pulled[colour]:
        return [Way((), int(hand.pulled[colour]))]
    there = [int(hand.centre[colour]), *[int(card[colour]) for card in hand.cards[1:]]]
    found = [NOTHING]
    for number in (1, 2):
        for sources in combinations_with_replacement(range(len(there)), number):
            if all([there[source] >= sources.count(source) for source in sources]):
                found.append(Way(sources))
    return found


def highest(values: list[Reals]) -> Reals | None:
    """The highest of each; None of none."""
    if not values:
        return None
    found = values[0]
    for each in values[1:]:
        found = np.maximum(found, each)
    return found
