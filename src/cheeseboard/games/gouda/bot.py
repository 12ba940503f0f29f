"""A plain heuristic player of Gouda! Gouda!."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.bot import Bot, Prospect
from cheeseboard.core.moment import Ask, Chance
from cheeseboard.core.multiset import count
from cheeseboard.core.rng import Rng
from cheeseboard.games.gouda.actions import PASS, Play
from cheeseboard.games.gouda.stages import MOVING, NAMING, WINDOW
from cheeseboard.games.gouda.state import Gouda

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.action import Action
    from cheeseboard.core.state import State

SAMPLES: Final = 6  # rolls imagined for every space or card
CHEESE_WORTH: Final = 60.0
CARD_WORTH: Final = 2.0  # what a card must gain to be worth playing
LEAD_SCALE: Final = 12.0  # of the heuristic's worth: a lead of so much is taken for e times the chances


@final
class Greedy(Bot):
    """Plays each choice out to the end of the turn a few times and takes the one that leaves it furthest ahead."""

    def choose(self, world: State, seat: i64, rng: Rng) -> Action:
        assert isinstance(world, Gouda)
        legal = world.legal(seat)
        if len(legal) == 1 or world.stage not in (NAMING, WINDOW, MOVING):
            return legal[rng.below(len(legal))]
        best = legal[0]
        best_worth = -1.0e9
        for action in legal:
            samples = 1 if world.stage == MOVING else SAMPLES
            worth = self.expected(world, seat, action, samples, rng)
            if isinstance(action, Play):
                worth -= CARD_WORTH
            if worth > best_worth:
                best = action
                best_worth = worth
        return best

    def expected(self, world: Gouda, seat: i64, action: Action, samples: i64, rng: Rng) -> float:
        """What the position is worth on average once the turn is over, if nobody plays a card after this."""
        worth = 0.0
        for _ in range(samples):
            after = world.copy()
            after.play(seat, action)
            self.finish_turn(after, rng)
            worth += self.worth(after, seat)
        return worth / float(samples)

    def finish_turn(self, state: Gouda, rng: Rng) -> None:
        """Let dice and moves come by chance and good sense, with everybody passing, until somebody names a space."""
        while True:
            now = state.now
            if isinstance(now, Ask):
                if state.stage == NAMING:
                    return
                seat = now.seats[0]
                state.play(seat, PASS if state.stage == WINDOW else self.best_move(state, seat))
            elif isinstance(now, Chance):
                state.settle(now.law.draw(rng))
            else:
                return

    def best_move(self, state: Gouda, seat: i64) -> Action:
        """The move after which the position is worth most."""
        legal = state.legal(seat)
        best = legal[0]
        best_worth = -1.0e9
        for action in legal:
            after = state.copy()
            after.play(seat, action)
            worth = self.worth(after, seat)
            if worth > best_worth:
                best = action
                best_worth = worth
        return best

    def worth(self, state: Gouda, seat: i64) -> float:
        """Own mice high up and together, the rivals' low down; cheese above all."""
        worth = 0.0
        for space in range(len(state.mice)):
            here = state.mice[space]
            for owner in range(state.seats):
                mice = float(count(here, owner))
                climbed = float(state.board.heights[space]) * mice + (0.3 * mice * mice if mice > 1.0 else 0.0)
                worth += climbed if owner == seat else -climbed / float(state.seats - 1)
        for owner in range(state.seats):
            cheese = CHEESE_WORTH * float(state.eaten[owner])
            worth += cheese if owner == seat else -cheese
        return worth


@final
class Swift(Bot):
    """Names any space, plays no card and makes the best move: for playing on in a search."""

    def __init__(self) -> None:
        self.greedy: Final = Greedy()

    def choose(self, world: State, seat: i64, rng: Rng) -> Action:
        assert isinstance(world, Gouda)
        if world.stage == MOVING:
            return self.greedy.best_move(world, seat)
        return PASS if world.stage == WINDOW else world.sample(seat, rng)


@final
class Climbed(Prospect):
    """The seat's share of the win, by how far everybody's mice have climbed."""

    def __init__(self) -> None:
        self.greedy: Final = Greedy()

    def chance(self, state: State, seat: i64) -> float:
        assert isinstance(state, Gouda)
        others = 0.0
        mine = self.greedy.worth(state, seat)
        for other in range(state.seats):
            others += exp(min(50.0, (self.greedy.worth(state, other) - mine) / LEAD_SCALE))
        return 1.0 / others
