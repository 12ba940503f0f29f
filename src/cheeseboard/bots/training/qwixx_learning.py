"""A net for Qwixx that learns from games against itself, after a look at the plain heuristic player's games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np

from cheeseboard.bots.qwixx.aspects import aspects_of
from cheeseboard.bots.training.arrays import Reals, Wholes
from cheeseboard.bots.training.net import LEAD, WIN, Net, bend
from cheeseboard.bots.training.qwixx_games import play, share
from cheeseboard.bots.training.qwixx_players import GreedyPlayer, NetPlayer, Player
from cheeseboard.bots.training.qwixx_table import Tables
from cheeseboard.bots.training.qwixx_view import view

HIDDEN: Final = (64, 32)
SEATED: Final = 4000  # players of a lesson
TRACE: Final = 0.85  # how much a value learns from what comes long after it
NOISE: Final = 0.01  # of values, so that a lesson sees more than one way to play
BATCH: Final = 512
LEAD_UNIT: Final = 30.0


class Lessons(NamedTuple):
    """How a net is taught: for so many seats, so many lessons, the step of the first and how much the next is slower.

    What a lesson does is the same however many follow.
    """

    seats: int
    lessons: int
    seed: int
    first_rate: float = 0.002
    slower: float = 0.9


def fresh(plan: Lessons) -> Net:
    return Net((aspects_of(plan.seats), *HIDDEN, 2), np.random.default_rng(plan.seed))


def lesson(net: Net, plan: Lessons, number: int) -> None:
    """The lesson of that number: a function of the net, the plan and the number. The first ones are of others."""
    rng = np.random.default_rng((plan.seed, number))
    heuristic = number < 2
    player: Player = GreedyPlayer() if heuristic else NetPlayer(net, NOISE, rng)
    seen, goals = watched(net, player, plan.seats, rng, 1.0 if heuristic else TRACE)
    rate = plan.first_rate * plan.slower**number
    order = rng.permutation(len(seen))
    for at in range(0, len(order), BATCH):
        some = order[at : at + BATCH]
        net.learn(seen[some], goals[some], rate)


def watched(net: Net, player: Player, seats: int, rng: np.random.Generator, trace: float) -> tuple[Reals, Reals]:
    """Every seat's view at the beginning of every turn of many games, and what it should come to."""
    views: list[tuple[Wholes, Reals]] = []

    def watch(alive: Wholes, tables: Tables) -> None:
        views.append((alive, np.stack([view(tables, np.full(len(alive), seat)) for seat in range(seats)], axis=1)))

    games = SEATED // seats
    first = rng.integers(0, seats, games)
    ended = play([player], np.zeros((games, seats), np.int64), first, rng, watch)
    won = ended.won()
    others = np.stack([np.delete(ended.scores, seat, axis=1).max(axis=1) for seat in range(seats)], axis=1)
    goal = np.stack([won, (ended.scores - others) / LEAD_UNIT], axis=2).astype(np.float32)
    found: list[tuple[Reals, Reals]] = []
    for alive, seen in reversed(views):
        flat = seen.reshape(-1, seen.shape[2])
        found.append((flat, goal[alive].reshape(-1, 2)))
        if trace < 1.0:
            thought = net.layers(flat)[-1].reshape(len(alive), seats, 2)
            thought[:, :, WIN] = bend(thought[:, :, WIN])
            goal[alive] = trace * goal[alive] + (1 - trace) * thought
    assert WIN == 0 and LEAD == 1
    return np.concatenate([seen for seen, _ in found]), np.concatenate([goals for _, goals in found])


def measure(net: Net, plan: Lessons, rounds: int) -> tuple[float, float]:
    """The net's share against the heuristic player, on dice that no lesson has seen, and its margin."""
    return share(NetPlayer(net), GreedyPlayer(), rounds, plan.seats, plan.seed + 1_000_003)


def learn(net: Net, plan: Lessons, begin: int, told: Callable[[int], None]) -> None:
    """All lessons from number `begin` on; `told` hears of every one that is over."""
    for number in range(begin, plan.lessons):
        lesson(net, plan, number)
        told(number + 1)
