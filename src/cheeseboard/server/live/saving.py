"""What of a table goes to the database, and how it comes back. Functions of a connection, each in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, cast

from sqlalchemy import Connection

from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.live.finish import settle
from cheeseboard.server.store import journal, notices, tables
from cheeseboard.server.store.notices import Notice
from cheeseboard.server.store.tables import Company, Standing, Status
from cheeseboard.server.store.turns import Turn
from cheeseboard.server.tables.entries import Entry, HandedOver, decode, encode
from cheeseboard.server.tables.head import Head, decode_head, encode_head
from cheeseboard.server.tables.seating import Invited, Open, owner
from cheeseboard.server.tables.table import Table
from cheeseboard.server.tables.waiting import encode_waits, invited, waits

LOOK_MS: Final = 2000


class News(NamedTuple):
    """What the database has that a room has not."""

    head: bytes
    version: int
    entries: list[journal.Entry]


def look(at: int) -> int:
    """When to look whom to tell of what has happened: soon, and together with whatever happens until then.

    Moves that follow one another leave the moment as it is, so that no index of the database changes with them.
    """
    return (at // LOOK_MS + 2) * LOOK_MS


def seats_of(head: Head) -> dict[int, PersonId]:
    """The persons who answer for seats."""
    found = {seat: owner(seating) for seat, seating in enumerate(head.seats)}
    return {seat: person for seat, person in found.items() if person is not None}


def turns_of(table: Table) -> tuple[Turn, ...]:
    """The seats that persons are asked for: bots answer at once, nobody waits for them."""
    clocks = table.clocks
    return tuple([Turn(seat, since, clocks.deadline(seat)) for seat, since in sorted(clocks.running.items())])


def company_of(head: Head) -> Company:
    """For whom seats are kept, and whether anybody may look on. A lesson is nobody else's business."""
    found = {seat: seating.person for seat, seating in enumerate(head.seats) if isinstance(seating, Invited)}
    kept = {seat: person for seat, person in found.items() if person is not None}
    return Company(kept, head.spectators and head.lesson is None)


def anybody_may_sit(head: Head) -> bool:
    return any(isinstance(seating, Open) for seating in head.seats)


def creating(head: Head, secret: bytes, at: int) -> Callable[[Connection], None]:
    """Set up the table."""
    data, seats, anybody = encode_head(head), seats_of(head), anybody_may_sit(head)
    waiting, by, company = encode_waits(invited(head)), head.creator, company_of(head)
    before = head.parent.table if head.parent is not None and head.parent.kind == "rematch" else None

    def work(connection: Connection) -> None:
        tables.create(
            *(connection, head.id, head.game, data, seats, at),
            open=anybody,
            secret=secret,
            waits=waiting,
            look=look(at),
            creator=by,
            company=company,
            rematch_of=before,
        )

    return work


def changing_head(head: Head, version: int, at: int) -> Callable[[Connection], None]:
    """The head takes the place of the one of that version."""
    data, seats, anybody = encode_head(head), seats_of(head), anybody_may_sit(head)
    waiting, company = encode_waits(invited(head)), company_of(head)

    def work(connection: Connection) -> None:
        tables.update_head(
            *(connection, head.id, version, data, seats, at),
            open=anybody,
            waits=waiting,
            look=look(at),
            company=company,
        )

    return work


def appending(after: Table, entry: Entry, head_version: int | None) -> Callable[[Connection], None]:
    """The entry that has led to the table as it is `after`, with all that follows from it, wholly or not at all."""
    table, body = after.head.id, encode(entry)
    waiting = encode_waits(waits(after, entry))
    standing = Standing(
        cast(Status, after.status),
        after.next_deadline(),
        bool(after.thinking()),
        after.at,
        waiting,
        look(after.at),
        turns_of(after),
    )
    append = journal.Append(table, after.revision, body, standing, head_version)
    if not isinstance(entry, HandedOver) and after.status != "over":
        return append
    owners = {seat: chair.owner for seat, chair in enumerate(after.chairs) if chair.owner is not None}

    def work(connection: Connection) -> None:
        append(connection)
        if isinstance(entry, HandedOver):
            tables.place(connection, table, owners)
            notices.put(connection, Notice(entry.person, table, "invited", after.revision, after.at))
        if after.status == "over" and after.head.lesson is None:
            settle(connection, after)

    return work


def together(works: Sequence[Callable[[Connection], None]]) -> Callable[[Connection], None]:
    """All of these, one after the other."""
    if len(works) == 1:
        return works[0]  # many entries can be written at once

    def work(connection: Connection) -> None:
        for each in works:
            each(connection)

    return work


def load(connection: Connection, table: TableId) -> tuple[News, bytes]:
    """All of a table, and its secret. Raises Missing."""
    return news(connection, table, 0), tables.secret(connection, table) or b""


def news(connection: Connection, table: TableId, revision: int) -> News:
    """What is new after a revision. Raises Missing."""
    stored = tables.find(connection, table)
    entries = journal.since(connection, table, revision) if stored.revision > revision else []
    return News(stored.head, stored.version, entries)


def rebuilt(found: News, secret: bytes) -> Table:
    """The table from its head and its whole journal."""
    entries = [decode(body, sequence) for sequence, body in found.entries]
    return Table.begin(decode_head(found.head), secret, entries)
