"""The same again at a new table."""

from __future__ import annotations

from msgspec.structs import replace

from cheeseboard.registry import find_game
from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.tables.chairs import Chair
from cheeseboard.server.tables.head import Head, Parent, new_head
from cheeseboard.server.tables.seating import Bot, Invited, Open, Seating
from cheeseboard.server.tables.table import Table


def rematch(table: Table, id: TableId, creator: PersonId, commitment: str) -> Head:
    """A table like this one, by the newest rules: bots stay, and the seats of all who played to the end are kept.

    Everybody sits down anew, for the dice need new nonces.
    """
    head = table.head
    game = find_game(head.game)
    fresh = new_head(id, game, head.options, len(head.seats), creator, commitment)
    return replace(
        fresh,
        seats=tuple([kept(chair) for chair in table.chairs]),
        clock=head.clock,
        rated=head.rated,
        stand_in=head.stand_in,
        spectators=head.spectators,
        parent=Parent(head.id, "rematch"),
    )


def kept(chair: Chair) -> Seating:
    """A seat at the next table. Who sat at somebody's screen sits down with them again."""
    if chair.local:
        return Open()
    if chair.owner is not None:
        return Invited(chair.owner, chair.name)
    return Bot(str(chair.bot))
