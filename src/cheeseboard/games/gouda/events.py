"""What can happen at a table of Gouda! Gouda!."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.event import Began as Began
from cheeseboard.core.event import Ended as Ended
from cheeseboard.core.event import Event
from cheeseboard.games.gouda.components import CARDS, dice_facts

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.words import Facts
    from cheeseboard.games.gouda.actions import Move, Play


@final
class Drew(Event):
    """G4.1: a player drew a card that nobody else sees."""

    def __init__(self, seat: i64, card: i64, seen: i64) -> None:
        super().__init__("event-drew", "G4.1", seen)
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card

    def facts(self) -> Facts:
        return {"player": int(self.seat), "card": CARDS[self.card]}


@final
class SpaceEvent(Event):
    """A player and a space: a mouse put there (G1.3), the space named for a roll (G2.1)."""

    def __init__(self, key: str, rule: str, seat: i64, space: str) -> None:
        super().__init__(key, rule)
        self.seat: Final[i64] = seat
        self.space: Final = space

    def facts(self) -> Facts:
        return {"player": int(self.seat), "space": self.space}


@final
class Rolled(Event):
    """G2.2: dice were rolled, or rolled again because of a card."""

    def __init__(self, key: str, rule: str, seat: i64, dice: i64) -> None:
        super().__init__(key, rule)
        self.seat: Final[i64] = seat
        self.dice: Final[i64] = dice

    def facts(self) -> Facts:
        return {"player": int(self.seat), **dice_facts(self.dice)}


@final
class Played(Event):
    """G4.2: a card was played; whether it works is not decided yet."""

    def __init__(self, seat: i64, play: Play) -> None:
        super().__init__("event-played-" + play.key.removeprefix("action-"), "G4.2")
        self.seat: Final[i64] = seat
        self.play: Final = play

    def facts(self) -> Facts:
        return {"player": int(self.seat), **self.play.facts()}


@final
class CardEvent(Event):
    """A played card works (its own rule) or was cancelled (G4.8)."""

    def __init__(self, key: str, rule: str, seat: i64, card: i64) -> None:
        super().__init__(key, rule)
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card

    def facts(self) -> Facts:
        return {"player": int(self.seat), "card": CARDS[self.card]}


@final
class Moved(Event):
    """G2.3: the active player moved a mouse of its owner."""

    def __init__(self, seat: i64, move: Move) -> None:
        super().__init__("event-up" if move.up else "event-down", "G2.3")
        self.seat: Final[i64] = seat
        self.move: Final = move

    def facts(self) -> Facts:
        return {"player": int(self.seat), **self.move.facts()}


@final
class Ate(Event):
    """G3.1, G5.1, G6.3: a mouse reached a cheese."""

    def __init__(self, rule: str, owner: i64, points: i64) -> None:
        super().__init__("event-ate", rule)
        self.owner: Final[i64] = owner
        self.points: Final[i64] = points

    def facts(self) -> Facts:
        return {"player": int(self.owner), "points": int(self.points)}
