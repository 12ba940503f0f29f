"""Luck of a chance, and a match looked at afterwards."""

from __future__ import annotations

from fractions import Fraction
from itertools import islice

import pytest

import cheeseboard as cb
from cheeseboard.bots.explain.advice import adviser
from cheeseboard.bots.explain.luck import luck
from cheeseboard.bots.explain.review import CHANCE, CHOICE, Reviewed, judged, review
from cheeseboard.bots.levels import Level
from cheeseboard.core.moment import Chance
from tests.bots.search.wheel import Wheel
from tests.contract.toy import ToyGame

TOY = ToyGame()
QUICK = Level("quick", "search", rollouts=24, margin=0.0)


def spun(wins: int) -> Wheel:
    state = Wheel([wins])
    state.play(0, state.legal(0)[0])
    return state


@pytest.mark.parametrize("wins", [1, 3, 5])
def test_luck_is_what_came_less_what_was_to_be_expected(wins: int) -> None:
    good = luck(TOY, spun(wins), 0, 0, cb.Rng(1), QUICK)
    bad = luck(TOY, spun(wins), 5, 0, cb.Rng(1), QUICK)
    other = luck(TOY, spun(wins), 0, 1, cb.Rng(1), QUICK)
    assert good is not None
    assert bad is not None
    assert other is not None
    expected = Fraction(wins, 6)
    assert good.before == pytest.approx(float(expected))
    assert (good.after, bad.after) == (1.0, 0.0)
    assert good.luck == pytest.approx(float(1 - expected))
    assert bad.luck == pytest.approx(float(-expected))
    assert good.luck + other.luck == pytest.approx(0)
    assert good.points == pytest.approx(float(1 - expected))
    assert good.worlds == 12


def test_luck_that_a_seat_does_not_see_is_none() -> None:
    state = TOY.start(2, {})
    now = state.now
    assert isinstance(now, Chance)
    drawer = 0 if now.seen == 1 else 1
    assert luck(TOY, state, 0, drawer, cb.Rng(1), QUICK) is not None
    assert luck(TOY, state, 0, 1 - drawer, cb.Rng(1), QUICK) is None


def test_a_choice_is_no_chance() -> None:
    assert luck(TOY, Wheel([1, 2]), 0, 0, cb.Rng(1), QUICK) is None


def played(game: str, seed: int) -> cb.Match:
    match = cb.new(game, 2, seed=seed)
    rng = cb.Rng(seed)
    while not match.over:
        seat = match.asked[0]
        match.act(seat, match.state.sample(seat, rng))
    return match


@pytest.mark.parametrize("game", ["kocour", "myszki"])
def test_a_match_is_told_step_by_step(game: str) -> None:
    match = played(game, 4)
    before = match.record()
    level = adviser(match.game)._replace(rollouts=6, seconds=0.0, horizon=1)
    found = list(review(match, 0, 9, level))
    assert found[:20] == list(islice(review(match, 0, 9, level), 20))
    assert match.record() == before
    assert [each.step for each in found] == sorted({each.step for each in found})
    for each in found:
        step = match.steps[each.step]
        assert step.text == each.text
        assert each.kind == (CHANCE if step.seat is None else CHOICE)
        assert step.seat in (None, 0)
        assert each.after - each.before == pytest.approx(each.change)
        if each.kind == CHOICE:
            assert each.text in [advice.action for advice in each.choices]
            assert each.best == each.choices[0].action
    assert {each.kind for each in found} == {CHOICE, CHANCE}
    chances = [number for number, step in enumerate(match.steps) if step.seat is None]
    seen = [number for number in chances if match.steps[number].seen < 0 or match.steps[number].seen & 1]
    assert [each.step for each in found if each.kind == CHANCE] == seen


def test_what_was_chosen_is_compared_in_all_worlds_that_the_best_one_has_seen() -> None:
    wide = Wheel([1, 2, 3, 4, 6])
    for wins in (1, 4):
        found = judged(TOY, wide, 0, 0, f"w{wins}", 0, cb.Rng(1), QUICK._replace(rollouts=600))
        assert found is not None
        chosen = next(each for each in found.choices if each.action == f"w{wins}")
        assert chosen.worlds == found.choices[0].worlds >= 50
        assert found.change == pytest.approx(wins / 6 - 1, abs=0.03)
        assert found.turning
    best = judged(TOY, wide, 0, 0, "w6", 0, cb.Rng(1), QUICK._replace(rollouts=600))
    assert best is not None
    assert (best.change, best.best) == (0.0, "w6")


def test_few_worlds_make_nothing_sure() -> None:
    found = judged(TOY, Wheel([1, 6]), 0, 0, "w1", 0, cb.Rng(1), QUICK._replace(rollouts=12))
    assert found is not None
    assert (found.change < -0.5, found.margin, found.surely) == (True, None, False)


def test_a_blunder_is_a_turning_point() -> None:
    def step(change: float, margin: float | None) -> Reviewed:
        return Reviewed(0, CHOICE, "a", 0.5, 0.5 + change, change, margin, 0.0, "b", [])

    assert step(-0.3, 0.1).turning
    assert not step(-0.3, 0.4).turning
    assert not step(-0.3, None).turning
    assert not step(-0.05, 0.01).turning
    assert step(-0.05, 0.01).surely
    assert step(0.2, 0.1).turning


def test_alone_points_are_what_turns_a_match() -> None:
    def step(points: float, margin: float | None) -> Reviewed:
        return Reviewed(0, CHOICE, "a", 1.0, 1.0, 0.0, 0.0, points, "b", [], 100.0, margin, True)

    assert step(-8.0, 2.0).turning
    assert step(-2.0, 1.0).surely
    assert not step(-2.0, 1.0).turning
    assert not step(-8.0, 9.0).surely
    assert not step(-8.0, None).surely


def test_alone_a_review_is_in_points() -> None:
    match = cb.new("qwixx", 1, seed=2, solo=True)
    greedy = match.game.greedy()
    while not match.over:
        match.act(0, greedy.choose(match.state, 0, cb.Rng(1)))
    level = adviser(match.game)._replace(rollouts=16, seconds=0.0)
    found = list(review(match, 0, 9, level))
    assert all(each.alone for each in found)
    assert all(each.points_margin is not None for each in found if each.kind == CHANCE)
    assert found[-1].score is not None
    assert found[-1].score + found[-1].points == pytest.approx(match.scores()[0], abs=15)
