"""The ways to lay a tile of Myszki, by how far ahead each leaves whoever lays it as far as everybody's points go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, u8

from cheeseboard.bots.myszki.table import Table
from cheeseboard.bots.myszki.worths import Worths
from cheeseboard.core.multiset import count
from cheeseboard.games.myszki.actions import CELLS, LAYS
from cheeseboard.games.myszki.components import KINDS
from cheeseboard.games.myszki.state import FREE

if TYPE_CHECKING:
    from cheeseboard.core.action import Action

OTHERS: Final = 0.1  # what the points of all others count beside the best one's, as `greedy` has it
NOWHERE: Final = -1.0e9  # less than any lead


@final
class Way:
    """A tile on a cell, the points that everybody may expect then, and by how many whoever lays it is ahead."""

    def __init__(self, cell: i64, kind: i64, points: list[float], lead: float) -> None:
        self.cell: Final[i64] = cell
        self.kind: Final[i64] = kind
        self.points: Final = points
        self.lead: float = lead
        self.worth: float = 0.0  # to whoever looks further

    def action(self, table: Table) -> Action:
        """The choice that begins it: of the cell, or then of the tile."""
        return CELLS[self.cell] if table.chosen < 0 else LAYS[self.kind]


def survey(table: Table, worths: Worths, seat: i64, kinds: i64, cells: list[i64]) -> list[list[Way]]:
    """By kind, of those in a multiset, all ways of a seat to lay such a tile on these cells."""
    found: list[list[Way]] = [[] for _ in range(len(KINDS))]
    scout = Scout(table, worths, seat)
    for cell in cells:
        if scout.begin(cell):
            for kind in range(len(KINDS)):
                if count(kinds, kind):
                    lead = scout.lead(kind)
                    found[kind].append(Way(cell, kind, scout.points[:], lead))
            scout.end()
    return found


def best_by_kind(table: Table, worths: Worths, seat: i64, kinds: i64) -> list[Way | None]:
    """By kind, of those in a multiset, the best way of a seat to lay such a tile, the first of equals."""
    found: list[Way | None] = [None] * len(KINDS)
    most = [NOWHERE] * len(KINDS)
    scout = Scout(table, worths, seat)
    for place in range(len(table.cells)):
        cell = table.cells[place]
        if scout.begin(cell):
            for kind in range(len(KINDS)):
                if count(kinds, kind):
                    lead = scout.lead(kind)
                    if lead > most[kind]:
                        most[kind] = lead
                        found[kind] = Way(cell, kind, scout.points[:], lead)
            scout.end()
    return found


def expected(table: Table, worths: Worths, laid: i64) -> list[float]:
    """The points that everybody may expect, as if so many tiles lay there."""
    points = [0.0] * table.seats
    for spot in table.spots:
        worths.add_at(table.board, spot, laid, points)
    for cell in table.cells:
        spot = CELLS[cell].spot
        if table.board[spot] == FREE:
            worths.add_at(table.board, spot, laid, points)
    for owner in range(table.seats):
        worths.add_left(owner, table.left[owner], laid, points)
    return points


@final
class Scout:
    """Tries a seat's tiles on one cell after another. What a tile changes is counted near it only."""

    def __init__(self, table: Table, worths: Worths, seat: i64) -> None:
        self.table: Final = table
        self.worths: Final = worths
        self.seat: Final[i64] = seat
        self.laid: Final[i64] = len(table.spots) + 1
        self.before: Final = expected(table, worths, self.laid)
        self.rest: Final = [0.0] * table.seats  # what is not near this cell
        self.points: Final = [0.0] * table.seats  # with the tile that was tried last
        self.spot: i64 = 0
        self.fresh: i64 = 0

    def begin(self, cell: i64) -> bool:
        """Go to a cell; whether it is free."""
        table, place = self.table, CELLS[cell]
        self.spot = place.spot
        if table.board[place.spot] != FREE:
            return False
        near = [0.0] * table.seats
        self.worths.add_near(table.board, place.spot, self.laid, near)
        for seat in range(table.seats):
            self.rest[seat] = self.before[seat] - near[seat]
        self.fresh = table.open_around(place)
        return True

    def lead(self, kind: i64) -> float:
        """By how much a tile of this kind leaves the seat ahead."""
        seats, points = self.table.seats, self.points
        self.table.board[self.spot] = u8(1 + len(KINDS) * self.seat + kind)
        for seat in range(seats):
            points[seat] = self.rest[seat] - self.worths.tile(kind, self.seat, seat, self.laid)
        self.worths.add_near(self.table.board, self.spot, self.laid, points)
        return lead_of(points, self.seat)

    def end(self) -> None:
        """Leave the cell as it was."""
        self.table.board[self.spot] = FREE
        self.table.close(self.fresh)


def lead_of(points: list[float], seat: i64) -> float:
    """The points above the best of the others, less a little for what all others have."""
    best = NOWHERE
    every = 0.0
    for other in range(len(points)):
        if other != seat:
            best = max(best, points[other])
            every += points[other]
    return points[seat] - best - OTHERS * every
