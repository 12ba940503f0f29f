"""A game as numbers, the same for all adapters: actions as integers, what a seat sees as a row of numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cheeseboard.core.moment import Ask, Chance
from cheeseboard.core.payoff import PAYOFFS, payoff
from cheeseboard.core.refusal import Problem, Refusal, Refused
from cheeseboard.lab.extra import missing
from cheeseboard.registry import find_game

try:
    import numpy as np
except ImportError:
    raise missing("numpy") from None

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from cheeseboard.core.rng import Rng
    from cheeseboard.core.state import State

LIMIT: Final = 100.0  # no number that a seat sees is larger, or smaller than its negative
MOST_POINTS: Final = 1000.0  # nobody has ever more points, or fewer than their negative
Observation = dict[str, "NDArray[np.float32] | NDArray[np.int8]"]


class Table:
    """A game with its seats and options.

    An action is the number of its place in the game's table of actions, which is fixed for a game and its options. What
    a seat sees is `State.features`, which is the same in all worlds that the seat cannot tell apart.
    """

    def __init__(self, game: str, seats: int | None, options: Mapping[str, object], payoff: str) -> None:
        self.game: Final = find_game(game)
        self.options: Final = self.game.choose_options(options)
        self.seats: Final = self.game.choose_seats(seats, self.options)
        if payoff not in PAYOFFS:
            raise Problem("lab-payoff", {"given": str(payoff), "expected": ", ".join(PAYOFFS)})
        self.payoff: Final = PAYOFFS.index(payoff)
        self.actions: Final = self.game.table(self.options).actions
        self.start: Final = self.game.start(self.seats, self.options)
        self.width: Final = len(self.start.features(0))
        self.zero_sum: Final = payoff == "win" and self.seats > 1

    @property
    def most(self) -> float:
        """The most that a seat can win or lose."""
        return 1.0 if self.zero_sum else 2 * MOST_POINTS

    def features(self, state: State, seat: int) -> NDArray[np.float32]:
        """What the seat sees."""
        return np.array(state.features(seat), dtype=np.float32)

    def mask(self, state: State, seat: int, more: int = 0) -> NDArray[np.int8]:
        """1 for every action that the seat may choose now; `more` places behind the actions are left at 0."""
        found = np.zeros(len(self.actions) + more, dtype=np.int8)
        found[[action.id for action in state.legal(seat)]] = 1
        return found

    def observation(self, state: State, seat: int) -> Observation:
        return {"observation": self.features(state, seat), "action_mask": self.mask(state, seat)}

    def payoffs(self, state: State) -> list[float]:
        """What a finished match pays to every seat."""
        return payoff(state, self.payoff)

    def refusal(self, state: State, seat: int, number: object) -> Refusal | None:
        """Why the seat may not do what has this number; None if it may."""
        if not isinstance(number, (int, np.integer)) or not 0 <= int(number) < len(self.actions):
            return Refusal("unknown-action", "", {"given": str(number), "game": self.game.name})
        return state.refusal(seat, self.actions[int(number)])

    def play(self, state: State, seat: int, number: int) -> None:
        """The seat does what has this number; Refused says why not."""
        refusal = self.refusal(state, seat, number)
        if refusal is not None:
            raise Refused(refusal)
        state.play(seat, self.actions[int(number)])


def settle(state: State, luck: Rng) -> None:
    """Let chance come until somebody is asked or the match is over."""
    while isinstance(state.now, Chance):
        state.settle(state.now.law.draw(luck))


def asked(state: State) -> list[int]:
    """The seats that owe a choice."""
    return list(state.now.seats) if isinstance(state.now, Ask) else []
