"""A game of one choice for two, whose chances are plain to see: seat 0 takes a sure draw or one of many wheels.

A wheel has six fields; wheel n wins on n of them. Seat 1 only ever watches.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cheeseboard.core.action import Action
from cheeseboard.core.law import Uniform
from cheeseboard.core.moment import ASK, OVER, Chance
from cheeseboard.core.refusal import Refusal
from cheeseboard.core.rng import Rng
from cheeseboard.core.sight import Sight
from cheeseboard.core.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

FIELDS: Final = 6
SURE: Final = FIELDS + 1  # the choice of a draw
ACTIONS: Final = [Action(number, f"w{number}", "action") for number in range(FIELDS + 1)] + [
    Action(SURE, "sure", "action")
]


class Wheel(State):
    def __init__(self, choices: list[int], imagined: list[int] | None = None) -> None:
        super().__init__(2, ASK[1])
        self.choices = choices
        self.chosen = -1
        self.points = [0, 0]
        self.imagined = [] if imagined is None else imagined  # shared: how many worlds were asked for

    def copy(self) -> Wheel:
        twin = Wheel(self.choices, self.imagined)
        twin.now, twin.chosen, twin.points = self.now, self.chosen, self.points[:]
        return twin

    def imagine(self, seat: i64, rng: Rng) -> Wheel:
        self.imagined.append(int(seat))
        return self.copy()

    def legal(self, seat: i64) -> list[Action]:
        return [ACTIONS[choice] for choice in self.choices] if self.asks(seat) else []

    def refusal(self, seat: i64, action: Action) -> Refusal | None:
        return None if action in self.legal(seat) else Refusal("unknown-action")

    def play(self, seat: i64, action: Action) -> None:
        self.chosen = int(action.id)
        self.now = OVER if self.chosen == SURE else Chance(Uniform(FIELDS))

    def settle(self, outcome: i64) -> None:
        self.points[0 if outcome < self.chosen else 1] = 1
        self.now = OVER

    def scores(self) -> list[i64]:
        return list(self.points)

    def winners(self) -> list[i64]:
        return [seat for seat in range(2) if self.points[seat] == max(self.points)]

    def ending(self) -> str:
        return "" if self.now is not OVER else "over"

    def observe(self, seat: i64, sight: Sight) -> None:
        return

    def pieces(self) -> list[i64]:
        return []

    def key(self) -> tuple[object, ...]:
        return (self.chosen, tuple(self.points))
