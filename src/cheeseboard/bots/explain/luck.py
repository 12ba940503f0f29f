"""How lucky a chance was for a seat: what its chance to win became, less what it was before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cheeseboard.bots.explain.advice import adviser, known
from cheeseboard.bots.levels import Level
from cheeseboard.bots.making import search_of
from cheeseboard.bots.search.budget import Budget, Meter
from cheeseboard.bots.search.cancel import Cancel
from cheeseboard.bots.search.candidate import differences, mean_of
from cheeseboard.bots.search.rollout import Result, Rollout
from cheeseboard.bots.search.worlds import Worlds
from cheeseboard.core.game import Game
from cheeseboard.core.moment import EVERYONE, Chance
from cheeseboard.core.rng import Rng
from cheeseboard.core.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

TRIES: Final = 1000


class Luck(NamedTuple):
    """The seat's chance to win before and after; `luck` and `points` are the differences, world by world.

    `score` is the expected score before.
    """

    before: float
    after: float
    luck: float
    luck_margin: float | None
    points: float
    points_margin: float | None
    worlds: int
    score: float


def luck(
    game: Game,
    state: State,
    outcome: i64,
    seat: i64,
    rng: Rng,
    level: Level | None = None,
    cancel: Cancel | None = None,
) -> Luck | None:
    """How lucky it is for the seat that the chance which the state waits for brings this.

    None if the seat does not see it come.
    """
    now = state.now
    if not isinstance(now, Chance) or not (now.seen == EVERYONE or now.seen >> seat & 1):
        return None
    chosen = adviser(game) if level is None else level
    rollout = search_of(game, chosen).rollout
    worlds = Worlds(state, seat, rng)
    meter = Meter(Budget(chosen.rollouts, chosen.seconds, cancel))
    before: list[Result] = []
    after: list[Result] = []
    number: i64 = 0
    while not before or not meter.spent(1.0):
        world = worlds.world(number)
        waiting = world.now
        assert isinstance(waiting, Chance)
        if waiting.law.weight(outcome):
            usual = worlds.first(len(before), waiting.law, worlds.dice(-1 - number))
            before.append(settled(rollout, world.copy(), usual, worlds, number))
            after.append(settled(rollout, world, outcome, worlds, number))
            meter.used += 2
        number += 1
        if not before and number == TRIES:  # no world that the seat imagines allows what came
            return None
    return counted(before, after)


def settled(rollout: Rollout, state: State, outcome: i64, worlds: Worlds, number: i64) -> Result:
    """What becomes of the state when chance brings this."""
    state.settle(outcome)
    rollout.play_on(state, worlds, number, False)
    return rollout.result(state, worlds.seat)


def counted(before: list[Result], after: list[Result]) -> Luck:
    """The means, and their differences."""
    won_before = [result.won for result in before]
    won_after = [result.won for result in after]
    gained = differences(won_after, won_before)
    points = differences([result.score for result in after], [result.score for result in before])
    return Luck(
        mean_of(won_before),
        mean_of(won_after),
        mean_of(gained),
        known(gained),
        mean_of(points),
        known(points),
        len(before),
        mean_of([result.score for result in before]),
    )
