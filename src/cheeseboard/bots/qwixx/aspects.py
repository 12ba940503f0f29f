"""What a net looks at in a position of Qwixx at the beginning of a turn, as the seat at hand has it.

Every aspect has a number; an open row, for instance, counts one for what it is, and one for how a rival's same row
stands beside it. Where there are several rivals, the rows that count are the mean of theirs, the threat the nearest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from cheeseboard.bots.qwixx.rows import CLOSED, open_row
from cheeseboard.games.qwixx.components import CROSSES_TO_LOCK, PENALTY_BOXES, PLACES

if TYPE_CHECKING:
    from mypy_extensions import i64

FIGURES: Final = 16  # what an own row is in the rough
THREATS: Final = 6  # how near a rival is to locking the row

MINE: Final = 0
THEIRS: Final = MINE + CLOSED
BESIDE: Final = THEIRS + CLOSED
MY_PENALTIES: Final = BESIDE + FIGURES * THREATS
THEIR_PENALTIES: Final = MY_PENALTIES + PENALTY_BOXES
ONE_CLOSED: Final = THEIR_PENALTIES + PENALTY_BOXES
LEADS: Final = ONE_CLOSED + 1  # in several shapes
LEAD_SHAPES: Final = 6
WAIT: Final = LEADS + LEAD_SHAPES  # how many turns until the own one


def aspects_of(seats: int) -> int:
    """How many aspects there are: then how many turns to wait, and each rival's distance and penalties."""
    return WAIT + seats + 2 * (seats - 1)


def figure(place: i64, crosses: i64) -> i64:
    """An own row in the rough: how far it has come and how full it is. The place is that of the last cross, or -1."""
    far = 0 if place < 3 else 1 if place < 6 else 2 if place < 8 else 3
    full = 0 if crosses < 3 else 1 if crosses < CROSSES_TO_LOCK else 2 if crosses < 7 else 3
    return 4 * far + full


def threat(place: i64, crosses: i64) -> i64:
    """How near to being locked a row is."""
    if crosses < 3:
        return 0
    if crosses < CROSSES_TO_LOCK:
        return 1
    return 2 if place < 7 else place - 4  # 3, 4, 5


def of_rows(rough: Callable[[i64, i64], i64]) -> list[i64]:
    """The same for every open row, by its number."""
    found: list[i64] = [rough(-1, 0)] * CLOSED
    for place in range(PLACES - 1):
        for crosses in range(1, place + 2):
            found[open_row(place, crosses)] = rough(place, crosses)
    return found


FIGURE: Final[list[i64]] = of_rows(figure)
THREAT: Final[list[i64]] = of_rows(threat)
