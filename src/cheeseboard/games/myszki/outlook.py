"""What a tile in hand would do wherever it may go, as if the game ended then. Only what lies open decides it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cheeseboard.games.myszki.actions import CELLS, Choose
from cheeseboard.games.myszki.components import KINDS
from cheeseboard.games.myszki.state import NO_CELL, Myszki
from cheeseboard.games.myszki.view import TileView, places, tile_views

CHANGES: Final = 2  # steps from a new tile to the farthest that it changes: milk, a cat that drinks it, a mouse beside
DECIDES: Final = CHANGES + 1  # what lies beside those decides with it


@dataclass(frozen=True, slots=True)
class Outcome:
    """The tile laid on this cell: the tiles that are new or something else then, and everybody's points."""

    x: int
    y: int
    tiles: tuple[TileView, ...]  # the new one first
    points: tuple[int, ...]  # of each player, M4.1


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a tile of this kind would do on each cell where it may go: the chosen one, else every free one."""

    kind: str
    laid: int  # how many tiles lie there without it
    cells: tuple[Outcome, ...]


def outlook(state: Myszki, seat: int, kind: int) -> Outlook:
    """M2.4: nothing is final, but this is how things would stand."""
    laid = state.cells()
    now = tile_views(laid, state.resolution(), places(laid))
    scores = tuple(int(score) for score in state.scores())
    choosing = state.chosen != NO_CELL and state.active == seat
    cells = [state.chosen] if choosing else state.frontier
    found = tuple([outcome(state, seat, kind, CELLS[cell], laid, now, scores) for cell in cells])
    return Outlook(KINDS[kind], len(laid), found)


def outcome(
    state: Myszki,
    seat: int,
    kind: int,
    cell: Choose,
    laid: list[Choose],
    now: tuple[TileView, ...],
    scores: tuple[int, ...],
) -> Outcome:
    """The tile on one cell. Only the tiles around it are resolved again."""
    near = [number for number, other in enumerate(laid) if steps(cell, other) <= DECIDES]
    cells = [cell, *[laid[number] for number in near]]
    tiles = state.resolution_with(seat, kind, [each.spot for each in cells])
    new, *others = tile_views(cells, tiles, places([cell, *laid]))
    changed = [
        (now[number], other)
        for number, other in zip(near, others, strict=True)
        if steps(cell, laid[number]) <= CHANGES and other != now[number]
    ]
    points = list(scores)
    points[seat] += new.points or 0
    for before, after in changed:
        points[after.owner] += (after.points or 0) - (before.points or 0)
    return Outcome(int(cell.x), int(cell.y), (new, *[after for _, after in changed]), tuple(points))


def steps(one: Choose, other: Choose) -> int:
    """How far two cells are from each other, from side to side."""
    return abs(int(one.x) - int(other.x)) + abs(int(one.y) - int(other.y))
