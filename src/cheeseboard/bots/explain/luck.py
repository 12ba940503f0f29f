"""How lucky a chance was for a seat: what its chance to win became, less what it was before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cheeseboard.bots.explain.advice import SCORE_SHARE, adviser, margin_known
from cheeseboard.bots.explain.forecast import Ends, fit_of, play_out, quick, worlds_of
from cheeseboard.bots.levels import KNOWING, WINNING, Level, levels_of
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

    `score` is the expected final score before, None in a game without points. What is `known` was solved or learnt.
    """

    before: float
    after: float
    luck: float
    luck_margin: float | None
    points: float
    points_margin: float | None
    worlds: int
    score: float | None
    known: bool = False


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
    if levels_of(game)["hard"].kind in (KNOWING, WINNING):
        from cheeseboard.bots.explain.known_luck import known_luck  # only who needs it waits for numpy

        known = known_luck(game, state, outcome, seat, rng, chosen, cancel)
        if known is not None:
            return known
    worlds = Worlds(state, seat, rng)
    meter = Meter(Budget(chosen.rollouts, (1.0 - SCORE_SHARE) * chosen.seconds, cancel))
    rollout = search_of(game, far_enough(chosen, state.seats)).rollout
    before, after = before_and_after(rollout, worlds, outcome, meter)
    if not before:
        return None
    found = counted(before, after)
    return found if state.seats == 1 else with_points(found, lucky_ends(game, worlds, outcome, chosen, cancel))


def far_enough(level: Level, seats: i64) -> Level:
    """The same, but if it looks only a little ahead, it sees the seat make use of what came."""
    return level._replace(horizon=max(level.horizon, int(seats) + 1)) if level.horizon else level


def before_and_after(rollout: Rollout, worlds: Worlds, outcome: i64, meter: Meter) -> tuple[list[Result], list[Result]]:
    """What became of worlds where chance brought anything, and of the same ones with this outcome.

    Nothing if no world that the seat imagines allows what came.
    """
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
        if not before and number == TRIES:
            break
    return before, after


def lucky_ends(
    game: Game, worlds: Worlds, outcome: i64, level: Level, cancel: Cancel | None
) -> tuple[Ends, Ends] | None:
    """How worlds end with any outcome, and with this one; None in a game without points."""
    state, seat = worlds.state, worlds.seat
    if not game.has_points(state):
        return None
    fit, policy, now = fit_of(game, state.seats), quick(game, state), state.scores()[seat]
    before, after = Ends(fit, now, state.seats), Ends(fit, now, state.seats)
    meter = Meter(Budget(level.rollouts, SCORE_SHARE * level.seconds, cancel))
    for number in range(worlds_of(level.rollouts, 2)):
        world = worlds.world(number)
        waiting = world.now
        assert isinstance(waiting, Chance)
        if not waiting.law.weight(outcome):
            continue
        usual = world.copy()
        usual.settle(worlds.first(len(before.scores), waiting.law, worlds.dice(-1 - number)))
        world.settle(outcome)
        for each, ends in ((usual, before), (world, after)):
            choices = play_out(each, policy, worlds, number, False)
            ends.add(each.scores()[seat], choices)
        if meter.urgent():
            break
    return before, after


def with_points(found: Luck, ends: tuple[Ends, Ends] | None) -> Luck:
    """The same luck, with the final scores of these ends."""
    if ends is None or not ends[0].scores:
        return found._replace(points=0.0, points_margin=None, score=None)
    points = differences(ends[1].scores, ends[0].scores)
    return found._replace(points=mean_of(points), points_margin=margin_known(points), score=mean_of(ends[0].scores))


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
        margin_known(gained),
        mean_of(points),
        margin_known(points),
        len(before),
        mean_of([result.score for result in before]),
    )
