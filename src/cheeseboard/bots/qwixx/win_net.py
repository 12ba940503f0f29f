"""The learnt chance to win at Qwixx: a net of two hidden layers over the aspects of a position."""

from __future__ import annotations

from array import array
from math import exp
from typing import TYPE_CHECKING, Final, final

from cheeseboard.bots.numbers import reals
from cheeseboard.bots.qwixx.aspects import (
    BESIDE,
    FIGURE,
    LEADS,
    MINE,
    MY_PENALTIES,
    ONE_CLOSED,
    THEIR_PENALTIES,
    THEIRS,
    THREAT,
    THREATS,
    WAIT,
    aspects_of,
)
from cheeseboard.bots.qwixx.desk import ALL_OPEN, Desk
from cheeseboard.games.qwixx.components import ROWS

if TYPE_CHECKING:
    from mypy_extensions import i64

FIRST: Final = 64
SECOND: Final = 32


def size_of(seats: int) -> int:
    """How many numbers the net for so many seats is made of."""
    return (aspects_of(seats) + 1) * FIRST + (FIRST + 1) * SECOND + SECOND + 1


@final
class WinNet:
    """Weights by aspect and hidden unit, then biases; the same for the second layer; the same for the chance."""

    def __init__(self, seats: i64, numbers: array[float]) -> None:
        if len(numbers) != size_of(int(seats)):
            raise ValueError("these are the numbers of another net")
        self.seats: Final[i64] = seats
        self.numbers: Final = reals(len(numbers), 0.0)
        for at in range(len(numbers)):
            self.numbers[at] = numbers[at]
        self.hidden: Final = reals(FIRST, 0.0)
        self.deeper: Final = reals(SECOND, 0.0)
        self.biases: Final[i64] = aspects_of(int(seats)) * FIRST
        self.second: Final[i64] = self.biases + FIRST

    def chance(self, desk: Desk, seat: i64) -> float:
        """The seat's chance to win at the beginning of a turn, or its share if the game is over."""
        if desk.over():
            return desk.share(seat)
        hidden = self.hidden
        numbers = self.numbers
        unit: i64
        for unit in range(FIRST):
            hidden[unit] = numbers[self.biases + unit]
        self.add_rows(desk, seat)
        self.add_standing(desk, seat)
        return self.bent()

    def add(self, aspect: i64, much: float) -> None:
        """Let an aspect of the position count."""
        hidden = self.hidden
        numbers = self.numbers
        at = aspect * FIRST
        unit: i64
        for unit in range(FIRST):
            hidden[unit] += much * numbers[at + unit]

    def add_rows(self, desk: Desk, seat: i64) -> None:
        """The rows that are open."""
        seats = self.seats
        rival = 1.0 / float(seats - 1)
        for row in range(ROWS):
            if not desk.open >> row & 1:
                continue
            mine = desk.rows[ROWS * seat + row]
            self.add(MINE + mine, 1.0)
            nearest: i64 = 0
            for step in range(1, seats):
                theirs = desk.rows[ROWS * ((seat + step) % seats) + row]
                self.add(THEIRS + theirs, rival)
                nearest = max(nearest, THREAT[theirs])
            self.add(BESIDE + FIGURE[mine] * THREATS + nearest, 1.0)

    def add_standing(self, desk: Desk, seat: i64) -> None:
        """Points, penalties and whose turn it is."""
        seats = self.seats
        score = desk.scores[seat]
        best: i64 = -1000
        penalties: i64 = 0
        after: i64 = WAIT + seats
        for step in range(1, seats):
            other = (seat + step) % seats
            best = max(best, desk.scores[other])
            penalties = max(penalties, desk.penalties[other])
            self.add(after, float(score - desk.scores[other]) / 50.0)
            self.add(after + 1, float(desk.penalties[other]) / 4.0)
            after += 2
        self.add(MY_PENALTIES + min(desk.penalties[seat], 3), 1.0)
        self.add(THEIR_PENALTIES + min(penalties, 3), 1.0)
        if desk.open != ALL_OPEN:
            self.add(ONE_CLOSED, 1.0)
        lead = float(score - best)
        self.add(LEADS, lead / 50.0)
        self.add(LEADS + 1, lead / (10.0 + abs(lead)))
        self.add(LEADS + 2, lead / (30.0 + abs(lead)))
        if lead > 0.0:
            self.add(LEADS + 3, 1.0)
        self.add(LEADS + 4, float(score) / 100.0)
        self.add(LEADS + 5, float(best) / 100.0)
        self.add(WAIT + (desk.active - seat) % seats, 1.0)

    def bent(self) -> float:
        """From the first hidden layer to the chance."""
        hidden = self.hidden
        deeper = self.deeper
        numbers = self.numbers
        at = self.second
        biases = at + FIRST * SECOND
        unit: i64
        deep: i64
        for deep in range(SECOND):
            deeper[deep] = numbers[biases + deep]
        for unit in range(FIRST):
            much = hidden[unit]
            if much > 0.0:
                for deep in range(SECOND):
                    deeper[deep] += much * numbers[at + deep]
            at += SECOND
        at = biases + SECOND
        total = numbers[at + SECOND]
        for deep in range(SECOND):
            if deeper[deep] > 0.0:
                total += deeper[deep] * numbers[at + deep]
        return 1.0 / (1.0 + exp(-total))
