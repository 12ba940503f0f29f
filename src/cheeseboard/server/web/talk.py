"""Chat: lines that everybody at a table sees, but for those whom they have muted."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct
from sqlalchemy import Connection

from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.store import chat, people
from cheeseboard.server.tables.problem import TableProblem
from cheeseboard.server.tables.table import Table
from cheeseboard.server.web.call import Call
from cheeseboard.server.web.house import House
from cheeseboard.server.web.people import Done
from cheeseboard.server.web.problem import WebProblem
from cheeseboard.server.web.protocol import Line

MOST_LINES: Final = 100


class Lines(Struct, frozen=True):
    """The last lines of a table's chat."""

    lines: list[Line]


class After(Struct, frozen=True):
    """The number of the last line that you know."""

    after: Annotated[int, Meta(ge=0, le=2**53)] = 0


class Mute(Struct, frozen=True, forbid_unknown_fields=True):
    """The id of a person or of a table, and whether you want to hear nothing of it."""

    id: Annotated[str, Meta(min_length=1, max_length=100)]
    muted: bool = True


async def lines(call: Call, query: After) -> Lines:
    """What was said at the table."""
    room = await call.house.floor.open(call.table)
    may_hear(room.stage, call.person)
    return Lines(await heard(call.house, call.table, call.person, query.after))


async def mute(call: Call, body: Mute) -> Done:
    """Hear nothing more of a person or of a table's chat, or hear it again."""
    me, whom = call.me, PersonId(body.id)
    if not body.id.isprintable():
        raise WebProblem("missing", 404)
    change = chat.mute if body.muted else chat.unmute
    await call.house.write(lambda connection: change(connection, me, whom), me)
    return Done()


def may_hear(table: Table, person: PersonId | None) -> None:
    """TableProblem for strangers at a table that is only for those who play."""
    if not table.head.spectators and (person is None or not table.seats_of(person)):
        raise TableProblem("no-spectators")


async def say(house: House, table: TableId, person: PersonId, text: str) -> None:
    """Write a line, and let everybody know that there is one."""
    line = " ".join(text.split())
    if not line or not line.isprintable():
        raise WebProblem("line-form", 422)
    now = house.now()
    await house.write(lambda connection: chat.say(connection, table, person, line, now), table)
    await house.floor.nudge(table)


async def heard(house: House, table: TableId, person: PersonId | None, after: int) -> list[Line]:
    """The lines after a number that the person wants to hear."""

    def look(connection: Connection) -> list[Line]:
        muted = frozenset[str]() if person is None else chat.muted_by(connection, person)
        if table in muted:
            return []
        found = [line for line in chat.since(connection, table, after, MOST_LINES) if line.person not in muted]
        names = {who: people.find(connection, who).name for who in {line.person for line in found}}
        return [Line(line.number, line.person, names[line.person], line.text, line.at) for line in found]

    return await house.read(look)
