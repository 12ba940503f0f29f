"""Rows of plain numbers without an object for each."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


def wholes(size: i64, each: i64) -> vec[i64]:
    """So many whole numbers, all the same."""
    found = vec[i64](capacity=size)
    for _ in range(size):
        found = append(found, each)
    return found


def reals(size: i64, each: float) -> vec[float]:
    """So many numbers, all the same."""
    found = vec[float](capacity=size)
    for _ in range(size):
        found = append(found, each)
    return found
