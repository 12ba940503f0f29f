"""What seats see, written as rows of numbers into memory that others can read as it is."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from cheeseboard.core.bits import top
from cheeseboard.core.zeros import nothing, places, small_places


@final
class Sight:
    """Rows of numbers, most of them 0. `begin` a row, write it from left to right, and `finish` it.

    Thousands of rows are more than a cache holds, and from one time to the next few numbers of a row change. So a row
    is written onto a sheet that stays at hand, and only what differs from the last time goes into the row itself: what
    it said then is kept beside the rows, as a short list. A sight without rows is a sketch of a single one, however
    long, which comes out as a list.
    """

    def __init__(self, rows: i64 = 0, width: i64 = 0) -> None:
        self.rows: Final[i64] = rows
        self.width: Final[i64] = width
        self.most: Final[i64] = width // 4 + 1  # numbers that are listed of a row; one with more is written as a whole
        self.numbers: vec[float] = nothing(rows * width)
        self.said: vec[float] = nothing(rows * self.most)  # the numbers of every row that are not 0
        self.where: vec[i32] = small_places(rows * self.most)  # and their places in it
        self.counts: vec[i64] = places(rows)
        self.sheet: vec[float] = nothing(width)
        self.written: vec[i32] = small_places(self.most)  # the places on the sheet
        self.noted: i64 = 0  # how many there are
        self.marks: vec[i64] = places(width)  # the turn in which a place was last found to be right
        self.turn: i64 = 0
        self.row: i64 = 0
        self.place: i64 = 0
        self.sketched: list[float] = []
        self.sketched_at: list[i64] = []

    def begin(self, row: i64) -> None:
        """Write this row from now on, from its beginning."""
        self.row = row
        self.place = 0
        self.noted = 0

    def finish(self) -> None:
        """The row says what was written since `begin`, and nothing else."""
        before = self.counts[self.row]
        if before > self.most or self.noted > self.most:
            self.fill()
            before = 0
        if self.noted <= self.most:
            self.change(before)
        self.counts[self.row] = self.noted

    def fill(self) -> None:
        """Write the row as a whole."""
        start = self.row * self.width
        numbers = self.numbers  # its memory, not a copy, as everywhere here
        sheet = self.sheet
        for place in range(self.width):
            numbers[start + place] = sheet[place]
        if self.noted > self.most:
            for place in range(self.width):
                sheet[place] = 0.0

    def change(self, before: i64) -> None:
        """Write what differs from the numbers that are listed of the row, list what it says now, clear the sheet."""
        self.turn += 1
        turn = self.turn
        start = self.row * self.width
        first = self.row * self.most
        numbers = self.numbers
        sheet = self.sheet
        marks = self.marks
        said = self.said
        where = self.where
        written = self.written
        for number in range(first, first + before):
            place = i64(where[number])
            marks[place] = turn
            if sheet[place] != said[number]:
                numbers[start + place] = sheet[place]
        for number in range(self.noted):
            place = i64(written[number])
            if marks[place] != turn:
                marks[place] = turn  # it may come again, and the sheet is clear then
                numbers[start + place] = sheet[place]
            where[first + number] = i32(place)
            said[first + number] = sheet[place]
            sheet[place] = 0.0

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
        if place >= self.width:
            self.sketch(place, number)
            return
        self.sheet[place] = number
        if self.noted < self.most:
            self.written[self.noted] = i32(place)
        self.noted += 1

    def sketch(self, place: i64, number: float) -> None:
        if self.rows:
            raise IndexError("a row has more numbers than was said")
        self.sketched_at.append(place)
        self.sketched.append(number)

    def list(self) -> list[float]:
        """The sketch, as long as it was written."""
        found = [0.0] * self.place
        for number in range(len(self.sketched_at)):
            found[self.sketched_at[number]] = self.sketched[number]
        return found
