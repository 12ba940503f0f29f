"""What a player can do: choose a cell, then the tile that goes there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.action import Action
from cheeseboard.games.myszki.components import KINDS, REACH, SPOT_ROW, SPOTS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.words import Facts


@final
class Lay(Action):
    """Lay a tile of this kind from the hand on the chosen cell."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind, KINDS[kind], "action-lay")
        self.kind: Final[i64] = kind

    def facts(self) -> Facts:
        return {"kind": KINDS[self.kind]}


@final
class Choose(Action):
    """Choose the cell for the tile (M2.2): `2,-1` is two to the right of the first tile and one up."""

    def __init__(self, cell: int, x: int, y: int) -> None:
        super().__init__(len(KINDS) + cell, f"{x},{y}", "action-choose")
        self.cell: Final[i64] = cell
        self.x: Final[i64] = x
        self.y: Final[i64] = y
        self.spot: Final[i64] = (x + SPOT_ROW * y) % SPOTS

    def facts(self) -> Facts:
        return {"x": int(self.x), "y": int(self.y)}


def cells() -> list[Choose]:
    """All cells that can be reached, row after row."""
    made: list[Choose] = []
    for y in range(-REACH, REACH + 1):
        width = REACH - abs(y)
        for x in range(-width, width + 1):
            made.append(Choose(len(made), x, y))
    return made


LAYS: Final = [Lay(kind) for kind in range(len(KINDS))]
CELLS: Final = cells()
ACTIONS: Final[list[Action]] = [*LAYS, *CELLS]
MIDDLE: Final[i64] = len(CELLS) // 2  # the cell of the first tile (M2.2)
