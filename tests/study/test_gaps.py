"""What is still to be played."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cheeseboard.study.gaps import Gaps

RANGES = st.lists(st.tuples(st.integers(0, 60), st.integers(1, 20)), max_size=8)


@given(st.integers(0, 70), RANGES)
def test_gaps_are_exactly_what_is_not_done(units: int, ranges: list[tuple[int, int]]) -> None:
    done = [(begin, begin + length) for begin, length in ranges]
    there = {unit for begin, end in done for unit in range(begin, end)}
    gaps = Gaps(units, done)
    missing = [unit for begin, end in gaps.ranges for unit in range(begin, end)]
    assert missing == [unit for unit in range(units) if unit not in there]
    assert len(gaps) == len(missing)


@given(st.integers(1, 70), st.lists(st.tuples(st.integers(1, 30), st.integers(0, 30)), min_size=80, max_size=80))
def test_whatever_is_taken_is_taken_once_and_what_comes_back_is_taken_again(
    units: int, ways: list[tuple[int, int]]
) -> None:
    gaps = Gaps(units, [])
    played: list[int] = []
    for most, part in ways:
        if not len(gaps):
            break
        begin, end = gaps.take(most)
        assert 0 < end - begin <= most
        stop = max(begin + 1, end - part)
        played += range(begin, stop)
        gaps.give_back(stop, end)
    while len(gaps):
        played += range(*gaps.take(1000))
    assert sorted(played) == list(range(units))
