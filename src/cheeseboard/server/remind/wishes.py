"""How somebody wants to be told of each kind of notice."""

from __future__ import annotations

import secrets
from typing import Final, Literal

from msgspec import DecodeError, ValidationError, json
from sqlalchemy import Connection

from cheeseboard.server.ids import PersonId
from cheeseboard.server.remind.ways import Ways
from cheeseboard.server.store import notices, people, reminders
from cheeseboard.server.store.people import Contact
from cheeseboard.server.store.reminders import Wishes
from cheeseboard.server.tables.waiting import Kind

Channel = Literal["tab", "email", "webhook"]
MINUTE_MS: Final = 60_000
WAIT: Final = 10 * MINUTE_MS
EVERY: Final = 60 * MINUTE_MS
URGENT: Final = "soon"

Chosen = dict[Kind, Channel]
READER: Final[json.Decoder[Chosen]] = json.Decoder(Chosen)


def new_wishes() -> Wishes:
    """Of one who has not chosen anything."""
    return Wishes("{}", WAIT, EVERY, secrets.token_bytes(32))


def chosen(wishes: Wishes | None) -> Chosen:
    """The channel of each kind for which one was chosen."""
    try:
        return {} if wishes is None else READER.decode(wishes.kinds)
    except (DecodeError, ValidationError):
        return {}


def channel_of(kind: Kind, picked: Chosen, contact: Contact, ways: Ways) -> Channel:
    """By which channel a notice goes: the tab alone, unless another was chosen and leads somewhere.

    Whoever has confirmed an address and chosen nothing wants e-mail: that is what they have confirmed it for.
    """
    channel = picked.get(kind, "email")
    if channel == "email" and ways.email and contact.email:
        return "email"
    if channel == "webhook" and ways.webhook and contact.webhook:
        return "webhook"
    return "tab"


class Addressing:
    """Knows by which channel and when each notice of a person is to be sent."""

    def __init__(self, connection: Connection, person: PersonId, ways: Ways) -> None:
        found = reminders.wishes(connection, person)
        self.picked: Final = chosen(found)
        self.contact: Final = people.contact(connection, person)
        self.wait: Final = WAIT if found is None else found.wait
        self.ways: Final = ways

    def of(self, kind: Kind, at: int) -> tuple[str, int] | tuple[None, None]:
        """The channel, and when it is due; neither for what is shown in the tab alone."""
        channel = channel_of(kind, self.picked, self.contact, self.ways)
        if channel == "tab":
            return None, None
        return channel, at if kind == URGENT else at + self.wait


def address_anew(connection: Connection, person: PersonId, ways: Ways) -> None:
    """The person has chosen otherwise: that holds for what has not been sent yet, too."""
    addressing = Addressing(connection, person, ways)
    for notice in notices.of_person(connection, person):
        if notice.seen is None and not (notice.channel is not None and notice.due is None):
            channel, due = addressing.of(kind_of(notice.kind), notice.at)
            notices.postpone(connection, notice, channel, due)


def kind_of(text: str) -> Kind:
    """The kind that is stored like this."""
    match text:
        case "turn" | "soon" | "back" | "over" | "invited":
            return text
    raise ValueError(text)
