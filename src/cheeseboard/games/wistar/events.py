"""What can happen at a table of Rats of Wistar."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.event import Began as Began
from cheeseboard.core.event import Ended as Ended
from cheeseboard.core.event import Event
from cheeseboard.core.moment import EVERYONE
from cheeseboard.games.wistar.components import ROWS
from cheeseboard.games.wistar.symbols import AREAS, DECKS, SKILLS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.words import Facts


@final
class Numbered(Event):
    """Something of the table with a number: a round begins."""

    def __init__(self, key: str, rule: str, number: i64) -> None:
        super().__init__(key, rule)
        self.number: Final[i64] = number

    def facts(self) -> Facts:
        return {"number": int(self.number)}


@final
class Amount(Event):
    """A player gains or loses so many of something."""

    def __init__(self, key: str, rule: str, seat: i64, amount: i64) -> None:
        super().__init__(key, rule)
        self.seat: Final[i64] = seat
        self.amount: Final[i64] = amount

    def facts(self) -> Facts:
        return {"player": int(self.seat), "amount": int(self.amount)}


@final
class OfSeat(Event):
    """A player does something that needs no further word."""

    def __init__(self, key: str, rule: str, seat: i64) -> None:
        super().__init__(key, rule)
        self.seat: Final[i64] = seat

    def facts(self) -> Facts:
        return {"player": int(self.seat)}


@final
class OfCard(Event):
    """A player and a project card: taken, drawn, played, used, discarded."""

    def __init__(self, key: str, rule: str, seat: i64, card: i64, seen: i64 = EVERYONE) -> None:
        super().__init__(key, rule, seen)
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card

    def facts(self) -> Facts:
        return {"player": int(self.seat), "card": f"@project-{self.card + 1}"}


@final
class OnMarket(Event):
    """W3.12: a card was turned up in the market, or went from it to the discard pile."""

    def __init__(self, key: str, rule: str, card: i64) -> None:
        super().__init__(key, rule)
        self.card: Final[i64] = card

    def facts(self) -> Facts:
        return {"card": f"@project-{self.card + 1}"}


@final
class FromDeck(Event):
    """A player draws a card of a deck that nobody else sees."""

    def __init__(self, rule: str, seat: i64, deck: i64) -> None:
        super().__init__("event-drew", rule)
        self.seat: Final[i64] = seat
        self.deck: Final[i64] = deck

    def facts(self) -> Facts:
        return {"player": int(self.seat), "deck": DECKS[self.deck]}


@final
class OfTile(Event):
    """A player and another component: a mouse, a goal, a hero."""

    def __init__(self, key: str, rule: str, seat: i64, kind: str, tile: i64) -> None:
        super().__init__(key, rule)
        self.seat: Final[i64] = seat
        self.kind: Final = kind
        self.tile: Final[i64] = tile

    def facts(self) -> Facts:
        return {"player": int(self.seat), self.kind: f"@{self.kind}-{self.tile + 1}"}


@final
class TurnedUp(Event):
    """A component of the table was turned up: the round's mouse, a goal."""

    def __init__(self, key: str, rule: str, kind: str, tile: i64) -> None:
        super().__init__(key, rule)
        self.kind: Final = kind
        self.tile: Final[i64] = tile

    def facts(self) -> Facts:
        return {self.kind: f"@{self.kind}-{self.tile + 1}"}


@final
class InRoom(Event):
    """A player does something in a room: moves there, pitches a tent."""

    def __init__(self, key: str, rule: str, seat: i64, room: str) -> None:
        super().__init__(key, rule)
        self.seat: Final[i64] = seat
        self.room: Final = room

    def facts(self) -> Facts:
        return {"player": int(self.seat), "room": f"@room-{self.room}"}


@final
class Revealed(Event):
    """W4.2: a player turned up a mission."""

    def __init__(self, seat: i64, mission: i64, room: str) -> None:
        super().__init__("event-revealed", "W4.2", EVERYONE)
        self.seat: Final[i64] = seat
        self.mission: Final[i64] = mission
        self.room: Final = room

    def facts(self) -> Facts:
        told = {"mission": f"@mission-{self.mission + 1}", "room": f"@room-{self.room}"}
        return {"player": int(self.seat), **told}


@final
class Opened(Event):
    """W4.2: a player opened the door between two rooms."""

    def __init__(self, seat: i64, one: str, other: str) -> None:
        super().__init__("event-opened", "W4.2", EVERYONE)
        self.seat: Final[i64] = seat
        self.one: Final = one
        self.other: Final = other

    def facts(self) -> Facts:
        return {"player": int(self.seat), "one": f"@room-{self.one}", "other": f"@room-{self.other}"}


@final
class OfTask(Event):
    """W4.8: a player completed a row of a mission."""

    def __init__(self, seat: i64, task: i64) -> None:
        super().__init__("event-task", "W4.8", EVERYONE)
        self.seat: Final[i64] = seat
        self.task: Final[i64] = task

    def facts(self) -> Facts:
        mission = self.task // ROWS + 1
        told = {"task": f"@task-{mission}-{self.task % ROWS + 1}", "mission": f"@mission-{mission}"}
        return {"player": int(self.seat), **told}


@final
class OfRat(Event):
    """A player moved a rat, or sent one from the burrow entrance; -1 is the entrance."""

    def __init__(self, rule: str, seat: i64, start: i64, end: i64) -> None:
        super().__init__("event-deployed" if start < 0 else "event-rat", rule)
        self.seat: Final[i64] = seat
        self.start: Final[i64] = start
        self.end: Final[i64] = end

    def facts(self) -> Facts:
        told = {"end": AREAS[self.end]} if self.start < 0 else {"start": AREAS[self.start], "end": AREAS[self.end]}
        return {"player": int(self.seat), **told}


@final
class OfName(Event):
    """A player and something with a name of its own: a space of the wheel, a skill."""

    def __init__(self, key: str, rule: str, seat: i64, fact: str, name: str) -> None:
        super().__init__(key, rule)
        self.seat: Final[i64] = seat
        self.fact: Final = fact
        self.name: Final = name

    def facts(self) -> Facts:
        return {"player": int(self.seat), self.fact: self.name}


def skill_name(skill: i64) -> str:
    return SKILLS[skill]
