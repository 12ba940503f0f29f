"""What a player sees of a table of Rats of Wistar."""

from __future__ import annotations

from dataclasses import dataclass

from cheeseboard.games.wistar.state import Wistar


@dataclass(frozen=True, slots=True)
class WistarView:
    """The table as a seat (None: a spectator) sees it."""

    seat: int | None
    ending: str


def view(state: Wistar, seat: int | None) -> WistarView:
    return WistarView(seat, state.ending())
