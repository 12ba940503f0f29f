"""Small sets in one integer."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cheeseboard.core.bits import nth, size, top

SETS = st.sets(st.integers(0, 61), min_size=1)


def as_bits(members: set[int]) -> int:
    return sum(1 << member for member in members)


@given(SETS)
def test_a_set_has_its_members(members: set[int]) -> None:
    bits = as_bits(members)
    assert [nth(bits, n) for n in range(size(bits))] == sorted(members)
    assert size(bits) == len(members)
    assert top(bits) == max(members)


def test_the_empty_set_has_nobody() -> None:
    assert size(0) == 0
    assert top(0) == -1
