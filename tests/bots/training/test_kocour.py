"""Learning Mlsný kocour: turns by the rules, and courses that can be stopped."""

from __future__ import annotations

import numpy as np
import pytest

from cheeseboard.bots.kocour.ends import LeadEnds
from cheeseboard.bots.kocour.knowledge import LEARNT, learnt_ends, numbers, points_of
from cheeseboard.bots.kocour.learnt import Judgement, bent
from cheeseboard.bots.training.kocour_contest import share
from cheeseboard.bots.training.kocour_courses import LearningCourse
from cheeseboard.bots.training.kocour_courses import points_of as printed
from cheeseboard.bots.training.kocour_game import START, Turn, is_over
from cheeseboard.bots.training.kocour_learning import Lessons, fit, goals, seen_by, watch
from cheeseboard.core.moment import Ask
from cheeseboard.core.multiset import count
from cheeseboard.games.kocour.actions import Catch
from cheeseboard.games.kocour.state import Kocour
from tests.bots.kocour.positions import after, settled, start


def caught(state: Kocour) -> set[tuple[tuple[int, ...], ...]]:
    """By the rules: all that a roll can have been used for, as cards and what is pulled."""
    found = set()
    for action in state.legal(state.active):
        if isinstance(action, Catch):
            later = after(state, action)
            found.add(mice(later))
            found |= {mice(after(later, each)) for each in later.legal(later.active) if isinstance(each, Catch)}
    return found


def mice(state: Kocour) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(int(count(card, colour)) for colour in range(5)) for card in [*state.cards, state.pulled])


@pytest.mark.parametrize("roll", range(36))
def test_a_roll_allows_the_same_catches(roll: int) -> None:
    state = start(3, {})
    state.settle(0)
    state.cards = [0o11, 0o2012, 0o10001]
    for card in state.cards:
        state.centre -= card
    state.held = sum(1 << 5 * source + colour for source, card in enumerate([state.centre, *state.cards])
                     for colour in range(5) if count(card, colour))  # fmt: skip
    rolled = settled(state, roll)
    cards = np.array([[count(card, colour) for colour in range(5)] for card in state.cards])
    turn = Turn(cards, 0, LeadEnds(points_of("default")))
    found = set()
    for ways in turn.catches(START, roll % 6, roll // 6):
        after_catch = [turn.fan.after[colour][way] for colour, way in enumerate(ways)]
        found.add(tuple(tuple(int(each[place]) for each in after_catch) for place in range(4)))
    assert found == (caught(rolled) if isinstance(rolled.now, Ask) else set())


def test_games_end_by_the_rules() -> None:
    rng = np.random.default_rng(3)
    cards, mover = np.zeros((3, 5), np.int64), 0
    while not is_over(cards):
        later = Turn(cards, mover, LeadEnds(points_of("default"))).play(rng)
        assert (later.sum(axis=0) <= 6).all()
        assert (later >= 0).all()
        assert (later.sum(axis=1) <= cards.sum(axis=1))[[seat for seat in range(3) if seat != mover]].all()
        cards, mover = later, (mover + 1) % 3


def test_what_was_stopped_goes_on_as_if_it_had_not_been() -> None:
    whole, half, rest = (LearningCourse("test", "triangular", 2, (2, 2)) for _ in range(3))
    for _ in range(4):
        whole.step()
    half.step()
    rest.thaw(half.freeze())
    while not rest.done():
        rest.step()
    assert np.array_equal(rest.result(), whole.result())
    assert not np.array_equal(half.result(), whole.result())


def test_what_comes_later_counts_less_and_the_result_in_the_end() -> None:
    assert goals([0.5], 2, 1.0, 0.8) == pytest.approx([0.9, 1.0])
    assert goals([0.5, 0.25], 2, 1.0, 0.8) == pytest.approx([0.8 * 0.85 + 0.2 * 0.5, 0.85])
    assert goals([0.5, 0.25], 2, 1.0, 1.0) == [1.0, 1.0]


def test_weights_are_found_again() -> None:
    rng = np.random.default_rng(1)
    judgement = Judgement(True)
    weights = rng.normal(0.0, 1.0, judgement.size)
    seen = rng.normal(0.0, 1.0, (20_000, judgement.size))
    fit(judgement, seen, bent(seen @ weights))
    assert judgement.weights == pytest.approx(weights, abs=0.1)


@pytest.mark.parametrize("seats", [2, 3])
def test_whoever_meets_itself_has_one_half(seats: int) -> None:
    plan = LearningCourse("test", "default", seats, (1,)).plan
    ends = LeadEnds(points_of("default"))
    assert share(ends, ends, plan, 2, 5)[0] == pytest.approx(0.5)


@pytest.mark.parametrize(("edition", "seats"), sorted(LEARNT))
def test_what_was_learnt_prefers_to_be_ahead(edition: str, seats: int) -> None:
    plan = LearningCourse("test", edition, seats, (1,)).plan
    judgement = Judgement(plan.alike, numbers(LEARNT[edition, seats]))
    cards = np.zeros((seats, 5), np.int64)
    cards[0, :3], cards[1, 3:] = 5, 3  # seat 0 has red, orange and blue mice, seat 1 green and yellow ones
    ahead, behind = (float(bent(judgement.seen(*seen_by(plan, cards, seat)) @ judgement.weights)) for seat in (0, 1))
    assert ahead > 1.5 / seats
    assert behind < 0.1
    promise = Turn(np.zeros((seats, 5), np.int64), 0, learnt_ends(edition, seats)).promise
    assert promise == pytest.approx(1 / seats, abs=0.1)


def test_against_a_rival_only_the_learner_is_watched() -> None:
    plan, judgement = Lessons(printed("default"), 2, (4,), 7), Judgement(alike=False)
    for number in range(4):
        alone = watch(judgement, plan, 1, number, LeadEnds(plan.table()))
        both = watch(judgement, plan, 1, number)
        assert 0 < len(alone.seen) < len(both.seen)
    first = watch(judgement, plan, 0, 0, LeadEnds(plan.table()))
    assert set(first.goals) in ({0.0}, {0.5}, {1.0})  # the learner's result, which is one
