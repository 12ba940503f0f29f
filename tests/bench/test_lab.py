"""The measurement of many matches at once: both sides play, and play the same game."""

from __future__ import annotations

import pytest

from cheeseboard.bench import lab
from cheeseboard.registry import find_game


def test_both_sides_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "MATCHES", 4)
    monkeypatch.setattr(lab, "ROUNDS", 1)
    monkeypatch.setattr(lab, "ROUND_SECONDS", 0.01)
    assert lab.installed()
    assert min(lab.rates(find_game("kocour"), 2)) > 0
