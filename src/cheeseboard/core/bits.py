"""Small sets: one integer, a bit a member."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


def top(members: i64) -> i64:
    """The highest member."""
    whole: int = members
    return whole.bit_length() - 1


def size(members: i64) -> i64:
    """How many members there are."""
    n: i64 = 0
    while members:
        members &= members - 1
        n += 1
    return n


def nth(members: i64, n: i64) -> i64:
    """The nth member from below, counted from 0."""
    while n:
        members &= members - 1
        n -= 1
    return top(members & -members)
