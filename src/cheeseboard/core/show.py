"""How a match shows itself to whoever asks for it in a notebook or at a prompt: below this nobody can draw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cheeseboard.core.native import mypyc_attr

if TYPE_CHECKING:
    from cheeseboard.core.match import Match


@mypyc_attr(allow_interpreted_subclasses=True)
class Picture:
    """A table as somebody sees it. This one shows nothing but what it is of."""

    def __init__(self, title: str) -> None:
        self.title: Final = title

    def __repr__(self) -> str:
        return self.title

    def _repr_html_(self) -> str:
        return f"<pre>{self.title}</pre>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Painter:
    """Makes pictures. This one cannot draw."""

    def picture(self, match: Match, seat: int | None, language: str) -> Picture:
        return Picture(f"<match of {match.game.name}>")


class Shower:
    """Holds the painter of this process."""

    def __init__(self) -> None:
        self.painter: Painter = Painter()


SHOWER: Final = Shower()
