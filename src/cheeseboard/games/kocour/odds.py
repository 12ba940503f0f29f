"""How likely the next roll is a bust."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cheeseboard.games.kocour.components import ALL_COLOURS, FIRST, OF_COLOURS, OF_SEAT
from cheeseboard.games.kocour.state import Kocour

if TYPE_CHECKING:
    from mypy_extensions import i64


def bust_chance(state: Kocour) -> float:
    """The chance that the active player, rolling again now, can catch nothing (K2.7)."""
    hues = state.hues
    held = state.held
    if state.variant.risky and hues == ALL_COLOURS:  # K4.2: they would be safe before the roll
        hues = 0
    free = held & ~OF_COLOURS[hues] & ~OF_SEAT[state.active]
    busts: i64 = 0
    for roll in range(36):
        if not FIRST[roll] & free:
            busts += 1
    return busts / 36
