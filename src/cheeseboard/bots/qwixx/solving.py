"""Qwixx for one (Q6.3), solved: the points that perfect play still brings, for every sheet.

All dice are seen before anything is decided, so for given white dice the best choice is the best of what the white
dice alone allow and of four independent coloured dice. The sheets are solved backwards, from the fullest ones on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from cheeseboard.bots.numbers import reals, wholes
from cheeseboard.bots.qwixx.rows import CLOSED, HIGHEST, PAIRS, ROWS, Rows, at_pairs
from cheeseboard.games.qwixx.components import PENALTY_BOXES, PENALTY_POINTS, PLACES, ROWS_TO_END

if TYPE_CHECKING:
    from mypy_extensions import i64

SHEETS: Final = PAIRS * (PAIRS + 1) // 2
FACES: Final = 6
DICE: Final = 4  # the coloured ones
SUM: Final = PENALTY_BOXES * DICE * PLACES  # numbers of `best` for one sum of the white dice
NEVER: Final = -1000.0  # the worth of what cannot be done


@final
class Solver:
    """The worth of every sheet at the beginning of a turn, by `at_pairs` and penalties."""

    def __init__(self, second_after_end: bool = False) -> None:
        # Whether a first action that ends the game is followed by a second one: wrong, but others have played it so.
        self.second_after_end: Final = second_after_end
        self.solved: i64 = 0
        self.rows: Final = Rows()
        self.worth: Final = reals(SHEETS * PENALTY_BOXES, 0.0)
        # What the sheet at hand can come to: by white sum and penalties with a white cross alone, and by white sum,
        # penalties, coloured die and sum with a coloured cross.
        self.white: Final = reals(PLACES * PENALTY_BOXES, 0.0)
        self.best: Final = reals(PLACES * SUM, 0.0)
        # The coloured rolls that are better than the white dice alone, the best one first.
        self.better: Final = reals(DICE * FACES, 0.0)
        self.die: Final = wholes(DICE * FACES, 0)
        self.shown: Final = wholes(DICE, 0)
        self.lower: Final = reals(FACES, 0.0)  # the chance that a die shows a lower face still, once so many are out
        for face in range(FACES):
            self.lower[face] = float(FACES - 1 - face) / float(FACES - face)

    def solve(self, down_to: i64 = 0, progress: Callable[[float], None] | None = None) -> float:
        """All sheets whose level is at least this; the worth of the empty one."""
        levels: list[list[i64]] = [[] for _ in range(HIGHEST + 1)]
        for pair in range(PAIRS):
            levels[self.rows.level[pair]].append(pair)
        for level in range(2 * HIGHEST, down_to - 1, -1):
            for rising_level in range(max(0, level - HIGHEST), min(HIGHEST, level) + 1):
                for rising in levels[rising_level]:
                    for falling in levels[level - rising_level]:
                        if rising <= falling:
                            self.solve_sheet(rising, falling)
            if progress is not None:
                progress(float(self.solved) / float(SHEETS))
        return self.worth[0]

    def solve_sheet(self, rising: i64, falling: i64) -> None:
        rows = self.rows
        a = rows.one[rising]
        b = rows.other[rising]
        c = rows.one[falling]
        d = rows.other[falling]
        if closed(a, b, c, d) >= ROWS_TO_END:
            return
        self.solved += 1
        self.look_ahead(a, b, c, d)
        here = at_pairs(rising, falling) * PENALTY_BOXES
        nothing = float(PENALTY_POINTS)  # what crossing nothing comes to
        one: i64
        other: i64
        penalties: i64
        for penalties in range(PENALTY_BOXES - 1, -1, -1):
            total: float = 0.0
            for one in range(FACES):
                for other in range(one, FACES):
                    mean = self.mean(one, other, penalties, nothing)
                    total += mean if one == other else 2.0 * mean
            total /= float(FACES * FACES)
            self.worth[here + penalties] = total
            nothing = total + float(PENALTY_POINTS)

    def look_ahead(self, a: i64, b: i64, c: i64, d: i64) -> None:
        """What every white sum and every coloured sum can make of this sheet."""
        index: i64
        place: i64
        for index in range(PLACES * SUM):
            self.best[index] = NEVER
        for index in range(PLACES * PENALTY_BOXES):
            self.white[index] = NEVER
        crossed = self.rows.crossed
        gain = self.rows.gain
        for place in range(PLACES):  # of the sum in the rising rows
            self.second_action(place, a, b, c, d, 0.0)
            at = a * PLACES + place
            if crossed[at] >= 0:
                self.first_action(place, crossed[at], b, c, d, gain[at])
            at = b * PLACES + place
            if crossed[at] >= 0:
                self.first_action(place, a, crossed[at], c, d, gain[at])
            at = c * PLACES + PLACES - 1 - place
            if crossed[at] >= 0:
                self.first_action(place, a, b, crossed[at], d, gain[at])
            at = d * PLACES + PLACES - 1 - place
            if crossed[at] >= 0:
                self.first_action(place, a, b, c, crossed[at], gain[at])

    def first_action(self, place: i64, a: i64, b: i64, c: i64, d: i64, gain: float) -> None:
        """The white sum was crossed and the rows are these now."""
        pair = self.rows.pair
        there = at_pairs(pair[a * ROWS + b], pair[c * ROWS + d]) * PENALTY_BOXES
        at = place * PENALTY_BOXES
        penalties: i64
        for penalties in range(PENALTY_BOXES):
            worth = gain + self.worth[there + penalties]
            if worth > self.white[at + penalties]:
                self.white[at + penalties] = worth
        if self.second_after_end or closed(a, b, c, d) < ROWS_TO_END:
            self.second_action(place, a, b, c, d, gain)

    def second_action(self, place: i64, a: i64, b: i64, c: i64, d: i64, gain: float) -> None:
        """Whatever a coloured die can add."""
        rows = self.rows
        pair = rows.pair
        rising = pair[a * ROWS + b]
        falling = pair[c * ROWS + d]
        at = place * SUM
        free: i64
        for free in range(rows.first_free[a], PLACES):
            row = rows.crossed[a * PLACES + free]
            if row >= 0:
                points = gain + rows.gain[a * PLACES + free]
                self.offer(at + free, points, at_pairs(pair[row * ROWS + b], falling))
        at += PLACES
        for free in range(rows.first_free[b], PLACES):
            row = rows.crossed[b * PLACES + free]
            if row >= 0:
                points = gain + rows.gain[b * PLACES + free]
                self.offer(at + free, points, at_pairs(pair[a * ROWS + row], falling))
        at += PLACES
        for free in range(rows.first_free[c], PLACES):
            row = rows.crossed[c * PLACES + free]
            if row >= 0:
                points = gain + rows.gain[c * PLACES + free]
                self.offer(at + PLACES - 1 - free, points, at_pairs(rising, pair[row * ROWS + d]))
        at += PLACES
        for free in range(rows.first_free[d], PLACES):
            row = rows.crossed[d * PLACES + free]
            if row >= 0:
                points = gain + rows.gain[d * PLACES + free]
                self.offer(at + PLACES - 1 - free, points, at_pairs(rising, pair[c * ROWS + row]))

    def offer(self, at: i64, points: float, sheet: i64) -> None:
        best = self.best
        there = sheet * PENALTY_BOXES
        penalties: i64
        for penalties in range(PENALTY_BOXES):
            worth = points + self.worth[there + penalties]
            if worth > best[at]:
                best[at] = worth
            at += DICE * PLACES

    def mean(self, one: i64, other: i64, penalties: i64, nothing: float) -> float:
        """The worth of the best choice with these white dice, over all rolls of the coloured ones."""
        place = one + other
        base = self.white[place * PENALTY_BOXES + penalties]
        if nothing > base:
            base = nothing
        count = self.sort_better((place * PENALTY_BOXES + penalties) * DICE * PLACES, one, other, base)
        shown = self.shown
        die: i64
        for die in range(DICE):
            shown[die] = 0
        rest: float = 1.0  # the chance that no better roll has come
        total: float = 0.0
        for index in range(count):
            die = self.die[index]
            without = rest * self.lower[shown[die]]
            shown[die] += 1
            total += self.better[index] * (rest - without)
            rest = without
        return total + base * rest

    def sort_better(self, at: i64, one: i64, other: i64, base: float) -> i64:
        """Gather the faces of coloured dice that are worth more than the base; how many there are."""
        best = self.best
        better = self.better
        dice = self.die
        count: i64 = 0
        die: i64
        face: i64
        for die in range(DICE):
            for face in range(FACES):
                worth = best[at + one + face]
                if best[at + other + face] > worth:
                    worth = best[at + other + face]
                if worth > base:
                    index = count
                    while index and better[index - 1] < worth:
                        better[index] = better[index - 1]
                        dice[index] = dice[index - 1]
                        index -= 1
                    better[index] = worth
                    dice[index] = die
                    count += 1
            at += PLACES
        return count


def closed(a: i64, b: i64, c: i64, d: i64) -> i64:
    """How many of the rows are closed."""
    count: i64 = 0
    if a == CLOSED:
        count += 1
    if b == CLOSED:
        count += 1
    if c == CLOSED:
        count += 1
    if d == CLOSED:
        count += 1
    return count
