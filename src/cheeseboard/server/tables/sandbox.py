"""Play from here: a position of a match becomes the beginning of another, true or as one seat knew it."""

from __future__ import annotations

from cheeseboard.core.rng import Rng
from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.tables.bodies import check_reader
from cheeseboard.server.tables.head import Head, Parent
from cheeseboard.server.tables.replay import check_step
from cheeseboard.server.tables.seating import Open
from cheeseboard.server.tables.table import Table


def position(table: Table, knower: int | None, step: int, rng: Rng) -> str:
    """The position after so many steps, as text.

    For a seat it is one that the seat held possible: what it could not see is drawn anew. For nobody it is the true
    one once the match is over, for then all lies open; until then it is one that a spectator held possible.
    """
    match = table.match
    check_step(match, step)
    state = match.replay(step).state
    if knower is not None:
        check_reader(table, knower)
        return repr(state.imagine(knower, rng))
    if not match.over:
        for seat in range(match.seats):  # a spectator knows less than every seat
            state = state.imagine(seat, rng)
    return repr(state)


def play_from(
    table: Table, knower: int | None, step: int, rng: Rng, id: TableId, creator: PersonId, commitment: str
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
        position=position(table, knower, step, rng),
    )
