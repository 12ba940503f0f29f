"""As whom somebody may look at a table."""

from __future__ import annotations

from cheeseboard.server.ids import PersonId
from cheeseboard.server.tables.bodies import check_reader
from cheeseboard.server.tables.problem import TableProblem
from cheeseboard.server.tables.table import Table


def may_read(table: Table, seat: int | None, person: PersonId | None) -> None:
    """TableProblem unless the seat is the person's. Without a seat one looks on as a spectator, if that is allowed."""
    check_reader(table, seat)
    if seat is not None and (person is None or table.chairs[seat].owner != person):
        raise TableProblem("not-your-seat")


def may_look_back(table: Table, person: PersonId) -> None:
    """TableProblem unless the person has a seat at the table, or spectators are let in."""
    if not table.seats_of(person):
        check_reader(table, None)
