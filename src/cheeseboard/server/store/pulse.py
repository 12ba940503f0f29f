"""Since when anything can be saved: one row, which all processes write again and again while clocks run."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, case, select, update

from cheeseboard.server.store.dialect import insert_new
from cheeseboard.server.store.schema import PULSE

ONLY: Final = 1  # the id of the one row
GAP_MS: Final = 5000  # without a beat for longer, the server was away


@dataclass(frozen=True)
class Pulse:
    """Nothing could be saved from `away` to `since`; since then it can."""

    away: int
    since: int


def beat(connection: Connection, now: int, quiet: bool) -> Pulse:
    """Something can be saved now. Without a beat for a while before, the server was away, unless all was quiet."""
    beaten = update(PULSE).where(PULSE.c.id == ONLY, PULSE.c.at < now)
    if quiet:
        beaten = beaten.values(at=now)
    else:
        gap = PULSE.c.at < now - GAP_MS
        away, since = case((gap, PULSE.c.at), else_=PULSE.c.away), case((gap, now), else_=PULSE.c.since)
        beaten = beaten.values(at=now, away=away, since=since)
    if connection.execute(beaten).rowcount == 0:
        # The first beat of all does not know for how long there was none.
        first = 0 if quiet else now
        row = {"id": ONLY, "at": now, "away": first, "since": first}
        connection.execute(insert_new(connection, PULSE), row)
    found = connection.execute(select(PULSE.c.away, PULSE.c.since).where(PULSE.c.id == ONLY)).one()
    return Pulse(found.away, found.since)
