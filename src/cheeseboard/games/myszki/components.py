"""The tiles of a set and the cells of a table without edges.

Tiles in a hand or a stack are a multiset of core.multiset. A cell is its place in `CELLS` of actions.py: the rows from
the top, each from the left, of all cells that 96 tiles can reach from the first one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.law import Law, Uniform
from cheeseboard.core.moment import Chance
from cheeseboard.core.multiset import count, many, nth, total
from cheeseboard.core.native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_PLAYERS: Final = 4
HAND: Final = 3  # M1.1

# M1.2, house data: one line a kind, its number in a set and its sign in pictures.
TILES: Final = """
    mouse          6  m
    supermouse     1  s
    trapmouse      2  t
    friend-black   1  b
    friend-ginger  1  g
    friend-white   1  w
    cat-black      1  B
    cat-ginger     1  G
    cat-white      1  W
    milk           2  ~
    trap           2  ^
    cheese         5  o
"""
ROWS: Final = [line.split() for line in TILES.strip().splitlines()]
KINDS: Final = [row[0] for row in ROWS]
SIGNS: Final = "".join([row[2] for row in ROWS])
NUMBERS: Final[list[i64]] = [int(row[1]) for row in ROWS]
SET_SIZE: Final = sum(int(row[1]) for row in ROWS)

SUPERMOUSE: Final = 1
TRAPMOUSE: Final = 2
FRIEND: Final = 3  # a friend's kind and its cat's differ by CAT - FRIEND
CAT: Final = 6
MILK: Final = 9
TRAP: Final = 10
CHEESE: Final = 11
MICE: Final = CAT  # the kinds below this are mice

WHOLE_SET: Final = many([int(row[1]) for row in ROWS])


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class StackDraw(Law):
    """M2.3: the next tile of a stack, of which only the numbers of each kind are known."""

    def __init__(self, stack: i64) -> None:
        super().__init__(len(KINDS), total(stack))
        self.stack: Final[i64] = stack

    def weight(self, outcome: i64) -> i64:
        return count(self.stack, outcome) if 0 <= outcome < self.size else 0

    def pick(self, number: i64) -> i64:
        return nth(self.stack, number)

    def notation(self, outcome: i64) -> str:
        return KINDS[outcome]


STARTS: Final = [Chance(Uniform(seats)) for seats in range(MOST_PLAYERS + 1)]  # M2.1, `random-start`

# -- the table

REACH: Final = MOST_PLAYERS * SET_SIZE - 1  # how far from the first tile the last one can lie
ROW_START: Final[list[i64]] = []  # by y + REACH: the cell of that row with x = 0
for _y in range(-REACH, REACH + 1):
    _before = ROW_START[-1] + REACH - abs(_y - 1) + 1 if ROW_START else 0
    ROW_START.append(_before + REACH - abs(_y))

# A board of 97 steps across could lie anywhere on a grid of 191 by 191. Folded like this, any two cells of one board
# still have different spots: x + 99 y modulo 4901 tells apart all cells less than 99 steps from each other.
SPOTS: Final = 4901
SPOT_ROW: Final = 99


def cell_at(x: i64, y: i64) -> i64:
    """The cell with these coordinates, counted from the first tile."""
    return ROW_START[y + REACH] + x
