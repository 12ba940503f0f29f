"""A table of Rats of Wistar as text, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cheeseboard.games.wistar.box import Box
    from cheeseboard.games.wistar.state import Wistar


def draw(state: Wistar) -> str:
    """The position as text."""
    return str(state.key())


def position(text: str, box: Box) -> Wistar:
    """The state that `draw` writes like this."""
    raise ValueError(text)
