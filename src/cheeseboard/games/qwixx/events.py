"""What can happen at a Qwixx table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.event import Began as Began
from cheeseboard.core.event import Ended as Ended
from cheeseboard.core.event import Event

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.words import Facts
    from cheeseboard.games.qwixx.actions import Mark


@final
class Rolled(Event):
    """Q2.1: the active player rolled; the white sum is called. `faces` are the white dice first, then all four colours,
    0 for a die that is gone."""

    def __init__(self, seat: i64, faces: list[int]) -> None:
        super().__init__("event-rolled", "Q2.1")
        self.seat: Final[i64] = seat
        self.faces: Final = faces

    def facts(self) -> Facts:
        white, other, red, yellow, green, blue = self.faces
        whites: Facts = {"white": white, "other": other, "sum": white + other}
        return {"player": int(self.seat), **whites, "red": red, "yellow": yellow, "green": green, "blue": blue}


@final
class Crossed(Event):
    """A player crossed a number: the white sum (Q2.1) or a white and a coloured die (Q2.2)."""

    def __init__(self, seat: i64, mark: Mark, rule: str) -> None:
        super().__init__("event-crossed", rule)
        self.seat: Final[i64] = seat
        self.mark: Final = mark

    def facts(self) -> Facts:
        return {"player": int(self.seat), **self.mark.facts()}


@final
class Locked(Event):
    """Q3.5: a player crossed the last number of a row and its lock."""

    def __init__(self, seat: i64, mark: Mark) -> None:
        super().__init__("event-locked", "Q3.5")
        self.seat: Final[i64] = seat
        self.mark: Final = mark

    def facts(self) -> Facts:
        return {"player": int(self.seat), **self.mark.facts()}


@final
class Punished(Event):
    """Q2.4: the active player crossed nothing and takes a penalty."""

    def __init__(self, seat: i64, penalties: i64) -> None:
        super().__init__("event-punished", "Q2.4")
        self.seat: Final[i64] = seat
        self.penalties: Final[i64] = penalties

    def facts(self) -> Facts:
        return {"player": int(self.seat), "penalties": int(self.penalties)}
