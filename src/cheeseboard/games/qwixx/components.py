"""The printed sheets and the dice. A cell is 11 * row + place; a set of cells is one integer with a bit a cell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.law import Dice, Uniform
from cheeseboard.core.moment import Chance
from cheeseboard.games.qwixx.actions import PASS, Mark

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.action import Action

MOST_PLAYERS: Final = 5
ROWS: Final = 4
PLACES: Final = 11
COLOURS: Final = ("red", "yellow", "green", "blue")  # a coloured die is also the die of the row whose last cell has it
PENALTY_BOXES: Final = 4  # Q1.3
PENALTY_POINTS: Final = -5  # Q5.1
CROSSES_TO_LOCK: Final = 5  # Q3.1
ROWS_TO_END: Final = 2  # Q4.2

ROW: Final = 0b11111111111
BOARD: Final = (1 << 44) - 1
LAST: Final = 1 << 10 | 1 << 21 | 1 << 32 | 1 << 43  # the cell of each row that locks it
COUNT: Final[list[i64]] = [bin(cells).count("1") for cells in range(2048)]

POINTS: Final[list[i64]] = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78]  # Q5.1

# Q1.1: every row as it is printed, its colour before the numbers that have it.
CLASSIC: Final = """
    red    2  3  4  5  6  7  8  9  10 11 12
    yellow 2  3  4  5  6  7  8  9  10 11 12
    green  12 11 10 9  8  7  6  5  4  3  2
    blue   12 11 10 9  8  7  6  5  4  3  2
"""
# Q6.1
MIXX_A: Final = """
    yellow 2 3 4     blue 5 6 7      green 8 9 10  red 11 12
    red 2 3          green 4 5 6 7   blue 8 9      yellow 10 11 12
    blue 12 11 10    yellow 9 8 7    red 6 5 4     green 3 2
    green 12 11      red 10 9 8 7    yellow 6 5    blue 4 3 2
"""
# Q6.2
MIXX_B: Final = """
    red    10 6  2  8  3  4  12 5  9  7  11
    yellow 9  12 4  6  7  2  5  8  11 3  10
    green  8  2  10 12 6  9  7  4  5  11 3
    blue   5  7  11 9  12 3  8  10 2  6  4
"""


@final
class Layout:
    """A sheet as printed, and the cells that a roll calls. Faces of dice are counted from 0 here."""

    def __init__(self, name: str, printed: str, row_names: list[str]) -> None:
        self.name: Final = name
        self.row_names: Final = row_names  # how notation names the rows
        self.numbers: Final[list[list[int]]] = []
        self.colours: Final[list[list[int]]] = []
        for line in printed.strip().splitlines():
            colour = -1
            numbers: list[int] = []
            colours: list[int] = []
            for word in line.split():
                if word in COLOURS:
                    colour = COLOURS.index(word)
                else:
                    numbers.append(int(word))
                    colours.append(colour)
            self.numbers.append(numbers)
            self.colours.append(colours)
        self.marks: Final = [
            Mark(row, place, self.numbers[row][place], COLOURS[self.colours[row][place]], row_names[row])
            for row in range(ROWS)
            for place in range(PLACES)
        ]
        self.actions: Final[list[Action]] = [PASS, *self.marks]
        self.of_colour: Final[list[i64]] = [self.cells((colour,), list(range(2, 13))) for colour in COLOURS]
        pairs = [(a, b) for b in range(6) for a in range(6)]
        self.white: Final[list[i64]] = [self.cells(COLOURS, [a + b + 2]) for a, b in pairs]
        self.coloured: Final[list[list[i64]]] = [
            [self.cells((colour,), [a + c + 2, b + c + 2]) for c in range(6) for a, b in pairs] for colour in COLOURS
        ]

    def cells(self, colours: tuple[str, ...], numbers: list[int]) -> int:
        return sum(mark.cell for mark in self.marks if mark.colour in colours and mark.number in numbers)


LAYOUTS: Final = {
    "classic": Layout("classic", CLASSIC, ["r", "y", "g", "b"]),
    "mixx-a": Layout("mixx-a", MIXX_A, ["1:", "2:", "3:", "4:"]),
    "mixx-b": Layout("mixx-b", MIXX_B, ["r", "y", "g", "b"]),
}

# The dice still in play: two white ones first, then red, yellow, green, blue without those of closed rows (Q3.3).
DICE: Final = [Dice(2 + colours) for colours in range(ROWS + 1)]
ROLLS: Final = [Chance(law) for law in DICE]
DRAWS: Final = [Chance(Uniform(seats)) for seats in range(MOST_PLAYERS + 1)]  # Q2.5: who begins
