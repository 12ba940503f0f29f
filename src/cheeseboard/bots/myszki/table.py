"""A table of Myszki to lay tiles on and take them up again."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from cheeseboard.core.multiset import ONE
from cheeseboard.games.myszki.actions import CELLS, Choose
from cheeseboard.games.myszki.components import KINDS, cell_at
from cheeseboard.games.myszki.state import CHOOSING, EMPTY, FREE, Myszki


@final
class Table:
    """`left` is what everybody has yet to lay, in hand or stack. Tiles are taken up last in, first out."""

    def __init__(self, world: Myszki) -> None:
        self.seats: Final[i64] = world.seats
        self.board: Final = world.board[:]
        self.spots: vec[i64] = world.spots[:]
        # Those that are free; a laid one stays here and is passed over.
        self.cells: Final[list[i64]] = list(world.frontier)
        self.left: Final[list[i64]] = [world.hands[seat] + world.stacks[seat] for seat in range(world.seats)]
        self.chosen: Final[i64] = world.chosen if world.stage != CHOOSING else -1

    def choices(self) -> list[i64]:
        """The cells that the next tile can go to: the one that was chosen already, or all."""
        return self.cells[:] if self.chosen < 0 else [self.chosen]

    def lay(self, seat: i64, cell: i64, kind: i64) -> i64:
        """Lay a tile; how many cells are free since."""
        place = CELLS[cell]
        self.board[place.spot] = u8(1 + len(KINDS) * seat + kind)
        self.spots = append(self.spots, place.spot)
        self.left[seat] -= ONE[kind]
        return self.open_around(place)

    def take_up(self, seat: i64, cell: i64, kind: i64, fresh: i64) -> None:
        """Take the tile up again that was laid last."""
        self.close(fresh)
        self.left[seat] += ONE[kind]
        self.spots, _ = pop(self.spots)
        self.board[CELLS[cell].spot] = FREE

    def open_around(self, place: Choose) -> i64:
        """The cells around this one are free now, unless they were or have a tile; how many."""
        x, y = place.x, place.y
        fresh = self.open(cell_at(x, y - 1)) + self.open(cell_at(x + 1, y))
        return fresh + self.open(cell_at(x, y + 1)) + self.open(cell_at(x - 1, y))

    def open(self, cell: i64) -> i64:
        spot = CELLS[cell].spot
        if self.board[spot] != EMPTY:
            return 0
        self.board[spot] = FREE
        self.cells.append(cell)
        return 1

    def close(self, fresh: i64) -> None:
        """So many cells, the last ones, are not free any more."""
        for _ in range(fresh):
            self.board[CELLS[self.cells.pop()].spot] = EMPTY
