"""Whoever has bots think."""

from __future__ import annotations

from typing import Protocol

from cheeseboard.server.ids import TableId


class Thinker(Protocol):
    """Is asked for the choice of a bot and sees to it that the choice is made; nobody waits for it."""

    def start(self) -> None:
        """Know from now on what is no longer asked."""

    def ask(self, table: TableId, revision: int, seat: int, level: str) -> None:
        """At that revision the bot owes the seat a choice. To ask twice does no harm."""

    async def stop(self) -> None:
        """Think no more."""
