"""What of a position of Myszki is counted to say how it may end: mice and free cells by their surroundings, and tiles.

A mouse is told by its case: whether something catches it and whether that can still be undone, what it is immune to,
the cheeses and the free cells beside it. A free cell is told by the mice beside it, the own ones and others'.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from cheeseboard.core.multiset import ONE, count
from cheeseboard.games.myszki.actions import CELLS
from cheeseboard.games.myszki.components import (
    CAT,
    CHEESE,
    KINDS,
    MICE,
    MOST_PLAYERS,
    SUPERMOUSE,
    TRAP,
    TRAPMOUSE,
)
from cheeseboard.games.myszki.resolution import NOTHING, SIDES, catches, is_turned, kind_of, stepped
from cheeseboard.games.myszki.state import Myszki

LOST: Final = 0  # the case of a mouse that nothing can save
SAFE: Final = 0  # what becomes of the others as things stand: nothing catches them,
BY_CAT: Final = 1  # or one cat which milk can still feed,
BY_TRAP: Final = 2  # or one trap which mice can still surround
FATES: Final = 3
BREEDS: Final = 3  # supermice, trap mice, others
BESIDE: Final = 5  # numbers of cheeses, or of free cells, beside a mouse
CASES: Final = 1 + FATES * BREEDS * BESIDE * BESIDE
CROWD: Final = 3  # numbers of own mice, or of others', beside a free cell: two stand for more
MOST_STAKE: Final = 2  # by how many more cheeses what can be caught there of the own has than what is others'
STAKES: Final = 2 * MOST_STAKE + 1
OPENINGS: Final = CROWD * CROWD * STAKES
LEFT: Final = CASES + OPENINGS
FIGURES: Final = LEFT + 2 * len(KINDS)  # last, the own tiles that are left, by kind, and those of all others


def case_of(board: vec[u8], spot: i64, mouse: i64) -> i64:
    """The case of a mouse."""
    cheeses: i64 = 0
    free: i64 = 0
    fate: i64 = SAFE
    for side in SIDES:
        beside = stepped(spot, side)
        other = kind_of(i64(board[beside]))
        if other == NOTHING:
            free += 1
        elif other == CHEESE:
            cheeses += 1
        elif other >= CAT and catches(other, mouse) and not is_turned(board, beside, other):
            if fate != SAFE or not can_be_undone(board, beside, other):
                return LOST
            fate = BY_TRAP if other == TRAP else BY_CAT
    breed: i64 = 0 if mouse == SUPERMOUSE else 1 if mouse == TRAPMOUSE else 2
    return 1 + ((fate * BREEDS + breed) * BESIDE + cheeses) * BESIDE + free


def can_be_undone(board: vec[u8], spot: i64, hunter: i64) -> bool:
    """Whether milk can still be laid beside a cat (M3.1), or mice on all sides of a trap (M3.2)."""
    free: i64 = 0
    for side in SIDES:
        other = kind_of(i64(board[stepped(spot, side)]))
        if other == NOTHING:
            free += 1
        elif other >= MICE and hunter == TRAP:
            return False
    return free > 0


def cheeses_of(case: i64) -> i64:
    """What a mouse of that case scores as things stand (M4.1)."""
    return (case - 1) // BESIDE % BESIDE if 0 < case <= BREEDS * BESIDE * BESIDE else 0


def crowd_at(board: vec[u8], spot: i64) -> tuple[i64, i64]:
    """How many mice of each seat touch a cell, and how many cheeses touch those of them that can be caught.

    Both are multisets, the first of the seats, the second of every other kind up to twice their number.
    """
    mice: i64 = 0
    cheeses: i64 = 0
    for side in SIDES:
        beside = stepped(spot, side)
        code = i64(board[beside])
        kind = kind_of(code)
        if 0 <= kind < MICE:
            owner = (code - 1) // len(KINDS)
            mice += ONE[owner]
            if kind != SUPERMOUSE:
                for further in SIDES:
                    if kind_of(i64(board[stepped(beside, further)])) == CHEESE:
                        cheeses += ONE[2 * owner]
    return mice, cheeses


def opening_of(crowd: tuple[i64, i64], seat: i64) -> i64:
    """What a free cell with such mice beside it is to a seat."""
    mice, cheeses = crowd
    own = mice >> 3 * seat & 7
    stake = cheeses >> 6 * seat & 63
    others: i64 = -own
    all_of_it: i64 = 0
    for _ in range(MOST_PLAYERS):
        others += mice & 7
        all_of_it += cheeses & 63
        mice >>= 3
        cheeses >>= 6
    stake = min(MOST_STAKE, max(-MOST_STAKE, 2 * stake - all_of_it))
    return (min(own, CROWD - 1) * CROWD + min(others, CROWD - 1)) * STAKES + stake + MOST_STAKE


def figures_of(state: Myszki, seat: i64) -> list[float]:
    """How often each is there, as the seat sees it."""
    found = [0.0] * FIGURES
    board = state.board
    for place in range(len(state.spots)):
        code = i64(state.codes[place])
        kind = kind_of(code)
        if kind < MICE and (code - 1) // len(KINDS) == seat:
            found[case_of(board, state.spots[place], kind)] += 1.0
    for cell in state.frontier:
        found[CASES + opening_of(crowd_at(board, CELLS[cell].spot), seat)] += 1.0
    for owner in range(state.seats):
        left = state.hands[owner] + state.stacks[owner]
        first: i64 = LEFT if owner == seat else LEFT + len(KINDS)
        for kind in range(len(KINDS)):
            found[first + kind] += float(count(left, kind))
    return found
