"""Your tables, and at which of them it is your turn."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import asdict
from sqlalchemy import Connection

from cheeseboard.core.refusal import Problem
from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.live.saving import turns_of
from cheeseboard.server.store import own_tables, turns
from cheeseboard.server.store.errors import Missing
from cheeseboard.server.store.own_tables import Own, Place, Sitter
from cheeseboard.server.store.tables import Status
from cheeseboard.server.web.call import Call
from cheeseboard.server.web.finding import PAGE
from cheeseboard.server.web.house import House
from cheeseboard.server.web.shapes import MyTable, MyTables, TurnInfo, listed

GOING_ON: Final[tuple[Status, ...]] = ("gathering", "playing")
ENDED: Final[tuple[Status, ...]] = ("over", "closed")
Sitters = dict[tuple[TableId, int], Sitter]


class MyPage(Struct, frozen=True):
    """`before` is the `next` of the page before; `ended` asks for matches that are over."""

    before: Annotated[str, Meta(pattern=r"^[01]\.\d{1,15}\.[\w-]{1,100}$")] | None = None
    limit: Annotated[int, Meta(ge=1, le=PAGE)] = PAGE
    ended: bool = False


async def mine(call: Call, query: MyPage) -> MyTables:
    """Your tables: those where it is your turn first, then those that changed last."""
    me = call.me
    found, sitters = await looked_up(call.house, me, query)
    unknown = [own.stored.id for own in found if own.stored.turns is None]
    if unknown:  # the database is of an older version, and nobody has moved there since
        for table in unknown:
            await find_out(call.house, table)
        found, sitters = await looked_up(call.house, me, query)
    more = written(found[-1].place) if len(found) == query.limit else None
    return MyTables([told(own, me, sitters) for own in found], more)


async def looked_up(house: House, me: PersonId, query: MyPage) -> tuple[list[Own], Sitters]:
    after = None if query.before is None else read(query.before)
    statuses = ENDED if query.ended else GOING_ON

    def look(connection: Connection) -> tuple[list[Own], Sitters]:
        found = own_tables.of_person(connection, me, statuses, query.limit, after)
        return found, own_tables.sitters(connection, [own.stored.id for own in found])

    return await house.read(look)


async def find_out(house: House, table: TableId) -> None:
    """Whose turn it is, from the journal, so that it is known from now on. A table that cannot be read has none."""
    try:
        room = await house.floor.open(table)
    except (Problem, Missing):
        return
    revision, found = room.revision, turns_of(room.stage)
    await house.write(lambda connection: own_tables.set_turns(connection, table, revision, found), table)


def told(own: Own, me: PersonId, sitters: Sitters) -> MyTable:
    """A table as its list shows it."""
    stored = own.stored
    seats = sorted([seat for (table, seat), sitter in sitters.items() if table == stored.id and sitter.person == me])
    found = []
    for seat, since, until in turns.decode(stored.turns):
        sitter = sitters.get((stored.id, seat))
        person, name = (None, "") if sitter is None else sitter
        found.append(TurnInfo(seat, person, name, since, until, person == me))
    return MyTable(
        **asdict(listed(stored)),
        your_turn=any([turn.yours for turn in found]),
        your_seats=seats,
        turns=found,
    )


def written(place: Place) -> str:
    return f"{place.turn}.{place.changed}.{place.table}"


def read(text: str) -> Place:
    """The place that is written like this; its form was checked."""
    turn, changed, table = text.split(".", 2)
    return Place(int(turn), int(changed), TableId(table))
