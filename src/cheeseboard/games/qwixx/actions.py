"""What a player can do: cross a number, or nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.action import Action

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.words import Facts


@final
class Pass(Action):
    """Cross nothing (Q2.3)."""


@final
class Mark(Action):
    """Cross a number of a row."""

    def __init__(self, row: int, place: int, number: int, colour: str, row_name: str) -> None:
        cell = 11 * row + place
        super().__init__(cell + 1, row_name + str(number), "action-mark")
        self.row: Final[i64] = row
        self.place: Final[i64] = place
        self.number: Final[i64] = number
        self.colour: Final = colour
        self.cell: Final[i64] = 1 << cell
        self.shift: Final[i64] = 11 * row
        self.line: Final[i64] = 0b11111111111 << 11 * row  # its whole row
        self.passed: Final[i64] = ((2 << place) - 1) << 11 * row  # itself and all to its left (Q1.2)
        self.last: Final[i64] = 1 << 11 * row + 10
        self.locks: Final = place == 10

    def facts(self) -> Facts:
        return {"row": int(self.row) + 1, "colour": self.colour, "number": int(self.number)}


PASS: Final = Pass(0, "-", "action-pass")
