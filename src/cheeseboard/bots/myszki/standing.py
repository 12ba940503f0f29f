"""What every choice of Myszki for two is worth, and how a seat stands before the next tile is laid or drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cheeseboard.bots.myszki.knowledge import worths_for
from cheeseboard.bots.myszki.replies import Prophet
from cheeseboard.bots.myszki.survey import Way, survey
from cheeseboard.bots.myszki.table import Table
from cheeseboard.bots.search.budget import Budget, Meter
from cheeseboard.core.moment import Chance
from cheeseboard.core.rng import Rng
from cheeseboard.games.myszki.state import DRAWING, Myszki

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.action import Action

NO_HURRY: Final = Budget(rollouts=1)  # what has no limit of time here has none
NEVER: Final = -1.0  # less than any chance
DEALS: Final = 16  # ways to deal what is left of the first hands that are looked at


def choice_worths(world: Myszki, seat: i64, legal: list[Action], budget: Budget) -> list[float]:
    """What each of the seat's choices is worth to it, after the reply and its own next tile; [] if there is no time.

    Of the budget only the time counts.
    """
    table, meter = Table(world), Meter(budget)
    best: dict[str, float] = {}
    for way in weighed(world, table, seat, meter):
        notation = way.action(table).notation
        best[notation] = max(best.get(notation, NEVER), way.worth)
    return [] if meter.urgent() else [best[action.notation] for action in legal]


def worth_to(world: Myszki, seat: i64) -> float:
    """What the position is worth to a seat, whoever is to lay a tile or to draw one after that."""
    table, meter = Table(world), Meter(NO_HURRY)
    mover = world.after(world.active) if world.stage == DRAWING else world.active
    if mover == seat:
        return max([way.worth for way in weighed(world, table, seat, meter)])
    return Prophet(table, worths_for(world.seats), world, seat, meter).after_reply(world.hands[seat], True)


def worth_before_hands(world: Myszki, seat: i64) -> float:
    """What it is worth to a seat that first hands are being dealt: the mean of a few of them, every time the same."""
    rng = Rng(DEALS)
    worth = 0.0
    for _ in range(DEALS):
        dealt = world.copy()
        now = dealt.now
        while isinstance(now, Chance):
            dealt.settle(now.law.draw(rng))
            now = dealt.now
        worth += worth_to(dealt, seat)
    return worth / float(DEALS)


def weighed(world: Myszki, table: Table, seat: i64, meter: Meter) -> list[Way]:
    """All ways of the seat to lay a tile, and what each is worth; only some if the time is up."""
    worths = worths_for(world.seats)
    prophet = Prophet(table, worths, world, seat, meter)
    found: list[Way] = []
    for each in survey(table, worths, seat, world.hands[seat], table.choices()):
        for way in each:
            if meter.urgent():
                return found
            way.worth = prophet.worth(way, True)
            found.append(way)
    return found
