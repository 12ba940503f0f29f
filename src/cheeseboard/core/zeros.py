"""Numbers side by side in memory, as many as are needed, all 0 at first."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8


def nothing(size: i64) -> vec[float]:
    """So many numbers, all 0."""
    found = vec[float](capacity=size)
    for _ in range(size):
        found = append(found, 0.0)
    return found


def small_places(size: i64) -> vec[i32]:
    """So many whole numbers in half the memory, all 0."""
    found = vec[i32](capacity=size)
    for _ in range(size):
        found = append(found, 0)
    return found


def places(size: i64) -> vec[i64]:
    """So many whole numbers, all 0."""
    found = vec[i64](capacity=size)
    for _ in range(size):
        found = append(found, 0)
    return found


def flags(size: i64) -> vec[u8]:
    """So many flags, none of them set."""
    found = vec[u8](capacity=size)
    for _ in range(size):
        found = append(found, 0)
    return found
