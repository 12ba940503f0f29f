"""What happened, told as it happens to whoever listens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.moment import EVERYONE
from cheeseboard.core.native import mypyc_attr
from cheeseboard.core.words import Facts

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """One thing that happened; a game has one class a kind. `seen` is the set of seats that may know of it."""

    def __init__(self, key: str, rule: str, seen: i64 = EVERYONE) -> None:
        self.key: Final = key
        self.rule: Final = rule
        self.seen: Final[i64] = seen

    def facts(self) -> Facts:
        """What the sentence about this event speaks of."""
        return {}


@final
class Began(Event):
    """This player is the first."""

    def __init__(self, seat: i64, rule: str) -> None:
        super().__init__("event-began", rule)
        self.seat: Final[i64] = seat

    def facts(self) -> Facts:
        return {"player": int(self.seat)}


@final
class Ended(Event):
    """A game is over, for this reason."""

    def __init__(self, reason: str, rule: str) -> None:
        super().__init__("event-ended", rule)
        self.reason: Final = reason

    def facts(self) -> Facts:
        return {"reason": self.reason}


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Hears what happens at a table; a playout has none. It must not refer to the state that it listens to."""

    def hear(self, event: Event) -> None:
        pass
