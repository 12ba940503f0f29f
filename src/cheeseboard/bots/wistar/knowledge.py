"""What the bots of Rats of Wistar have learnt to care for: a data file, made by `cheeseboard train wistar`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cheeseboard.bots.knowledge import numbers_of
from cheeseboard.games.wistar.bot import Greedy
from cheeseboard.games.wistar.judging import Taste

if TYPE_CHECKING:
    from cheeseboard.games.wistar.components import Edition

TASTE: Final = "wistar-taste"


def learnt(edition: Edition) -> Greedy:
    """The plain player with the taste that was learnt."""
    return Greedy(edition, Taste([float(number) for number in numbers_of(TASTE)]))
