"""What all requests share: the database, the tables, the settings, the time."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from sqlalchemy import Connection

from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.live import answering
from cheeseboard.server.live.floor import Floor
from cheeseboard.server.remind.office import Office
from cheeseboard.server.store.engine import Database
from cheeseboard.server.store.writer import Writer
from cheeseboard.server.thinking.hinting import Hints
from cheeseboard.server.thinking.reviewing import Reviews
from cheeseboard.server.web.metrics import Metrics
from cheeseboard.server.web.pace import Pace
from cheeseboard.server.web.passwords import Passwords
from cheeseboard.server.web.personal import Personal
from cheeseboard.server.web.settings import WebSettings
from cheeseboard.server.web.visits import HEARS, PERSON, Visits

Result = TypeVar("Result")


@dataclass(frozen=True)
class House:
    """One server process while it runs."""

    settings: WebSettings
    database: Database
    writer: Writer
    floor: Floor
    now: Callable[[], int]
    pace: Pace
    metrics: Metrics
    office: Office
    personal: Personal
    hints: Hints
    reviews: Reviews
    visits: Visits = field(default_factory=Visits)
    passwords: Passwords = field(default_factory=Passwords)

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """What the work finds in the database. One hop to a thread."""
        return await answering.read(self.database, work)

    async def write(self, work: Callable[[Connection], Result], key: str = "") -> Result:
        """What the work gives back, once it is on the disk."""
        return await answering.write(self.database, self.writer, self.floor.mail, work, key)

    async def sessions_ended(self, person: PersonId) -> None:
        """Have all processes look up which sockets of the person may stay."""
        self.visits.doubt(person)  # here at once, though the bus may be away
        await self.floor.bus.publish(TableId(f"{PERSON}{person}"), 0)


    async def mutes_changed(self, person: PersonId) -> None:
        """Have all sockets of the person hear chats anew, in all processes."""
        self.visits.hear_anew(person)
        await self.floor.bus.publish(TableId(f"{HEARS}{person}"), 0)


def new_person() -> PersonId:
    return PersonId(secrets.token_urlsafe(9))


def new_table() -> TableId:
    return TableId(secrets.token_urlsafe(9))


def new_token() -> str:
    """A word that nobody guesses."""
    return secrets.token_urlsafe(24)
