"""What a message on a socket makes happen at the table."""

from __future__ import annotations

from collections.abc import Mapping

from cheeseboard.core.refusal import Problem as GameProblem
from cheeseboard.core.refusal import Refused as GameRefused
from cheeseboard.core.words import Facts, Message
from cheeseboard.server.ids import PersonId
from cheeseboard.server.live.room import Room
from cheeseboard.server.tables import commands, explaining
from cheeseboard.server.tables.absence import Patience, There
from cheeseboard.server.tables.entries import Entry
from cheeseboard.server.tables.problem import Stale as TableStale
from cheeseboard.server.tables.requests import Cover
from cheeseboard.server.tables.table import Table
from cheeseboard.server.web import missing, talk
from cheeseboard.server.web.house import House
from cheeseboard.server.web.problem import WebProblem
from cheeseboard.server.web.protocol import (
    Act,
    Agree,
    AskBack,
    AskCover,
    ComeBack,
    Command,
    Decline,
    Ok,
    Order,
    Ping,
    Pong,
    Problem,
    Reason,
    Refused,
    Reply,
    Say,
    Stale,
    StandIn,
    Undo,
    Why,
)


def entry(said: Command, table: Table, me: PersonId, at: int, there: There, patience: Patience) -> Entry:
    """The entry that the message makes. Raises TableProblem, Stale or Refused."""
    match said:
        case Act(seat=seat, ask=ask, action=action):
            return commands.act(table, me, seat, ask, action, at)
        case Undo(seat=seat):
            return commands.undo(table, me, seat, at)
        case Order(seat=seat, order=order):
            return commands.order(table, me, seat, order, at)
        case AskBack(seat=seat, step=step):
            return commands.ask_back(table, me, seat, step, at)
        case AskCover(seat=seat, level=level):
            return commands.ask_cover(table, me, seat, level, at, there, patience)
        case Agree():
            return commands.agree(table, me, at, there)
        case Decline():
            return commands.decline(table, me, at)
        case StandIn(seat=seat, level=level, reason=reason):
            return commands.stand_in(table, me, seat, level, reason, at)
        case ComeBack(seat=seat):
            return commands.come_back(table, me, seat, at)


async def carried_out(
    house: House, room: Room, person: PersonId | None, said: Command | Why | Say | Ping, language: str
) -> Reply:
    """The reply, once what it tells of is saved. Raises what is wrong."""
    if isinstance(said, Ping):
        return Pong(id=said.id, now=house.now())
    if person is None:
        raise WebProblem("sign-in", 401)
    me = person
    if isinstance(said, Why):
        refusal = explaining.why(room.stage, me, said.seat, said.action)
        return Reason(id=said.id, refusal=refusal, text=None if refusal is None else worded(refusal, language))
    if isinstance(said, Say):
        talk.may_hear(room.stage, me)
        await talk.say(house, room.id, me, said.text)
        return Ok(id=said.id, revision=room.revision)
    # Only where somebody may be missing: everything else is not to wait for the database.
    covering = isinstance(said, AskCover) or (isinstance(said, Agree) and isinstance(room.stage.request, Cover))
    there = await missing.there(house, room.id) if covering else {}
    patience = missing.patience(house)
    revision = await house.floor.command(room.id, lambda table: entry(said, table, me, house.now(), there, patience))
    return Ok(id=said.id, revision=revision)


def worded(refusal: Mapping[str, object], language: str) -> str:
    """The sentence of a refusal as `refusal_body` writes it."""
    facts: Facts = {}
    found = refusal["facts"]
    if isinstance(found, dict):
        facts = {name: value for name, value in found.items() if isinstance(value, int | str)}
    return Message(str(refusal["domain"]), f"refusal-{refusal['code']}", facts).text(language)


def not_done(problem: GameProblem, id: int | None, revision: int, language: str) -> Reply:
    """The reply that says why not."""
    text, facts = problem.sentence(language), dict(problem.facts)
    match problem:
        case TableStale(ask=ask):
            return Stale(id=id, code=problem.code, text=text, ask=ask, revision=revision)
        case GameRefused(refusal=refusal):
            return Refused(id=id, code=problem.code, text=text, facts=facts, rule=refusal.rule or None)
    return Problem(id=id, code=problem.code, text=text, facts=facts)
