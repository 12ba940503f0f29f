"""Bots of one's own: programs that play with a token. docs/bots-api.md tells how."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from sqlalchemy import Connection

from cheeseboard.server.ids import PersonId
from cheeseboard.server.live.leaving import leave_all
from cheeseboard.server.store import bots
from cheeseboard.server.store.bots import OwnBot
from cheeseboard.server.tables import gathering
from cheeseboard.server.tables.gathering import check_name
from cheeseboard.server.web.call import Call
from cheeseboard.server.web.house import House, new_person, new_token
from cheeseboard.server.web.lobby import Seat, Short, gathered
from cheeseboard.server.web.people import Done, Named
from cheeseboard.server.web.problem import WebProblem
from cheeseboard.server.web.shapes import TableInfo

MOST: Final = 20  # bots of one person
MARK: Final = "bot-"  # so that a token that was lost somewhere is known for what it is


class BotInfo(Struct, frozen=True):
    """One of your bots."""

    bot: PersonId
    name: str
    created: int


class Bots(Struct, frozen=True):
    """Your bots, the oldest first."""

    bots: list[BotInfo]


class BotToken(Struct, frozen=True):
    """A bot and its token, which is shown this once. Whoever has it plays as the bot."""

    bot: PersonId
    name: str
    token: str


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot of yours takes a seat. `nonce` is what it adds to the dice, now or later; else that is always the same."""

    seat: Seat
    bot: Short
    nonce: Short | None = None


async def list_bots(call: Call) -> Bots:
    """Your bots."""
    me = call.me
    found = await call.house.read(lambda connection: bots.of_owner(connection, me))
    return Bots([BotInfo(each.person, each.name, each.created) for each in found])


async def create_bot(call: Call, body: Named) -> BotToken:
    """Make a bot, and get its token."""
    me, now, bot, token = call.me, call.house.now(), new_person(), MARK + new_token()
    check_name(body.name, [])

    def work(connection: Connection) -> None:
        if len(bots.of_owner(connection, me)) >= MOST:
            raise WebProblem("too-many-bots", 409, {"most": MOST})
        bots.add(connection, bot, me, body.name, token, now)

    await call.house.write(work, me)
    return BotToken(bot, body.name, token)


async def renew_token(call: Call) -> BotToken:
    """Another token for your bot; the old one is worth nothing from now on."""
    me, bot, token = call.me, bot_in_path(call), MARK + new_token()

    def work(connection: Connection) -> OwnBot:
        bots.set_token(connection, bot, me, token)
        return bots.find(connection, bot, me)

    found = await call.house.write(work, me)
    await call.house.sessions_ended(bot)
    return BotToken(bot, found.name, token)


async def remove_bot(call: Call) -> Done:
    """Your bot plays no more: its seats are played by stand-ins, what it has played stays."""
    await remove(call.house, call.me, bot_in_path(call))
    return Done()


async def remove(house: House, owner: PersonId, bot: PersonId) -> None:
    """Let one of the owner's bots go. Raises Missing."""
    now = house.now()
    await house.write(lambda connection: bots.remove(connection, bot, owner, now), owner)
    await leave_all(house.floor, bot)
    await house.sessions_ended(bot)


async def seat_bot(call: Call, body: SeatBot) -> TableInfo:
    """A bot of yours takes a seat: where you might sit yourself, or any empty one of a table that you have set up."""
    me, bot = call.me, PersonId(body.bot)
    name = (await call.house.read(lambda connection: bots.find(connection, bot, me))).name
    return await gathered(
        call, lambda head: gathering.sit_own_bot(head, me, body.seat, bot, name, body.nonce)
    )


def bot_in_path(call: Call) -> PersonId:
    return PersonId(call.request.path_params["bot"])
