"""Ways to play Gouda! Gouda! that look for a weakness of others: one idea which space to name, no cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cheeseboard.core.bot import Bot
from cheeseboard.core.multiset import count, total
from cheeseboard.games.gouda.actions import PASS, Move, Name
from cheeseboard.games.gouda.state import Gouda

if TYPE_CHECKING:
    from cheeseboard.core.action import Action
    from cheeseboard.core.rng import Rng
    from cheeseboard.core.state import State


class SpaceBot(Bot):
    """Names its foremost mouse's space, or that of most mice if it follows the crowd: own mice go up, others down."""

    def __init__(self, crowd: bool) -> None:
        self.crowd: Final = crowd

    def choose(self, world: State, seat: int, rng: Rng) -> Action:
        assert isinstance(world, Gouda)
        legal = world.legal(seat)
        if PASS in legal:
            return PASS
        return max(legal, key=lambda action: self.liking(world, seat, action))

    def liking(self, world: Gouda, seat: int, action: Action) -> tuple[int, ...]:
        """Of two choices it takes the one with the higher numbers."""
        if isinstance(action, Name):
            mice = world.mice[action.space]
            front = int(world.board.heights[action.space])
            return (int(total(mice)), front) if self.crowd else (front, int(count(mice, seat)))
        if isinstance(action, Move):
            return int(action.up == (action.owner == seat)), int(world.board.heights[action.end])
        return (0,)
