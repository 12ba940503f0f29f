"""The same again at a new table."""

from __future__ import annotations

from cheeseboard.server.ids import TableId
from cheeseboard.server.tables import commands
from cheeseboard.server.tables.clocks import PerMatch
from cheeseboard.server.tables.head import Parent
from cheeseboard.server.tables.rematch import rematch
from cheeseboard.server.tables.seating import Bot, Invited, Open
from tests.server.tables.seated import EMA, JAN, NOON, PETR, started


def test_a_rematch_keeps_the_seats_of_those_who_played() -> None:
    host = started("qwixx", EMA, PETR, "greedy", "beside", clock=PerMatch(300, 2), options={"mixx-a": True})
    again = rematch(host.table, TableId("next"), PETR, "c2")
    assert again.seats == (Invited(EMA, "Ema"), Invited(PETR, "Petr"), Bot("greedy"), Open())
    head = host.table.head
    assert (again.options, again.clock, again.creator) == (head.options, head.clock, PETR)
    assert (again.parent, again.commitment) == (Parent(head.id, "rematch"), "c2")


def test_whom_a_bot_stands_in_for_is_asked_again_and_a_seat_stays_with_the_friend_who_took_it() -> None:
    host = started("qwixx", EMA, PETR)
    host.fold(commands.stand_in(host.table, EMA, 0, "greedy", "left", NOON))
    host.fold(commands.hand_over(host.table, PETR, 1, JAN, "Jan", NOON))
    assert rematch(host.table, TableId("next"), EMA, "c2").seats == (Invited(EMA, "Ema"), Invited(JAN, "Jan"))
