"""What seats may choose, written as rows of flags into memory that others can read as it is."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from cheeseboard.core.zeros import flags, places

ROOM: Final = 16  # choices that a row has room for at first


@final
class Offer:
    """A flag for every action of a table, row by row, and the set ones also as a list. `begin` a row, then `add` to it.

    The list makes it cheap to wipe a row and to pick one of few choices among many actions.
    """

    def __init__(self, rows: i64, actions: i64) -> None:
        self.rows: Final[i64] = rows
        self.actions: Final[i64] = actions
        self.flags: vec[u8] = flags(rows * actions)
        self.counts: vec[i64] = places(rows)
        self.room: i64 = ROOM
        self.listed: vec[i64] = places(rows * ROOM)
        self.row: i64 = 0

    def begin(self, row: i64) -> None:
        """Write this row from now on; nothing is offered in it yet."""
        flags = self.flags  # its memory, not a copy
        first = row * self.actions
        start = row * self.room
        for place in range(start, start + self.counts[row]):
            flags[first + self.listed[place]] = 0
        self.counts[row] = 0
        self.row = row

    def add(self, action: i64) -> None:
        """The action with this id may be chosen."""
        row = self.row
        count = self.counts[row]
        if count == self.room:
            self.widen()
        self.flags[row * self.actions + action] = 1
        self.listed[row * self.room + count] = action
        self.counts[row] = count + 1

    def nth(self, row: i64, number: i64) -> i64:
        """The action that was added to the row after so many others."""
        return self.listed[row * self.room + number]

    def widen(self) -> None:
        """Twice the room for every row."""
        listed = places(self.rows * self.room * 2)
        for row in range(self.rows):
            for number in range(self.counts[row]):
                listed[row * self.room * 2 + number] = self.listed[row * self.room + number]
        self.room *= 2
        self.listed = listed
