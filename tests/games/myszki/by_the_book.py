"""Where a tile of Myszki may go and what becomes of the mice, written down from M2.2, M3 and M4 alone; slow and plain.

A table is a dictionary: the owner and the kind of the tile at every coordinate.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

Cell = tuple[int, int]
Tiles = dict[Cell, tuple[int, str]]

MICE: Final = ("mouse", "supermouse", "trapmouse", "friend-black", "friend-ginger", "friend-white")
CATS: Final = ("cat-black", "cat-ginger", "cat-white")
# M1.2: what a set consists of.
SET: Final = (
    *["mouse"] * 6,
    "supermouse",
    *["trapmouse"] * 2,
    *["friend-black", "friend-ginger", "friend-white"],
    *CATS,
    *["milk"] * 2,
    *["trap"] * 2,
    *["cheese"] * 5,
)
SIGNS: Final = dict(zip((*MICE, *CATS, "milk", "trap", "cheese"), "mstbgwBGW~^o", strict=True))


def sides(cell: Cell) -> list[Cell]:
    """The cells that touch this one by a side, never by a corner."""
    x, y = cell
    return [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]


def free_cells(cells: set[Cell]) -> set[Cell]:
    """M2.2: the cells that touch at least one placed tile by a side."""
    return {side for cell in cells for side in sides(cell)} - cells if cells else {(0, 0)}


@dataclass(frozen=True)
class Outcome:
    """What the four steps of M3 do to a table, and the score."""

    fed: set[Cell]
    disarmed: set[Cell]
    caught: dict[Cell, set[Cell]]  # by which cats and traps
    points: dict[Cell, int]  # of the mice that are not caught

    def score(self, tiles: Tiles, seat: int) -> int:
        return sum(points for cell, points in self.points.items() if tiles[cell][0] == seat)


def resolve(tiles: Tiles) -> Outcome:
    """The four steps, one after the other; each turns tiles over before the next one looks."""

    def kind(cell: Cell) -> str:
        return tiles[cell][1] if cell in tiles else ""

    cats = {cell for cell in tiles if kind(cell) in CATS}
    traps = {cell for cell in tiles if kind(cell) == "trap"}
    mice = {cell for cell in tiles if kind(cell) in MICE}
    fed = {cat for cat in cats if "milk" in [kind(side) for side in sides(cat)]}  # M3.1
    disarmed = {trap for trap in traps if all(side in mice for side in sides(trap))}  # M3.2
    caught: dict[Cell, set[Cell]] = {}
    for mouse in mice:
        for side in sides(mouse):
            friend = kind(mouse).removeprefix("friend-") == kind(side).removeprefix("cat-")
            by_cat = side in cats - fed and kind(mouse) != "supermouse" and not friend  # M3.3
            by_trap = side in traps - disarmed and kind(mouse) not in ("supermouse", "trapmouse")  # M3.4
            if by_cat or by_trap:
                caught.setdefault(mouse, set()).add(side)
    points = {mouse: [kind(side) for side in sides(mouse)].count("cheese") for mouse in mice - set(caught)}  # M4.1
    return Outcome(fed, disarmed, caught, points)


def drawn(tiles: Tiles) -> str:
    """The table as a picture."""
    xs, ys = [x for x, _ in tiles], [y for _, y in tiles]
    lines = [f"from {min(xs)},{min(ys)}"]
    for y in range(min(ys), max(ys) + 1):
        row = [tiles.get((x, y)) for x in range(min(xs), max(xs) + 1)]
        lines.append(" ".join([".." if tile is None else f"{tile[0]}{SIGNS[tile[1]]}" for tile in row]))
    return "\n".join(lines)


def some_tiles(number: int, seats: int, random: Random) -> Tiles:
    """So many tiles from the players' sets, laid at random; often close together."""
    bag = [(seat, kind) for seat in range(seats) for kind in SET]
    random.shuffle(bag)
    tiles = {(0, 0): bag.pop()}
    dense = random.random() < 0.7
    while len(tiles) < number:
        free = sorted(free_cells(set(tiles)))
        if dense:
            free.sort(key=lambda cell: sum(side in tiles for side in sides(cell)) + random.random(), reverse=True)
            free = free[: 1 + len(free) // 3]
        tiles[random.choice(free)] = bag.pop()
    return tiles
