"""Invitations: links with a key in them, to a seat while people gather, or to one that somebody hands over."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import asdict
from sqlalchemy import Connection

from cheeseboard.server.ids import PersonId
from cheeseboard.server.store import bots, invitations
from cheeseboard.server.store.errors import Missing
from cheeseboard.server.store.invitations import Invitation
from cheeseboard.server.tables import commands, gathering
from cheeseboard.server.tables.entries import Entry
from cheeseboard.server.tables.head import Head
from cheeseboard.server.tables.problem import TableProblem
from cheeseboard.server.tables.seating import Invited, Open
from cheeseboard.server.tables.table import Table
from cheeseboard.server.web.call import Call
from cheeseboard.server.web.house import House, new_token
from cheeseboard.server.web.lobby import Seat, Short
from cheeseboard.server.web.people import name_of
from cheeseboard.server.web.problem import WebProblem
from cheeseboard.server.web.qr import picture
from cheeseboard.server.web.session import DAY_MS
from cheeseboard.server.web.shapes import TableInfo, table_info

# A key says what it opens: one to sit down with while people gather never takes a seat from who plays there later.
SIT: Final = "s"
TAKE_OVER: Final = "t"
Token = Annotated[str, Meta(max_length=100)]


class Invite(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat, which is then kept for who comes by the link; or none, for any free one."""

    seat: Seat | None = None


class Link(Struct, frozen=True):
    """The key, the address that has it, and that as a QR code (SVG). Whoever has it may sit down: show it only to
    whom you invite."""

    token: str
    url: str
    qr: str


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """The key of an invitation. `nonce` is what you add to the dice; `/api/invited` tells the commitment."""

    token: Token
    nonce: Short | None = None


class Joined(Struct, frozen=True):
    """Where you sit now."""

    table: TableInfo
    seat: int


class Handed(Struct, frozen=True):
    """A seat of a match that goes on: whose it is until you take it over, and whether a bot plays for them just now.

    `players` are who has which seat now; bots of ours have no names.
    """

    seat: int
    name: str
    bot: bool
    players: list[str]


class Leading(TableInfo, frozen=True):
    """Where an invitation leads, and the seats that you have there already. `handed` if it hands over a seat."""

    your_seats: list[int]
    handed: Handed | None


async def invite(call: Call, body: Invite) -> Link:
    """A link to a seat; while the match goes on, to one of yours, which whoever comes takes over."""
    me, house, table = call.me, call.house, call.table
    room = await house.floor.open(table)
    kind = SIT
    if room.gathering:
        if body.seat is None:
            gathering.creator_only(room.head, me)
        else:
            seat = body.seat
            await house.floor.gather(table, lambda head: gathering.invite(head, me, seat))
    else:
        if body.seat is None:
            raise WebProblem("seat-missing", 422)
        commands.own_chair(room.stage, me, body.seat)
        kind = TAKE_OVER
    token, now = kind + new_token(), house.now()
    to = Invitation(table, body.seat)
    until = now + house.settings.invitation_days * DAY_MS
    await house.write(lambda connection: invitations.invite(connection, token, to, now, until), table)
    base = house.settings.public_url or str(call.request.base_url)
    # Behind a #, so that it goes into no log on the way.
    url = f"{base.rstrip('/')}/#join={token}"
    return Link(token, url, picture(url))


async def invited(call: Call, body: Join) -> Leading:
    """What an invitation leads to, before you follow it: of a match that goes on, who plays it and no more."""
    found = await looked_up(call.house, body.token)
    stage = (await call.house.floor.open(found.table)).stage
    yours = [] if call.person is None else stage.seats_of(call.person)
    seat = seat_to_take_over(body.token, found)
    return Leading(
        **asdict(table_info(stage.head)), your_seats=yours, handed=None if seat is None else handed(stage, seat)
    )


async def join(call: Call, body: Join) -> Joined:
    """Follow an invitation: sit down, or take over the seat that is handed to you."""
    me, house = call.me, call.house
    found = await looked_up(house, body.token)
    name = await name_of(house, me)
    bot_of = await call.house.read(lambda connection: bots.owner_of(connection, me)) if call.bot else None
    seat = seat_to_take_over(body.token, found)
    if seat is not None:
        if call.bot:
            raise WebProblem("people-only", 403)
        await take_over(house, found, seat, me, name)
        await house.write(lambda connection: invitations.withdraw(connection, found), found.table)
        return Joined(table_info((await house.floor.open(found.table)).head), seat)
    taken: list[int] = []

    def change(head: Head) -> Head:
        seat = first_free(head, me) if found.seat is None else found.seat
        taken[:] = [seat]
        return gathering.sit(head, seat, me, name, body.nonce, by_link=True, bot_of=bot_of)

    head = await house.floor.gather(found.table, change)
    if found.seat is not None:
        await house.write(lambda connection: used_up(connection, body.token), found.table)
    return Joined(table_info(head), taken[0])


async def take_over(house: House, found: Invitation, seat: int, me: PersonId, name: str) -> None:
    """The seat's person hands it over; they said so when they made the link."""

    def work(table: Table) -> Entry:
        return commands.hand_over(table, owner_of(table, seat), seat, me, name, house.now())

    await house.floor.command(found.table, work)


def seat_to_take_over(token: str, found: Invitation) -> int | None:
    """The seat that the key hands over; None if it is to sit down with."""
    return found.seat if token.startswith(TAKE_OVER) else None


def handed(table: Table, seat: int) -> Handed:
    """What everybody may know of the seat. TableProblem if it can not be taken over any more."""
    chair = commands.own_chair(table, owner_of(table, seat), seat)
    return Handed(seat, chair.name, chair.bot is not None, [*table.names])


def owner_of(table: Table, seat: int) -> PersonId:
    """Whose the seat is; TableProblem if it is nobody's any more."""
    owner = table.chairs[table.match.check_seat(seat)].owner
    if owner is None:
        raise TableProblem("not-your-seat")
    return owner


async def looked_up(house: House, token: str) -> Invitation:
    now = house.now()
    try:
        return await house.read(lambda connection: invitations.find(connection, token, now))
    except Missing:
        raise WebProblem("invitation-gone", 404) from None


def used_up(connection: Connection, token: str) -> None:
    """It was for one; a second who came at the same time found the seat taken."""
    try:
        invitations.use_up(connection, token)
    except Missing:
        return


def first_free(head: Head, person: PersonId) -> int:
    """A seat that is kept for the person, else one kept for whoever comes, else an open one."""
    ranks = []
    for seat, seating in enumerate(head.seats):
        match seating:
            case Invited(person=expected) if expected == person:
                ranks.append((0, seat))
            case Invited(person=None):
                ranks.append((1, seat))
            case Open():
                ranks.append((2, seat))
    if not ranks:
        raise TableProblem("seat-taken")
    return min(ranks)[1]
