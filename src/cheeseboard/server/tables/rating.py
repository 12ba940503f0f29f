"""Whether a match counts for ratings. It does so for those who sat down when it began, whoever plays their seats."""

from __future__ import annotations

from cheeseboard.server.tables.table import Table


def counts(table: Table) -> bool:
    """Rated if that was chosen, and at least two play, each one seat, and nobody's own bot does."""
    if not table.head.rated:
        return False
    seats = [chair.by for chair in table.sat]
    own_bots = any(chair.bot_of is not None for chair in table.sat)
    return len(seats) >= 2 and len({*seats}) == len(seats) and not own_bots
