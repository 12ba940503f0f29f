"""Rats of Wistar by whole turns: every choice is judged by where the turns end that begin with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.bots.drawing import drawn
from cheeseboard.bots.search.budget import Budget, Meter
from cheeseboard.bots.search.candidate import Candidate
from cheeseboard.bots.search.halving import Search, by_worth
from cheeseboard.bots.search.rollout import Rollout
from cheeseboard.bots.search.worlds import Worlds
from cheeseboard.bots.wistar.chances import Chances
from cheeseboard.bots.wistar.knowledge import TASTES, learnt
from cheeseboard.bots.wistar.ways import outlook
from cheeseboard.core.bot import Bot
from cheeseboard.games.wistar.actions import V_END
from cheeseboard.games.wistar.frames import TURN
from cheeseboard.games.wistar.judging import position_worth, under_way
from cheeseboard.games.wistar.state import Wistar

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.action import Action
    from cheeseboard.core.rng import Rng
    from cheeseboard.core.state import State
    from cheeseboard.games.wistar.actions import Choice
    from cheeseboard.games.wistar.bot import Greedy
    from cheeseboard.games.wistar.components import Edition

PLANS: Final = 15  # choices that turns begin with which are played out to their end
WORLDS: Final = 4  # that each of them is played out in
DEEP: Final = 6  # choices that are followed by the turns of others,
GAP: Final = 3.0  # of those that are worth less than the best one by no more than so many points


@final
class Onwards(Bot):
    """Looks one choice ahead, with the taste of the round: for playing on in a search."""

    def __init__(self, players: list[Greedy]) -> None:
        self.players: Final = players

    def choose(self, world: State, seat: i64, rng: Rng) -> Action:
        assert isinstance(world, Wistar)
        return self.players[world.round].next_choice(world, seat, rng)


@final
class Planner:
    """Plays turns out, in a given edition, as that edition's plain players of every round would."""

    def __init__(self, edition: Edition, players: list[Greedy], horizon: i64) -> None:
        self.edition: Final = edition
        self.players: Final = players
        # Whoever plays on looks one choice ahead, which other tastes are good for.
        onwards = Onwards(learnt(edition, TASTES))
        self.search: Final = Search(Rollout(onwards, Chances(players), horizon))

    def plans(self, worlds: Worlds, meter: Meter) -> list[Plan]:
        """The choices that look best at once, each with turns that begin with it, those of the best turns first.

        All are played out in the same worlds with the same chance. A world that is cut short does not count, unless it
        is the first.
        """
        seat = worlds.seat
        found = self.promising(worlds)
        for number in range(WORLDS):
            world = worlds.world(number)
            assert isinstance(world, Wistar)
            worths: list[float] = []
            for plan in found:
                worths.append(self.turn_worth(world, seat, plan.action, worlds.dice(number)))
                if meter.urgent():
                    break
            if len(worths) == len(found) or not number:
                for place in range(len(worths)):
                    found[place].add(worths[place])
            if meter.urgent():
                break
        found.sort(key=by_worth_of_turns)
        return found

    def promising(self, worlds: Worlds) -> list[Plan]:
        """The choices that look best one step ahead, the best first."""
        world = worlds.world(0)
        assert isinstance(world, Wistar)
        player = self.players[world.round]
        found = [Plan(option, player.ahead(world, worlds.seat, option)) for option in world.options]
        found.sort(key=by_promise)
        return found[:PLANS]

    def turn_worth(self, world: Wistar, seat: i64, choice: Choice, dice: Rng) -> float:
        """What the position is worth at the end of a turn that goes on with this choice.

        What could still be done counts for nothing: whoever ends the turn leaves it undone.
        """
        player = self.players[world.round]
        after = world.copy()
        after.play(seat, choice)
        if choice.verb != V_END:
            player.finish_turn(after, seat, dice)
        return position_worth(player.judge, after, seat) - under_way(player.judge, after, seat) + outlook(after, seat)

    def best(self, plans: list[Plan], worlds: Worlds, meter: Meter) -> Action:
        """Which turn leaves the seat with the best chances after those of the others (sequential halving)."""
        least = plans[0].worth() - GAP
        alive = [Candidate(plan.action) for plan in plans[:DEEP] if plan.worth() >= least]
        if len(alive) == 1:
            return alive[0].action
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
    """A choice, what it promises at once, and what the turns that begin with it came to, in points."""

    def __init__(self, action: Choice, promise: float) -> None:
        self.action: Final = action
        self.promise: Final = promise
        self.total: float = 0.0
        self.worlds: i64 = 0

    def add(self, worth: float) -> None:
        self.total += worth
        self.worlds += 1

    def worth(self) -> float:
        """The mean of all worlds; nothing is known of what was never tried."""
        return self.total / float(self.worlds) if self.worlds else -1.0e9


def by_promise(plan: Plan) -> float:
    """For sorting, the best first."""
    return -plan.promise


def by_worth_of_turns(plan: Plan) -> float:
    """For sorting, the best first."""
    return -plan.worth()


@final
class WholeTurnsBot(Bot):
    """Takes what begins the best turns; with a horizon, a new turn is chosen by what others do after it.

    It imagines its worlds by itself. Turns that are worth less by the temperature, in points, are taken e times less
    often. It plans by what was learnt of the edition, unless it is given another planner for it.
    """

    def __init__(
        self, budget: Budget, horizon: i64 = 0, temperature: float = 0.0, planner: Planner | None = None
    ) -> None:
        self.budget: Final = budget
        self.horizon: Final[i64] = horizon
        self.temperature: Final = temperature
        self.planner: Planner | None = planner

    def choose(self, world: State, seat: i64, rng: Rng) -> Action:
        assert isinstance(world, Wistar)
        planner = self.planner
        edition = world.box.edition
        if planner is None or planner.edition is not edition:
            planner = Planner(edition, learnt(edition), self.horizon)
            self.planner = planner
        worlds = Worlds(world, seat, rng)
        meter = Meter(self.budget)
        plans = planner.plans(worlds, meter)
        if self.temperature > 0.0:
            worths = [plan.worth() for plan in plans]
            return drawn([plan.action for plan in plans], worths, self.temperature, rng)
        if self.horizon and begins_turn(world) and not meter.urgent():
            return planner.best(plans, worlds, meter)
        return plans[0].action


def begins_turn(world: Wistar) -> bool:
    """Whether the seat that is asked has yet to place its leader."""
    return world.stack[-1].kind == TURN and not world.placed
