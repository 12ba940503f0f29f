"""What seats may choose, written as rows of flags."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cheeseboard.core.offer import ROOM, Offer

ACTIONS = 3 * ROOM
CHOICES = st.lists(st.integers(0, ACTIONS - 1), unique=True)


def flagged(offer: Offer, row: int) -> list[int]:
    flags = list(offer.flags)[row * ACTIONS : (row + 1) * ACTIONS]
    assert set(flags) <= {0, 1}
    return [action for action, flag in enumerate(flags) if flag]


def listed(offer: Offer, row: int) -> list[int]:
    return [offer.nth(row, number) for number in range(offer.counts[row])]


@given(st.lists(st.tuples(st.integers(0, 2), CHOICES), max_size=12))
def test_a_row_offers_only_what_was_added_last(offers: list[tuple[int, list[int]]]) -> None:
    """Also where it is more than rows have room for at first."""
    offer = Offer(3, ACTIONS)
    expected: list[list[int]] = [[], [], []]
    for row, choices in offers:
        offer.begin(row)
        for action in choices:
            offer.add(action)
        expected[row] = choices
    for row, choices in enumerate(expected):
        assert listed(offer, row) == choices
        assert flagged(offer, row) == sorted(choices)


def test_the_flags_stay_where_they_are() -> None:
    """Others look at the same memory all the time."""
    offer = Offer(1, ACTIONS)
    window = memoryview(offer.flags)
    offer.begin(0)
    for action in range(ACTIONS):
        offer.add(action)
    assert bytes(window) == bytes([1] * ACTIONS)
