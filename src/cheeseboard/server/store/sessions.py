"""Sessions: which person a browser speaks for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from cheeseboard.server.ids import PersonId
from cheeseboard.server.store.digest import digest
from cheeseboard.server.store.errors import Missing
from cheeseboard.server.store.schema import SESSIONS

NAME: Final = 16  # hex digits

@dataclass(frozen=True)
class Session:
    """A device where somebody is known. Its name is the beginning of the digest, which opens nothing."""

    name: str
    created: int
    seen: int
    expires: int
    device: str


def name_of(token: str) -> str:
    """What the session of a token is called."""
    return digest(token).hex()[:NAME]


def begin(
    connection: Connection, token: str, person: PersonId, at: int, expires: int, device: str = ""
) -> None:
    """From now on the token speaks for the person. Raises Missing if there is no such person."""
    row = {"digest": digest(token), "person": person, "created": at, "expires": expires, "seen": at, "device": device}
    connection.execute(insert(SESSIONS), row)


def person_of(connection: Connection, token: str, now: int) -> PersonId | None:
    """Whom the token speaks for, if it still does."""
    query = select(SESSIONS.c.person).where(SESSIONS.c.digest == digest(token), SESSIONS.c.expires > now)
    found = connection.scalar(query)
    return None if found is None else PersonId(found)


def of_person(connection: Connection, person: PersonId, now: int) -> list[Session]:
    """Where somebody is known, the last used first."""
    query = select(SESSIONS).where(SESSIONS.c.person == person, SESSIONS.c.expires > now)
    rows = connection.execute(query.order_by(SESSIONS.c.seen.desc(), SESSIONS.c.digest))
    return [Session(row.digest.hex()[:NAME], row.created, row.seen, row.expires, row.device) for row in rows]


def extend(connection: Connection, token: str, expires: int, at: int) -> None:
    """A session is used, and lasts longer."""
    query = update(SESSIONS).where(SESSIONS.c.digest == digest(token))
    connection.execute(query.values(expires=expires, seen=at))


def end(connection: Connection, token: str) -> None:
    """The token speaks for nobody any more."""
    connection.execute(delete(SESSIONS).where(SESSIONS.c.digest == digest(token)))


def end_all(connection: Connection, person: PersonId, but: str = "") -> None:
    """No token speaks for the person any more, except one if it is given."""
    connection.execute(delete(SESSIONS).where(SESSIONS.c.person == person, SESSIONS.c.digest != digest(but)))


def end_named(connection: Connection, person: PersonId, name: str) -> None:
    """End the session of that name. Raises Missing if the person has none such."""
    rows = connection.scalars(select(SESSIONS.c.digest).where(SESSIONS.c.person == person)).all()
    found = [each for each in rows if each.hex()[:NAME] == name]
    if not found:
        raise Missing
    connection.execute(delete(SESSIONS).where(SESSIONS.c.digest.in_(found)))


def sweep(connection: Connection, now: int) -> int:
    """Forget what has expired; how many that were."""
    return connection.execute(delete(SESSIONS).where(SESSIONS.c.expires <= now)).rowcount
