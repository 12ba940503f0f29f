"""What seats see, written as rows of numbers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheeseboard.core.sight import Sight

SETS = st.sets(st.integers(0, 61))


@given(SETS)
def test_a_spread_set_has_a_number_for_every_place(members: set[int]) -> None:
    sight = Sight()
    sight.spread(sum(1 << member for member in members), 62)
    assert sight.list() == [1.0 if place in members else 0.0 for place in range(62)]


def test_a_sketch_is_as_long_as_it_was_written() -> None:
    sight = Sight()
    sight.put(0.25)
    sight.flag(True)
    sight.one_of(1, 3)
    sight.one_of(-1, 2)
    sight.ahead(1, 0.5)
    sight.skip(3)
    sight.put(0.0)
    assert sight.list() == [0.25, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.5, 0.0, 0.0]


def rows(sight: Sight) -> list[list[float]]:
    numbers = list(sight.numbers)
    return [numbers[row * sight.width : (row + 1) * sight.width] for row in range(sight.rows)]


@given(st.lists(st.tuples(st.integers(0, 2), st.lists(st.integers(0, 3), min_size=8, max_size=8)), max_size=12))
def test_a_row_says_only_what_was_written_last(writings: list[tuple[int, list[int]]]) -> None:
    """Also where so much was written that its places are not remembered one by one."""
    sight = Sight(3, 8)
    expected = [[0.0] * 8 for _ in range(3)]
    for row, numbers in writings:
        sight.begin(row)
        for number in numbers:
            sight.put(float(number))
        sight.finish()
        expected[row] = [float(number) for number in numbers]
    assert rows(sight) == expected


def test_a_number_that_is_written_twice_is_the_last_one() -> None:
    sight = Sight(1, 12)
    for numbers in ([0.5, 1.0], [0.5, 1.0], [1.0, 0.5], [0.25]):
        sight.begin(0)
        for number in numbers:
            sight.ahead(3, number)
        sight.skip(12)
        sight.finish()
        assert rows(sight) == [[0.0] * 3 + [numbers[-1]] + [0.0] * 8]


def test_a_row_does_not_run_into_the_next() -> None:
    sight = Sight(2, 3)
    sight.begin(0)
    sight.skip(3)
    with pytest.raises(IndexError):
        sight.put(1.0)
    assert rows(sight) == [[0.0] * 3, [0.0] * 3]
