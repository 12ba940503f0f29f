"""Learning what mice, free cells and tiles of Myszki are worth."""

from __future__ import annotations

import numpy as np
import pytest

import cheeseboard as cb
from cheeseboard.bots.myszki.figures import FIGURES, figures_of
from cheeseboard.bots.myszki.knowledge import LEARNT
from cheeseboard.bots.myszki.survey import expected
from cheeseboard.bots.myszki.table import Table
from cheeseboard.bots.myszki.worths import NUMBERS, Worths
from cheeseboard.bots.training.myszki_courses import SCALES, Watched, WorthsCourse, doubts, watch, without_lessons
from cheeseboard.games.myszki.state import Myszki
from tests.bots.myszki.surveying import any_worths


def start(seats: int) -> Myszki:
    game = cb.find_game("myszki")
    found = game.start(seats, game.choose_options({}))
    assert isinstance(found, Myszki)
    return found


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_is_watched_tile_by_tile_to_its_end(seats: int) -> None:
    worths = any_worths(seats)
    seen = watch(start(seats), worths, 5)
    tiles = 24 * seats
    assert seen.left.tolist() == pytest.approx([1.0 - laid / tiles for laid in range(1, tiles)])
    assert seen.figures.shape == (tiles - 1, seats, FIGURES)
    assert seen.won.sum() == pytest.approx(1.0)
    assert set(np.flatnonzero(seen.won)) == set(np.flatnonzero(seen.final == seen.final.max()))
    again = watch(start(seats), worths, 5)
    assert all(np.array_equal(one, other) for one, other in zip(seen, again, strict=True))


def test_the_first_tile_is_seen_as_it_lies() -> None:
    seen = watch(start(2), Worths(2, without_lessons().tolist()), 3)
    assert seen.standing[0].tolist() == [0.0, 0.0]
    state = start(2)
    while isinstance(now := state.now, cb.Chance):
        state.settle(now.law.draw(cb.Rng(1)))
    state.play(0, state.legal(0)[0])
    assert seen.figures[0].sum() == sum(sum(figures_of(state, seat)) for seat in range(2))
    assert seen.expected[0].tolist() == expected(Table(state), Worths(2, without_lessons().tolist()), 1)


def test_lessons_explain_what_came() -> None:
    """Points are nearer to what came with what was learnt from such games than without."""
    course = WorthsCourse(2, (3,), 0, 4)
    while not course.done():
        course.step()
    fresh = [watch(start(2), course.worths(), 1000 + number) for number in range(6)]
    plain = np.concatenate([seen.final - seen.standing for seen in fresh])
    learnt = np.concatenate([seen.final - seen.expected for seen in fresh])
    assert (learnt**2).mean() < 0.8 * (plain**2).mean()


def test_the_scale_is_the_one_by_which_results_are_least_unlikely() -> None:
    """Leads that win as often as a scale of the list says."""
    rng, scale = np.random.default_rng(2), SCALES[80]
    lead = rng.normal(0.0, 2.0, 4000)
    left = rng.uniform(0.0, 1.0, 4000)
    chance = 1.0 / (1.0 + np.exp(-lead / (scale * np.sqrt(48.0 * left + 1.0))))
    found = np.zeros(len(SCALES))
    for place in range(4000):
        won = 1.0 if rng.random() < chance[place] else 0.0
        one = np.array([[lead[place], 0.0]])
        figures, standing = np.zeros((1, 2, 1)), np.zeros((1, 2))
        found += doubts(Watched(left[place : place + 1], figures, standing, one, one[0], np.array([won, 1.0 - won])))
    assert SCALES[int(found.argmin())] == pytest.approx(scale, rel=0.1)


def test_what_was_stopped_goes_on_as_if_it_had_not_been() -> None:
    whole, half, rest = (WorthsCourse(2, (1, 2), 1, 2) for _ in range(3))
    while not whole.done():
        whole.step()
    for _ in range(2):
        half.step()
    rest.thaw(half.freeze())
    while not rest.done():
        rest.step()
    assert np.array_equal(rest.result(), whole.result())
    assert not np.array_equal(half.result(), whole.result())
    assert whole.result()[-1] in SCALES.astype(np.float32)


def test_a_file_of_something_else_is_refused() -> None:
    course = WorthsCourse(2, (1,), 1, 2)
    with pytest.raises(ValueError, match="something else"):
        course.thaw(course.freeze() | {"numbers": np.zeros(3)})
    with pytest.raises(ValueError, match="something else"):
        course.thaw(course.freeze() | {"seen": np.zeros((2, 2))})


@pytest.mark.parametrize("seats", LEARNT)
def test_there_is_a_course_for_every_number_of_seats(seats: int) -> None:
    course = WorthsCourse(seats)
    assert course.name == LEARNT[seats]
    assert len(course.result()) == NUMBERS
    assert course.steps > 0
