"""Channels: of the many processes that may send to a person one does, and not too often."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, Select, exists, or_, select, update

from cheeseboard.server.ids import PersonId
from cheeseboard.server.store.dialect import insert_new
from cheeseboard.server.store.notices import Notice, this
from cheeseboard.server.store.schema import CHANNELS, NOTICES

URGENT = "soon"  # a kind that does not wait for the next message


@dataclass(frozen=True)
class Lease:
    """The right to send to a person by a channel, until it ends."""

    person: PersonId
    channel: str
    until: int
    next: int  # no message before that, but for what is urgent
    tries: int


def ready(connection: Connection, now: int, limit: int) -> list[tuple[PersonId, str]]:
    """People to whom something is to be sent now, and by which channel, and to whom nobody is sending."""
    waiting = select(NOTICES.c.person, NOTICES.c.channel).where(NOTICES.c.due <= now)
    same = (CHANNELS.c.person == NOTICES.c.person, CHANNELS.c.channel == NOTICES.c.channel)
    failing = CHANNELS.c.tries > 0  # then nothing is urgent: whoever did not answer is not asked all the time
    held = (CHANNELS.c.next > now) & or_(NOTICES.c.kind != URGENT, failing)
    query: Select[tuple[str, str]] = waiting.where(~exists().where(*same, (CHANNELS.c.leased > now) | held)).distinct()
    rows = connection.execute(query.order_by(NOTICES.c.person, NOTICES.c.channel).limit(limit))
    return [(PersonId(row.person), row.channel) for row in rows]


def lease(connection: Connection, person: PersonId, channel: str, now: int, until: int) -> Lease | None:
    """The right to send, if nobody else has it. Should its owner die, another gets it when it ends."""
    row = {"person": person, "channel": channel, "leased": 0, "next": 0, "tries": 0}
    connection.execute(insert_new(connection, CHANNELS), row)
    query = update(CHANNELS).where(*of(person, channel), CHANNELS.c.leased <= now).values(leased=until)
    won = connection.execute(query.returning(CHANNELS.c.next, CHANNELS.c.tries)).one_or_none()
    return None if won is None else Lease(person, channel, until, won.next, won.tries)


def waiting(connection: Connection, lease: Lease) -> list[Notice]:
    """All that waits to be sent by this channel, due or not: it goes out together."""
    query = select(NOTICES).where(
        NOTICES.c.person == lease.person, NOTICES.c.channel == lease.channel, NOTICES.c.due.is_not(None)
    )
    rows = connection.execute(query.order_by(NOTICES.c.at, NOTICES.c.table, NOTICES.c.kind))
    return [Notice(**row._mapping) for row in rows]


def hand_over(connection: Connection, lease: Lease, sending: Sequence[Notice], now: int) -> bool:
    """From here on these count as sent: whoever dies after this has sent them or not, and they are not sent again.

    Not so, and nothing is to be sent, if the lease has ended, or one of them need not be sent any more.
    """
    held = connection.scalar(select(CHANNELS.c.leased).where(*of(lease.person, lease.channel)).with_for_update())
    if held != lease.until or held <= now:
        return False
    waiting = (NOTICES.c.channel == lease.channel, NOTICES.c.due.is_not(None))
    for notice in sending:
        query = select(NOTICES.c.mark).where(*this(notice), *waiting).with_for_update()
        if connection.execute(query).one_or_none() is None:
            return False
    for notice in sending:
        connection.execute(update(NOTICES).where(*this(notice)).values(due=None))
    return True


def release(connection: Connection, lease: Lease, after: int, tries: int) -> None:
    """Send nothing more before then; so many tries have failed. Not for one whose lease has ended."""
    mine = (*of(lease.person, lease.channel), CHANNELS.c.leased == lease.until)
    connection.execute(update(CHANNELS).where(*mine).values(leased=0, next=after, tries=tries))


def of(person: PersonId, channel: str) -> tuple[ColumnElement[bool], ...]:
    return (CHANNELS.c.person == person, CHANNELS.c.channel == channel)
