"""How a match ended, for histories and ratings."""

from __future__ import annotations

from msgspec import Struct

from cheeseboard.server.tables.rating import counts
from cheeseboard.server.tables.table import Table
from cheeseboard.server.tables.tenure import Share, shares


class Outcome(Struct, frozen=True):
    """Places from 1, shared by equals; and all that a rated match has to say about who played it."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ending: str
    bots: tuple[int, ...]  # seats that were set up with a bot
    stand_ins: tuple[int, ...]  # seats of persons that a bot has played for a while
    rewinds: int  # how often all agreed to go back
    handed: tuple[int, ...]  # seats that were handed to somebody else
    rated: bool  # ratings change by it, those of the persons who sat down when it began
    shares: tuple[tuple[Share, ...], ...]  # by seat: who has made how many of its choices, where several did


def outcome(table: Table) -> Outcome | None:
    """How the match ended; None while it has not."""
    if table.begun is None or not table.begun.over:
        return None
    match = table.begun
    scores, winners = match.scores(), match.winners()
    return Outcome(
        places=tuple(places(scores, winners)),
        scores=tuple(scores),
        winners=tuple(winners),
        ending=match.ending,
        bots=tuple([seat for seat, chair in enumerate(table.chairs) if chair.owner is None]),
        stand_ins=tuple(sorted(table.stand_ins)),
        rewinds=table.rewinds,
        handed=tuple(sorted(table.handed)),
        rated=counts(table),
        shares=tuple([shared(table, seat) for seat in range(match.seats)]),
    )


def shared(table: Table, seat: int) -> tuple[Share, ...]:
    """Who has made how many of the seat's choices; empty where nobody else has played."""
    found = shares(table.tenures[seat], seat, table.match.steps)
    return found if len(found) > 1 else ()


def places(scores: list[int], winners: list[int]) -> list[int]:
    """Who won is first, whatever broke the tie; the others go by points, in every game the more the better."""
    ranks = [(seat in winners, score) for seat, score in enumerate(scores)]
    return [1 + sum([other > rank for other in ranks]) for rank in ranks]
