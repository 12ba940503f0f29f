"""Somebody deletes their account: what others have of them stays, without their name; all else goes."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, or_, select, update

from cheeseboard.server.ids import PersonId
from cheeseboard.server.store.errors import Missing
from cheeseboard.server.store.schema import (
    BOTS,
    CHANNELS,
    CHAT,
    CONFIRMATIONS,
    KEPT,
    MUTES,
    NOTICES,
    PEOPLE,
    PRESENCE,
    RATINGS,
    REMINDERS,
    RESULTS,
    SESSIONS,
)

OWN: Final = (SESSIONS, KEPT, MUTES, NOTICES, REMINDERS, CHANNELS, CONFIRMATIONS, PRESENCE)  # nobody else needs them


def depart(connection: Connection, person: PersonId, at: int) -> None:
    """Forget the person, and the guests who have become them. Raises Missing if there is no such person.

    Their results stay with those whom they played against, without a name. The journals of matches are never changed:
    a record keeps the name under which it was played.
    """
    nobody = {"name": "", "account": None, "account_key": None, "password": None, "email": None, "webhook": None}
    ids = or_(PEOPLE.c.id == person, PEOPLE.c.merged == person)
    known = connection.scalars(select(PEOPLE.c.id).where(ids)).all()
    if not known:
        raise Missing
    connection.execute(update(PEOPLE).where(ids).values(**nobody, language=None, gone=at))
    for owned in connection.scalars(select(BOTS.c.person).where(BOTS.c.owner.in_(known))).all():
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == owned).values(name="", gone=at))
    for table in OWN:
        connection.execute(delete(table).where(table.c.person.in_(known)))
    connection.execute(delete(RATINGS).where(RATINGS.c.player.in_(known)))
    connection.execute(update(RESULTS).where(RESULTS.c.player.in_(known)).values(name=""))
    connection.execute(update(CHAT).where(CHAT.c.person.in_(known)).values(text="…"))
