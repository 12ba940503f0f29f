"""The games there are."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from cheeseboard.core.game import Game
from cheeseboard.core.refusal import Problem

NAMES: Final = ("qwixx", "kocour", "myszki", "gouda", "wistar")


def find_game(name: str) -> Game:
    """The game of that name; it is loaded when it is first asked for."""
    if name not in NAMES:
        raise Problem("game-unknown", {"given": name, "expected": ", ".join(NAMES)})
    game: Game = import_module(f"cheeseboard.games.{name}.game").GAME
    return game


def games() -> dict[str, Game]:
    """All games by name."""
    return {name: find_game(name) for name in NAMES}
