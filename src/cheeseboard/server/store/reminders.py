"""How people want to be reminded, and addresses that they have yet to confirm."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from cheeseboard.server.ids import PersonId
from cheeseboard.server.store.dialect import insert_new
from cheeseboard.server.store.digest import digest
from cheeseboard.server.store.errors import Missing
from cheeseboard.server.store.schema import CONFIRMATIONS, REMINDERS


@dataclass(frozen=True)
class Wishes:
    """What somebody has chosen. Times are in milliseconds."""

    kinds: str
    wait: int
    every: int
    secret: bytes


def wishes(connection: Connection, person: PersonId) -> Wishes | None:
    """What the person has chosen; None for one who has never chosen anything."""
    columns = (REMINDERS.c.kinds, REMINDERS.c.wait, REMINDERS.c.every, REMINDERS.c.secret)
    row = connection.execute(select(*columns).where(REMINDERS.c.person == person)).one_or_none()
    return None if row is None else Wishes(**row._mapping)


def wish(connection: Connection, person: PersonId, chosen: Wishes) -> None:
    """Choose. The secret stays what it was first. Raises Missing if there is no such person."""
    connection.execute(insert_new(connection, REMINDERS), {"person": person, **vars(chosen)})
    changed = update(REMINDERS).where(REMINDERS.c.person == person)
    connection.execute(changed.values(kinds=chosen.kinds, wait=chosen.wait, every=chosen.every))


def ask_to_confirm(connection: Connection, token: str, person: PersonId, address: str, expires: int) -> None:
    """The token proves that whoever has it reads letters to the address. It takes the place of one before it."""
    forget_address(connection, person)
    row = {"digest": digest(token), "person": person, "address": address, "expires": expires}
    connection.execute(insert(CONFIRMATIONS), row)


def unconfirmed(connection: Connection, person: PersonId, now: int) -> str | None:
    """The address that the person has yet to confirm."""
    query = select(CONFIRMATIONS.c.address).where(CONFIRMATIONS.c.person == person, CONFIRMATIONS.c.expires > now)
    found: str | None = connection.scalar(query)
    return found


def confirm(connection: Connection, token: str, now: int) -> tuple[PersonId, str]:
    """Whose address was confirmed, and which. Raises Missing if the token is not valid any more."""
    query = delete(CONFIRMATIONS).where(CONFIRMATIONS.c.digest == digest(token), CONFIRMATIONS.c.expires > now)
    row = connection.execute(query.returning(CONFIRMATIONS.c.person, CONFIRMATIONS.c.address)).one_or_none()
    if row is None:
        raise Missing
    return PersonId(row.person), row.address


def forget_address(connection: Connection, person: PersonId) -> None:
    """They have nothing to confirm any more."""
    connection.execute(delete(CONFIRMATIONS).where(CONFIRMATIONS.c.person == person))


def sweep(connection: Connection, now: int) -> int:
    """Forget what has expired; how many that were."""
    return connection.execute(delete(CONFIRMATIONS).where(CONFIRMATIONS.c.expires <= now)).rowcount
