"""Mice, dice and magic cards.

Mice on a space by owner, cards by kind and dice by colour are multisets of core.multiset.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.law import Law, Uniform
from cheeseboard.core.moment import Chance
from cheeseboard.core.multiset import count, many
from cheeseboard.core.native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.words import Facts

MOST_PLAYERS: Final = 6
MICE: Final = 5  # G1.1: of every colour
MOST_DICE: Final = 5  # G2.2
PARTY_CHEESES: Final = 3  # G5.1

COLOURS: Final = ("green", "yellow", "red")  # G1.4, house data: two faces of each
GREEN: Final = 0
YELLOW: Final = 1
RED: Final = 2

CARDS: Final = ("reroll", "again", "transfer", "improve", "worsen", "nullify")  # G4.3 to G4.8
REROLL: Final = 0
AGAIN: Final = 1
TRANSFER: Final = 2
IMPROVE: Final = 3
WORSEN: Final = 4
NULLIFY: Final = 5
CARDS_OF_A_KIND: Final = 5  # G4.1, house data

ALL_CARDS: Final = many([CARDS_OF_A_KIND] * len(CARDS))
ONE_OF_EACH: Final = many([1] * len(CARDS))


def dice_facts(dice: i64) -> Facts:
    """How many dice show each colour; `shown` is the set of the colours that are there, green 1, yellow 2, red 4."""
    facts: Facts = {name: int(count(dice, colour)) for colour, name in enumerate(COLOURS)}
    facts["shown"] = sum([1 << colour for colour in range(len(COLOURS)) if dice >> 3 * colour & 7])
    return facts


@final
@mypyc_attr(acyclic=True)
class Roll(Law):
    """So many dice; an outcome is how many of them show each colour."""

    def __init__(self, dice: int) -> None:
        throws = [sorted(throw) for throw in product(range(len(COLOURS)), repeat=dice)]
        seen: list[list[int]] = []
        for throw in throws:
            if throw not in seen:
                seen.append(throw)
        super().__init__(len(seen), len(throws))
        self.throws: Final = dice
        self.picked: Final[list[i64]] = [seen.index(throw) for throw in throws]
        self.weights: Final[list[i64]] = [throws.count(throw) for throw in seen]
        self.dice: Final[list[i64]] = [sum(1 << 3 * colour for colour in throw) for throw in seen]
        self.written: Final = [" ".join([COLOURS[colour] for colour in throw]) for throw in seen]

    def weight(self, outcome: i64) -> i64:
        return self.weights[outcome] if 0 <= outcome < self.size else 0

    def pick(self, number: i64) -> i64:
        return self.picked[number]

    def notation(self, outcome: i64) -> str:
        return self.written[outcome]

    def parse(self, text: str) -> int:
        """The dice in any order."""
        words = text.split()
        written = " ".join([name for colour in COLOURS for name in words if name == colour])
        if len(written.split()) != len(words) or written not in self.written:
            raise ValueError(self.expected())
        return self.written.index(written)

    def expected(self) -> str:
        return f"{self.throws} × ({' | '.join(COLOURS)})"


LAWS: Final = [Roll(dice) for dice in range(MOST_DICE + 1)]
ROLLS: Final = [Chance(law) for law in LAWS]
STARTS: Final = [Chance(Uniform(seats)) for seats in range(MOST_PLAYERS + 1)]  # G1.5, `random-start`


@final
class Variant:
    """What the options of a table change."""

    def __init__(
        self,
        magic: bool = False,
        party: bool = False,
        cards: int = 3,
        full_set: bool = False,
        cheese_spots: bool = False,
        void: bool = False,
        all_on_drum: bool = False,
        random_start: bool = False,
    ) -> None:
        self.magic: Final = magic
        self.party: Final = party
        self.cards: Final[i64] = cards  # G4.1, G6.1: how many each player draws
        self.full_set: Final = full_set
        self.cheese_spots: Final = cheese_spots
        self.void: Final = void
        self.all_on_drum: Final = all_on_drum
        self.random_start: Final = random_start
        self.deck: Final[i64] = ALL_CARDS if magic and not full_set else 0

    def names(self) -> list[str]:
        """The options that are on, as they are written."""
        flags = {
            "magic": self.magic,
            "party": self.party,
            f"cards={self.cards}": self.cards != 3,
            "full-set": self.full_set,
            "cheese-spots": self.cheese_spots,
            "void": self.void,
            "all-on-drum": self.all_on_drum,
            "random-start": self.random_start,
        }
        return [name for name, on in flags.items() if on]
