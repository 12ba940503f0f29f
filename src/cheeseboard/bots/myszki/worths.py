"""How many points everybody may expect in the end, by what games have taught about mice, free cells and tiles."""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from cheeseboard.bots.myszki.figures import CASES, FIGURES, LEFT, case_of, cheeses_of, crowd_at, opening_of
from cheeseboard.core.multiset import count
from cheeseboard.games.myszki.components import KINDS, MICE, SET_SIZE
from cheeseboard.games.myszki.resolution import NEAR, stepped
from cheeseboard.games.myszki.state import FREE

PHASES: Final = 2  # a figure counts by the part of the game that is left, and by the square of that
NUMBERS: Final = PHASES * FIGURES + 1  # last, how many points of a lead are taken for e times the chances
STEEPEST: Final = 50.0  # what is less likely than exp of this is not told apart
CLOSEST: Final = 1.0e-9  # no chance is told apart from 0 or 1 that is so close to it


@final
class Worths:
    """What was learnt for a number of seats. In the end a mouse is worth what it scores, and all else nothing."""

    def __init__(self, seats: i64, numbers: list[float]) -> None:
        if len(numbers) != NUMBERS:
            raise ValueError("these are the worths of something else")
        tiles = SET_SIZE * seats
        self.seats: Final[i64] = seats
        self.tiles: Final[i64] = tiles
        self.lead_scale: Final = numbers[NUMBERS - 1]
        # All by the number of tiles that have been laid.
        self.mice: Final[list[list[float]]] = []  # by case
        self.openings: Final[list[list[float]]] = []
        self.own: Final[list[list[float]]] = []  # tiles that are left, by kind, to their owner
        self.others: Final[list[list[float]]] = []  # and to everybody else
        for laid in range(tiles + 1):
            left = 1.0 - float(laid) / float(tiles)
            now = [left * (numbers[place] + left * numbers[FIGURES + place]) for place in range(FIGURES)]
            for case in range(CASES):
                now[case] += float(cheeses_of(case))
            self.mice.append(now[:CASES])
            self.openings.append(now[CASES:LEFT])
            self.own.append(now[LEFT : LEFT + len(KINDS)])
            self.others.append(now[LEFT + len(KINDS) :])

    def add_near(self, board: vec[u8], spot: i64, laid: i64, points: list[float]) -> None:
        """Add what the mice and free cells bring everybody that a tile on this spot has to do with."""
        for step in NEAR:
            self.add_at(board, stepped(spot, step), laid, points)

    def add_at(self, board: vec[u8], spot: i64, laid: i64, points: list[float]) -> None:
        """Add what is on one spot."""
        code = i64(board[spot])
        if code == FREE:
            crowd = crowd_at(board, spot)
            openings = self.openings[laid]
            for seat in range(self.seats):
                points[seat] += openings[opening_of(crowd, seat)]
        elif code:
            kind = (code - 1) % len(KINDS)
            if kind < MICE:
                points[(code - 1) // len(KINDS)] += self.mice[laid][case_of(board, spot, kind)]

    def add_left(self, owner: i64, tiles: i64, laid: i64, points: list[float]) -> None:
        """Add what the tiles bring everybody that one has yet to lay."""
        for kind in range(len(KINDS)):
            number = float(count(tiles, kind))
            if number > 0.0:
                for seat in range(self.seats):
                    points[seat] += number * self.tile(kind, owner, seat, laid)

    def tile(self, kind: i64, owner: i64, seat: i64, laid: i64) -> float:
        """What a tile that one has yet to lay brings a seat."""
        return self.own[laid][kind] if seat == owner else self.others[laid][kind]

    def chance(self, points: list[float], seat: i64, laid: i64) -> float:
        """The seat's share of the win, if these are the points that everybody may expect."""
        scale = self.scale(laid)
        others = 0.0
        for other in range(self.seats):
            others += exp(min(STEEPEST, (points[other] - points[seat]) / scale))
        return 1.0 / others

    def ahead(self, chance: float, laid: i64) -> float:
        """By how many points one of two is ahead who has this chance."""
        others = max(CLOSEST, 1.0 - chance)
        return self.scale(laid) * log(max(CLOSEST, chance) / others)

    def scale(self, laid: i64) -> float:
        """The lead that is taken for e times the chances: the less, the fewer tiles are left."""
        return self.lead_scale * sqrt(float(self.tiles - laid) + 1.0)
