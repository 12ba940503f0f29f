"""When a match is over: how it ended and what that does to ratings, saved together with its last move."""

from __future__ import annotations

from sqlalchemy import Connection

from cheeseboard.server.store import people, ratings, results
from cheeseboard.server.store.ratings import Finished
from cheeseboard.server.store.results import Player
from cheeseboard.server.tables.outcome import outcome
from cheeseboard.server.tables.table import Table


def players(connection: Connection, table: Table) -> list[Player]:
    """Whose results they are: of those who sat there when the match began, whoever has played for them since."""
    owners = [chair.owner for chair in table.sat]
    # Who has handed their seat over may have logged in since, and the table did not hear of it.
    for seat in table.handed:
        owner = owners[seat]
        account = None if owner is None else people.find(connection, owner).merged
        if account is not None and account not in owners:
            owners[seat] = account
    return [
        results.bot(str(chair.bot)) if owner is None else results.person(owner)
        for chair, owner in zip(table.sat, owners, strict=True)
    ]


def settle(connection: Connection, table: Table) -> None:
    """Write the results of a match that is over. There is one last move, so this happens once."""
    found = outcome(table)
    assert found is not None
    others = table.stand_ins | table.handed
    ended = zip(players(connection, table), table.sat, found.places, found.scores, strict=True)
    finished = [
        Finished(seat, player, place, score, chair.name, chair.bot_of is not None, seat in others)
        for seat, (player, chair, place, score) in enumerate(ended)
    ]
    head = table.head
    ratings.settle(connection, head.id, head.game, finished, table.at, is_rated=found.rated, public=head.spectators)
