"""What counts as a decision of Catanatron's players."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from cheeseboard.bench import catan

OPTIONS = (["roll"], ["build", "end"], ["end"], ["build", "trade", "end"])


class Player:
    """Takes the first option."""

    def __init__(self, colour: str) -> None:
        self.colour = colour

    def decide(self, match: object, options: list[str]) -> str:
        return options[0]


class Match:
    """A match as Catanatron's, of four turns."""

    def __init__(self, players: list[Player], seed: int) -> None:
        assert seed, "not a seed to Catanatron"
        self.players = players
        self.chosen: list[str] = []

    def play(self, decide_fn: Callable[..., Any]) -> None:
        for player, options in zip(self.players, OPTIONS, strict=True):
            self.chosen.append(decide_fn(player, self, options))
        assert self.chosen == ["roll", "build", "end", "build"]


def test_only_choices_of_two_or_more_count(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in = ModuleType("catanatron")
    vars(stand_in).update(Color="RBOW", Game=Match, RandomPlayer=Player)
    monkeypatch.setitem(sys.modules, "catanatron", stand_in)
    assert catan.decisions(3) == 6


@pytest.mark.skipif(not catan.installed(), reason="Catanatron is only there where speed is measured")
def test_a_seed_plays_the_same_match_every_time() -> None:
    assert catan.decisions(1) == catan.decisions(1) > 100
