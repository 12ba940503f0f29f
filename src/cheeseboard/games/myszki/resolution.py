"""What becomes of the mice: milk, surrounded traps, cats, traps, cheese, in this order (M3, M4)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from cheeseboard.core.native import mypyc_attr
from cheeseboard.games.myszki.components import (
    CAT,
    CHEESE,
    FRIEND,
    KINDS,
    MICE,
    MILK,
    SPOT_ROW,
    SPOTS,
    SUPERMOUSE,
    TRAP,
    TRAPMOUSE,
)

NOTHING: Final = -1  # the kind of what is no tile
TILE_CODES: Final = 48  # codes 1 .. 48 of a board are tiles: 1 + 12 * owner + kind
SIDES: Final[list[i64]] = [SPOTS - SPOT_ROW, 1, SPOT_ROW, SPOTS - 1]  # from a spot to those that touch it by a side
# From a spot to all whose mice a tile on it has to do with: itself, its neighbours, and theirs by a cat or a trap.
NEAR: Final[list[i64]] = [
    (x + y * SPOT_ROW) % SPOTS for y in range(-2, 3) for x in range(-2, 3) if abs(x) + abs(y) <= 2
]


def kind_of(code: i64) -> i64:
    """The kind of the tile with this code of the board."""
    return (code - 1) % len(KINDS) if 0 < code <= TILE_CODES else NOTHING


def stepped(spot: i64, step: i64) -> i64:
    """The spot that lies so far from another."""
    place = spot + step
    return place if place < SPOTS else place - SPOTS


def is_turned(board: vec[u8], spot: i64, kind: i64) -> bool:
    """Whether the cat drinks milk (M3.1), or the trap has mice on all four sides (M3.2)."""
    mice: i64 = 0
    for side in SIDES:
        other = kind_of(i64(board[stepped(spot, side)]))
        if other == MILK and kind < MILK:
            return True
        if 0 <= other < MICE:
            mice += 1
    return mice == 4 and kind == TRAP


def hunting_board(board: vec[u8], spots: list[i64]) -> vec[u8]:
    """The board without the cats and traps that are turned over."""
    hunting = board[:]
    for spot in spots:
        kind = kind_of(i64(board[spot]))
        if (CAT <= kind < MILK or kind == TRAP) and is_turned(board, spot, kind):
            hunting[spot] = 0
    return hunting


def catches(hunter: i64, mouse: i64) -> bool:
    """Whether a tile of that kind catches a mouse of this kind beside it (M3.3, M3.4)."""
    if mouse == SUPERMOUSE:
        return False
    if hunter == TRAP:
        return mouse != TRAPMOUSE
    return CAT <= hunter < MILK and mouse + CAT - FRIEND != hunter


def points_of(board: vec[u8], spot: i64, mouse: i64) -> i64:
    """M4.1: the cheeses beside a mouse; none for one that is caught."""
    cheeses: i64 = 0
    for side in SIDES:
        beside = stepped(spot, side)
        other = kind_of(i64(board[beside]))
        if other == CHEESE:
            cheeses += 1
        elif other >= CAT and catches(other, mouse) and not is_turned(board, beside, other):
            return 0
    return cheeses


def points(board: vec[u8], spots: vec[i64], seats: i64) -> list[i64]:
    """What each seat's mice score, were the game over now."""
    scored: list[i64] = [0] * seats
    for spot in spots:
        code = i64(board[spot])
        kind = kind_of(code)
        if kind < MICE:
            scored[(code - 1) // len(KINDS)] += points_of(board, spot, kind)
    return scored


def points_near(board: vec[u8], spot: i64, seats: i64) -> list[i64]:
    """What each seat's mice score that a tile on this spot has to do with: no others change when one is laid there."""
    scored: list[i64] = [0] * seats
    for step in NEAR:
        place = stepped(spot, step)
        code = i64(board[place])
        kind = kind_of(code)
        if 0 <= kind < MICE:
            scored[(code - 1) // len(KINDS)] += points_of(board, place, kind)
    return scored


@final
@mypyc_attr(acyclic=True)
class Tile:
    """A laid tile, and what becomes of it were the game over now."""

    def __init__(self, number: i64, owner: i64, kind: i64, turned: bool, points: i64, catchers: list[i64]) -> None:
        self.number: Final[i64] = number  # its place in the order of laying
        self.owner: Final[i64] = owner
        self.kind: Final[i64] = kind
        self.turned: Final = turned  # a fed cat (M3.1) or a disarmed trap (M3.2)
        self.points: Final[i64] = points  # of a mouse that is not caught (M4.1)
        self.catchers: Final = catchers  # the spots of the cats and traps that caught this mouse (M3.3, M3.4)


def resolve(board: vec[u8], spots: list[i64]) -> list[Tile]:
    """Every laid tile after the four steps of M3."""
    hunting = hunting_board(board, spots)
    tiles: list[Tile] = []
    for number in range(len(spots)):
        spot = spots[number]
        code = i64(board[spot])
        kind = kind_of(code)
        catchers: list[i64] = []
        scored: i64 = 0
        if kind < MICE:
            beside = [stepped(spot, side) for side in SIDES]
            catchers = [place for place in beside if catches(kind_of(i64(hunting[place])), kind)]
            scored = points_of(board, spot, kind)
        tiles.append(Tile(number, (code - 1) // len(KINDS), kind, hunting[spot] == 0, scored, catchers))
    return tiles
