"""A review: a match that is over, as one of your seats lived it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from cheeseboard.server.thinking.mind import Lost
from cheeseboard.server.thinking.opinion import Judged
from cheeseboard.server.web.call import Call
from cheeseboard.server.web.problem import WebProblem
from cheeseboard.server.web.reader import may_read


class AskReview(Struct, frozen=True, forbid_unknown_fields=True):
    """One of your seats, and how many of the steps you have already."""

    seat: Annotated[int, Meta(ge=0, le=99)]
    first: Annotated[int, Meta(ge=0, le=10**6)] = 0


class Review(Struct, frozen=True):
    """The steps that something can be said of, from `first` on, and how much is `done` of how much in all.

    `total` is null while the review waits for its turn.
    """

    seat: int
    first: int
    done: int
    total: int | None
    complete: bool
    steps: list[Judged]


async def review(call: Call, body: AskReview) -> Review:
    """What your seat's choices gave away and what luck it had, once the match is over. Ask again until it is complete.

    It is begun by the first who asks, goes on when nobody does, and is kept.
    """
    me, reviews = call.me, call.house.reviews
    table = (await call.house.floor.open(call.table)).stage
    may_read(table, body.seat, me)
    if table.begun is None or not table.begun.over:
        raise WebProblem("not-over", 409)
    try:
        found, worked_on = await reviews.find(table.head.id, body.seat)
    except Lost:
        raise WebProblem("review-lost", 503) from None
    if not worked_on:
        await call.house.pace.check("review", me)
        reviews.begin(table, body.seat, found)
    return Review(body.seat, body.first, found.done, found.total, found.complete, found.steps[body.first :])
