"""The board as text, as a spectator sees it."""

from __future__ import annotations

from importlib import import_module
from io import StringIO
from typing import TYPE_CHECKING, Final

from rich.console import Console

if TYPE_CHECKING:
    from cheeseboard.core.game import Game
    from cheeseboard.core.state import State

WIDTH: Final = 100


def picture(game: Game, state: State) -> str:
    """What the terminal would show."""
    terminal = import_module(f"cheeseboard.games.{game.name}.terminal")
    names = tuple([f"player_{seat}" for seat in range(state.seats)])
    paper = StringIO()
    Console(file=paper, width=WIDTH, color_system=None).print(terminal.draw(game.view(state, None), names, "en"))
    return paper.getvalue()
