"""Setting up tables and sitting down at them."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated

from msgspec import Meta, Struct, field
from msgspec.structs import replace

from cheeseboard.core.fair import commitment
from cheeseboard.core.option import Options, Value
from cheeseboard.registry import find_game
from cheeseboard.server.store import rematches
from cheeseboard.server.store.errors import Taken
from cheeseboard.server.tables import commands, gathering
from cheeseboard.server.tables.clocks import Clock, NoClock
from cheeseboard.server.tables.head import Head, game_of, new_head
from cheeseboard.server.tables.problem import TableProblem
from cheeseboard.server.tables.rematch import rematch as again
from cheeseboard.server.tables.seating import Invited, Open
from cheeseboard.server.web.call import Call
from cheeseboard.server.web.house import new_table
from cheeseboard.server.web.people import name_of
from cheeseboard.server.web.problem import WebProblem
from cheeseboard.server.web.shapes import TableInfo, table_info

Seat = Annotated[int, Meta(ge=0, le=99)]
Short = Annotated[str, Meta(max_length=100)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up. Whoever does it takes the first seat. `private`: the other seats are only for invited.

    What you add to the dice comes afterwards, by a request of its own: the secret is drawn before.
    """

    game: Short
    options: dict[Short, Value] = field(default_factory=dict)
    seats: Seat | None = None
    clock: Clock = field(default_factory=NoClock)
    rated: bool = False
    spectators: bool = True
    stand_in: Short = "greedy"
    private: bool = False


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat. `nonce` is what you add to the dice, now or later; choose it when you have seen the commitment."""

    seat: Seat
    nonce: Short | None = None


class SitBeside(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody at your screen takes a seat."""

    seat: Seat
    name: Short
    nonce: Short | None = None


class AddNonce(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat of yours adds to the dice; `instead` of what it has added before."""

    seat: Seat
    nonce: Short
    instead: bool = False


class PutBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot of this level takes a seat."""

    seat: Seat
    level: Short


class Free(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that is to be open again."""

    seat: Seat


class SetUp(Struct, frozen=True, forbid_unknown_fields=True):
    """Other options, or another number of seats."""

    options: dict[Short, Value]
    seats: Seat


class Arrange(Struct, frozen=True, forbid_unknown_fields=True):
    """How the match is played."""

    clock: Clock
    rated: bool = False
    spectators: bool = True
    stand_in: Short = "greedy"


class Revision(Struct, frozen=True):
    """What the table has come to."""

    revision: int


async def create(call: Call, body: NewTable) -> TableInfo:
    """Set up a table and sit down."""
    me, house = call.me, call.house
    name = await name_of(house, me)
    game = find_game(body.game)
    options: Options = {**body.options}
    seats = game.choose_seats(body.seats, game.choose_options(options))
    secret = secrets.token_bytes(32)
    head = new_head(new_table(), game, options, seats, me, commitment(secret))
    head = gathering.arrange(head, me, game, body.clock, body.rated, body.spectators, body.stand_in)
    head = gathering.sit(head, 0, me, name, None)
    if body.private:
        head = replace(head, seats=tuple([Invited() if isinstance(seat, Open) else seat for seat in head.seats]))
    await house.floor.create(head, secret)
    return table_info(head)


async def sit(call: Call, body: Sit) -> TableInfo:
    """Take a seat that is open, or kept for you."""
    me = call.me
    name = await name_of(call.house, me)
    return await gathered(call, lambda head: gathering.sit(head, body.seat, me, name, body.nonce))


async def sit_beside(call: Call, body: SitBeside) -> TableInfo:
    """Somebody at your screen takes an open seat, which you answer for."""
    me = call.me
    return await gathered(call, lambda head: gathering.sit_beside(head, body.seat, me, body.name, body.nonce))


async def add_nonce(call: Call, body: AddNonce) -> TableInfo:
    """Add to the dice, for a seat of yours, as long as the match has not begun."""
    me = call.me
    return await gathered(call, lambda head: gathering.add_nonce(head, me, body.seat, body.nonce, body.instead))


async def leave(call: Call) -> TableInfo:
    """Get up, with all at your screen."""
    me = call.me
    return await gathered(call, lambda head: gathering.leave(head, me))


async def put_bot(call: Call, body: PutBot) -> TableInfo:
    """A bot takes an empty seat."""
    me = call.me
    return await gathered(call, lambda head: gathering.put_bot(head, me, body.seat, body.level, game_of(head)))


async def free(call: Call, body: Free) -> TableInfo:
    """Open a seat again that a bot has, or that is kept for somebody."""
    me = call.me
    return await gathered(call, lambda head: gathering.free(head, me, body.seat))


async def set_up(call: Call, body: SetUp) -> TableInfo:
    """Choose other options, or another number of seats."""
    me = call.me
    options: Options = {**body.options}
    return await gathered(call, lambda head: gathering.set_up(head, me, game_of(head), options, body.seats))


async def arrange(call: Call, body: Arrange) -> TableInfo:
    """Choose the clock, whether the match is rated, whether spectators may come, and who stands in."""
    me = call.me

    def change(head: Head) -> Head:
        game = game_of(head)
        return gathering.arrange(head, me, game, body.clock, body.rated, body.spectators, body.stand_in)

    return await gathered(call, change)


async def start(call: Call) -> Revision:
    """Let the match begin."""
    return Revision(await call.house.floor.begin(call.table, call.me))


async def close(call: Call) -> Revision:
    """Give the table up: who has set it up may until the match begins, afterwards the last person who plays."""
    me, now = call.me, call.house.now
    revision = await call.house.floor.command(call.table, lambda table: commands.close(table, me, "given-up", now()))
    return Revision(revision)


async def rematch(call: Call) -> TableInfo:
    """The same again at a new table, where you sit already and seats are kept for the others; or, if one of them was
    quicker, at theirs."""
    me, house = call.me, call.house
    room = await house.floor.open(call.table)
    table = room.stage
    if table.status not in ("over", "closed"):
        raise WebProblem("not-over", 409)
    seat = own_seat(table.seats_of(me))
    name = await name_of(house, me)
    secret = secrets.token_bytes(32)

    def sitting(head: Head) -> Head:
        return gathering.sit(head, seat, me, name, None)

    head = sitting(again(table, new_table(), me, commitment(secret)))
    while (there := await house.read(lambda connection: rematches.to_join(connection, call.table, me))) is None:
        with suppress(Taken):  # somebody was quicker: the database has room for one such table
            await house.floor.create(head, secret)
            await house.floor.nudge(call.table)
            return table_info(head)
    with suppress(TableProblem):  # they sit there already, or the host has given the seat away
        await house.floor.gather(there, sitting)
    return table_info((await house.floor.open(there)).head)


def own_seat(seats: list[int]) -> int:
    """The first of somebody's seats."""
    if not seats:
        raise WebProblem("only-players", 403)
    return seats[0]


async def gathered(call: Call, change: Callable[[Head], Head]) -> TableInfo:
    """The table after the change."""
    return table_info(await call.house.floor.gather(call.table, change))
