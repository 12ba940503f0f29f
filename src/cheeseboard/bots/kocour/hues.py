"""Where the six mice of a colour can be when two play: on the mover's card, on the other's, pulled, or in the centre.

That is one of 64; those with nothing pulled come first. Five colours that are all worth the same are a multiset of
five of these, numbered so that whoever catches a mouse comes to a higher number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.bots.numbers import wholes
from cheeseboard.games.kocour.components import MICE_OF_A_COLOUR

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_PULLED: Final = 2  # of a colour: a pair (K2.4)
PLACINGS: Final = 64
AT_REST: Final = 28  # those with nothing pulled
POSITIONS: Final = 10_424_128  # multisets of five of the 64
RESTING: Final = 201_376  # multisets of five of the 28: the beginnings of turns
NONE: Final = -1


@final
class Hues:
    """What every catch, a stop and a bust make of a colour."""

    def __init__(self) -> None:
        self.mine: Final = wholes(PLACINGS, 0)
        self.theirs: Final = wholes(PLACINGS, 0)
        self.pulled: Final = wholes(PLACINGS, 0)
        self.number: Final = wholes((MICE_OF_A_COLOUR + 1) * (MICE_OF_A_COLOUR + 1) * (MOST_PULLED + 1), NONE)
        self.one: Final = wholes(PLACINGS, NONE)  # a mouse from the centre
        self.stolen: Final = wholes(PLACINGS, NONE)  # one from the other's card
        self.two: Final = wholes(PLACINGS, NONE)  # two from the centre
        self.each: Final = wholes(PLACINGS, NONE)  # one from either
        self.two_stolen: Final = wholes(PLACINGS, NONE)
        self.stopped: Final = wholes(PLACINGS, NONE)  # as the next mover has it
        self.busted: Final = wholes(PLACINGS, NONE)
        number: i64 = 0
        for pulled in range(MOST_PULLED + 1):
            for mine in range(MICE_OF_A_COLOUR + 1):
                for theirs in range(MICE_OF_A_COLOUR + 1 - mine - pulled):
                    self.mine[number] = mine
                    self.theirs[number] = theirs
                    self.pulled[number] = pulled
                    self.number[at(mine, theirs, pulled)] = number
                    number += 1
        for placing in range(PLACINGS):
            self.link(placing)

    def link(self, placing: i64) -> None:
        mine = self.mine[placing]
        theirs = self.theirs[placing]
        pulled = self.pulled[placing]
        self.stopped[placing] = self.number[at(theirs, mine + pulled, 0)]
        self.busted[placing] = self.number[at(theirs, mine, 0)]
        if pulled:
            return  # K2.6
        centre = MICE_OF_A_COLOUR - mine - theirs
        if centre >= 1:
            self.one[placing] = self.number[at(mine, theirs, 1)]
        if centre >= 2:
            self.two[placing] = self.number[at(mine, theirs, 2)]
        if theirs >= 1:
            self.stolen[placing] = self.number[at(mine, theirs - 1, 1)]
        if theirs >= 1 and centre >= 1:
            self.each[placing] = self.number[at(mine, theirs - 1, 2)]
        if theirs >= 2:
            self.two_stolen[placing] = self.number[at(mine, theirs - 2, 2)]


def at(mine: i64, theirs: i64, pulled: i64) -> i64:
    return (pulled * (MICE_OF_A_COLOUR + 1) + mine) * (MICE_OF_A_COLOUR + 1) + theirs


def position(a: i64, b: i64, c: i64, d: i64, e: i64) -> i64:
    """The number of five colours, in any order."""
    if a > b:
        a, b = b, a
    if d > e:
        d, e = e, d
    if c > e:
        c, e = e, c
    if c > d:
        c, d = d, c
    if a > d:
        a, d = d, a
    if a > c:
        a, c = c, a
    if b > e:
        b, e = e, b
    if b > d:
        b, d = d, b
    if b > c:
        b, c = c, b
    pairs = (b + 1) * b // 2
    triples = (c + 2) * (c + 1) * c // 6
    fours = (d + 3) * (d + 2) * (d + 1) * d // 24
    return a + pairs + triples + fours + (e + 4) * (e + 3) * (e + 2) * (e + 1) * e // 120
