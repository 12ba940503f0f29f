"""The choices of Myszki that look best at first sight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.bots.myszki.foreseeing import ways
from cheeseboard.bots.myszki.knowledge import worths_for
from cheeseboard.bots.myszki.table import Table
from cheeseboard.bots.search.sieve import Sieve
from cheeseboard.games.myszki.state import Myszki

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.action import Action
    from cheeseboard.core.rng import Rng
    from cheeseboard.core.state import State

MOST: Final = 8  # choices of a cell or of a tile


@final
class Foremost(Sieve):
    """Those that leave the seat furthest ahead at once, as far as the points go that everybody may expect."""

    def kept(self, world: State, seat: i64, rng: Rng) -> list[Action]:
        assert isinstance(world, Myszki)
        table = Table(world)
        found: list[Action] = []
        for way in ways(table, worths_for(world.seats), world, seat, rng):
            action = way.action(table)
            if action not in found:
                found.append(action)
                if len(found) == MOST:
                    break
        return found
