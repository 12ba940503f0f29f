"""Small multisets: one integer, three bits a kind, so at most seven of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

KINDS: Final = 20
ONE: Final[list[i64]] = [1 << 3 * kind for kind in range(KINDS)]  # one thing of a kind
PRESENT: Final = sum(1 << 3 * kind for kind in range(KINDS))  # the lowest bit of every kind


def many(numbers: list[int]) -> int:
    """So many of each kind."""
    return sum([number << 3 * kind for kind, number in enumerate(numbers)])


def count(things: i64, kind: i64) -> i64:
    """How many there are of a kind."""
    return things >> 3 * kind & 7


def total(things: i64) -> i64:
    """How many there are of all kinds."""
    n: i64 = 0
    while things:
        n += things & 7
        things >>= 3
    return n


def nth(things: i64, number: i64) -> i64:
    """The kind of the number-th thing, kind after kind."""
    kind: i64 = 0
    while number >= things & 7:
        number -= things & 7
        things >>= 3
        kind += 1
    return kind


def kinds_in(things: i64) -> i64:
    """The lowest bit of every kind that is there."""
    return (things | things >> 1 | things >> 2) & PRESENT
