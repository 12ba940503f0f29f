"""How those seats fare that have a card, against those at the same table that have it not.

Whoever wins has built more of everything, so every card would look strong. Therefore the difference is taken at equal
numbers of cards: what this one gives instead of another. The slope along which it is moved there is the one that all
cards show together (an analysis of covariance).
"""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

from cheeseboard.core.mean import NORMAL_95, Mean
from cheeseboard.study.counts import mean
from cheeseboard.study.figure import Figure, share_of, shared

ENOUGH: Final = 30  # matches that tell owners apart, for a card to be judged
ERROR: Final = 0.05  # the chance that any of all verdicts is wrong

STRONG: Final = "strong"
WEAK: Final = "weak"
FAIR: Final = "fair"
OPEN: Final = "open"
FEW: Final = "scarce"


class Effect(NamedTuple):
    """Of one card: in how many matches some seats had it and others not, and what it gave to them."""

    thing: int
    matches: int
    plain: Figure  # wins beyond an equal share
    wins: Figure  # the same at equal numbers of cards
    points: Figure  # points beyond those of the others, likewise
    verdict: str


class Line:
    """Differences between owners and others, and how they go with the difference in numbers of cards."""

    def __init__(self) -> None:
        self.y: Final = Mean()
        self.x: Final = Mean()
        self.xy = 0.0

    def add(self, x: float, y: float) -> None:
        before = x - self.x.mean
        self.x.add(x)
        self.y.add(y)
        self.xy += before * (y - self.y.mean)

    def at_par(self, slope: float, unsure: float) -> Figure:
        """The difference where both have as many cards; `unsure` is the variance of the slope."""
        squares = max(0.0, self.y.squares - 2 * slope * self.xy + slope * slope * self.x.squares)
        value = self.y.mean - slope * self.x.mean
        own = shared(self.y.count, value, squares).variance() / self.y.count
        return Figure(value, NORMAL_95 * sqrt(own + self.x.mean * self.x.mean * unsure))


class Lines:
    """A line for every card, which share their slope."""

    def __init__(self, things: int) -> None:
        self.lines: Final = [Line() for _ in range(things)]

    def slope(self) -> tuple[float, float]:
        """The slope that the lines have in common, and its variance."""
        xx = sum(line.x.squares for line in self.lines)
        xy = sum(line.xy for line in self.lines)
        if not xx:
            return 0.0, 0.0
        slope = xy / xx
        squares = sum(line.y.squares for line in self.lines) - slope * xy
        freedom = sum(max(0, line.y.count - 1) for line in self.lines) - 1
        return slope, max(0.0, squares) / max(1, freedom) / xx

    def figures(self) -> list[Figure | None]:
        """A figure for every card that anybody had and others had not."""
        slope, unsure = self.slope()
        return [line.at_par(slope, unsure) if line.y.count else None for line in self.lines]


class Effects:
    """Counts the matches of tables with so many seats."""

    def __init__(self, things: int, seats: int) -> None:
        self.seats: Final = seats
        self.wins: Final = Lines(things)
        self.points: Final = Lines(things)

    def add(self, shares: list[float], scores: list[int], pairs: list[tuple[int, int]]) -> None:
        """Count a match: the shares and scores of the seats, and who had what (seat, thing)."""
        owners: dict[int, list[int]] = {}
        held = [0] * self.seats
        for seat, thing in pairs:
            owners.setdefault(thing, []).append(seat)
            held[seat] += 1
        for thing, having in owners.items():
            others = [seat for seat in range(self.seats) if seat not in having]
            if others:
                more = difference(held, having, others)
                self.wins.lines[thing].add(more, self.scale * difference(shares, having, others))
                self.points.lines[thing].add(more, difference(scores, having, others))

    @property
    def scale(self) -> float:
        """Makes of a difference to the others what a lone owner wins beyond an equal share."""
        return (self.seats - 1) / self.seats

    def effects(self, tolerance: float) -> list[Effect]:
        """All cards that were told apart at all, the strongest first; the tolerance is a share of wins."""
        judged = sum(line.y.count >= ENOUGH for line in self.wins.lines)
        found: list[Effect] = []
        columns = zip(self.wins.lines, self.wins.figures(), self.points.figures(), strict=True)
        for thing, (line, wins, points) in enumerate(columns):
            if wins is not None and points is not None:
                said = verdict(wins, tolerance, judged) if line.y.count >= ENOUGH else FEW
                found.append(Effect(thing, line.y.count, share_of(line.y), wins, points, said))
        return sorted(found, key=lambda effect: (effect.verdict == FEW, -effect.wins.value))


def difference(values: list[int] | list[float], having: list[int], others: list[int]) -> float:
    return mean([values[seat] for seat in having]) - mean([values[seat] for seat in others])


def verdict(figure: Figure, tolerance: float, judged: int = 1) -> str:
    """Whether a figure is surely above, below or within the tolerance, where so many are judged at once."""
    widened = figure.margin / NORMAL_95 * NormalDist().inv_cdf(1 - ERROR / (2 * max(1, judged)))
    low, high = figure.value - widened, figure.value + widened
    if low > tolerance:
        return STRONG
    if high < -tolerance:
        return WEAK
    return FAIR if -tolerance <= low and high <= tolerance else OPEN
