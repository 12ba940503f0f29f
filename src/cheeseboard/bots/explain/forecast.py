"""The score that a seat may expect in the end: the match is played on, and what that gets wrong is set right.

Whoever plays on is quick, not strong: it scores less than a strong bot would, and its matches are too much like each
other. How much so was fitted, game by game, to matches of `hard` (`python scripts/fit_forecast.py`).
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final, NamedTuple, final

from cheeseboard.bots.myszki.foreseeing import ForeseeingBot
from cheeseboard.bots.search.budget import Budget, Meter
from cheeseboard.bots.search.candidate import mean_of
from cheeseboard.bots.search.worlds import Worlds
from cheeseboard.bots.wistar.knowledge import TASTES, learnt
from cheeseboard.bots.wistar.turns import Onwards
from cheeseboard.core.action import Action
from cheeseboard.core.bot import Bot
from cheeseboard.core.game import Game
from cheeseboard.core.mean import NORMAL_95
from cheeseboard.core.moment import Ask, Chance
from cheeseboard.core.state import State
from cheeseboard.games.myszki.state import Myszki
from cheeseboard.games.wistar.state import Wistar

if TYPE_CHECKING:
    from mypy_extensions import i64

WORLDS: Final = 24  # that each choice is played on in, at most
FEWEST: Final = 2


class Fit(NamedTuple):
    """What a strong bot makes of a match, by what the quick one has made of it.

    The gain from now on is multiplied, and something is added for every choice that a seat has until the end; so is the
    square of what final scores are apart.
    """

    gain: float = 1.0
    choice: float = 0.0
    apart: float = 1.0
    choice_apart: float = 0.0


PLAIN: Final = Fit()  # as it was played
FITS: Final[dict[str, Fit]] = {
    "qwixx": Fit(gain=0.815, choice=1.053, apart=0.594, choice_apart=16.706),
    "kocour": Fit(gain=0.902, choice=0.11, apart=0.866, choice_apart=7.861),
    "myszki": Fit(gain=0.869, choice=0.026, apart=0.114, choice_apart=0.097),
    "gouda": Fit(gain=1.024, choice=-0.001, apart=0.568, choice_apart=0.008),
    "wistar": Fit(gain=0.738, choice=0.229, apart=0.224, choice_apart=1.312),
}


@final
class Ends:
    """The scores that a seat had at the end of worlds, set right."""

    def __init__(self, fit: Fit, now: i64, seats: i64) -> None:
        self.fit: Final = fit
        self.now: Final = float(now)  # its points when the match was not yet played on
        self.seats: Final = float(seats)
        self.finals: Final[list[float]] = []
        self.scores: Final[list[float]] = []
        self.choices: float = 0.0  # of all worlds together

    def add(self, final: i64, choices: i64) -> None:
        """A world that ended like this, after so many choices of all seats."""
        fit, each = self.fit, float(choices) / self.seats
        self.finals.append(float(final))
        self.scores.append(self.now + fit.gain * (float(final) - self.now) + fit.choice * each)
        self.choices += each

    def spread(self) -> float | None:
        """Half of the range in which the final score lies in 95 of 100 matches; None where too little is known."""
        number = len(self.finals)
        if number < FEWEST:
            return None
        fit = self.fit
        return NORMAL_95 * sqrt(fit.apart * variance(self.finals) + fit.choice_apart * self.choices / float(number))


def variance(values: list[float]) -> float:
    mean = mean_of(values)
    return sum([(value - mean) * (value - mean) for value in values], 0.0) / float(len(values) - 1)


def fit_of(game: Game, seats: i64) -> Fit:
    """Alone, one plays on for points as the quick bot does."""
    return FITS.get(game.name, PLAIN) if seats > 1 else PLAIN


def quick(game: Game, state: State) -> Bot:
    """Who plays on."""
    if isinstance(state, Myszki):
        return ForeseeingBot()
    return Onwards(learnt(state.box.edition, TASTES)) if isinstance(state, Wistar) else game.policy()


def worlds_of(rollouts: int, share: int) -> int:
    """In how many worlds whoever searches with so many rollouts plays on to the end: one for so many of them."""
    return max(FEWEST, min(WORLDS, rollouts // share)) if rollouts else WORLDS


def forecasts(game: Game, worlds: Worlds, actions: list[Action], number: int, budget: Budget) -> dict[str, Ends]:
    """What each of these choices may be expected to score, by notation; all are played on in the same worlds.

    Nothing in a game without points. A world that there is no time for counts for none of them, unless it is the first.
    """
    state, seat = worlds.state, worlds.seat
    if not game.has_points(state):
        return {}
    fit, policy = fit_of(game, state.seats), quick(game, state)
    now = state.scores()[seat]
    found = [Ends(fit, now, state.seats) for _ in actions]
    meter = Meter(budget)
    for world in range(number):
        ended: list[tuple[int, int]] = []
        imagined = worlds.world(world)
        for action in actions:
            after = imagined.copy()
            after.play(seat, action)
            choices = play_out(after, policy, worlds, world)
            ended.append((int(after.scores()[seat]), int(choices)))
            if meter.urgent():
                break
        if len(ended) == len(actions) or not world:
            for place in range(len(ended)):
                found[place].add(ended[place][0], ended[place][1])
        if meter.urgent():
            break
    return {action.notation: ends for action, ends in zip(actions, found, strict=True)}


def play_out(state: State, policy: Bot, worlds: Worlds, number: i64, fresh: bool = True) -> i64:
    """Play the state, in the world of that number, to its end; how many choices that took."""
    rng = worlds.dice(number)
    choices: i64 = 0
    while True:
        now = state.now
        if isinstance(now, Ask):
            seat = now.seats[0]
            state.play(seat, policy.choose(state, seat, rng))
            choices += 1
        elif isinstance(now, Chance):
            state.settle(worlds.first(number, now.law, rng) if fresh else now.law.draw(rng))
            fresh = False
        else:
            return choices
