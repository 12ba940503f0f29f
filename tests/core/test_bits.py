"""Small sets in one integer."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cheeseboard.core.bits import nth, size, spread, top

SETS = st.sets(st.integers(0, 61), min_size=1)


def as_bits(members: set[int]) -> int:
    return sum(1 << member for member in members)


@given(SETS)
def test_a_set_has_its_members(members: set[int]) -> None:
    bits = as_bits(members)
    assert [nth(bits, n) for n in range(size(bits))] == sorted(members)
    assert size(bits) == len(members)
    assert top(bits) == max(members)


@given(SETS)
def test_a_spread_set_has_a_number_for_every_place(members: set[int]) -> None:
    assert spread(as_bits(members), 62) == [1.0 if place in members else 0.0 for place in range(62)]


def test_the_empty_set_has_nobody() -> None:
    assert size(0) == 0
    assert top(0) == -1
    assert spread(0, 3) == [0.0, 0.0, 0.0]
