"""All that waits to be sent to a person by one channel."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection

from cheeseboard.server.remind.telling import true_ones
from cheeseboard.server.store import channels, people, reminders
from cheeseboard.server.store.channels import Lease
from cheeseboard.server.store.looking import Looked
from cheeseboard.server.store.notices import Notice
from cheeseboard.server.store.people import Contact
from cheeseboard.server.store.reminders import Wishes
from cheeseboard.text import LANGUAGES


@dataclass(frozen=True)
class Bundle:
    """All that is to be sent to a person."""

    notices: list[tuple[Notice, Looked]]
    contact: Contact
    wishes: Wishes | None

    @property
    def language(self) -> str:
        return self.contact.language if self.contact.language in LANGUAGES else "en"

    def address(self, channel: str) -> str | None:
        """Where to send it."""
        return self.contact.email if channel == "email" else self.contact.webhook


def told_once(found: list[tuple[Notice, Looked]]) -> list[tuple[Notice, Looked]]:
    """Whoever is told that time runs out need not be told that it is their turn."""
    urgent = {notice.table for notice, _ in found if notice.kind == "soon"}
    return [(notice, looked) for notice, looked in found if notice.kind != "turn" or notice.table not in urgent]


def gathered(lease: Lease, connection: Connection) -> Bundle:
    """All that waits for the person and still holds."""
    found = true_ones(connection, channels.waiting(connection, lease))
    return Bundle(found, people.contact(connection, lease.person), reminders.wishes(connection, lease.person))
