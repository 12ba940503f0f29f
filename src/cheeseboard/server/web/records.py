"""What is left of a match: its record, every moment of it, the choices that it has."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Annotated, Final

from msgspec import Meta, Struct
from starlette.responses import Response

from cheeseboard.core.fair import commitment
from cheeseboard.core.rng import Rng
from cheeseboard.server.tables import replay
from cheeseboard.server.tables.sandbox import play_from
from cheeseboard.server.tables.table import Table
from cheeseboard.server.web.call import Call
from cheeseboard.server.web.house import new_table
from cheeseboard.server.web.problem import WebProblem
from cheeseboard.server.web.reader import may_look_back, may_read
from cheeseboard.server.web.shapes import TableInfo, table_info

MOST_FRAMES: Final = 50
Seat = Annotated[int, Meta(ge=0, le=99)]
Step = Annotated[int, Meta(ge=0, le=10**6)]


class Reader(Struct, frozen=True):
    """As whom to look: one of your seats, or without one as a spectator."""

    seat: Seat | None = None


class Moments(Reader, frozen=True):
    """From which step on, and how many."""

    first: Step = 0
    count: Annotated[int, Meta(ge=1, le=MOST_FRAMES)] = 1


class FromHere(Struct, frozen=True, forbid_unknown_fields=True):
    """The position to play on from: the true one, or with a `seat` one that this seat held possible."""

    step: Step
    seat: Seat | None = None


class Frames(Struct, frozen=True):
    """Moments of a match, each as `replay.frame_body` describes it."""

    frames: Sequence[object]


async def record(call: Call, query: Reader) -> Response:
    """The record. While the match goes on, what the reader may not know is left out of it."""
    table = await seen(call, query.seat)
    text = table.match.record_for(query.seat)
    headers = {"content-disposition": f'attachment; filename="{table.head.game}-{table.revision}.json"'}
    return Response(text, headers=headers, media_type="application/json")


async def frames(call: Call, query: Moments) -> Frames:
    """The table step by step: as the reader saw it, and with all hands open once the match is over."""
    table = await seen(call, query.seat)
    last = min(query.first + query.count - 1, len(table.match.steps))
    return Frames([*replay.frames(table, query.seat, query.first, max(query.first, last))])


async def from_here(call: Call, body: FromHere) -> TableInfo:
    """A new table whose match begins at a step of this one.

    Once a match is over all of it lies open, and anybody may take the true position or what any seat knew of it. A
    match that was given up stays as it was: it is played on from what one of your seats knew, or a spectator.
    """
    me = call.me
    table = (await call.house.floor.open(call.table)).stage
    may_look_back(table, me)
    if table.status == "closed":
        may_read(table, body.seat, me)
    elif table.status != "over":
        raise WebProblem("not-over", 409)
    secret = secrets.token_bytes(32)
    rng = Rng(secrets.randbits(62))
    head = play_from(table, body.seat, body.step, rng, new_table(), me, commitment(secret))
    await call.house.floor.create(head, secret)
    return table_info(head)


async def seen(call: Call, seat: int | None) -> Table:
    """The table, if this reader may see it."""
    room = await call.house.floor.open(call.table)
    may_read(room.stage, seat, call.person)
    return room.stage
