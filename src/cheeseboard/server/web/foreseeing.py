"""What would come of a choice, as far as a seat can know that."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from cheeseboard.core.refusal import Refusal, Refused
from cheeseboard.server.tables.problem import TableProblem
from cheeseboard.server.web.call import Call
from cheeseboard.server.web.records import Seat, seen


class Choice(Struct, frozen=True):
    """A choice of one of your seats, whether or not it is asked now."""

    seat: Seat
    action: Annotated[str, Meta(min_length=1, max_length=100)]


class Foreseen(Struct, frozen=True):
    """What would come of it after so many steps of the match, each game in its own way; null if nothing can be told."""

    steps: int
    outlook: object


async def outlook(call: Call, query: Choice) -> Foreseen:
    """What would come of a choice. It says nothing that the seat does not see."""
    table = await seen(call, query.seat)
    if table.status == "gathering":
        raise TableProblem("not-begun")
    match = table.match
    action = match.find(query.action)
    if action is None:
        raise Refused(Refusal("unknown-action", "", {"given": query.action, "game": match.game.name}))
    # A board may ask a moment too late, of a tile that is laid or a match that is over: that is no error.
    going_on = table.status == "playing"
    return Foreseen(len(match.steps), match.game.outlook(match.state, query.seat, action) if going_on else None)
