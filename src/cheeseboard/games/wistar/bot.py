"""A plain heuristic player of Rats of Wistar."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.bot import Bot, Prospect
from cheeseboard.core.moment import Chance
from cheeseboard.core.rng import Rng
from cheeseboard.games.wistar.actions import V_END, Choice
from cheeseboard.games.wistar.frames import TURN
from cheeseboard.games.wistar.judging import HOUSE_TASTE, Judge, Taste, position_worth
from cheeseboard.games.wistar.state import Wistar
from cheeseboard.games.wistar.worth import Values

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.action import Action
    from cheeseboard.core.state import State
    from cheeseboard.games.wistar.components import Edition

WIDTH: Final = 3  # choices of a turn that are thought through
LONGEST: Final = 60  # steps of a turn
NOISE: Final = 0.3  # choices nearer than this are taken by chance
LEAD_SCALE: Final = 6.0  # points: a lead of so much is taken for e times the chances


@final
class Greedy(Bot):
    """Plays the best-looking spaces out to the end of its turn; in everything else it looks one choice ahead."""

    def __init__(self, edition: Edition, taste: Taste = HOUSE_TASTE) -> None:
        self.judge: Final = Judge(taste, Values(edition, taste.often))

    def choose(self, world: State, seat: i64, rng: Rng) -> Action:
        assert isinstance(world, Wistar)
        if world.stack[-1].kind != TURN or world.placed:
            return self.next_choice(world, seat, rng)
        best = world.options[0]
        best_worth = -1.0e9
        for option in self.promising(world, seat, rng):
            after = world.copy()
            after.play(seat, option)
            self.finish_turn(after, seat, rng)
            worth = position_worth(self.judge, after, seat) + NOISE * chance(rng)
            if worth > best_worth:
                best = option
                best_worth = worth
        return best

    def promising(self, world: Wistar, seat: i64, rng: Rng) -> list[Choice]:
        """The few choices that look best one step ahead."""
        worths: list[float] = []
        for option in world.options:
            worths.append(self.ahead(world, seat, option) + NOISE * chance(rng))
        if len(worths) <= WIDTH:
            return world.options
        least = sorted(worths)[-WIDTH]
        return [option for option, worth in zip(world.options, worths, strict=True) if worth >= least]

    def next_choice(self, world: Wistar, seat: i64, rng: Rng) -> Choice:
        """The choice after which the position is worth most at once."""
        best = world.options[0]
        best_worth = -1.0e9
        for option in world.options:
            worth = self.ahead(world, seat, option) + NOISE * chance(rng)
            if worth > best_worth:
                best = option
                best_worth = worth
        return best

    def ahead(self, world: Wistar, seat: i64, option: Choice) -> float:
        after = world.copy()
        after.play(seat, option)
        return position_worth(self.judge, after, seat)

    def finish_turn(self, state: Wistar, seat: i64, rng: Rng) -> None:
        """Play on, with chance as it comes, up to where the seat would end its turn."""
        for _ in range(LONGEST):
            now = state.now
            if isinstance(now, Chance):
                state.settle(now.law.draw(rng))
            elif not state.asks(seat):
                return
            else:
                choice = self.next_choice(state, seat, rng)
                if choice.verb == V_END:
                    return
                state.play(seat, choice)


@final
class StepByStep(Bot):
    """Looks one choice ahead, always: for playing on in a search."""

    def __init__(self, greedy: Greedy) -> None:
        self.greedy: Final = greedy

    def choose(self, world: State, seat: i64, rng: Rng) -> Action:
        assert isinstance(world, Wistar)
        return self.greedy.next_choice(world, seat, rng)


@final
class Standing(Prospect):
    """The seat's share of the win, by what everybody's position is worth."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Final = judge

    def chance(self, state: State, seat: i64) -> float:
        assert isinstance(state, Wistar)
        others = 0.0
        mine = position_worth(self.judge, state, seat)
        for other in range(state.seats):
            others += exp(min(50.0, (position_worth(self.judge, state, other) - mine) / LEAD_SCALE))
        return 1.0 / others

    def score(self, state: State, seat: i64) -> float:
        assert isinstance(state, Wistar)
        return position_worth(self.judge, state, seat)


def chance(rng: Rng) -> float:
    """A number from 0 to 1."""
    return float(rng.below(1000)) / 1000.0
