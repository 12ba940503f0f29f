"""What a player sees of a table of Myszki: every laid tile, the own hand, and how many tiles the others have."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, lru_cache

from cheeseboard.core.moment import Ask
from cheeseboard.core.multiset import count, total
from cheeseboard.core.view import MOST_KEPT
from cheeseboard.games.myszki.actions import CELLS, Choose
from cheeseboard.games.myszki.components import KINDS, MICE
from cheeseboard.games.myszki.resolution import Tile
from cheeseboard.games.myszki.state import NO_CELL, STAGES, Myszki


@dataclass(frozen=True, slots=True)
class TileView:
    """A laid tile and, as if the game ended now, what becomes of it."""

    x: int
    y: int
    owner: int
    kind: str
    turned: bool  # a cat with milk (M3.1), a trap among four mice (M3.2)
    points: int | None  # of a mouse (M4.1); None for another tile
    caught_by: tuple[tuple[int, int], ...]  # the cats and traps that catch this mouse (M3.3, M3.4)


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody knows of a player: tiles in hand and stack, what they are among them, and the points so far."""

    hand: int
    stack: int
    unlaid: tuple[tuple[str, int], ...]  # M1.3: a set is known, so what is not laid is known too
    points: int


@dataclass(frozen=True, slots=True)
class MyszkiView:
    """The table as a seat (None: a spectator) sees it."""

    seat: int | None
    stage: str
    active: int
    asked: tuple[int, ...]
    tiles: tuple[TileView, ...]  # in the order of laying
    free: tuple[tuple[int, int], ...]  # the cells where a tile may go
    chosen: tuple[int, int] | None  # the cell for which a tile is being chosen
    hand: tuple[str, ...]  # the seat's own
    players: tuple[PlayerView, ...]
    ending: str


@lru_cache(MOST_KEPT)
def names(tiles: int) -> tuple[str, ...]:
    return tuple(name for kind, name in enumerate(KINDS) for _ in range(count(tiles, kind)))


@lru_cache(MOST_KEPT)
def numbers(tiles: int) -> tuple[tuple[str, int], ...]:
    return tuple((name, count(tiles, kind)) for kind, name in enumerate(KINDS) if count(tiles, kind))


tile_view = lru_cache(MOST_KEPT)(TileView)
player_view = lru_cache(MOST_KEPT)(PlayerView)


def places(cells: list[Choose]) -> dict[int, tuple[int, int]]:
    """Where on the table the spots of these cells are."""
    return {int(cell.spot): (int(cell.x), int(cell.y)) for cell in cells}


def tile_views(cells: list[Choose], tiles: list[Tile], at: dict[int, tuple[int, int]]) -> tuple[TileView, ...]:
    """The tiles on these cells; `at` has the places of all that catch one of them."""
    return tuple(
        tile_view(
            cell.x,
            cell.y,
            tile.owner,
            KINDS[tile.kind],
            tile.turned,
            tile.points if tile.kind < MICE else None,
            tuple([at[spot] for spot in tile.catchers]),
        )
        for cell, tile in zip(cells, tiles, strict=True)
    )


@cache
def where(cell: int) -> tuple[int, int]:
    """Where a cell is."""
    found = CELLS[cell]
    return int(found.x), int(found.y)


def view(state: Myszki, seat: int | None) -> MyszkiView:
    """What everybody sees, and for a seat what only it does."""
    found = public(state)
    return found if seat is None else replace(found, **own(state, seat))  # type: ignore[arg-type]  # fields of the view


def own(state: Myszki, seat: int) -> dict[str, object]:
    """The fields of the view that are not for everybody."""
    return {"seat": seat, "hand": names(state.hands[seat])}


def public(state: Myszki) -> MyszkiView:
    now = state.now
    cells = state.cells()
    free = [] if state.ending() else [where(cell) for cell in state.frontier]
    scores = state.scores()
    return MyszkiView(
        seat=None,
        stage=STAGES[state.stage],
        active=state.active,
        asked=tuple(now.seats) if isinstance(now, Ask) else (),
        tiles=tile_views(cells, state.resolution(), places(cells)),
        free=tuple(free),
        chosen=None if state.chosen == NO_CELL else where(state.chosen),
        hand=(),
        players=tuple(
            player_view(
                total(state.hands[player]),
                total(state.stacks[player]),
                numbers(state.hands[player] + state.stacks[player]),
                scores[player],
            )
            for player in range(state.seats)
        ),
        ending=state.ending(),
    )
