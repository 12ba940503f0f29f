"""A hint: what a search thinks of the choices that you have."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from cheeseboard.server.tables import commands
from cheeseboard.server.tables.problem import Stale
from cheeseboard.server.thinking.mind import Lost
from cheeseboard.server.thinking.opinion import Candidate
from cheeseboard.server.web.call import Call
from cheeseboard.server.web.problem import WebProblem
from cheeseboard.server.web.wanted import while_wanted


class AskHint(Struct, frozen=True, forbid_unknown_fields=True):
    """One of your seats, and the number of the question that it is asked."""

    seat: Annotated[int, Meta(ge=0, le=99)]
    ask: Annotated[int, Meta(ge=0, le=2**53)]


class Hint(Struct, frozen=True):
    """The best of the choices that the question `ask` leaves, the best first, and how many there are in all."""

    seat: int
    ask: int
    choices: int
    candidates: list[Candidate]


async def hint(call: Call, body: AskHint) -> Hint:
    """What a search thinks of your choices, from what you may know: the same whenever you ask. Not in rated matches."""
    me = call.me
    table = (await call.house.floor.open(call.table)).stage
    commands.may_play(table, me, body.seat)
    if table.head.rated:
        raise WebProblem("hint-rated", 409)
    if table.asks.get(body.seat) != body.ask:
        raise Stale(table.asks.get(body.seat))
    await call.house.pace.check("hint", me)
    choices = len(table.match.legal(body.seat))
    try:
        found = await while_wanted(call.request, call.house.hints.advice(table, body.seat, body.ask))
    except Lost:
        asks = (await call.house.floor.open(call.table)).stage.asks
        if asks.get(body.seat) != body.ask:
            raise Stale(asks.get(body.seat)) from None
        raise WebProblem("hint-lost", 503) from None
    return Hint(body.seat, body.ask, choices, found)
