"""The chi-square test that other tests rely on notices what it should."""

from __future__ import annotations

from collections import Counter

import pytest

import cheeseboard as cb
from tests.games.chances import fits

DIE = dict.fromkeys(range(6), 1)


def test_a_fair_die_fits() -> None:
    rng = cb.Rng(1)
    assert fits(Counter(rng.below(6) for _ in range(6000)), DIE)


def test_a_loaded_die_does_not() -> None:
    rng = cb.Rng(1)
    assert not fits(Counter(min(5, rng.below(7)) for _ in range(6000)), DIE)


def test_a_face_that_never_comes_does_not_fit() -> None:
    rng = cb.Rng(1)
    assert not fits(Counter(rng.below(5) for _ in range(600)), DIE)


def test_what_cannot_come_must_not() -> None:
    with pytest.raises(AssertionError):
        fits(Counter({6: 1}), DIE)
