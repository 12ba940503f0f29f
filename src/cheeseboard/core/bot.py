"""Whoever plays in a person's stead."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from cheeseboard.core.action import Action
from cheeseboard.core.native import mypyc_attr
from cheeseboard.core.rng import Rng
from cheeseboard.core.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses from what a seat may know: it is only ever shown an imagined world."""

    @abstractmethod
    def choose(self, world: State, seat: i64, rng: Rng) -> Action:
        """One of `world.legal(seat)`. The world is the bot's own to play on in."""


class RandomBot(Bot):
    """Any legal action, each as likely."""

    def choose(self, world: State, seat: i64, rng: Rng) -> Action:
        return world.sample(seat, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Prospect:
    """What a position promises before it is over, for searches that look only a little ahead.

    It is shown whole worlds, but only imagined ones.
    """

    @abstractmethod
    def chance(self, state: State, seat: i64) -> float:
        """The seat's chance to win, from 0 to 1."""

    def is_quiet(self, state: State) -> bool:
        """Whether the position can be judged; where it cannot, the search plays on for a little."""
        return True

    def score(self, state: State, seat: i64) -> float:
        """The points that speak for the seat; unless a game knows better, those that it has.

        For searches alone: what people are told is the final score (`bots.explain.forecast`).
        """
        return float(state.scores()[seat])
