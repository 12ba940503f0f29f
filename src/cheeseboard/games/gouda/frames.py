"""Windows in which cards may be played (G4.9), as a stack of immutable frames."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.games.gouda.actions import Play

AFTER_ROLL: Final = 0  # Re-roll, Transfer, Improve, Worsen, Nullify on dice
AFTER_CARD: Final = 1  # Nullify against the card just played
AFTER_TURN: Final = 2  # Double turn


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Window:
    """Who is asked next, and how many are still to be asked before all have passed in a row."""

    def __init__(self, kind: i64, seat: i64, left: i64, player: i64, play: Play | None) -> None:
        self.kind: Final[i64] = kind
        self.seat: Final[i64] = seat
        self.left: Final[i64] = left
        self.player: Final[i64] = player  # who played the card
        self.play: Final = play  # the card that waits to work
