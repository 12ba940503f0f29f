"""The points of player 0, by category (W9.1)."""

from __future__ import annotations

from cheeseboard.games.wistar.scoring import CATEGORIES, breakdown
from cheeseboard.games.wistar.state import Wistar


def points(state: Wistar, category: str) -> int:
    return int(breakdown(state, 0)[CATEGORIES.index(category)])
