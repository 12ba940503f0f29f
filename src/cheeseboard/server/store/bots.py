"""Bots that users run themselves: each sits at tables like a person, and speaks with a token."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, update

from cheeseboard.server.ids import PersonId
from cheeseboard.server.store import people
from cheeseboard.server.store.digest import digest
from cheeseboard.server.store.errors import Missing
from cheeseboard.server.store.schema import BOTS, PEOPLE


@dataclass(frozen=True)
class OwnBot:
    """A bot of somebody's own."""

    person: PersonId
    name: str
    created: int


def add(connection: Connection, bot: PersonId, owner: PersonId, name: str, token: str, at: int) -> None:
    """A new bot. Raises Missing if there is no such owner."""
    people.welcome(connection, bot, name, at)
    connection.execute(insert(BOTS), {"person": bot, "owner": owner, "digest": digest(token), "created": at})


def bot_of(connection: Connection, token: str) -> PersonId | None:
    """Which bot the token speaks for, if any."""
    query = select(BOTS.c.person).where(BOTS.c.digest == digest(token), BOTS.c.removed.is_(None))
    found = connection.scalar(query)
    return None if found is None else PersonId(found)


def of_owner(connection: Connection, owner: PersonId) -> list[OwnBot]:
    """Somebody's bots, the oldest first."""
    query = select(BOTS.c.person, PEOPLE.c.name, BOTS.c.created).join(PEOPLE, PEOPLE.c.id == BOTS.c.person)
    theirs = query.where(BOTS.c.owner == owner, BOTS.c.removed.is_(None))
    rows = connection.execute(theirs.order_by(BOTS.c.created, BOTS.c.person))
    return [OwnBot(PersonId(row.person), row.name, row.created) for row in rows]


def set_token(connection: Connection, bot: PersonId, owner: PersonId, token: str) -> None:
    """Another token instead of the old one. Raises Missing if that is no bot of the owner's."""
    query = update(BOTS).where(BOTS.c.person == bot, BOTS.c.owner == owner, BOTS.c.removed.is_(None))
    if connection.execute(query.values(digest=digest(token))).rowcount == 0:
        raise Missing


def find(connection: Connection, bot: PersonId, owner: PersonId) -> OwnBot:
    """One of the owner's bots. Raises Missing."""
    for found in of_owner(connection, owner):
        if found.person == bot:
            return found
    raise Missing


def owner_of(connection: Connection, person: PersonId) -> PersonId | None:
    """Whose bot this is, or was; None for a person."""
    found = connection.scalar(select(BOTS.c.owner).where(BOTS.c.person == person))
    return None if found is None else PersonId(found)


def remove(connection: Connection, bot: PersonId, owner: PersonId, at: int) -> None:
    """The bot speaks no more; what it played stays. Raises Missing if that is no bot of the owner's."""
    query = update(BOTS).where(BOTS.c.person == bot, BOTS.c.owner == owner, BOTS.c.removed.is_(None))
    if connection.execute(query.values(removed=at)).rowcount == 0:
        raise Missing
