"""What a table is set up from: an edition with its actions, and how it lies on the board for a number of players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.native import mypyc_attr
from cheeseboard.games.wistar.actions import Actions
from cheeseboard.games.wistar.cards import NO_CARDS, Cards
from cheeseboard.games.wistar.components import Edition, Project, Side
from cheeseboard.games.wistar.symbols import ADVANCED, BASIC, DECKS, TOOL

if TYPE_CHECKING:
    from mypy_extensions import i64

FEWEST: Final = 2
MOST: Final = 4


def cards_of(projects: list[Project]) -> Cards:
    found = NO_CARDS
    for project in projects:
        found = found.with_card(project.card)
    return found


@final
@mypyc_attr(acyclic=True)
class Layout:
    """The board for a number of players: sides of the wheel, fields of the farm, doors that are closed."""

    def __init__(self, edition: Edition, seats: int) -> None:
        self.sides: Final[list[Side]] = [
            next(side for side in section if side.fewest <= seats <= side.most) for section in edition.wheel
        ]
        # The room of every mission field, and how many mice each room has.
        self.fields: Final[list[i64]] = [
            number for number, room in enumerate(edition.rooms) for fewest in room.missions if fewest <= seats
        ]
        self.mice: Final[list[i64]] = [len([few for few in room.mice if few <= seats]) for room in edition.rooms]
        self.closed: Final[i64] = sum(1 << way for way, door in enumerate(edition.doors) if door.fewest <= seats)


@final
class Box:
    """An edition, its actions and its layouts. Shared by all states."""

    def __init__(self, edition: Edition) -> None:
        self.edition: Final = edition
        self.actions: Final = Actions(edition)
        self.layouts: Final = [Layout(edition, max(FEWEST, seats)) for seats in range(MOST + 1)]
        self.decks: Final = [cards_of([p for p in edition.projects if p.deck == deck]) for deck in range(len(DECKS))]
        self.aggressive: Final = cards_of([p for p in edition.projects if p.aggressive])
        self.tools: Final = cards_of([p for p in edition.projects if p.kind == TOOL])
        self.mice: Final[i64] = sum(1 << m.tile for m in edition.mice if not m.cheese)
        self.cellar_mice: Final[i64] = sum(1 << m.tile for m in edition.mice if m.cellar and not m.cheese)
        self.cheeses: Final[list[i64]] = [m.tile for m in edition.mice if m.cheese]
        self.cheese_tiles: Final[i64] = sum(1 << m.tile for m in edition.mice if m.cheese)
        self.cellar_tiles: Final[i64] = sum(1 << m.tile for m in edition.mice if m.cellar)
        self.missions: Final[i64] = (1 << len(edition.missions)) - 1
        self.cellar_missions: Final[i64] = sum(1 << m.card for m in edition.missions if m.cellar)
        self.cheese_room: Final[i64] = next(number for number, room in enumerate(edition.rooms) if room.cheese)
        assert self.decks[BASIC].both(self.decks[ADVANCED]).empty()
