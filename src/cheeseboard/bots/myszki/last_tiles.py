"""Myszki for two once the stacks are empty: all is known then, and the last tiles are played without loss.

The search goes through all cells and tiles (alpha-beta), the result first and the lead among equal results. It looks at
as many positions as its budget allows; where there are more, another bot decides.
"""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, u8

from cheeseboard.bots.myszki.replies import RepliesBot
from cheeseboard.bots.myszki.table import Table
from cheeseboard.bots.search.budget import Budget, Meter
from cheeseboard.core.bot import Bot
from cheeseboard.core.multiset import count, total
from cheeseboard.games.myszki.actions import CELLS, LAYS
from cheeseboard.games.myszki.components import KINDS
from cheeseboard.games.myszki.resolution import points, points_near
from cheeseboard.games.myszki.state import FREE, Myszki

if TYPE_CHECKING:
    from cheeseboard.core.action import Action
    from cheeseboard.core.rng import Rng
    from cheeseboard.core.state import State

LAST: Final = 4  # tiles that are left to both together
MOST: Final = 300_000  # results that a search counts
SHARE: Final = 0.9  # of the time of a choice; the rest is for another bot, if that was not enough
WIN: Final = 1000  # more than any lead
WORST: Final = -(1 << 30)


@final
class LastTilesBot(Bot):
    """Plays the last two tiles of either without loss, everything before as another bot does.

    Where the search for them is given up, the other bot has only what is left of its own time.
    """

    def __init__(self, before: Bot, budget: Budget) -> None:
        self.before: Final = before
        self.budget: Final = budget

    def choose(self, world: State, seat: i64, rng: Rng) -> Action:
        assert isinstance(world, Myszki)
        begun = monotonic()
        if is_known(world):
            best = Search(world, self.budget).best(seat)
            if best is not None:
                return best
        before = self.before
        if isinstance(before, RepliesBot):
            return before.choose_in_time(world, seat, rng, begun)
        return before.choose(world, seat, rng)


def is_known(world: Myszki) -> bool:
    """Whether two are left with so few tiles, and none of them in a stack."""
    if world.seats != 2 or world.stacks[0] or world.stacks[1]:
        return False
    return total(world.hands[0]) + total(world.hands[1]) <= LAST


@final
class Search:
    """Goes through all ways to lay what is left."""

    def __init__(self, world: Myszki, budget: Budget) -> None:
        self.table: Final = Table(world)
        self.meter: Final = Meter(budget)
        self.over: bool = False  # whether the budget is used up

    def best(self, seat: i64) -> Action | None:
        """The first of the choices that are worth most; None if there are too many positions."""
        best: Action | None = None
        most: i64 = WORST
        chosen = self.table.chosen
        for _, cell, kind in self.ordered(seat, self.table.choices()):
            worth = -self.laid(seat, cell, kind, WORST, -most)
            if self.over:
                return None
            if worth > most:
                most = worth
                best = LAYS[kind] if chosen >= 0 else CELLS[cell]
        return best

    def share(self, seat: i64, action: Action) -> float:
        """The seat's share of the win with this choice; less than nothing if there are too many positions."""
        chosen = self.table.chosen
        cells = [cell for cell in self.table.choices() if chosen >= 0 or CELLS[cell] is action]
        share = 0.0
        for _, cell, kind in self.ordered(seat, cells):
            if chosen >= 0 and LAYS[kind] is not action:
                continue
            if -self.laid(seat, cell, kind, -1, 0) > 0:
                share = 1.0
            elif share < 0.5 and -self.laid(seat, cell, kind, 0, 1) >= 0:
                share = 0.5
            if self.over:
                return -1.0
            if share == 1.0:
                break
        return share

    def worth(self, seat: i64, low: i64, high: i64) -> i64:
        """What the position is worth to the seat that is to lay, if it is more than `low` and less than `high`."""
        if not self.table.left[seat]:
            return self.result(seat)
        ways = self.ordered(seat, self.table.cells[:])
        if self.is_last(seat):
            return -ways[0][0]
        for _, cell, kind in ways:
            low = max(low, -self.laid(seat, cell, kind, -high, -low))
            if low >= high or self.over:
                break
        return low

    def is_last(self, seat: i64) -> bool:
        """Whether the game ends with the next tile."""
        return not self.table.left[1 - seat] and total(self.table.left[seat]) == 1

    def laid(self, seat: i64, cell: i64, kind: i64, low: i64, high: i64) -> i64:
        """What it is worth to the other one that this tile lies there."""
        fresh = self.table.lay(seat, cell, kind)
        found = self.worth(1 - seat, low, high)
        self.table.take_up(seat, cell, kind, fresh)
        return found

    def ordered(self, seat: i64, cells: list[i64]) -> list[tuple[int, int, int]]:
        """What is lost at once, cells and tiles, the least first: what is likely to be good cuts off the rest."""
        found: list[tuple[int, int, int]] = []
        board, hand = self.table.board, self.table.left[seat]
        standing = points(board, self.table.spots, 2)
        lead = standing[seat] - standing[1 - seat]
        for cell in cells:
            spot = CELLS[cell].spot
            if board[spot] != FREE:
                continue
            before = points_near(board, spot, 2)
            for kind in range(len(KINDS)):
                if count(hand, kind):
                    board[spot] = u8(1 + len(KINDS) * seat + kind)
                    near = points_near(board, spot, 2)
                    gain = near[seat] - before[seat] - near[1 - seat] + before[1 - seat]
                    found.append((-int(worth_of(lead + gain)), int(cell), kind))
                    self.meter.used += 1
            board[spot] = FREE
        found.sort()
        if self.meter.spent(1.0):
            self.over = True
        return found

    def result(self, seat: i64) -> i64:
        """The lead of the seat now that the game is over, and the win itself."""
        self.meter.used += 1
        scored = points(self.table.board, self.table.spots, 2)
        return worth_of(scored[seat] - scored[1 - seat])


def worth_of(lead: i64) -> i64:
    """A lead at the end, and the win itself."""
    return lead + (WIN if lead > 0 else -WIN if lead < 0 else 0)
