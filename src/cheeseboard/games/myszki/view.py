"""What a player sees of a table of Myszki: every laid tile, the own hand, and how many tiles the others have."""

from __future__ import annotations

from dataclasses import dataclass

from cheeseboard.core.moment import Ask
from cheeseboard.core.multiset import count, total
from cheeseboard.games.myszki.actions import CELLS
from cheeseboard.games.myszki.components import KINDS, MICE
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


def names(tiles: int) -> tuple[str, ...]:
    return tuple(name for kind, name in enumerate(KINDS) for _ in range(count(tiles, kind)))


def numbers(tiles: int) -> tuple[tuple[str, int], ...]:
    return tuple((name, count(tiles, kind)) for kind, name in enumerate(KINDS) if count(tiles, kind))


def tile_views(state: Myszki) -> tuple[TileView, ...]:
    cells = state.cells()
    at = {cell.spot: (int(cell.x), int(cell.y)) for cell in cells}
    return tuple(
        TileView(
            x=cell.x,
            y=cell.y,
            owner=tile.owner,
            kind=KINDS[tile.kind],
            turned=tile.turned,
            points=tile.points if tile.kind < MICE else None,
            caught_by=tuple(at[spot] for spot in tile.catchers),
        )
        for cell, tile in zip(cells, state.resolution(), strict=True)
    )


def view(state: Myszki, seat: int | None) -> MyszkiView:
    now = state.now
    chosen = None if state.chosen == NO_CELL else CELLS[state.chosen]
    free = [] if state.ending() else [CELLS[cell] for cell in state.frontier]
    scores = state.scores()
    return MyszkiView(
        seat=seat,
        stage=STAGES[state.stage],
        active=state.active,
        asked=tuple(now.seats) if isinstance(now, Ask) else (),
        tiles=tile_views(state),
        free=tuple((int(cell.x), int(cell.y)) for cell in free),
        chosen=None if chosen is None else (int(chosen.x), int(chosen.y)),
        hand=() if seat is None else names(state.hands[seat]),
        players=tuple(
            PlayerView(
                hand=total(state.hands[player]),
                stack=total(state.stacks[player]),
                unlaid=numbers(state.hands[player] + state.stacks[player]),
                points=scores[player],
            )
            for player in range(state.seats)
        ),
        ending=state.ending(),
    )
