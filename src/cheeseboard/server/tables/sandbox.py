"""Play from here: a position of a match becomes the beginning of another, which holds no more than its reader knew."""

from __future__ import annotations

from cheeseboard.core.rng import Rng
from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.tables.bodies import check_reader
from cheeseboard.server.tables.head import Head, Parent
from cheeseboard.server.tables.replay import check_step
from cheeseboard.server.tables.seating import Open
from cheeseboard.server.tables.table import Table


def position(table: Table, reader: int | None, step: int, rng: Rng) -> str:
    """The position after so many steps, as text.

    Of a finished match it is the true one. While the match goes on it is one that the reader held possible: what the
    reader could not see is drawn anew.
    """
    check_reader(table, reader)
    match = table.match
    check_step(match, step)
    state = match.replay(step).state
    if not match.over:
        for seat in range(match.seats) if reader is None else (reader,):  # a spectator knows less than every seat
            state = state.imagine(seat, rng)
    return repr(state)


def play_from(
    table: Table, reader: int | None, step: int, rng: Rng, id: TableId, creator: PersonId, commitment: str
) -> Head:
    """A new table whose match begins there, by the same rules and with all seats open. It is never rated."""
    head = table.head
    return Head(
        id=id,
        game=head.game,
        rules=head.rules,
        options=head.options,
        seats=(Open(),) * len(head.seats),
        creator=creator,
        commitment=commitment,
        stand_in=head.stand_in,
        spectators=head.spectators,
        parent=Parent(head.id, "from", step),
        position=position(table, reader, step, rng),
    )
