"""Your address for e-mail: it is used once you have shown that letters to it reach you. One click ends them."""

from __future__ import annotations

import re
from functools import partial
from html import escape
from typing import Annotated, Final

from msgspec import Meta, Struct, json
from sqlalchemy import Connection
from starlette.responses import Response

from cheeseboard.server.ids import PersonId
from cheeseboard.server.remind import smtp
from cheeseboard.server.remind.keys import unsubscribes, who_unsubscribes
from cheeseboard.server.remind.letter import confirmation
from cheeseboard.server.remind.outcome import Outcome
from cheeseboard.server.remind.ways import Ways
from cheeseboard.server.remind.wishes import address_anew, new_wishes
from cheeseboard.server.remind.wording import say
from cheeseboard.server.store import people, reminders
from cheeseboard.server.store.errors import Missing
from cheeseboard.server.store.people import Contact
from cheeseboard.server.web.call import Call
from cheeseboard.server.web.endpoint import JSON
from cheeseboard.server.web.house import new_token
from cheeseboard.server.web.people import Done
from cheeseboard.server.web.problem import WebProblem
from cheeseboard.server.web.reminding import Reminders, told
from cheeseboard.server.web.session import DAY_MS

LONGEST: Final = 254
ATOM: Final = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
LABEL: Final = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
FORM: Final = re.compile(rf"(?=.{{1,64}}@){ATOM}(?:\.{ATOM})*@(?:{LABEL}\.)+{LABEL}")
CONFIRM_MS: Final = 2 * DAY_MS


class Email(Struct, frozen=True, forbid_unknown_fields=True):
    """An address; null to have none."""

    address: Annotated[str, Meta(max_length=400)] | None


class Confirm(Struct, frozen=True, forbid_unknown_fields=True):
    """The key in the letter's link."""

    token: Annotated[str, Meta(max_length=100)]


async def set_email(call: Call, body: Email) -> Reminders:
    """Have a letter sent to your new address; null takes the address away at once."""
    me, house, ways, language = call.me, call.house, call.house.office.ways, call.language
    address, now = body.address, house.now()
    if address is None:
        return await house.write(partial(forgotten, me, ways, now), me)
    if not ways.email:
        raise WebProblem("email-off", 409)
    if not well_formed(address):
        raise WebProblem("email-form", 422)
    for key in (f"address {call.address}", f"person {me}", f"to {address.lower()}"):
        await house.pace.check("letter", key)
    token = new_token()

    def work(connection: Connection) -> Reminders:
        reminders.ask_to_confirm(connection, token, me, address, now + CONFIRM_MS)
        return told(connection, me, ways, now)

    found = await house.write(work, me)
    letter = confirmation(address, token, ways, now, language)
    outcome = await house.office.sending.in_thread(partial(smtp.send, letter, ways.settings, lambda: True))
    if outcome is Outcome.REFUSED:
        raise WebProblem("email-refused", 422)
    if outcome not in (Outcome.SENT, Outcome.UNKNOWN):
        raise WebProblem("email-not-sent", 503)
    return found


async def confirm(call: Call, body: Confirm) -> Done:
    """The address is yours, for whoever has the key has read the letter. Needs no session."""
    house, ways, now = call.house, call.house.office.ways, call.house.now()

    def work(connection: Connection) -> None:
        person, address = reminders.confirm(connection, body.token, now)
        contact = people.contact(connection, person)
        people.set_contact(connection, person, Contact(address, contact.webhook, contact.language))
        if reminders.wishes(connection, person) is None:
            reminders.wish(connection, person, new_wishes())
        address_anew(connection, person, ways)

    try:
        await house.write(work)
    except Missing:
        raise WebProblem("confirmation-gone", 404) from None
    return Done()


async def ask_unsubscribe(call: Call) -> Response:
    """A page with one button. Programs that follow all links of a letter to check them end nothing by it."""
    await proved(call)
    button = f"<form method=post><button>{escape(say('unsubscribe-button', call.language))}</button></form>"
    return page(call, f"<p>{escape(say('unsubscribe-ask', call.language))}</p>{button}")


async def unsubscribe(call: Call) -> Response:
    """No more e-mail, by one click in a letter (RFC 8058). Needs no session."""
    person, ways, now = await proved(call), call.house.office.ways, call.house.now()
    await call.house.write(partial(forgotten, person, ways, now), person)
    if "text/html" not in call.request.headers.get("accept", ""):
        return Response(json.encode(Done()), media_type=JSON)
    return page(call, f"<p>{escape(say('unsubscribe-done', call.language))}</p>")


async def proved(call: Call) -> PersonId:
    """Whose letters the key in the path ends; WebProblem if none."""
    token = call.request.path_params["token"]
    person = who_unsubscribes(token)
    wishes = await call.house.read(lambda connection: reminders.wishes(connection, person))
    if wishes is None or not unsubscribes(token, person, wishes.secret):
        raise WebProblem("unsubscribe-gone", 404)
    return person


def forgotten(person: PersonId, ways: Ways, now: int, connection: Connection) -> Reminders:
    """The person has no address any more, confirmed or not."""
    contact = people.contact(connection, person)
    people.set_contact(connection, person, Contact(None, contact.webhook, contact.language))
    reminders.forget_address(connection, person)
    address_anew(connection, person, ways)
    return told(connection, person, ways, now)


def well_formed(address: str) -> bool:
    """Whether a letter could go there. What it is worth shows when somebody opens the link in it."""
    return len(address) <= LONGEST and FORM.fullmatch(address) is not None


def page(call: Call, body: str) -> Response:
    title = escape(say("unsubscribe-title", call.language))
    head = f'<!doctype html><html lang="{call.language}"><head><meta charset="utf-8"><title>{title}</title></head>'
    headers = {"content-language": call.language}
    return Response(f"{head}<body><h1>{title}</h1>{body}</body></html>", headers=headers, media_type="text/html")
