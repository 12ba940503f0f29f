"""Sets of project cards, and the laws by which hidden things are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.bits import nth, size
from cheeseboard.core.law import Law
from cheeseboard.core.native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

WORD: Final = 60  # cards in a word
BIT: Final[list[i64]] = [1 << place for place in range(WORD)]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Cards:
    """An immutable set of up to 180 cards, each by its place in the edition."""

    def __init__(self, low: i64 = 0, middle: i64 = 0, high: i64 = 0) -> None:
        self.low: Final[i64] = low
        self.middle: Final[i64] = middle
        self.high: Final[i64] = high

    def has(self, card: i64) -> bool:
        if card < WORD:
            return self.low & BIT[card] != 0
        if card < 2 * WORD:
            return self.middle & BIT[card - WORD] != 0
        return self.high & BIT[card - 2 * WORD] != 0

    def flip(self, card: i64) -> Cards:
        """With a card that was not there, without one that was."""
        if card < WORD:
            return Cards(self.low ^ BIT[card], self.middle, self.high)
        if card < 2 * WORD:
            return Cards(self.low, self.middle ^ BIT[card - WORD], self.high)
        return Cards(self.low, self.middle, self.high ^ BIT[card - 2 * WORD])

    def with_card(self, card: i64) -> Cards:
        return self if self.has(card) else self.flip(card)

    def without(self, card: i64) -> Cards:
        return self.flip(card) if self.has(card) else self

    def both(self, other: Cards) -> Cards:
        """The cards in this and the other set."""
        return Cards(self.low & other.low, self.middle & other.middle, self.high & other.high)

    def either(self, other: Cards) -> Cards:
        """The cards in this or the other set."""
        return Cards(self.low | other.low, self.middle | other.middle, self.high | other.high)

    def minus(self, other: Cards) -> Cards:
        """The cards in this but not in the other set."""
        return Cards(self.low & ~other.low, self.middle & ~other.middle, self.high & ~other.high)

    def size(self) -> i64:
        return size(self.low) + size(self.middle) + size(self.high)

    def empty(self) -> bool:
        return not (self.low | self.middle | self.high)

    def nth(self, n: i64) -> i64:
        """The nth card from the lowest, counted from 0."""
        first = size(self.low)
        if n < first:
            return nth(self.low, n)
        n -= first
        second = size(self.middle)
        if n < second:
            return WORD + nth(self.middle, n)
        return 2 * WORD + nth(self.high, n - second)

    def list(self) -> list[i64]:
        """The cards from the lowest on."""
        found: list[i64] = []
        word = self.low
        while word:
            found.append(nth(word, 0))
            word &= word - 1
        word = self.middle
        while word:
            found.append(WORD + nth(word, 0))
            word &= word - 1
        word = self.high
        while word:
            found.append(2 * WORD + nth(word, 0))
            word &= word - 1
        return found

    def key(self) -> tuple[int, int, int]:
        return (self.low, self.middle, self.high)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cards) and other.key() == self.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return " ".join([str(card + 1) for card in self.list()])


NO_CARDS: Final = Cards()
LONGEST: Final = 3  # digits of a number


def read_outcome(law: Law, text: str) -> int:
    """The outcome with this number."""
    if len(text) <= LONGEST and text.isdecimal() and text == str(int(text)) and law.weight(int(text) - 1):
        return int(text) - 1
    raise ValueError(law.expected())


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DrawCard(Law):
    """One of the cards of a deck, of which nobody knows the order; written as its number."""

    def __init__(self, cards: Cards, numbers: int) -> None:
        super().__init__(numbers, cards.size())
        self.cards: Final = cards

    def weight(self, outcome: i64) -> i64:
        return 1 if 0 <= outcome < self.size and self.cards.has(outcome) else 0

    def pick(self, number: i64) -> i64:
        return self.cards.nth(number)

    def notation(self, outcome: i64) -> str:
        return str(outcome + 1)

    def parse(self, text: str) -> int:
        return read_outcome(self, text)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DrawTile(Law):
    """One of a few tiles, tokens or cards that lie face down; written as its number."""

    def __init__(self, tiles: i64, numbers: i64) -> None:
        super().__init__(numbers, size(tiles))
        self.tiles: Final[i64] = tiles

    def weight(self, outcome: i64) -> i64:
        return 1 if 0 <= outcome < self.size and self.tiles >> outcome & 1 else 0

    def pick(self, number: i64) -> i64:
        return nth(self.tiles, number)

    def notation(self, outcome: i64) -> str:
        return str(outcome + 1)

    def parse(self, text: str) -> int:
        return read_outcome(self, text)
