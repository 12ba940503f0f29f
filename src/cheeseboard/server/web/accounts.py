"""Looking after one's account: the password, the devices where one is known, the end of it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from sqlalchemy import Connection

from cheeseboard.server.ids import PersonId
from cheeseboard.server.live.leaving import leave_all
from cheeseboard.server.store import bots, departing, people, sessions
from cheeseboard.server.web import session
from cheeseboard.server.web.call import Call
from cheeseboard.server.web.own_bots import remove
from cheeseboard.server.web.passwords import LONGEST
from cheeseboard.server.web.people import Done, check_password
from cheeseboard.server.web.problem import WebProblem

Text = Annotated[str, Meta(max_length=400)]


class ChangePassword(Struct, frozen=True, forbid_unknown_fields=True):
    """The password that you have, and the one that you want."""

    old: Text
    new: Text


class DeleteAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """Your password, so that nobody does this at a screen that you have left; none for a guest."""

    password: Text = ""


class SessionInfo(Struct, frozen=True):
    """A device where you are known. Times are in milliseconds since 1970."""

    session: str
    device: str
    created: int
    seen: int
    expires: int
    current: bool


class Sessions(Struct, frozen=True):
    """Where you are known, the last used first."""

    sessions: list[SessionInfo]


async def change_password(call: Call, body: ChangePassword) -> Done:
    """Another password. All your other sessions end, and sockets that were opened with them."""
    me, house, now = call.me, call.house, call.house.now()
    check_password(body.new)
    await check_own_password(call, me, body.old)
    password, device = await house.passwords.hash(body.new), session.device_of(call.request)

    def work(connection: Connection) -> str:
        people.set_password(connection, me, password)
        sessions.end_all(connection, me)
        return session.begin(connection, house.settings, me, "", now, device)

    call.renew(await house.write(work, me))
    await house.sessions_ended(me)
    return Done()


async def check_own_password(call: Call, me: PersonId, given: str) -> None:
    """WebProblem if that is not the password, or there is none. Guesses are counted as those of a login."""
    known = await call.house.read(lambda connection: people.find(connection, me))
    if known.account is None:
        raise WebProblem("no-account", 409)
    await call.house.pace.check("login", f"address {call.address}")
    await call.house.pace.check("login", f"account {people.fold(known.account)}")
    stored = await call.house.read(lambda connection: people.password(connection, me))
    if len(given) > LONGEST or not await call.house.passwords.fits(given, stored):
        raise WebProblem("wrong-password", 403)


async def list_sessions(call: Call) -> Sessions:
    """The devices where you are known."""
    me, now, own = call.me, call.house.now(), sessions.name_of(call.token)
    found = await call.house.read(lambda connection: sessions.of_person(connection, me, now))
    return Sessions(
        [
            SessionInfo(each.name, each.device, each.created, each.seen, each.expires, each.name == own)
            for each in found
        ]
    )


async def end_session(call: Call) -> Done:
    """One of your devices does not know you any more."""
    me, name = call.me, call.request.path_params["session"]
    await call.house.write(lambda connection: sessions.end_named(connection, me, name), me)
    await call.house.sessions_ended(me)
    return Done()


async def end_other_sessions(call: Call) -> Done:
    """No other device knows you any more."""
    me, token = call.me, call.token
    await call.house.write(lambda connection: sessions.end_all(connection, me, but=token), me)
    await call.house.sessions_ended(me)
    return Done()


async def delete_account(call: Call, body: DeleteAccount) -> Done:
    """Leave for good: stand-ins play your seats, your bots are removed, and lists show your name no more."""
    me, house, token = call.me, call.house, call.token
    if (await house.read(lambda connection: people.find(connection, me))).account is not None:
        await check_own_password(call, me, body.password)
    # No other device is to sit down anywhere meanwhile.
    await house.write(lambda connection: sessions.end_all(connection, me, but=token), me)
    owned = await house.read(lambda connection: bots.of_owner(connection, me))
    for bot in owned:
        await remove(house, me, bot.person)
    await leave_all(house.floor, me)
    now = house.now()
    await house.write(lambda connection: departing.depart(connection, me, now), me)
    await house.sessions_ended(me)
    call.renew("")
    return Done()
