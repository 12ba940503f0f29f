"""Tables are looked at soon after something has happened there: whoever is to know it and was not there is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection

from cheeseboard.server.ids import TableId
from cheeseboard.server.remind.ways import Ways
from cheeseboard.server.remind.wishes import Addressing
from cheeseboard.server.store import looking, notices, presence
from cheeseboard.server.store.looking import Looked
from cheeseboard.server.store.notices import Notice
from cheeseboard.server.tables.waiting import Waiting, decode_waits

LASTING: Final = "over"  # true for ever


def holds(notice: Notice, looked: Looked, waits: Sequence[Waiting]) -> bool:
    """Whether a notice is still true: what the table waits for is written with every move, in its transaction."""
    if notice.kind == LASTING:
        return looked.status in ("over", "closed")
    if handed(notice):
        return looked.status == "playing"
    return any((w.person, w.kind, w.mark) == (notice.person, notice.kind, notice.mark) for w in waits)


def handed(notice: Notice) -> bool:
    """Whether it tells of a seat that was handed over, and not of one that is kept."""
    return notice.kind == "invited" and notice.mark > 0


def true_ones(connection: Connection, found: Sequence[Notice]) -> list[tuple[Notice, Looked]]:
    """Those of the notices that still hold, with their tables."""
    tables = looking.found(connection, [notice.table for notice in found])
    waits = {table: decode_waits(looked.waits) for table, looked in tables.items()}
    there = [notice for notice in found if notice.table in tables]
    return [
        (notice, tables[notice.table]) for notice in there if holds(notice, tables[notice.table], waits[notice.table])
    ]


def tell(connection: Connection, table: TableId, ways: Ways, now: int) -> None:
    """Put notices for all who were not there, take away what does not hold any more.

    Two processes that do this at once do it once.
    """
    looked = looking.take(connection, table, now)
    if looked is None:
        return
    waits = decode_waits(looked.waits)
    for notice in notices.of_table(connection, table):
        if not holds(notice, looked, waits):
            notices.drop(connection, [notice])
        elif handed(notice) and notice.channel is None and notice.seen is None:
            # It was put together with the move, where nobody knows how the person wants to be told.
            notices.postpone(connection, notice, *Addressing(connection, notice.person, ways).of("invited", notice.at))
    there = presence.last_there(connection, table)
    for waiting in waits:
        if waiting.since <= now and there.get(waiting.person, -1) < waiting.since:
            at = waiting.since or now
            channel, due = Addressing(connection, waiting.person, ways).of(waiting.kind, at)
            notice = Notice(
                waiting.person, table, waiting.kind, waiting.mark, at, waiting.until, channel=channel, due=due
            )
            notices.put(connection, notice)
    later = [waiting.since for waiting in waits if waiting.since > now]
    looking.look_again(connection, table, min(later, default=None))
