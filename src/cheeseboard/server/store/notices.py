"""Notices: what somebody who was not there is to know. They are shown in the tab, and some are sent."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.store.schema import NOTICES


@dataclass(frozen=True)
class Notice:
    """One thing to know. A later occasion of the same kind at the same table takes its place."""

    person: PersonId
    table: TableId
    kind: str
    mark: int
    at: int
    until: int | None = None
    seen: int | None = None
    channel: str | None = None
    due: int | None = None


def put(connection: Connection, notice: Notice) -> bool:
    """Whether this is new; the same occasion twice is one notice, as it was put first."""
    query = select(NOTICES.c.mark).where(*place(notice))
    mark = connection.scalar(query)
    if mark == notice.mark:
        return False
    if mark is not None:
        connection.execute(delete(NOTICES).where(*place(notice)))
    connection.execute(insert(NOTICES), dict(vars(notice)))
    return True


def of_table(connection: Connection, table: TableId) -> list[Notice]:
    return found(connection, NOTICES.c.table == table)


def of_person(connection: Connection, person: PersonId) -> list[Notice]:
    return found(connection, NOTICES.c.person == person)


def of_people(connection: Connection, people: Collection[PersonId]) -> list[Notice]:
    return found(connection, NOTICES.c.person.in_(people))


def found(connection: Connection, which: ColumnElement[bool]) -> list[Notice]:
    """The oldest first."""
    rows = connection.execute(select(NOTICES).where(which).order_by(NOTICES.c.at, NOTICES.c.table, NOTICES.c.kind))
    return [Notice(**row._mapping) for row in rows]


def forget(connection: Connection, person: PersonId, table: TableId) -> int:
    """They are at the table, and see for themselves; how many there were."""
    return connection.execute(delete(NOTICES).where(NOTICES.c.person == person, NOTICES.c.table == table)).rowcount


def drop(connection: Connection, notices: Sequence[Notice]) -> None:
    """These do not hold any more."""
    for notice in notices:
        connection.execute(delete(NOTICES).where(*this(notice)))


def see(connection: Connection, person: PersonId, table: TableId | None, now: int) -> None:
    """They know, of one table or of all: nothing of it is sent any more."""
    query = update(NOTICES).where(NOTICES.c.person == person, NOTICES.c.seen.is_(None))
    if table is not None:
        query = query.where(NOTICES.c.table == table)
    connection.execute(query.values(seen=now, due=None))


def postpone(connection: Connection, notice: Notice, channel: str | None, due: int | None) -> None:
    """Send it by that channel then, or for None not at all."""
    connection.execute(update(NOTICES).where(*this(notice)).values(channel=channel, due=due))


def sweep(connection: Connection, before: int) -> int:
    """Forget what was before a moment; how many that were."""
    return connection.execute(delete(NOTICES).where(NOTICES.c.at < before)).rowcount


def put_off(connection: Connection, notice: Notice, channel: str, due: int | None) -> None:
    """Send it again then, or never, unless the person has seen it meanwhile or wants it otherwise."""
    waiting = (*this(notice), NOTICES.c.channel == channel, NOTICES.c.seen.is_(None))
    connection.execute(update(NOTICES).where(*waiting).values(due=due))


def place(notice: Notice) -> tuple[ColumnElement[bool], ...]:
    """Where a notice of this kind stands."""
    return (NOTICES.c.person == notice.person, NOTICES.c.table == notice.table, NOTICES.c.kind == notice.kind)


def this(notice: Notice) -> tuple[ColumnElement[bool], ...]:
    """The row of this notice, unless another has taken its place."""
    return (*place(notice), NOTICES.c.mark == notice.mark)
