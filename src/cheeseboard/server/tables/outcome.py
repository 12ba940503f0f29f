"""How a match ended, for histories and ratings."""

from __future__ import annotations

from msgspec import Struct

from cheeseboard.server.tables.table import Table


class Outcome(Struct, frozen=True):
    """Places from 1, shared by equals; and all that a rated match has to say about who played it."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ending: str
    bots: tuple[int, ...]  # seats that were set up with a bot
    stand_ins: tuple[int, ...]  # seats of persons that a bot has played for a while
    rewinds: int  # how often all agreed to go back


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
    )


def places(scores: list[int], winners: list[int]) -> list[int]:
    """Who won is first, whatever broke the tie; the others go by points, in every game the more the better."""
    ranks = [(seat in winners, score) for seat, score in enumerate(scores)]
    return [1 + sum([other > rank for other in ranks]) for rank in ranks]
