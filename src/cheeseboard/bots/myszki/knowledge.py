"""What the bots of Myszki have learnt: data files, made by `cheeseboard train myszki`."""

from __future__ import annotations

from typing import Final, final

from cheeseboard.bots.knowledge import numbers_of
from cheeseboard.bots.myszki.worths import Worths
from cheeseboard.games.myszki.components import MOST_PLAYERS

LEARNT: Final[dict[int, str]] = {seats: f"myszki-{seats}" for seats in range(2, MOST_PLAYERS + 1)}


@final
class Learnt:
    """The worths for every number of seats, read when they are first asked for."""

    def __init__(self) -> None:
        self.found: Final[dict[int, Worths]] = {}

    def worths(self, seats: int) -> Worths:
        worths = self.found.get(seats)
        if worths is None:
            worths = Worths(seats, [float(number) for number in numbers_of(LEARNT[seats])])
            self.found[seats] = worths
        return worths


LEARNT_WORTHS: Final = Learnt()


def worths_for(seats: int) -> Worths:
    """What was learnt for so many."""
    return LEARNT_WORTHS.worths(seats)
