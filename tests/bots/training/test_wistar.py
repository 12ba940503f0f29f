"""Learning a taste for Rats of Wistar."""

from __future__ import annotations

import numpy as np
import pytest

import cheeseboard as cb
from cheeseboard.bots.knowledge import numbers_of
from cheeseboard.bots.training.wistar_courses import TasteCourse, TastesCourse, TurnsCourse, slopes
from cheeseboard.bots.wistar.knowledge import TASTE, TASTES
from cheeseboard.games.wistar.judging import HOUSE_NUMBERS
from tests.bots.search.positions import decisions


def test_learning_begins_with_the_taste_of_the_house() -> None:
    assert TasteCourse().taste.tolist() == HOUSE_NUMBERS


def test_tastes_by_round_begin_as_the_one_for_all_rounds() -> None:
    course, taste = TastesCourse("test", 1, 2), numbers_of(TASTE).tolist()
    assert course.beginning().tolist() == [*taste, *taste]
    course.step()
    course.step()
    first, last = np.split(course.result(), 2)
    assert not np.array_equal(first, last)


def test_whole_turns_are_chosen_by_the_numbers_that_are_tried() -> None:
    course = TurnsCourse("test", 1, 2)
    assert course.taste.tolist() == numbers_of(TASTES).tolist()
    other = course.taste * np.exp(course.factors(0)[0])
    asked = [(state.copy(), seat) for state, seat in decisions("wistar", 2, 3)][:60:3]
    chosen = [
        [str(course.player(numbers).choose(state, seat, cb.Rng(1))) for state, seat in asked]
        for numbers in (course.taste, course.taste, other)
    ]
    assert chosen[0] == chosen[1] != chosen[2]


@pytest.mark.parametrize("kind", [TasteCourse, TastesCourse, TurnsCourse])
def test_what_was_stopped_goes_on_as_if_it_had_not_been(kind: type[TasteCourse]) -> None:
    whole, half, rest = (kind("test", 2, 2) for _ in range(3))
    while not whole.done():
        whole.step()
    for _ in range(3):
        half.step()
    rest.thaw(half.freeze())
    rest.step()
    assert rest.done()
    assert np.array_equal(rest.result(), whole.result())
    assert not np.array_equal(half.result(), whole.result())


def test_a_file_of_another_taste_is_refused() -> None:
    course = TasteCourse("test", 2, 2)
    frozen = course.freeze()
    with pytest.raises(ValueError, match="taste"):
        course.thaw(frozen | {"taste": np.zeros(3)})
    with pytest.raises(ValueError, match="taste"):
        course.thaw(frozen | {"taken": np.array(1)})


def test_slopes_are_found_and_what_may_be_chance_counts_for_less() -> None:
    rng = np.random.default_rng(1)
    true = np.array([3.0, -2.0, *[0.0] * 30])
    factors = rng.standard_normal((800, len(true)))
    leads = factors @ true + 10.0 * rng.standard_normal(800)
    found, plain = slopes(factors, leads), np.linalg.lstsq(factors, leads, rcond=None)[0]
    assert found[:2] == pytest.approx(plain[:2], rel=0.1)
    assert found[:2] == pytest.approx(true[:2], abs=1.0)
    assert (found[2:] ** 2).sum() < 0.6 * (plain[2:] ** 2).sum()
