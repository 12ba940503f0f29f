"""Chance for environments that are seeded as their users are used to."""

from __future__ import annotations

from os import urandom

from cheeseboard.core.rng import SEEDS, Rng


def luck_of(seed: int | None, before: Rng | None) -> Rng:
    """A new stream for a seed; without one the stream goes on, or begins anywhere."""
    if seed is not None:
        return Rng(int(seed) % SEEDS)
    return Rng(int.from_bytes(urandom(8), "big") % SEEDS) if before is None else before
