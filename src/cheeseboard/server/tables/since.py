"""What happened since a seat's person last did something at the table."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from cheeseboard.core.match import Told, sees
from cheeseboard.server.tables.table import Table

MOST: Final = 200


class SinceTurn(Struct, frozen=True):
    """The events, oldest first, and how many older ones were left out."""

    first: int  # the first step that the person has not been there for
    told: list[Told]
    left_out: int


def since_turn(table: Table, seat: int, reader: int | None, most: int = MOST) -> SinceTurn:
    """What has happened since the seat last acted, as far as the reader may know: the seat, or for None everybody."""
    match = table.begun
    first = table.acted[seat]
    if match is None:
        return SinceTurn(first, [], 0)
    heard = [told for told in match.told if told.step >= first and (match.over or sees(told.event.seen, reader))]
    left_out = max(0, len(heard) - most)
    return SinceTurn(first, heard[left_out:], left_out)
