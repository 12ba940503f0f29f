"""One whom a table waits for and who is not there: when the others may let a bot play, and who of them has to agree."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from cheeseboard.server.ids import PersonId
from cheeseboard.server.tables.clocks import NoClock
from cheeseboard.server.tables.table import Table

There = Mapping[PersonId, int]  # until when each person was at the table; later than now for those who are there


class Patience(Struct, frozen=True):
    """How long one waits for somebody, in milliseconds."""

    live: int  # while all others wait at the table, for one who was there when the table began to wait
    slow: int  # otherwise


class Absent(Struct, frozen=True):
    """A person who is waited for: since when, from when on a bot may be asked for, and who has to agree to it."""

    person: PersonId
    since: int
    may: int
    of: frozenset[PersonId]


def absent(table: Table, person: PersonId, there: There, now: int, patience: Patience) -> Absent | None:
    """How the person is missed; None if they are there, or not waited for. Where there is a clock, it decides."""
    waits = [table.clocks.running[seat] for seat in table.asks if table.chairs[seat].player == person]
    last = there.get(person, 0)
    if not isinstance(table.head.clock, NoClock) or not waits or last > now:
        return None
    others = table.voters() - {person}
    asked = min(waits)
    together = all(there.get(other, 0) > now for other in others)
    live = together and last >= asked - patience.live
    since = max(last, asked)
    # At a slow table others may be gone too: whoever was not there for a day is not waited for either.
    of = others if live else {other for other in others if other in there}
    return Absent(person, since, since + (patience.live if live else patience.slow), frozenset(of))


def all_absent(table: Table, there: There, now: int, patience: Patience) -> dict[int, Absent]:
    """Everybody who is missed, by their first seat that is waited for."""
    found: dict[int, Absent] = {}
    for seat in sorted(table.asks):
        person = table.chairs[seat].player
        if person is None or any(person == each.person for each in found.values()):
            continue
        missed = absent(table, person, there, now, patience)
        if missed is not None:
            found[seat] = missed
    return found
