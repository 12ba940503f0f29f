"""A judgement of Mlsný kocour that learns from games: first of whoever looks at the lead, then against itself.

What a seat's end of turn is worth is what its next turns promise, the nearer the more, and the result.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from cheeseboard.bots.kocour.ends import Ends, LeadEnds, won
from cheeseboard.bots.kocour.fan import Reals, Wholes
from cheeseboard.bots.kocour.learnt import Judgement, LearntEnds, bent
from cheeseboard.bots.training.kocour_game import Turn, is_over
from cheeseboard.games.kocour.components import HUES, MOST_TURNS

TRACE: Final = 0.8  # how much a value learns from what comes long after it
HOLD: Final = 10.0  # how many cases the weights that were there before count
STEPS: Final = 8  # of Newton's method


class Lessons(NamedTuple):
    """How a judgement is taught: the points by colour and number of mice, the seats, and the games of every lesson."""

    points: tuple[tuple[int, ...], ...]
    seats: int
    games: tuple[int, ...]
    seed: int

    @property
    def alike(self) -> bool:
        return len(set(self.points)) == 1

    def table(self) -> Wholes:
        return np.array(self.points, np.int64)


class Watched(NamedTuple):
    """Ends of turns of a game and what they came to."""

    seen: list[Reals]
    goals: list[float]


def watch(judgement: Judgement, plan: Lessons, lesson: int, number: int, rival: Ends | None = None) -> Watched:
    """The game of that number of a lesson: a function of the judgement, the plan and the numbers.

    Against a rival one seat plays by the judgement, and what the others see does not count.
    """
    rng = np.random.default_rng((plan.seed, lesson, number))
    ends: Ends = LearntEnds(plan.table(), judgement) if lesson or rival else LeadEnds(plan.table())
    learners = [number % plan.seats] if rival else list(range(plan.seats))
    cards = np.zeros((plan.seats, HUES), np.int64)
    mover = int(rng.integers(plan.seats))
    seen: list[list[Reals]] = [[] for _ in range(plan.seats)]
    promised: list[list[float]] = [[] for _ in range(plan.seats)]  # by the turn after
    for _ in range(MOST_TURNS):
        turn = Turn(cards, mover, rival if rival and mover not in learners else ends)
        if seen[mover]:
            promised[mover].append(turn.promise)
        cards = turn.play(rng)
        if is_over(cards):
            break
        seen[mover].append(judgement.seen(*seen_by(plan, cards, mover)))
        mover = (mover + 1) % plan.seats
    found = Watched([], [])
    for seat in learners:
        found.seen.extend(seen[seat])
        found.goals.extend(goals(promised[seat], len(seen[seat]), result(plan, cards, seat), TRACE if lesson else 1.0))
    return found


def goals(promised: list[float], number: int, share: float, trace: float) -> list[float]:
    """What so many ends of turns of a seat should have been worth, if it had that share of the win."""
    found = [share] * number
    for place in range(number - 1, -1, -1):
        if place < len(promised):
            later = found[place + 1] if place + 1 < number else share
            found[place] = trace * later + (1.0 - trace) * promised[place]
    return found


def fit(judgement: Judgement, seen: Reals, goals: Reals) -> None:
    """Let the weights explain what was seen, as near to what they were as that allows."""
    before = judgement.weights.astype(np.float64)
    weights = before.copy()
    for _ in range(STEPS):
        chance = bent(seen @ weights)
        slope = seen.T @ (goals - chance) - HOLD * (weights - before)
        bend = (seen * (chance * (1.0 - chance))[:, None]).T @ seen + HOLD * np.eye(len(weights))
        weights += np.linalg.solve(bend, slope)
    judgement.weights = weights.astype(np.float32)


def seen_by(plan: Lessons, cards: Wholes, seat: int) -> tuple[Wholes, list[Wholes]]:
    """The cards and scores from a seat's own on."""
    turned = cards[(seat + np.arange(plan.seats)) % plan.seats]
    points = plan.table()
    scores = [np.array([points[colour][card[colour]] for colour in range(HUES)]).sum() for card in turned]
    return turned, [np.array([score]) for score in scores]


def result(plan: Lessons, cards: Wholes, seat: int) -> float:
    """The seat's share of the win in the end."""
    turned, scores = seen_by(plan, cards, seat)
    return float(won(scores, [np.array([card.sum()]) for card in turned])[0])
