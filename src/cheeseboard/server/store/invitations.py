"""Invitations: links that let somebody sit down at a table."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select

from cheeseboard.server.ids import TableId
from cheeseboard.server.store.digest import digest
from cheeseboard.server.store.errors import Missing
from cheeseboard.server.store.schema import INVITATIONS


@dataclass(frozen=True)
class Invitation:
    """Where somebody may sit down: a seat, or any free one."""

    table: TableId
    seat: int | None


def invite(connection: Connection, token: str, to: Invitation, at: int, expires: int) -> None:
    """From now on the token lets its bearer sit down. Raises Missing if there is no such table."""
    row = {"digest": digest(token), "table": to.table, "seat": to.seat, "created": at, "expires": expires}
    connection.execute(insert(INVITATIONS), row)


def find(connection: Connection, token: str, now: int) -> Invitation:
    """What the token invites to. Raises Missing if it does so no more."""
    query = select(INVITATIONS.c.table, INVITATIONS.c.seat)
    row = connection.execute(
        query.where(INVITATIONS.c.digest == digest(token), INVITATIONS.c.expires > now)
    ).one_or_none()
    if row is None:
        raise Missing
    return Invitation(TableId(row.table), row.seat)


def use_up(connection: Connection, token: str) -> None:
    """The token was for one, who now sits. Raises Missing if somebody used it first."""
    if connection.execute(delete(INVITATIONS).where(INVITATIONS.c.digest == digest(token))).rowcount == 0:
        raise Missing


def withdraw(connection: Connection, to: Invitation) -> None:
    """Nobody is invited to that seat any more. Other seats of the table are not touched."""
    connection.execute(delete(INVITATIONS).where(INVITATIONS.c.table == to.table, INVITATIONS.c.seat == to.seat))


def sweep(connection: Connection, now: int) -> int:
    """Forget what has expired; how many that were."""
    return connection.execute(delete(INVITATIONS).where(INVITATIONS.c.expires <= now)).rowcount
