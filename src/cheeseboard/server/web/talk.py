"""Chat: lines that everybody at a table sees, but for those whom they have muted."""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple

from msgspec import Meta, Struct
from sqlalchemy import Connection

from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.store import chat, people, tables
from cheeseboard.server.store.errors import Missing
from cheeseboard.server.tables.problem import TableProblem
from cheeseboard.server.tables.table import Table
from cheeseboard.server.web.call import Call
from cheeseboard.server.web.house import House
from cheeseboard.server.web.people import Done
from cheeseboard.server.web.problem import WebProblem
from cheeseboard.server.web.protocol import Line, Silent
from cheeseboard.server.web.shapes import Listed, listed

MOST_LINES: Final = 100
MOST_MUTED: Final = 200


class Lines(Struct, frozen=True):
    """The last lines of a table's chat."""

    lines: list[Line]


class After(Struct, frozen=True):
    """The number of the last line that you know."""

    after: Annotated[int, Meta(ge=0, le=2**53)] = 0


class Mutes(Struct, frozen=True):
    """The people whom you do not hear, by name, and the tables whose chat you do not hear, the newest first."""

    people: list[Silent]
    tables: list[Listed]


class Mute(Struct, frozen=True, forbid_unknown_fields=True):
    """The id of a person or of a table, and whether you want to hear nothing of it."""

    id: Annotated[str, Meta(min_length=1, max_length=100)]
    muted: bool = True


async def lines(call: Call, query: After) -> Lines:
    """What was said at the table."""
    room = await call.house.floor.open(call.table)
    may_hear(room.stage, call.person)
    return Lines((await heard(call.house, call.table, call.person, query.after)).lines)


async def mutes(call: Call) -> Mutes:
    """Whom you do not hear, on any of your devices."""
    me = call.me

    def look(connection: Connection) -> Mutes:
        found = [Silent(each.id, each.name) for each in chat.muted_people(connection, me)]
        return Mutes(found, [listed(each) for each in chat.muted_tables(connection, me)])

    return await call.house.read(look)


async def mute(call: Call, body: Mute) -> Done:
    """Hear nothing more of a person or of a table's chat, or hear it again."""
    me = call.me
    if not body.id.isprintable():
        raise WebProblem("missing", 404)

    def work(connection: Connection) -> None:
        if not body.muted:
            chat.unmute(connection, me, body.id)
            return
        whom = named(connection, body.id)
        if len(chat.muted_by(connection, me) - {whom}) >= MOST_MUTED:
            raise WebProblem("muted-enough", 409, {"most": MOST_MUTED})
        chat.mute(connection, me, whom)

    await call.house.write(work, me)
    await call.house.mutes_changed(me)
    return Done()


def named(connection: Connection, id: str) -> str:
    """The id of a person, of who they have become, or of a table. Raises Missing."""
    try:
        known = people.find(connection, PersonId(id))
    except Missing:
        return tables.find(connection, TableId(id)).id
    return known.merged or known.id


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


class Heard(NamedTuple):
    """What somebody hears of a chat; whether they have muted all of it, and whom of those who spoke."""

    lines: list[Line]
    muted: bool
    silent: list[Silent]


async def heard(house: House, table: TableId, person: PersonId | None, after: int) -> Heard:
    """The lines after a number that the person wants to hear."""

    def look(connection: Connection) -> Heard:
        muted = frozenset[str]() if person is None else chat.muted_by(connection, person)
        if table in muted:
            return Heard([], True, [])
        said = chat.since(connection, table, after, MOST_LINES)
        names = {who: people.find(connection, who).name for who in dict.fromkeys([line.person for line in said])}
        found = [line for line in said if line.person not in muted]
        lines = [Line(line.number, line.person, names[line.person], line.text, line.at) for line in found]
        return Heard(lines, False, [Silent(who, name) for who, name in names.items() if who in muted])

    return await house.read(look)
