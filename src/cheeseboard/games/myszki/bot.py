"""A plain heuristic player of Myszki."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import u8

from cheeseboard.core.bot import Bot
from cheeseboard.core.multiset import count
from cheeseboard.games.myszki.actions import CELLS, LAYS
from cheeseboard.games.myszki.components import KINDS
from cheeseboard.games.myszki.resolution import points_near
from cheeseboard.games.myszki.state import CHOOSING, Myszki

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.action import Action
    from cheeseboard.core.rng import Rng
    from cheeseboard.core.state import State


@final
class Greedy(Bot):
    """Lays the tile that puts it furthest ahead of its best rival if the game ended there; among equals any."""

    def choose(self, world: State, seat: i64, rng: Rng) -> Action:
        assert isinstance(world, Myszki)
        if world.stage != CHOOSING:
            return LAYS[self.best_tile(world, seat, world.chosen, rng)[0]]
        best_cell = world.frontier[0]
        best_lead = -1.0e9
        for cell in world.frontier:
            _, lead = self.best_tile(world, seat, cell, rng)
            if lead > best_lead:
                best_cell = cell
                best_lead = lead
        return CELLS[best_cell]

    def best_tile(self, world: Myszki, seat: i64, cell: i64, rng: Rng) -> tuple[int, float]:
        """The kind of tile in hand that is best on this cell, and the lead that it gives."""
        best_kind: int = 0
        best_lead = -1.0e9
        board = world.board
        spot = CELLS[cell].spot
        free = board[spot]
        before = points_near(board, spot, world.seats)
        standing = world.standing()
        for kind in range(len(KINDS)):
            if count(world.hands[seat], kind):
                board[spot] = u8(1 + len(KINDS) * seat + kind)
                scored = points_near(board, spot, world.seats)
                for owner in range(world.seats):
                    scored[owner] += standing[owner] - before[owner]
                lead = self.lead(scored, seat) + rng.below(1000) / 10000
                if lead > best_lead:
                    best_kind = kind
                    best_lead = lead
        board[spot] = free
        return best_kind, best_lead

    def lead(self, scored: list[i64], seat: i64) -> float:
        others = [scored[other] for other in range(len(scored)) if other != seat]
        return float(scored[seat]) - float(max(others)) - 0.1 * float(sum(others))
