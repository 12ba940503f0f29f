"""Tables as lists and replies show them: what everybody may know, and nothing else."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from cheeseboard.core.option import Value
from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.store.tables import Status, StoredTable
from cheeseboard.server.tables.clocks import Clock
from cheeseboard.server.tables.head import Head, Parent, decode_head
from cheeseboard.server.tables.seating import Bot, Invited, Local, Open, Person, Seating, has_added


class SeatInfo(Struct, frozen=True):
    """A seat as it was set up."""

    kind: Literal["open", "invited", "person", "bot", "local"]
    person: PersonId | None = None
    name: str = ""
    level: str | None = None
    bot_of: PersonId | None = None  # whose own bot sits there
    added: bool = False  # whether they have added to the dice


class TableInfo(Struct, frozen=True):
    """What a table was set up with."""

    id: TableId
    game: str
    rules: int
    options: dict[str, Value]
    seats: list[SeatInfo]
    creator: PersonId
    clock: Clock
    rated: bool
    stand_in: str
    spectators: bool
    commitment: str
    parent: Parent | None
    lesson: str | None


class Listed(Struct, frozen=True):
    """A table in a list, and where it stands. Times are in milliseconds since 1970."""

    table: TableInfo
    status: Status
    revision: int
    deadline: int | None
    created: int
    changed: int


class TurnInfo(Struct, frozen=True):
    """A seat that a person, or somebody's own bot, is asked for, since when, and until when if a clock runs."""

    seat: int
    person: PersonId | None
    name: str
    since: int
    until: int | None
    yours: bool


class OneTable(Listed, frozen=True):
    """A table, and the seats that are yours there now: one that was handed over to you was set up for somebody else."""

    your_seats: list[int]


class MyTable(OneTable, frozen=True):
    """A table of yours. While bots think, it is nobody's turn."""

    your_turn: bool
    turns: list[TurnInfo]


class MyTables(Struct, frozen=True):
    """Your tables; `next` asks for those after them."""

    tables: list[MyTable]
    next: str | None


class Tables(Struct, frozen=True):
    """A list of tables; `next` asks for those after it."""

    tables: list[Listed]
    next: str | None


def seat_info(seating: Seating) -> SeatInfo:
    match seating:
        case Open():
            return SeatInfo("open")
        case Invited(person=person, name=name):
            return SeatInfo("invited", person, name)
        case Person(id=person, name=name, bot_of=bot_of):
            return SeatInfo("person", person, name, bot_of=bot_of, added=has_added(seating))
        case Local(owner=person, name=name):
            return SeatInfo("local", person, name, added=has_added(seating))
        case Bot(level=level):
            return SeatInfo("bot", level=level)


def table_info(head: Head) -> TableInfo:
    return TableInfo(
        id=head.id,
        game=head.game,
        rules=head.rules,
        options=head.options,
        seats=[seat_info(seating) for seating in head.seats],
        creator=head.creator,
        clock=head.clock,
        rated=head.rated,
        stand_in=head.stand_in,
        spectators=head.spectators,
        commitment=head.commitment,
        parent=head.parent,
        lesson=head.lesson,
    )


def listed(stored: StoredTable) -> Listed:
    info = table_info(decode_head(stored.head))
    return Listed(info, stored.status, stored.revision, stored.deadline, stored.created, stored.changed)
