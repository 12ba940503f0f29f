"""A turn of Mlsný kocour for two whose colours are all worth the same: what stopping and rolling are worth."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from cheeseboard.bots.kocour.hues import NONE, Hues, position
from cheeseboard.bots.numbers import reals, wholes
from cheeseboard.core.native import mypyc_attr
from cheeseboard.games.kocour.components import FEW_MICE, HUES, MICE_OF_A_COLOUR

if TYPE_CHECKING:
    from mypy_extensions import i64

ROLLS: Final = 36
NEVER: Final = -1.0  # less than any chance: what cannot be done


@mypyc_attr(acyclic=True)
class Turns:
    """Looks one step ahead from the position at hand. Chances are those of the mover."""

    def __init__(self, ladder: list[i64]) -> None:
        self.ladder: Final = ladder  # points by number of mice
        self.hues: Final = Hues()
        # The position at hand, and what catches make of it: by colour with a pair, with one mouse from the centre, and
        # by two colours with one mouse of each.
        self.here: Final = wholes(HUES, 0)
        self.pair: Final = reals(HUES, 0.0)
        self.one: Final = reals(HUES, 0.0)
        self.both: Final = reals(HUES * HUES, 0.0)

    @abstractmethod
    def chance(self, number: i64) -> float:
        """The chance to win of whoever moves: before the roll where nothing is pulled, elsewhere after a catch."""

    def in_centre(self) -> i64:
        """The mice in the centre."""
        hues = self.hues
        outside: i64 = 0
        colour: i64
        for colour in range(HUES):
            placing = self.here[colour]
            outside += hues.mine[placing] + hues.theirs[placing] + hues.pulled[placing]
        return HUES * MICE_OF_A_COLOUR - outside

    def stop(self) -> float:
        """The mover keeps what was pulled (K2.9), and the game may end (K3.1)."""
        if self.in_centre() < FEW_MICE:
            return self.result()
        here = self.here
        then = self.hues.stopped
        return 1.0 - self.chance(position(then[here[0]], then[here[1]], then[here[2]], then[here[3]], then[here[4]]))

    def bust(self) -> float:
        """K2.7: the pulled mice go to the centre, so it never ends the game."""
        here = self.here
        then = self.hues.busted
        return 1.0 - self.chance(position(then[here[0]], then[here[1]], then[here[2]], then[here[3]], then[here[4]]))

    def result(self) -> float:
        """K3.3: points, then mice; shared if these are even."""
        hues = self.hues
        lead: i64 = 0
        more: i64 = 0
        for colour in range(HUES):
            placing = self.here[colour]
            mine = hues.mine[placing] + hues.pulled[placing]
            theirs = hues.theirs[placing]
            lead += self.ladder[mine] - self.ladder[theirs]
            more += mine - theirs
        if not lead:
            lead = more
        return 0.5 if not lead else 1.0 if lead > 0 else 0.0

    def roll(self) -> float:
        """The mean over all rolls of the best that can be caught (K2.3 to K2.7)."""
        self.look_ahead()
        pair = self.pair
        one = self.one
        both = self.both
        bust = self.bust()
        best_one = NEVER  # of any colour
        best = NEVER  # of all that two jokers can be
        total: float = 0.0
        colour: i64
        other: i64
        for colour in range(HUES):
            best_one = larger(best_one, one[colour])
        for colour in range(HUES):
            best_here = larger(pair[colour], best_one)  # with a joker
            for other in range(HUES):
                if other != colour:
                    best_here = larger(best_here, both[HUES * colour + other])
                    if other > colour:
                        caught = larger(larger(one[colour], one[other]), both[HUES * colour + other])
                        total += 2.0 * (caught if caught >= 0.0 else bust)
            total += 2.0 * (best_here if best_here >= 0.0 else bust)
            total += pair[colour] if pair[colour] >= 0.0 else bust
            best = larger(best, best_here)
        total += best if best >= 0.0 else bust
        return total / float(ROLLS)

    def look_ahead(self) -> None:
        """What every catch makes of the position at hand."""
        hues = self.hues
        here = self.here
        colour: i64
        other: i64
        for colour in range(HUES):
            placing = here[colour]
            one = self.with_one(colour, hues.one[placing])
            self.one[colour] = one
            best = larger(one, self.with_one(colour, hues.stolen[placing]))
            best = larger(best, self.with_one(colour, hues.two[placing]))
            best = larger(best, self.with_one(colour, hues.each[placing]))
            self.pair[colour] = larger(best, self.with_one(colour, hues.two_stolen[placing]))
        for colour in range(HUES):
            first = hues.one[here[colour]]
            for other in range(colour + 1, HUES):
                second = hues.one[here[other]]
                found = NEVER
                if first != NONE and second != NONE:
                    before = here[colour]
                    here[colour] = first
                    found = self.with_one(other, second)
                    here[colour] = before
                self.both[HUES * colour + other] = found
                self.both[HUES * other + colour] = found

    def with_one(self, colour: i64, placing: i64) -> float:
        """The chance with that colour placed otherwise."""
        if placing == NONE:
            return NEVER
        here = self.here
        before = here[colour]
        here[colour] = placing
        found = self.chance(position(here[0], here[1], here[2], here[3], here[4]))
        here[colour] = before
        return found


def larger(one: float, other: float) -> float:
    return one if one > other else other
