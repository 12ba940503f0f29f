"""What you were not there for: notices in the tab, and what happened since your last turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct
from sqlalchemy import Connection

from cheeseboard.core.words import Message, named
from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.remind.telling import true_ones
from cheeseboard.server.remind.wording import sentence
from cheeseboard.server.store import notices
from cheeseboard.server.store.looking import Looked
from cheeseboard.server.store.notices import Notice
from cheeseboard.server.tables.bodies import told_body
from cheeseboard.server.tables.since import since_turn
from cheeseboard.server.web.call import Call
from cheeseboard.server.web.people import Done
from cheeseboard.server.web.reader import may_read


class NoticeInfo(Struct, frozen=True):
    """A notice. `revision` tells one occasion from the next; `until` is when the time to answer is up."""

    table: TableId
    game: str
    kind: str
    revision: int
    at: int
    until: int | None
    seen: bool
    text: str


class Notices(Struct, frozen=True):
    """All notices, the oldest first, and how many of them you have not seen."""

    notices: list[NoticeInfo]
    unseen: int


class Seen(Struct, frozen=True, forbid_unknown_fields=True):
    """The table whose notices you have seen; null for all tables."""

    table: Annotated[str, Meta(max_length=100)] | None = None


class OfSeat(Struct, frozen=True):
    """One of your seats."""

    seat: Annotated[int, Meta(ge=0, le=99)]


class Since(Struct, frozen=True):
    """`told` are events as updates have them, from the step `first` on; `lines` are their words.

    `left_out` is how many older ones were left out.
    """

    seat: int
    first: int
    told: Sequence[object]
    lines: list[str]
    left_out: int


async def mine(call: Call) -> Notices:
    """What you were not there for: your turn, time that runs out, requests to go back, ends, invitations."""
    me, now = call.me, call.house.now()
    return shown(await call.house.read(lambda connection: held(connection, me)), now, call.language)


async def seen(call: Call, body: Seen) -> Done:
    """You have seen it: it is not counted any more, and nothing of it is sent."""
    me, now = call.me, call.house.now()
    table = None if body.table is None else TableId(body.table)
    await call.house.write(lambda connection: notices.see(connection, me, table, now), me)
    await call.house.personal.look(me)
    return Done()


async def since(call: Call, query: OfSeat) -> Since:
    """What happened since your seat last did something, as far as the seat may know."""
    room = await call.house.floor.open(call.table)
    table, seat = room.stage, query.seat
    may_read(table, seat, call.person)
    found = since_turn(table, seat, seat)
    game, names = table.head.game, table.names
    lines = [Message(game, told.event.key, named(told.event.facts(), names)).text(call.language) for told in found.told]
    return Since(seat, found.first, [told_body(told, names) for told in found.told], lines, found.left_out)


Held = list[tuple[Notice, Looked]]


def held(connection: Connection, person: PersonId) -> Held:
    """The person's notices that still hold."""
    return true_ones(connection, notices.of_person(connection, person))


def shown(found: Held, now: int, language: str) -> Notices:
    listed = [
        NoticeInfo(
            notice.table,
            looked.game,
            notice.kind,
            notice.mark,
            notice.at,
            notice.until,
            notice.seen is not None,
            sentence(notice, looked, now, language),
        )
        for notice, looked in found
    ]
    return Notices(listed, sum(not each.seen for each in listed))
