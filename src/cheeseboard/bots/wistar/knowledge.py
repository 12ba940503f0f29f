"""What the bots of Rats of Wistar have learnt to care for: data files, made by `cheeseboard train wistar`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cheeseboard.bots.knowledge import numbers_of
from cheeseboard.games.wistar.bot import Greedy
from cheeseboard.games.wistar.components import ROUNDS
from cheeseboard.games.wistar.judging import Taste

if TYPE_CHECKING:
    from cheeseboard.games.wistar.components import Edition

TASTE: Final = "wistar-taste"  # one for all rounds, which those by round began with
TASTES: Final = "wistar-tastes"  # of the first round, then of the last: what those by whole turns began with
TURNS: Final = "wistar-turns"  # the same for whoever plays by whole turns


def learnt(edition: Edition, tastes: str = TURNS) -> list[Greedy]:
    """The plain player of every round, with tastes that were learnt."""
    return players_by_round(edition, [float(number) for number in numbers_of(tastes)])


def players_by_round(edition: Edition, numbers: list[float]) -> list[Greedy]:
    """The plain player of every round, the draft first, which is played as the first round is.

    From the taste of the first round to that of the last one every number goes in equal factors.
    """
    half = len(numbers) // 2
    found: list[Greedy] = []
    for number in range(ROUNDS + 1):
        late = float(number - 1) / float(ROUNDS - 1) if number else 0.0
        taste = [numbers[place] ** (1.0 - late) * numbers[half + place] ** late for place in range(half)]
        found.append(Greedy(edition, Taste(taste)))
    return found
