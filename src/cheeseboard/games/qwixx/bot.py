"""A plain heuristic player of Qwixx."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, final

from cheeseboard.core.bits import top
from cheeseboard.core.bot import Bot
from cheeseboard.games.qwixx.actions import PASS, Mark
from cheeseboard.games.qwixx.components import COUNT, PLACES, ROW, ROWS
from cheeseboard.games.qwixx.sheet import Sheet
from cheeseboard.games.qwixx.state import FIRST, Qwixx

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.action import Action
    from cheeseboard.core.rng import Rng
    from cheeseboard.core.state import State

# Ways in which two dice show a sum, 2 .. 12.
WAYS: Final[list[i64]] = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]


class Weights(NamedTuple):
    """What a sheet is worth by."""

    chance: float  # of getting the next number of a row, times the crosses that it would make
    crosses: float  # of the crosses of a row, squared
    skipped: float  # of the numbers left of the last cross that were not crossed
    penalty: float  # what an active player who has crossed nothing gives for a cross in the second action


PLAIN: Final = Weights(chance=1.0, crosses=0.5, skipped=0.9, penalty=5.0)


@final
class Greedy(Bot):
    """Takes what leaves the sheet worth most, by chance of the next crosses, crosses, penalties and skipped numbers."""

    def __init__(self, weights: Weights = PLAIN) -> None:
        self.chance: Final = weights.chance
        self.crosses: Final = weights.crosses
        self.skipped: Final = weights.skipped
        self.penalty: Final = weights.penalty

    def choose(self, world: State, seat: i64, rng: Rng) -> Action:
        assert isinstance(world, Qwixx)
        return self.best(world, seat, world.legal(seat))

    def best(self, world: Qwixx, seat: i64, choices: list[Action]) -> Action:
        """The best of these, or to pass."""
        sheet = world.sheets[seat]
        best: Action = PASS
        best_worth = self.worth(world, sheet) - self.regret(world, seat)
        for action in choices:
            if isinstance(action, Mark):
                worth = self.worth(world, sheet.crossed(action))
                if worth > best_worth:
                    best = action
                    best_worth = worth
        return best

    def regret(self, world: Qwixx, seat: i64) -> float:
        """What passing costs an active player who has crossed nothing yet: a penalty now, or perhaps later."""
        if seat != world.active or world.marked:
            return 0.0
        if world.stage == FIRST and world.coloured & world.open & world.sheets[seat].free:
            return 0.0
        return self.penalty

    def worth(self, world: Qwixx, sheet: Sheet) -> float:
        worth: float = 0.0
        for row in range(ROWS):
            line = sheet.crosses >> 11 * row & ROW
            crosses = float(COUNT[line])
            worth += self.crosses * crosses * crosses
            if world.open >> 11 * row & 1:
                worth += self.chance * self.next_chance(world, sheet, row) * (crosses + 1.0)
            worth -= self.skipped * float(skipped(line))
        return worth

    def next_chance(self, world: Qwixx, sheet: Sheet, row: i64) -> float:
        """How likely a roll of two dice shows the next number of the row that may be crossed."""
        free = sheet.free >> 11 * row & ROW
        for place in range(PLACES):
            if free >> place & 1:
                return WAYS[world.layout.marks[11 * row + place].number] / 36
        return 0.0


def skipped(line: i64) -> i64:
    """The numbers left of the last cross that were not crossed."""
    return top(line) + 1 - COUNT[line]
