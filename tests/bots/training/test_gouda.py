"""Solving Gouda! Gouda!: a course that can be stopped, few numbers instead of many, and what they lose."""

from __future__ import annotations

import numpy as np
import pytest

import cheeseboard as cb
from cheeseboard.bots.gouda.placements import placements
from cheeseboard.bots.gouda.solved_bot import SolvedBot, shipped_table
from cheeseboard.bots.gouda.solving import Solver
from cheeseboard.bots.gouda.table import pressed, table_of
from cheeseboard.bots.training.gouda_courses import SolvingCourse
from cheeseboard.bots.training.gouda_loss import Exact, errors, lost_in_a_game


def test_what_was_stopped_goes_on_as_if_it_had_not_been() -> None:
    whole, half, rest = (SolvingCourse("test", 2, 1e-3) for _ in range(3))
    while not whole.done():
        whole.step()
    for _ in range(7):
        half.step()
    rest.thaw(half.freeze())
    while not rest.done():
        rest.step()
    assert np.array_equal(rest.solver.chances, whole.solver.chances)
    assert rest.taken == whole.taken
    assert whole.solver.placed.mice == 2


def test_a_table_of_more_mice_is_refused() -> None:
    course = SolvingCourse("test", 2)
    while course.solver.placed.mice < 2:
        course.step()
    with pytest.raises(ValueError, match="another table"):
        SolvingCourse("test", 1).thaw(course.freeze())


def test_more_numbers_are_nearer_to_the_solved_game() -> None:
    solver = Solver(placements(2))
    for _ in range(12):
        solver.improve()
    exact, even = Exact(solver.chances), np.ones(78, np.float32)
    found = [errors(exact, table_of(pressed(solver.chances, rank, even).reshape(-1), 78)) for rank in (4, 16, 60)]
    assert found[0][0] > found[1][0] > found[2][0]
    assert found[2][1] < 0.01


def test_numbers_are_nearer_where_placements_come_often() -> None:
    solver = Solver(placements(2))
    for _ in range(12):
        solver.improve()
    often = np.ones(78, np.float32)
    often[:39] = 100.0
    off = [
        np.abs(table_of(pressed(solver.chances, 4, visits).reshape(-1), 78).chances([*range(39)], [*range(39)])
               - solver.chances[:39, :39]).mean()
        for visits in (often, np.ones(78, np.float32))
    ]  # fmt: skip
    assert off[0] < off[1]


def test_who_plays_perfectly_gives_nothing_away_and_who_does_not_does() -> None:
    perfect, other = SolvedBot(shipped_table()), SolvedBot(shipped_table(), 0.2)
    assert lost_in_a_game(perfect, perfect, 1, cb.Rng(3)) == 0
    assert lost_in_a_game(perfect, other, 1, cb.Rng(3)) > 0
