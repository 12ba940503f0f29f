"""How a game shows itself in a terminal: the module `terminal` beside its rules."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rich.console import RenderableType


class Board:
    """Draws a view and words what is to be done in it. It is given views only, never a state."""

    def __init__(self, game: str) -> None:
        module = import_module(f"cheeseboard.games.{game}.terminal")
        self.draw: Final[Callable[[object, tuple[str, ...], str], RenderableType]] = module.draw
        self.prompt: Final[Callable[[object, tuple[str, ...], str], str]] = module.prompt
        self.note: Final[Callable[[object, str, str], str]] = module.note
        # a game whose choices are never many needs no shorter words for them
        self.brief: Final[Callable[[object, str, str], str]] = getattr(module, "brief", no_brief)
        self.rule: Final[Callable[[object, str], str]] = module.rule
        self.legend: Final[Callable[[str], str]] = module.legend


def no_brief(view: object, action: str, language: str) -> str:
    return ""
