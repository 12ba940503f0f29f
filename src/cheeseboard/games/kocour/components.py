"""Mice, dice and cat cards.

Mice of five colours are a multiset of core.multiset. A catch is 5 * source + colour, where source 0 is
the centre and source 1 + seat a player's cat card; a set of catches is one integer with a bit a catch.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.law import Dice, Uniform
from cheeseboard.core.moment import Chance
from cheeseboard.core.multiset import many

if TYPE_CHECKING:
    from mypy_extensions import i64

COLOURS: Final = ("red", "orange", "blue", "green", "yellow")  # K1.1, house data
MICE_OF_A_COLOUR: Final = 6  # K1.1, house data
MOST_PLAYERS: Final = 4
FEW_MICE: Final = 5  # K3.1: with fewer in the centre the game ends
MOST_TURNS: Final = 500  # K4.4

HUES: Final = len(COLOURS)
JOKER: Final = HUES  # the sixth face of a die (K1.2)
ALL_COLOURS: Final = 0b11111
FULL: Final = many([MICE_OF_A_COLOUR] * HUES)  # all thirty


@final
class Edition:
    """K1.4: the points that a cat card prints, by colour and number of mice. House data: ours, not the publisher's."""

    def __init__(self, name: str, printed: str) -> None:
        self.name: Final = name
        rows = {line.split()[0]: line.split()[1:] for line in printed.strip().splitlines()}
        self.points: Final[list[list[i64]]] = [[0] + [int(points) for points in rows[colour]] for colour in COLOURS]


DEFAULT: Final = """
    red     5 10 15 20 25 30
    orange  4  8 12 16 20 24
    blue    3  6  9 12 15 18
    green   2  4  6  8 10 12
    yellow  1  2  3  4  5  6
"""
TRIANGULAR: Final = """
    red     1  3  6 10 15 21
    orange  1  3  6 10 15 21
    blue    1  3  6 10 15 21
    green   1  3  6 10 15 21
    yellow  1  3  6 10 15 21
"""
CHILDREN: Final = """
    red     1  2  3  4  5  6
    orange  1  2  3  4  5  6
    blue    1  2  3  4  5  6
    green   1  2  3  4  5  6
    yellow  1  2  3  4  5  6
"""
EDITIONS: Final = {"default": Edition("default", DEFAULT), "triangular": Edition("triangular", TRIANGULAR)}
CHILDREN_POINTS: Final = Edition("children", CHILDREN)  # K4.1: every mouse counts one


@final
class Variant:
    """What the options of a table change."""

    def __init__(self, edition: Edition, children: bool, risky: bool, match: bool) -> None:
        self.edition: Final = edition
        self.points: Final = CHILDREN_POINTS.points if children else edition.points
        self.children: Final = children
        self.risky: Final = risky
        self.match: Final = match


VARIANTS: Final = {
    (edition.name, children, risky, match): Variant(edition, children, risky, match)
    for edition in EDITIONS.values()
    for children in (False, True)
    for risky in (False, True)
    for match in (False, True)
}

# -- what a roll allows. A roll is first die + 6 * second die.


def catches(colours: list[int], sources: list[int]) -> int:
    """The catches of these colours from these sources."""
    return sum(1 << 5 * source + colour for source in sources for colour in colours)


CENTRE: Final = [0]
ANYWHERE: Final = list(range(MOST_PLAYERS + 1))
ANY_COLOUR: Final = list(range(HUES))


def shown(die: int, other: int) -> tuple[list[int], list[int]]:
    """The colours that a roll shows as different ones (K2.3), and those that it shows as a pair (K2.4, K2.5)."""
    if die == JOKER and other == JOKER:
        return ANY_COLOUR, ANY_COLOUR
    if die == JOKER or other == JOKER:
        return ANY_COLOUR, [min(die, other)]
    return ([], [die]) if die == other else ([die, other], [])


def first_catches(die: int, other: int) -> int:
    """What may be caught first after this roll, were it there: different colours from the centre, a pair anywhere."""
    different, pair = shown(die, other)
    return catches(different, CENTRE) | catches(pair, ANYWHERE)


def second_catches(die: int, other: int, colour: int, source: int) -> int:
    """What may be caught with the same roll after a first catch: the pair's other mouse, or the other colour."""
    different, pair = shown(die, other)
    allowed = catches([colour], ANYWHERE) if colour in pair else 0
    if source == 0:  # only a pair takes mice from a cat card, and then the roll stays a pair
        jokers = (die, other).count(JOKER)
        for hue in different:
            without_a_die = [one for one in (colour, hue) if one not in (die, other)]
            if hue != colour and len(without_a_die) <= jokers:
                allowed |= catches([hue], CENTRE)
    return allowed


FACES: Final = [(roll % 6, roll // 6) for roll in range(36)]
PAIRED: Final = [die == other != JOKER for die, other in FACES]  # nothing but a pair (K2.4)
FIRST: Final[list[i64]] = [first_catches(die, other) for die, other in FACES]
SECOND: Final[list[list[i64]]] = [
    [second_catches(die, other, catch % 5, catch // 5) for catch in range(5 * len(ANYWHERE))] for die, other in FACES
]
OF_COLOURS: Final[list[i64]] = [  # the catches of a set of colours
    catches([colour for colour in ANY_COLOUR if colours >> colour & 1], ANYWHERE) for colours in range(32)
]
OF_SEAT: Final[list[i64]] = [catches(ANY_COLOUR, [1 + seat]) for seat in range(MOST_PLAYERS)]  # K2.4: never your own

DICE: Final = Dice(2, 6, "red orange blue green yellow joker")
ROLL: Final = Chance(DICE)
DRAWS: Final = [Chance(Uniform(seats)) for seats in range(MOST_PLAYERS + 1)]  # K1.3: who begins
