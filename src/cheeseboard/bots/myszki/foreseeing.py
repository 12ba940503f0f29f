"""Myszki by the tile that leaves one furthest ahead at once, as far as the points go that everybody may expect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.bots.drawing import drawn
from cheeseboard.bots.myszki.knowledge import worths_for
from cheeseboard.bots.myszki.survey import Way, survey
from cheeseboard.bots.myszki.table import Table
from cheeseboard.bots.myszki.worths import Worths
from cheeseboard.core.bot import Bot
from cheeseboard.games.myszki.state import Myszki

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.action import Action
    from cheeseboard.core.rng import Rng
    from cheeseboard.core.state import State

NOISE: Final = 1.0e-4  # of a point, at most: among equals any
FINE: Final = 1000


def ways(table: Table, worths: Worths, world: Myszki, seat: i64, rng: Rng) -> list[Way]:
    """All ways of the seat to lay a tile of its hand, the best first; among equals any."""
    found: list[Way] = []
    for each in survey(table, worths, seat, world.hands[seat], table.choices()):
        for way in each:
            way.lead += NOISE * float(rng.below(FINE)) / float(FINE)
            found.append(way)
    found.sort(key=by_lead)
    return found


def by_lead(way: Way) -> float:
    return -way.lead


@final
class ForeseeingBot(Bot):
    """With a temperature, in points: a tile that leaves it less far ahead by that is laid e times less often."""

    def __init__(self, temperature: float = 0.0, worths: Worths | None = None) -> None:
        self.temperature: Final = temperature
        self.worths: Final = worths

    def choose(self, world: State, seat: i64, rng: Rng) -> Action:
        assert isinstance(world, Myszki)
        table = Table(world)
        worths = worths_for(world.seats) if self.worths is None else self.worths
        found = ways(table, worths, world, seat, rng)
        return drawn([way.action(table) for way in found], [way.lead for way in found], self.temperature, rng)
