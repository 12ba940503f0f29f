"""How you want to be reminded: of what, by e-mail or webhook, how often."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import UNSET, Meta, Struct, UnsetType, json
from sqlalchemy import Connection

from cheeseboard.server.ids import PersonId
from cheeseboard.server.remind.addresses import BadAddress, parsed_hook
from cheeseboard.server.remind.keys import webhook_key
from cheeseboard.server.remind.ways import Ways
from cheeseboard.server.remind.wishes import MINUTE_MS, Channel, Chosen, address_anew, channel_of, chosen, new_wishes
from cheeseboard.server.store import people, reminders
from cheeseboard.server.store.people import Contact
from cheeseboard.server.store.reminders import Wishes
from cheeseboard.server.tables.waiting import KINDS, Kind
from cheeseboard.server.web.call import Call
from cheeseboard.server.web.problem import WebProblem
from cheeseboard.text import LANGUAGES

LONGEST_WAIT: Final = 7 * 24 * 60
Minutes = Annotated[int, Meta(ge=0, le=LONGEST_WAIT)]


class EmailWay(Struct, frozen=True):
    """Whether the server sends e-mail; your address; the one that you have yet to confirm."""

    available: bool
    address: str | None
    unconfirmed: str | None


class WebhookWay(Struct, frozen=True):
    """Whether the server calls webhooks; your address; the key that signs what is sent there."""

    available: bool
    address: str | None
    key: str | None


class Reminders(Struct, frozen=True):
    """How you are reminded: each kind of notice in the tab alone, or by e-mail or webhook too."""

    kinds: dict[Kind, Channel]
    wait_minutes: int
    every_minutes: int
    language: str
    email: EmailWay
    webhook: WebhookWay


class Choose(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be otherwise; whatever is left out stays. `webhook` null takes the address away.

    A notice waits `wait_minutes` before it is sent; between two messages are `every_minutes` at least.
    """

    kinds: dict[Kind, Channel] | UnsetType = UNSET
    wait_minutes: Minutes | UnsetType = UNSET
    every_minutes: Annotated[int, Meta(ge=1, le=LONGEST_WAIT)] | UnsetType = UNSET
    webhook: Annotated[str, Meta(max_length=500)] | UnsetType | None = UNSET
    language: Annotated[str, Meta(max_length=10)] | UnsetType = UNSET


async def reminders_of(call: Call) -> Reminders:
    """How you are reminded."""
    me, ways, now = call.me, call.house.office.ways, call.house.now()
    return await call.house.read(lambda connection: told(connection, me, ways, now))


async def choose(call: Call, body: Choose) -> Reminders:
    """Choose how you are reminded."""
    me, ways, now = call.me, call.house.office.ways, call.house.now()
    check(body, ways)

    def work(connection: Connection) -> Reminders:
        before = reminders.wishes(connection, me) or new_wishes()
        contact = people.contact(connection, me)
        contact = Contact(contact.email, given(body.webhook, contact.webhook), given(body.language, contact.language))
        picked = {**chosen(before), **({} if body.kinds is UNSET else body.kinds)}
        check_reachable(body.kinds, contact)
        people.set_contact(connection, me, contact)
        wait = before.wait if body.wait_minutes is UNSET else body.wait_minutes * MINUTE_MS
        every = before.every if body.every_minutes is UNSET else body.every_minutes * MINUTE_MS
        reminders.wish(connection, me, Wishes(json.encode(picked).decode(), wait, every, before.secret))
        address_anew(connection, me, ways)
        return told(connection, me, ways, now)

    return await call.house.write(work, me)


def given(new: str | UnsetType | None, old: str | None) -> str | None:
    return old if new is UNSET else new


def check(body: Choose, ways: Ways) -> None:
    """WebProblem for what this server cannot do, or nobody can."""
    if body.language is not UNSET and body.language not in LANGUAGES:
        raise WebProblem("bad-request", 400, {"because": "language"})
    if body.webhook is not UNSET and body.webhook is not None:
        if not ways.webhook:
            raise WebProblem("webhook-off", 409)
        try:
            parsed_hook(body.webhook, ways.private)
        except BadAddress:
            raise WebProblem("webhook-form", 422) from None
    if body.kinds is not UNSET:
        if "email" in body.kinds.values() and not ways.email:
            raise WebProblem("email-off", 409)
        if "webhook" in body.kinds.values() and not ways.webhook:
            raise WebProblem("webhook-off", 409)


def check_reachable(kinds: Chosen | UnsetType, contact: Contact) -> None:
    """WebProblem where a channel was chosen that leads nowhere."""
    wanted = () if kinds is UNSET else kinds.values()
    if "email" in wanted and contact.email is None:
        raise WebProblem("email-unconfirmed", 409)
    if "webhook" in wanted and contact.webhook is None:
        raise WebProblem("webhook-missing", 409)


def told(connection: Connection, person: PersonId, ways: Ways, now: int) -> Reminders:
    found = reminders.wishes(connection, person)
    wishes = found or new_wishes()
    contact, picked = people.contact(connection, person), chosen(found)
    key = webhook_key(wishes.secret) if found is not None and contact.webhook else None
    return Reminders(
        kinds={kind: channel_of(kind, picked, contact, ways) for kind in KINDS},
        wait_minutes=wishes.wait // MINUTE_MS,
        every_minutes=wishes.every // MINUTE_MS,
        language=contact.language if contact.language in LANGUAGES else "en",
        email=EmailWay(ways.email, contact.email, reminders.unconfirmed(connection, person, now)),
        webhook=WebhookWay(ways.webhook, contact.webhook, key),
    )
