"""A plain heuristic player of Gouda! Gouda!."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.bot import Bot, Prospect
from cheeseboard.core.moment import Ask, Chance
from cheeseboard.core.multiset import count, total
from cheeseboard.core.rng import Rng
from cheeseboard.games.gouda.actions import PASS, Move, Play
from cheeseboard.games.gouda.components import GREEN, LAWS, MICE, MOST_DICE, RED
from cheeseboard.games.gouda.stages import MOVING, NAMING, SPACE, WINDOW
from cheeseboard.games.gouda.state import Gouda

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.action import Action
    from cheeseboard.core.state import State

SAMPLES: Final = 6  # rolls imagined for every space or card
CHEESE_WORTH: Final = 60.0
CARD_WORTH: Final = 2.0  # what a card must gain to be worth playing

# In logarithms of the odds, near to what fits the solved game for two best.
PULLS: Final = [0.0] + [1.75 * 0.7**steps for steps in range(20)]  # of a mouse, by steps to the cheese; 0 is no way
TURN_WORTH: Final = 0.24
HELD_WORTH: Final = 0.6  # of a magic card
MEAL_WORTH: Final = 5.0
POINT_WORTH: Final = 1.2
FULL_POINTS: Final = 4.0  # of a cheese that pulls as the only one does


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
    """Names the space that promises most, plays no card and makes the best moves: for playing on in a search."""

    def choose(self, world: State, seat: i64, rng: Rng) -> Action:
        assert isinstance(world, Gouda)
        if world.stage == MOVING:
            return best_move(world, seat)
        if world.stage == NAMING:
            return best_name(world, seat)
        return PASS if world.stage == WINDOW else world.sample(seat, rng)


@final
class Climbed(Prospect):
    """The seat's share of the win, by how near everybody's mice are to the cheese, and by the cards in hand."""

    def chance(self, state: State, seat: i64) -> float:
        assert isinstance(state, Gouda)
        promised = promises(state, pulls_of(state))
        promised[state.active] += TURN_WORTH
        others = 0.0
        for other in range(state.seats):
            others += exp(min(50.0, promised[other] - promised[seat]))
        return 1.0 / others

    def is_quiet(self, state: State) -> bool:
        """In the middle of a turn dice or cards are about to change everything."""
        assert isinstance(state, Gouda)
        return state.stage == NAMING


def pulls_of(state: Gouda) -> list[float]:
    """What a mouse on each space adds to the logarithm of the odds; where it eats, with what that brings."""
    board = state.board
    if not state.variant.cheese_spots:
        pulls = [PULLS[steps[board.goal]] for steps in board.steps]
        pulls[board.goal] = MEAL_WORTH
        return pulls
    pulls = [0.0] * len(board.spaces)
    for place in range(len(board.spaces)):
        if state.cheese & SPACE[place]:
            points = float(board.cheese[place])
            for space in range(len(board.spaces)):
                pulls[space] += PULLS[board.steps[space][place]] * points / FULL_POINTS
            pulls[place] += POINT_WORTH * points
    return pulls


def promises(state: Gouda, pulls: list[float]) -> list[float]:
    """The logarithm of everybody's odds, but for what all have in common."""
    eaten = POINT_WORTH if state.variant.cheese_spots else MEAL_WORTH
    found = [HELD_WORTH * float(total(state.hands[seat])) for seat in range(state.seats)]
    for seat in range(state.seats):
        found[seat] += eaten * float(state.eaten[seat])
    for space in range(len(state.mice)):
        here = state.mice[space]
        if here:
            for owner in range(state.seats):
                found[owner] += pulls[space] * float(count(here, owner))
    return found


def threats(state: Gouda, seat: i64, pulls: list[float]) -> list[float]:
    """How much of the danger to the seat comes from each of the others; of its own mice it is -1."""
    promised = promises(state, pulls)
    most = max(promised)
    found = [exp(promise - most) for promise in promised]
    others = sum(found) - found[seat]
    for other in range(state.seats):
        found[other] = -1.0 if other == seat else found[other] / others
    return found


def best_move(state: Gouda, seat: i64) -> Action:
    """The own mouse that gains most, or the other's whose loss matters most; whose mouse must go up, the least."""
    moves = state.moves()
    pulls = pulls_of(state)
    danger = threats(state, seat, pulls)
    best = moves[0]
    least = 1.0e9
    for action in moves:
        assert isinstance(action, Move)
        harm = danger[action.owner] * (pulls[action.end] - pulls[action.start])
        if action.end == state.board.goal and action.owner != seat and not state.variant.cheese_spots:
            harm += 100.0  # the game is lost, or a cheese of three
        if harm < least:
            best = action
            least = harm
    return best


def best_name(state: Gouda, seat: i64) -> Action:
    """The space with the most to gain: own mice rise first, others fall first."""
    pulls = pulls_of(state)
    danger = threats(state, seat, pulls)
    best = state.board.names[0]
    most = -1.0e9
    for name in state.board.names:
        here = state.mice[name.space]
        mine = count(here, seat)
        if mine:
            rivals = total(here) - mine
            weight = 0.0
            for other in range(state.seats):
                if other != seat and rivals:
                    weight += danger[other] * float(count(here, other)) / float(rivals)
            rises, falls = changes(state, name.space, pulls)
            uses = USES[mine][min(MOST_DICE, rivals)]
            gain = rises * (uses[0] - weight * uses[1]) - falls * (uses[2] - weight * uses[3])
            if gain > most:
                best = name
                most = gain
    return best


def changes(state: Gouda, space: i64, pulls: list[float]) -> tuple[float, float]:
    """What a mouse there gains by going up, and loses by going down."""
    rises = falls = 0.0
    for move in state.board.up[space]:
        rises = max(rises, pulls[move.end] - pulls[space])
    for move in state.board.down[space]:
        falls = max(falls, pulls[space] - pulls[move.end])
    return rises, falls


def uses_of(mine: int, rivals: int) -> list[float]:
    """Of a roll for so many own mice and others: how many own and others' go up, own and others' down, on average."""
    law = LAWS[min(MOST_DICE, mine + rivals)]
    found = [0.0, 0.0, 0.0, 0.0]
    for outcome in range(law.size):
        ups, downs = int(count(law.dice[outcome], GREEN)), int(count(law.dice[outcome], RED))
        own_up = min(ups, mine)
        others_down = min(downs, rivals - (ups - own_up))
        chance = float(law.weight(outcome)) / float(law.total)
        for place, number in enumerate((own_up, ups - own_up, downs - others_down, others_down)):
            found[place] += chance * float(number)
    return found


USES: Final = [[uses_of(mine, rivals) for rivals in range(MOST_DICE + 1)] for mine in range(MICE + 1)]
