"""A plain heuristic player of Rats of Wistar."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from cheeseboard.core.bot import Bot
from cheeseboard.core.rng import Rng
from cheeseboard.games.wistar.state import Wistar

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.action import Action
    from cheeseboard.core.state import State


@final
class Greedy(Bot):
    """Chooses at random until it learns better."""

    def choose(self, world: State, seat: i64, rng: Rng) -> Action:
        assert isinstance(world, Wistar)
        return world.sample(seat, rng)
