"""Rats of Wistar by whole turns: every choice is judged by where the turn ends that begins with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.bots.drawing import drawn
from cheeseboard.bots.search.budget import Budget, Meter
from cheeseboard.bots.search.candidate import Candidate
from cheeseboard.bots.search.halving import Search, by_worth
from cheeseboard.bots.search.rollout import Rollout
from cheeseboard.bots.search.worlds import Worlds
from cheeseboard.bots.wistar.chances import Chances
from cheeseboard.bots.wistar.knowledge import learnt
from cheeseboard.core.bot import Bot
from cheeseboard.games.wistar.bot import StepByStep
from cheeseboard.games.wistar.frames import TURN
from cheeseboard.games.wistar.judging import position_worth
from cheeseboard.games.wistar.state import Wistar

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.action import Action
    from cheeseboard.core.rng import Rng
    from cheeseboard.core.state import State
    from cheeseboard.games.wistar.components import Edition

PLANS: Final = 10  # turns that are played out to their end
DEEP: Final = 6  # of them, so many are followed by the turns of others


@final
class Planner:
    """Plays turns out by the taste that was learnt, in a given edition."""

    def __init__(self, edition: Edition, horizon: i64) -> None:
        self.edition: Final = edition
        self.greedy: Final = learnt(edition)
        self.search: Final = Search(Rollout(StepByStep(self.greedy), Chances(self.greedy.judge), horizon))

    def plans(self, worlds: Worlds, meter: Meter) -> list[Plan]:
        """The choices that look best at once, each with a turn that begins with it, the best turn first."""
        world = worlds.world(0)
        assert isinstance(world, Wistar)
        seat = worlds.seat
        greedy = self.greedy
        found = [Plan(option, greedy.ahead(world, seat, option)) for option in world.options]
        found.sort(key=by_promise)
        del found[PLANS:]
        for plan in found:
            after = world.copy()
            after.play(seat, plan.action)
            greedy.finish_turn(after, seat, worlds.dice(0))
            plan.worth = position_worth(greedy.judge, after, seat)
            if meter.urgent():
                break
        found.sort(key=by_promise)
        return found

    def best(self, plans: list[Plan], worlds: Worlds, meter: Meter) -> Action:
        """Which turn leaves the seat with the best chances after those of the others (sequential halving)."""
        alive = [Candidate(plan.action) for plan in plans[:DEEP]]
        rounds = max(1, (len(alive) - 1).bit_length())
        number: i64 = 0
        going = True
        for played in range(1, rounds + 1):
            while going:
                going = self.search.try_all(alive, worlds, number, meter)
                number += 1
                if meter.spent(float(played) / float(rounds)):
                    break
            alive.sort(key=by_worth)
            if not going:
                break
            alive = alive[: (len(alive) + 1) // 2]
        return alive[0].action


@final
class Plan:
    """A choice, and what it is worth in points as far as was looked."""

    def __init__(self, action: Action, worth: float) -> None:
        self.action: Final = action
        self.worth: float = worth


def by_promise(plan: Plan) -> float:
    """For sorting, the best first."""
    return -plan.worth


@final
class WholeTurnsBot(Bot):
    """Takes what begins the best turn; with a horizon, a new turn is chosen by what others do after it.

    It imagines its worlds by itself. A turn that is worth less by the temperature, in points, is taken e times less
    often.
    """

    def __init__(self, budget: Budget, horizon: i64 = 0, temperature: float = 0.0) -> None:
        self.budget: Final = budget
        self.horizon: Final[i64] = horizon
        self.temperature: Final = temperature
        self.planner: Planner | None = None

    def choose(self, world: State, seat: i64, rng: Rng) -> Action:
        assert isinstance(world, Wistar)
        planner = self.planner
        if planner is None or planner.edition is not world.box.edition:
            planner = Planner(world.box.edition, self.horizon)
            self.planner = planner
        worlds = Worlds(world, seat, rng)
        meter = Meter(self.budget)
        plans = planner.plans(worlds, meter)
        if self.temperature > 0.0:
            worths = [plan.worth for plan in plans]
            return drawn([plan.action for plan in plans], worths, self.temperature, rng)
        if self.horizon and len(plans) > 1 and begins_turn(world) and not meter.urgent():
            return planner.best(plans, worlds, meter)
        return plans[0].action


def begins_turn(world: Wistar) -> bool:
    """Whether the seat that is asked has yet to place its leader."""
    return world.stack[-1].kind == TURN and not world.placed
