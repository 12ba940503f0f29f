"""Whole turns of Mlsný kocour at once, compared with a search that knows only the rules."""

from __future__ import annotations

import numpy as np
import pytest

from cheeseboard.bots.kocour.ends import Ends
from cheeseboard.bots.kocour.exact_ends import ExactEnds
from cheeseboard.bots.kocour.fan_bot import FanBot
from cheeseboard.bots.kocour.hues import RESTING, Hues, at, position
from cheeseboard.bots.kocour.knowledge import best_ends, lead_ends, points_of
from cheeseboard.bots.kocour.learnt import Judgement, LearntEnds
from cheeseboard.bots.training.kocour_learning import Lessons, seen_by
from cheeseboard.core.moment import Over
from cheeseboard.core.multiset import count
from cheeseboard.core.option import Options
from cheeseboard.core.rng import Rng
from cheeseboard.games.kocour.state import Kocour
from tests.bots.kocour.positions import Worth, after, by_the_rules, choice

ANY = (np.arange(RESTING) * 7919 % 1000 / 1000).astype(np.float32)  # worths that mean nothing
HUES = Hues()


def check(state: Kocour, ends: Ends, ended: Worth) -> None:
    """Every choice is worth what the rules say, and the bot takes the best."""
    mover, legal = state.active, state.legal(state.active)
    known: dict[tuple[object, ...], float] = {}
    expected = [by_the_rules(after(state, action), mover, ended, known, state.turns) for action in legal]
    bot, before = FanBot(lambda world, seat: ends), repr(state)
    assert bot.worths(state, mover, legal) == pytest.approx(expected, abs=1e-6)
    assert expected[legal.index(bot.choose(state, mover, Rng(1)))] == pytest.approx(max(expected), abs=1e-6)
    assert repr(state) == before


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (2, {"edition": "triangular"}), (3, {"children": True}), (3, {}), (4, {}), (3, {"match": True})],
)
def test_it_takes_what_leads_furthest(seats: int, options: Options) -> None:
    state = choice(seats, options, 1, 14, 3)
    mover, game = state.active, state.game

    def ended(later: Kocour) -> float:
        scores = later.scores() if later.game == game else later.totals
        ahead = float(scores[mover] - max(score for seat, score in enumerate(scores) if seat != mover))
        if not isinstance(later.now, Over):
            return ahead
        winners = later.winners()
        return ahead + 15 / len(winners) if mover in winners else ahead - 15

    check(state, lead_ends(state, mover), ended)


@pytest.mark.parametrize("seed", range(3))
def test_it_takes_what_wins_most_often_by_a_table(seed: int) -> None:
    state = choice(2, {"edition": "triangular"}, seed, 14 + 4 * seed, 3)
    mover = state.active

    def ended(later: Kocour) -> float:
        if isinstance(later.now, Over):
            winners = later.winners()
            return 1 / len(winners) if mover in winners else 0.0
        mine, theirs = later.cards[later.active], later.cards[1 - later.active]
        placings = [HUES.number[at(count(mine, colour), count(theirs, colour), 0)] for colour in range(5)]
        return 1.0 - float(ANY[position(*placings)])

    check(state, ExactEnds(points_of("triangular"), ANY), ended)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_takes_what_a_judgement_says(seats: int) -> None:
    state = choice(seats, {}, 5, 18, 4)
    mover = state.active
    judgement = Judgement(False)
    judgement.weights += np.random.default_rng(1).normal(0, 0.5, len(judgement.weights)).astype(np.float32)
    plan = Lessons(tuple(tuple(int(each) for each in row) for row in points_of("default")), seats, (1,), 1)

    def ended(later: Kocour) -> float:
        if isinstance(later.now, Over):
            winners = later.winners()
            return 1 / len(winners) if mover in winners else 0.0
        cards = np.array([[count(card, colour) for colour in range(5)] for card in later.cards])
        total = judgement.seen(*seen_by(plan, cards, mover)) @ judgement.weights
        return float(1 / (1 + np.exp(-total)))

    check(state, LearntEnds(points_of("default"), judgement), ended)


def test_where_everything_is_safe_nothing_is_lost_by_stopping() -> None:
    for seed in range(3):
        state = choice(2, {"edition": "triangular", "risky": True}, seed, 10, 3)
        assert FanBot(best_ends).choose(state, state.active, Rng(1)) in state.legal(state.active)


def test_with_a_temperature_the_worse_is_taken_less_often() -> None:
    state = choice(2, {}, 3, 12, 3)
    legal = state.legal(state.active)
    worths = FanBot(lead_ends).worths(state, state.active, legal)
    hot, rng = FanBot(lead_ends, 3.0), Rng(4)
    taken = [legal.index(hot.choose(state, state.active, rng)) for _ in range(40)]
    best, worst = worths.index(max(worths)), worths.index(min(worths))
    assert taken.count(best) > taken.count(worst)
