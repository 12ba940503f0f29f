"""What seats see, written as rows of numbers into memory that others can read as it is."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from cheeseboard.core.bits import top


@final
class Sight:
    """Rows of numbers, most of them 0. `begin` a row, then write it from left to right.

    What a row said before is wiped by going through the places that were written, which are few. A sight without rows
    is a sketch of a single one, however long, which comes out as a list.
    """

    def __init__(self, rows: i64 = 0, width: i64 = 0) -> None:
        self.rows: Final[i64] = rows
        self.width: Final[i64] = width
        self.most: Final[i64] = width // 4 + 1  # places remembered of a row; one with more is wiped as a whole
        self.numbers: vec[float] = nothing(rows * width)
        self.written: vec[i32] = small_places(rows * self.most)  # each as its place in the row
        self.counts: vec[i64] = places(rows)
        self.row: i64 = 0
        self.start: i64 = 0
        self.end: i64 = 0  # the row ends before this place; a sketch has no row
        self.noted: i64 = 0  # where in `written` the next place is remembered
        self.limit: i64 = 0
        self.place: i64 = 0
        self.sketched: list[float] = []
        self.where: list[i64] = []

    def begin(self, row: i64) -> None:
        """Write this row from now on, from its beginning."""
        self.counts[self.row] = self.noted - self.row * self.most
        count = self.counts[row]
        numbers = self.numbers  # its memory, not a copy
        start = row * self.width
        if count > self.most:
            for place in range(start, start + self.width):
                numbers[place] = 0.0
        else:
            written = self.written
            for number in range(row * self.most, row * self.most + count):
                numbers[start + i64(written[number])] = 0.0
        self.row = row
        self.noted = row * self.most
        self.limit = self.noted + self.most
        self.start = start
        self.place = start
        self.end = start + self.width

    def put(self, number: float) -> None:
        """The next number."""
        if number != 0.0:
            self.write(self.place, number)
        self.place += 1

    def flag(self, holds: bool) -> None:
        """1 if it holds, else 0."""
        if holds:
            self.write(self.place, 1.0)
        self.place += 1

    def one_of(self, place: i64, among: i64) -> None:
        """A number for each of 0 .. among - 1: 1 for this place, 0 for the others."""
        if 0 <= place < among:
            self.write(self.place + place, 1.0)
        self.place += among

    def spread(self, members: i64, among: i64) -> None:
        """A number for each of 0 .. among - 1: 1 for a member of the set, 0 for another."""
        while members:
            lowest = members & -members
            member = top(lowest)
            if member >= among:
                break
            self.write(self.place + member, 1.0)
            members ^= lowest
        self.place += among

    def ahead(self, offset: i64, number: float) -> None:
        """A number that lies so far ahead; `skip` goes on behind it."""
        self.write(self.place + offset, number)

    def skip(self, number: i64) -> None:
        """So many numbers that are 0, or were written `ahead`."""
        self.place += number

    def write(self, place: i64, number: float) -> None:
        if place >= self.end:
            self.sketch(place, number)
            return
        self.numbers[place] = number
        if self.noted < self.limit:
            self.written[self.noted] = i32(place - self.start)
        self.noted += 1

    def sketch(self, place: i64, number: float) -> None:
        if self.rows:
            raise IndexError("a row has more numbers than was said")
        self.where.append(place)
        self.sketched.append(number)

    def list(self) -> list[float]:
        """The sketch, as long as it was written."""
        found = [0.0] * self.place
        for number in range(len(self.where)):
            found[self.where[number]] = self.sketched[number]
        return found


def nothing(size: i64) -> vec[float]:
    """So many numbers, all 0."""
    found = vec[float](capacity=size)
    for _ in range(size):
        found = append(found, 0.0)
    return found


def small_places(size: i64) -> vec[i32]:
    """So many whole numbers in half the memory, all 0."""
    found = vec[i32](capacity=size)
    for _ in range(size):
        found = append(found, 0)
    return found


def places(size: i64) -> vec[i64]:
    """So many whole numbers, all 0."""
    found = vec[i64](capacity=size)
    for _ in range(size):
        found = append(found, 0)
    return found
