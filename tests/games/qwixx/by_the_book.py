"""One turn of Qwixx with paper and pencil, written down from the rules alone; slow and plain on purpose."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Final

Place = tuple[int, int]  # row and place, both from 0
COLOURS: Final = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}

# Q1.1, Q6.1, Q6.2: a letter, then the numbers that have its colour; 2-4 stands for 2 3 4 and 12-10 for 12 11 10.
SHEETS: Final = {
    "classic": ("R 2-12", "Y 2-12", "G 12-2", "B 12-2"),
    "mixx-a": (
        "Y 2-4 B 5-7 G 8-10 R 11-12",
        "R 2-3 G 4-7 B 8-9 Y 10-12",
        "B 12-10 Y 9-7 R 6-4 G 3-2",
        "G 12-11 R 10-7 Y 6-5 B 4-2",
    ),
    "mixx-b": (
        "R 10 6 2 8 3 4 12 5 9 7 11",
        "Y 9 12 4 6 7 2 5 8 11 3 10",
        "G 8 2 10 12 6 9 7 4 5 11 3",
        "B 5 7 11 9 12 3 8 10 2 6 4",
    ),
}


def read_row(text: str) -> list[tuple[str, int]]:
    """The cells of a row: colour and number."""
    cells: list[tuple[str, int]] = []
    colour = ""
    for word in text.split():
        if word in COLOURS:
            colour = COLOURS[word]
            continue
        first, _, last = word.partition("-")
        step = 1 if int(last or first) >= int(first) else -1
        cells += [(colour, number) for number in range(int(first), int(last or first) + step, step)]
    return cells


@dataclass
class Paper:
    """The sheets on the table, and who is active."""

    layout: str
    seats: int
    active: int
    crosses: list[set[Place]] = field(default_factory=list)
    penalties: list[int] = field(default_factory=list)
    over: str = ""

    def __post_init__(self) -> None:
        self.rows = [read_row(row) for row in SHEETS[self.layout]]

    def closed(self) -> set[int]:
        """Q3.3: rows whose last number anybody has crossed."""
        return {row for row in range(4) for crosses in self.crosses if (row, 10) in crosses}

    def dice(self) -> list[str]:
        """The coloured dice in play, in the order of the sheet."""
        gone = {self.rows[row][10][0] for row in self.closed()}
        return [colour for colour in COLOURS.values() if colour not in gone]

    def free(self, seat: int) -> set[Place]:
        """What the seat may cross if the dice call it (Q1.2, Q3.1, Q3.3)."""
        free = set()
        for row in set(range(4)) - self.closed():
            mine = [place for line, place in self.crosses[seat] if line == row]
            for place in range(max(mine, default=-1) + 1, 11):
                if place < 10 or len(mine) >= 5:
                    free.add((row, place))
        return free

    def first(self, seat: int, whites: list[int]) -> set[Place]:
        """Q2.1"""
        return {(row, place) for row, place in self.free(seat) if self.rows[row][place][1] == sum(whites)}

    def second(self, whites: list[int], coloured: dict[str, int]) -> set[Place]:
        """Q2.2, Q3.4, Q6.1"""
        sums = {(colour, white + coloured[colour]) for colour in self.dice() for white in whites}
        return {(row, place) for row, place in self.free(self.active) if self.rows[row][place] in sums}

    def name(self, where: Place) -> str:
        row, place = where
        return (f"{row + 1}:" if self.layout == "mixx-a" else "rygb"[row]) + str(self.rows[row][place][1])

    def names(self, places: set[Place]) -> set[str]:
        return {self.name(where) for where in places}

    def sheet(self, seat: int) -> str:
        return f"{' '.join(map(self.name, sorted(self.crosses[seat]))) or '-'} | {self.penalties[seat]}"

    def drawn(self) -> str:
        """The table before a roll, as the engine reads it."""
        players = [("> " if seat == self.active else "  ") + self.sheet(seat) for seat in range(self.seats)]
        return "\n".join([f"qwixx {self.layout} roll", *players])


def some_paper(layout: str, seats: int, random: Random) -> Paper:
    """Any sheets that a game could have come to: at most one row is closed."""
    paper = Paper(layout, seats, random.randrange(seats))
    for _ in range(seats):
        crosses = set()
        for row in range(4):
            reach = random.randrange(11)
            crosses |= {(row, place) for place in range(reach) if random.random() < 0.6}
        paper.crosses.append(crosses)
        paper.penalties.append(random.randrange(4))
    if random.random() < 0.5:
        row, seat = random.randrange(4), random.randrange(seats)
        paper.crosses[seat] |= {(row, place) for place in random.sample(range(10), 5)} | {(row, 10)}
    return paper
