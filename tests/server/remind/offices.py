"""Offices whose clock the test turns, and people who want to be reminded."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

from msgspec import json
from sqlalchemy import Connection

from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.remind.office import Office
from cheeseboard.server.remind.settings import RemindSettings
from cheeseboard.server.remind.ways import Ways
from cheeseboard.server.remind.wishes import address_anew
from cheeseboard.server.store import notices, people, reminders
from cheeseboard.server.store.engine import Database
from cheeseboard.server.store.notices import Notice
from cheeseboard.server.store.people import Contact
from cheeseboard.server.store.reminders import Wishes
from tests.server.live.playing import Time, open_floor

URL = "https://cheese.example"
MINUTE = 60_000
HOUR = 60 * MINUTE
SECRET = b"s" * 32


def ways(port: int = 1, **more: str | int) -> Ways:
    """Ways that lead to a mail server on this port, and to receivers on this machine."""
    settings = RemindSettings(
        smtp_host="localhost", smtp_port=port, smtp_tls="none", webhooks="private", smtp_seconds=5
    )
    return Ways(replace(settings, **more), URL)  # type: ignore[arg-type]  # names of its fields


async def nothing() -> None:
    """Look for nothing."""


@asynccontextmanager
async def open_office(database: Database, time: Time, by: Ways) -> AsyncIterator[tuple[Office, Counter[str]]]:
    """An office that does nothing by itself, and what became of its messages."""
    counted: Counter[str] = Counter()
    async with open_floor(database, now=time) as floor:
        floor.clockwork.sweep = nothing  # type: ignore[method-assign]  # days that a test lets pass are no outage
        office = Office(floor, by, lambda channel, outcome: counted.update([f"{channel} {outcome}"]))
        try:
            yield office, counted
        finally:
            await office.stop()


def wants(
    database: Database, person: PersonId, email: str | None, by: Ways, language: str = "en", **kinds: str
) -> None:
    """A person has confirmed an address, or gives a webhook as `hook`, and has chosen channels."""
    hook = kinds.pop("hook", None)

    def work(connection: Connection) -> None:
        people.set_contact(connection, person, Contact(email, hook, language))
        reminders.wish(connection, person, Wishes(json.encode(kinds).decode(), 10 * MINUTE, HOUR, SECRET))
        address_anew(connection, person, by)

    database.write(work)


def noticed(database: Database, person: PersonId, table: TableId | None = None) -> list[Notice]:
    found = database.read(lambda connection: notices.of_person(connection, person))
    return [notice for notice in found if table in (None, notice.table)]


def told(database: Database, person: PersonId) -> list[str]:
    """The kinds of a person's notices."""
    return [notice.kind for notice in noticed(database, person)]


async def settled(office: Office, time: Time) -> None:
    """A little later tables have been looked at."""
    time.at += 4000
    await office.look()
