"""Ways to play Myszki that look for a weakness of others: by one half of the lead alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, u8

from cheeseboard.core.bot import Bot
from cheeseboard.core.multiset import count
from cheeseboard.games.myszki.actions import CELLS, LAYS
from cheeseboard.games.myszki.components import KINDS
from cheeseboard.games.myszki.resolution import points_near
from cheeseboard.games.myszki.state import CHOOSING, Myszki

if TYPE_CHECKING:
    from cheeseboard.core.action import Action
    from cheeseboard.core.rng import Rng
    from cheeseboard.core.state import State


@final
class OneSided(Bot):
    """Lays the tile that brings it most points at once, or that costs the others most; among equals any."""

    def __init__(self, spoils: bool) -> None:
        self.spoils: Final = spoils

    def choose(self, world: State, seat: i64, rng: Rng) -> Action:
        assert isinstance(world, Myszki)
        choosing = world.stage == CHOOSING
        best: Action = LAYS[0]
        most: i64 = -(1 << 40)
        cells: list[i64] = list(world.frontier) if choosing else [world.chosen]
        for cell in cells:
            for kind in range(len(KINDS)):
                if count(world.hands[seat], kind):
                    worth = 1000 * self.gain(world, seat, cell, kind) + rng.below(1000)
                    if worth > most:
                        most = worth
                        best = CELLS[cell] if choosing else LAYS[kind]
        return best

    def gain(self, world: Myszki, seat: i64, cell: i64, kind: i64) -> i64:
        """What the tile changes: the own points, or the others' to their harm."""
        board = world.board
        spot = CELLS[cell].spot
        free = board[spot]
        before = points_near(board, spot, world.seats)
        board[spot] = u8(1 + len(KINDS) * seat + kind)
        after = points_near(board, spot, world.seats)
        board[spot] = free
        own = after[seat] - before[seat]
        if not self.spoils:
            return own
        everybody: i64 = 0
        for other in range(world.seats):
            everybody += after[other] - before[other]
        return own - everybody
