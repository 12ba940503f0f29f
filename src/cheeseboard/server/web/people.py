"""Guests and accounts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

from msgspec import Meta, Struct
from sqlalchemy import Connection

from cheeseboard.server.ids import PersonId
from cheeseboard.server.live import merging
from cheeseboard.server.live.merging import Changed
from cheeseboard.server.store import bots, people, sessions
from cheeseboard.server.store.errors import Missing, Taken
from cheeseboard.server.tables.gathering import check_name
from cheeseboard.server.web import session
from cheeseboard.server.web.call import Call
from cheeseboard.server.web.house import House, new_person
from cheeseboard.server.web.passwords import LONGEST, SHORTEST
from cheeseboard.server.web.problem import WebProblem

LONGEST_ACCOUNT = 40
Text = Annotated[str, Meta(max_length=400)]


class Named(Struct, frozen=True, forbid_unknown_fields=True):
    """The name that others see."""

    name: Text


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """An account's name and its password."""

    account: Text
    password: Text


class Me(Struct, frozen=True):
    """Who the browser speaks for: nobody yet, a guest, or an account. Or whose own bot asks."""

    person: PersonId | None = None
    name: str = ""
    account: str | None = None
    bot_of: PersonId | None = None


class Done(Struct, frozen=True):
    """It is done, and there is nothing more to say."""

    ok: bool = True


async def me(call: Call) -> Me:
    """Who you are. A session that is used lasts on."""
    if call.person is None:
        return Me()
    house, person, token, now = call.house, call.person, call.token, call.house.now()
    if call.bot:
        return await house.read(lambda connection: found(connection, person))

    def work(connection: Connection) -> Me:
        sessions.extend(connection, token, session.expires(house.settings, now), now)
        people.see(connection, person, now)
        return found(connection, person)

    told = await house.write(work, person)
    call.renew(token)
    return told


async def guest(call: Call, body: Named) -> Me:
    """Come in as a guest: a name is enough."""
    if call.person is not None:
        raise WebProblem("signed-in", 409)
    check_name(body.name, [])
    await call.house.pace.check("guest", call.address)
    return await enter(call, body.name, None, "")


async def register(call: Call, body: Credentials) -> Me:
    """Get an account. A guest stays who they are: their seats and their history become the account's."""
    check_credentials(body)
    await call.house.pace.check("guest", call.address)
    if call.person is None:
        check_name(body.account, [])
    password = await call.house.passwords.hash(body.password)
    if call.person is None:
        return await enter(call, body.account, body.account, password)
    house, person, old, now = call.house, call.person, call.token, call.house.now()
    device = session.device_of(call.request)

    def work(connection: Connection) -> tuple[Me, str]:
        if people.find(connection, person).account is not None:
            raise WebProblem("has-account", 409)
        people.register(connection, person, body.account, password)
        # What others may have learned of the guest's session is worth nothing from now on.
        return found(connection, person), session.begin(connection, house.settings, person, old, now, device)

    with taken_is_told(body.account):
        told, token = await house.write(work, person)
    call.renew(token)
    await house.sessions_ended(person)
    return told


async def login(call: Call, body: Credentials) -> Me:
    """Come in with an account. It takes over what a guest has, who logs in to it: seats, tables, history."""
    house, old, device = call.house, call.token, session.device_of(call.request)
    account = people.fold(body.account)
    await house.pace.check("login", f"address {call.address}")
    await house.pace.check("login", f"account {account}")

    def look(connection: Connection) -> tuple[PersonId | None, str | None]:
        try:
            person = people.of_account(connection, body.account).id
        except Missing:
            return None, None
        return person, people.password(connection, person)

    # What cannot be printed is no account's name, and PostgreSQL would not even look for some of it.
    person, stored = await house.read(look) if body.account.isprintable() else (None, None)
    if len(body.password) > LONGEST or not await house.passwords.fits(body.password, stored) or person is None:
        raise WebProblem("wrong-login", 401)
    now = house.now()
    known = person
    guest = await guest_to_merge(call, known)
    if guest is not None:
        await merging.make_way(house.floor, guest, known)

    def work(connection: Connection) -> tuple[Me, str, list[Changed]]:
        changed = [] if guest is None else merging.merge(connection, guest, known, now)
        return found(connection, known), session.begin(connection, house.settings, known, old, now, device), changed

    told, token, changed = await house.write(work, person)
    call.renew(token)
    await merging.show(house.floor, changed)
    if call.person is not None:
        await house.sessions_ended(call.person)
    return told


async def guest_to_merge(call: Call, account: PersonId) -> PersonId | None:
    """The guest who logs in; None for somebody who has an account already, or who is nobody yet."""
    person = call.person
    if person is None or person == account:
        return None
    known = await call.house.read(lambda connection: people.find(connection, person))
    return person if known.account is None and known.gone is None else None


async def logout(call: Call) -> Done:
    """The session ends. A guest cannot come back to it."""
    token = call.token
    if token:
        await call.house.write(lambda connection: sessions.end(connection, token))
        call.renew("")
        if call.person is not None:
            await call.house.sessions_ended(call.person)
    return Done()


async def rename(call: Call, body: Named) -> Me:
    """Another name, for tables that you sit down at from now on."""
    person = call.me
    check_name(body.name, [])

    def work(connection: Connection) -> Me:
        people.rename(connection, person, body.name)
        return found(connection, person)

    return await call.house.write(work, person)


async def enter(call: Call, name: str, account: str | None, password: str) -> Me:
    """Somebody new, with a session."""
    house, person, old, now = call.house, new_person(), call.token, call.house.now()
    device = session.device_of(call.request)

    def work(connection: Connection) -> str:
        people.welcome(connection, person, name, now, call.language)
        if account is not None:
            people.register(connection, person, account, password)
        return session.begin(connection, house.settings, person, old, now, device)

    with taken_is_told(account or name):
        call.renew(await house.write(work, person))
    if call.person is not None:
        await house.sessions_ended(call.person)
    return Me(person, name, account)


@contextmanager
def taken_is_told(account: str) -> Iterator[None]:
    """WebProblem where the account is somebody else's, which shows when it is written."""
    try:
        yield
    except Taken:
        raise WebProblem("account-taken", 409, {"given": account}) from None


def check_credentials(given: Credentials) -> None:
    """A name that can be typed again, and a password that is not guessed at once."""
    account = given.account
    check_password(given.password)
    if not 1 <= len(account) <= LONGEST_ACCOUNT or not account.isprintable() or account != account.strip():
        raise WebProblem("account-form", 422, {"most": LONGEST_ACCOUNT})
    if not people.fold(account):
        raise WebProblem("account-form", 422, {"most": LONGEST_ACCOUNT})


def check_password(password: str) -> None:
    if not SHORTEST <= len(password) <= LONGEST:
        raise WebProblem("password-form", 422, {"least": SHORTEST, "most": LONGEST})


def found(connection: Connection, person: PersonId) -> Me:
    known = people.find(connection, person)
    return Me(known.id, known.name, known.account, bots.owner_of(connection, person))


async def name_of(house: House, person: PersonId) -> str:
    """What others see of a person."""
    return (await house.read(lambda connection: people.find(connection, person))).name
