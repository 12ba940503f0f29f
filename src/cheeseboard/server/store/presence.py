"""Who is at which table, in all processes: a row for every socket's person, which its process keeps renewing."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, func, select, update

from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.store.dialect import insert_new
from cheeseboard.server.store.schema import PRESENCE

LEFT: Final = ""  # in place of a process: nobody renews it


def enter(connection: Connection, table: TableId, person: PersonId, process: str, until: int) -> None:
    """The person is there. Raises Missing if there is no such table or person."""
    row = {"table": table, "person": person, "process": process, "until": until}
    connection.execute(insert_new(connection, PRESENCE), row)
    here = (PRESENCE.c.table == table, PRESENCE.c.person == person, PRESENCE.c.process == process)
    connection.execute(update(PRESENCE).where(*here).values(until=until))


def leave(connection: Connection, table: TableId, person: PersonId, process: str, now: int) -> None:
    """The person has left the process; it is kept for a while that they were there until now."""
    here = (PRESENCE.c.table == table, PRESENCE.c.person == person, PRESENCE.c.process == process)
    connection.execute(delete(PRESENCE).where(*here))
    enter(connection, table, person, LEFT, now)


def renew(connection: Connection, process: str, until: int) -> None:
    """The process lives: all who have not left it are still there."""
    connection.execute(update(PRESENCE).where(PRESENCE.c.process == process).values(until=until))


def last_there(connection: Connection, table: TableId) -> dict[PersonId, int]:
    """Until when each person was at the table, of those who were there lately."""
    query = select(PRESENCE.c.person, func.max(PRESENCE.c.until).label("until"))
    rows = connection.execute(query.where(PRESENCE.c.table == table).group_by(PRESENCE.c.person))
    return {PersonId(row.person): row.until for row in rows}


def sweep(connection: Connection, before: int) -> int:
    """Forget who was there before a moment; how many that were."""
    return connection.execute(delete(PRESENCE).where(PRESENCE.c.until < before)).rowcount
