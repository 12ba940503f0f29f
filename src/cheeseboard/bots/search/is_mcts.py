"""Plain information-set Monte Carlo tree search: no knowledge of the game, random playouts, upper confidence bounds.

Every playout begins in another imagined world. Chance is drawn and not part of the tree (open loop); a choice counts
as available in the worlds that allow it. This is what stronger bots are measured against.
"""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Final, final

from cheeseboard.bots.search.budget import Budget, Meter
from cheeseboard.core.bot import Bot
from cheeseboard.core.moment import Ask, Chance
from cheeseboard.core.native import mypyc_attr
from cheeseboard.core.playout import playout

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.action import Action
    from cheeseboard.core.rng import Rng
    from cheeseboard.core.state import State

EXPLORATION: Final = 0.7


@final
@mypyc_attr(acyclic=True)
class Node:
    """What became of a choice of `mover`."""

    def __init__(self, mover: i64) -> None:
        self.mover: Final[i64] = mover
        self.visits: i64 = 0
        self.available: i64 = 0
        self.won: float = 0.0  # of the mover
        self.children: Final[dict[int, Node]] = {}

    def bound(self) -> float:
        """The mover's wins, as many as they may well be."""
        visits = float(self.visits)
        return self.won / visits + EXPLORATION * sqrt(log(float(self.available)) / visits)


@final
class IsMctsBot(Bot):
    """Takes the choice that was tried most."""

    def __init__(self, budget: Budget) -> None:
        self.budget: Final = budget

    def choose(self, world: State, seat: i64, rng: Rng) -> Action:
        legal = world.legal(seat)
        if len(legal) == 1:
            return legal[0]
        root = self.grow(world, seat, rng)
        best = legal[0]
        most: i64 = 0
        for action in legal:
            child = root.children.get(int(action.id))
            if child is not None and child.visits > most:
                best = action
                most = child.visits
        return best

    def grow(self, world: State, seat: i64, rng: Rng) -> Node:
        """The tree that the budget allows, of one playout at least."""
        root = Node(seat)
        meter = Meter(self.budget)
        while True:
            state = world.imagine(seat, rng)
            path = descend(root, state, seat, rng)
            playout(state, rng)
            winners = state.winners()
            share = 1.0 / float(len(winners))
            for node in path:
                node.visits += 1
                if node.mover in winners:
                    node.won += share
            meter.used += 1
            if meter.spent(1.0):
                return root


def descend(root: Node, state: State, seat: i64, rng: Rng) -> list[Node]:
    """Play by the tree up to a choice that is new to it, which it then has."""
    path: list[Node] = []
    node = root
    while True:
        now = state.now
        if isinstance(now, Ask):
            mover = now.seats[0] if path else seat
            action = step(node, state, mover, rng)
            child = node.children[int(action.id)]
            state.play(mover, action)
            path.append(child)
            if not child.visits:
                return path
            node = child
        elif isinstance(now, Chance):
            state.settle(now.law.draw(rng))
        else:
            return path


def step(node: Node, state: State, mover: i64, rng: Rng) -> Action:
    """A choice that was never tried, any; if there is none, the one with the highest bound."""
    legal = state.legal(mover)
    children = node.children
    untried: list[Action] = []
    best = legal[0]
    highest = -1.0
    for action in legal:
        child = children.get(int(action.id))
        if child is None:
            untried.append(action)
        else:
            child.available += 1
    if untried:
        best = untried[rng.below(len(untried))]
        children[int(best.id)] = fresh(mover)
        return best
    for action in legal:
        bound = children[int(action.id)].bound()
        if bound > highest:
            best = action
            highest = bound
    return best


def fresh(mover: i64) -> Node:
    node = Node(mover)
    node.available = 1
    return node
