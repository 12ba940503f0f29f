"""Reviews of matches: what was thought of each seat's steps so far."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, select, update

from cheeseboard.server.ids import TableId
from cheeseboard.server.store.dialect import insert_new
from cheeseboard.server.store.schema import REVIEWS


@dataclass(frozen=True)
class Kept:
    """A review, as far as it has come. `at` is when somebody was last at work on it."""

    form: int
    done: int
    total: int
    body: bytes
    at: int


def find(connection: Connection, table: TableId, seat: int) -> Kept | None:
    """The review of that seat's match, if one was ever begun."""
    row = connection.execute(select(REVIEWS).where(REVIEWS.c.table == table, REVIEWS.c.seat == seat)).one_or_none()
    return None if row is None else Kept(row.form, row.done, row.total, row.body, row.at)


def keep(connection: Connection, table: TableId, seat: int, kept: Kept) -> None:
    """Keep the review as it now is, whatever was kept before."""
    values = {"form": kept.form, "done": kept.done, "total": kept.total, "body": kept.body, "at": kept.at}
    changed = update(REVIEWS).where(REVIEWS.c.table == table, REVIEWS.c.seat == seat).values(values)
    if connection.execute(changed).rowcount == 0:
        connection.execute(insert_new(connection, REVIEWS), {"table": table, "seat": seat, **values})
