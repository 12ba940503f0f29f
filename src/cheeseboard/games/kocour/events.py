"""What can happen at a table of Mlsný kocour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.event import Ended as Ended
from cheeseboard.core.event import Event
from cheeseboard.games.kocour.components import COLOURS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.words import Facts


@final
class Began(Event):
    """K1.3, K4.3: a game begins with this player."""

    def __init__(self, seat: i64, game: i64, rule: str) -> None:
        super().__init__("event-began", rule)
        self.seat: Final[i64] = seat
        self.game: Final[i64] = game

    def facts(self) -> Facts:
        return {"player": int(self.seat), "game": int(self.game)}


@final
class Rolled(Event):
    """K2.1, K2.8: both dice were rolled."""

    def __init__(self, seat: i64, die: str, other: str) -> None:
        super().__init__("event-rolled", "K2.1")
        self.seat: Final[i64] = seat
        self.die: Final = die
        self.other: Final = other

    def facts(self) -> Facts:
        return {"player": int(self.seat), "die": self.die, "other": self.other}


@final
class Caught(Event):
    """A mouse was pulled from the centre (K2.3) or from a cat card (K2.4)."""

    def __init__(self, seat: i64, colour: i64, owner: i64) -> None:
        super().__init__("event-caught" if owner < 0 else "event-stolen", "K2.3" if owner < 0 else "K2.4")
        self.seat: Final[i64] = seat
        self.colour: Final[i64] = colour
        self.owner: Final[i64] = owner

    def facts(self) -> Facts:
        caught: Facts = {"player": int(self.seat), "colour": COLOURS[self.colour]}
        return caught if self.owner < 0 else {**caught, "owner": int(self.owner)}


@final
class Counted(Event):
    """The fate of all mice pulled in a turn: lost to a bust (K2.7), safe at the end of a turn (K2.9) or by K4.2."""

    def __init__(self, key: str, rule: str, seat: i64, mice: i64) -> None:
        super().__init__(key, rule)
        self.seat: Final[i64] = seat
        self.mice: Final[i64] = mice

    def facts(self) -> Facts:
        return {"player": int(self.seat), "mice": int(self.mice)}
