"""When a match is over: how it ended and what that does to ratings, saved together with its last move."""

from __future__ import annotations

from sqlalchemy import Connection

from cheeseboard.server.store import ratings, results
from cheeseboard.server.store.ratings import Finished
from cheeseboard.server.store.results import Player
from cheeseboard.server.tables.chairs import Chair
from cheeseboard.server.tables.outcome import outcome
from cheeseboard.server.tables.table import Table


def player(chair: Chair) -> Player:
    """Whose result it is: the person's, even where a bot has stood in."""
    return results.bot(str(chair.bot)) if chair.owner is None else results.person(chair.owner)


def settle(connection: Connection, table: Table) -> None:
    """Write the results of a match that is over. There is one last move, so this happens once."""
    found = outcome(table)
    assert found is not None
    finished = [
        Finished(seat, player(chair), place, score, chair.name, chair.bot_of is not None, seat in table.stand_ins)
        for seat, (chair, place, score) in enumerate(zip(table.chairs, found.places, found.scores, strict=True))
    ]
    head = table.head
    ratings.settle(connection, head.id, head.game, finished, table.at, is_rated=head.rated, public=head.spectators)
