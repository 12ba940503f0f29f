"""What can happen at a table of Myszki."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.event import Began as Began
from cheeseboard.core.event import Ended as Ended
from cheeseboard.core.event import Event
from cheeseboard.games.myszki.components import KINDS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.words import Facts
    from cheeseboard.games.myszki.actions import Choose


@final
class Drew(Event):
    """M1.1, M2.3: a player drew a tile that nobody else sees."""

    def __init__(self, seat: i64, kind: i64, rule: str, seen: i64) -> None:
        super().__init__("event-drew", rule, seen)
        self.seat: Final[i64] = seat
        self.kind: Final[i64] = kind

    def facts(self) -> Facts:
        return {"player": int(self.seat), "kind": KINDS[self.kind]}


@final
class TileEvent(Event):
    """Something about one tile: laid (M2.2), fed (M3.1), disarmed (M3.2), or a mouse and what it scores (M4.1)."""

    def __init__(self, key: str, rule: str, owner: i64, kind: i64, cell: Choose, points: i64 = 0) -> None:
        super().__init__(key, rule)
        self.owner: Final[i64] = owner
        self.kind: Final[i64] = kind
        self.cell: Final = cell
        self.points: Final[i64] = points

    def facts(self) -> Facts:
        told: Facts = {"player": int(self.owner), "kind": KINDS[self.kind], **self.cell.facts()}
        if self.key == "event-scored":
            told["points"] = int(self.points)
        return told


@final
class Caught(Event):
    """M3.3, M3.4: a mouse was caught by a cat or a trap beside it."""

    def __init__(self, rule: str, owner: i64, kind: i64, cell: Choose, catcher: i64, catcher_cell: Choose) -> None:
        super().__init__("event-caught", rule)
        self.owner: Final[i64] = owner
        self.kind: Final[i64] = kind
        self.cell: Final = cell
        self.catcher: Final[i64] = catcher
        self.catcher_cell: Final = catcher_cell

    def facts(self) -> Facts:
        mouse: Facts = {"player": int(self.owner), "kind": KINDS[self.kind], **self.cell.facts()}
        return {**mouse, "catcher": KINDS[self.catcher], "cx": int(self.catcher_cell.x), "cy": int(self.catcher_cell.y)}
