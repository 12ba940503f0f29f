"""Who plays a seat while the match goes on."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from cheeseboard.server.ids import PersonId
from cheeseboard.server.tables.seating import Bot, Local, Person, Seating, owner, shown_name

BOT: Final = "bot:"  # before the level, where a person's id stands otherwise


class Chair(Struct, frozen=True):
    """A seat's person, if it has one, and the bot that plays it, if one does."""

    owner: PersonId | None
    name: str  # '' for a bot of its own: each language has its words for that
    bot: str | None
    local: bool  # at the screen of somebody who has another seat
    bot_of: PersonId | None = None  # whose own bot the person of the seat is

    @property
    def player(self) -> PersonId | None:
        """The person who plays the seat now; None while a bot does."""
        return self.owner if self.bot is None else None

    @property
    def by(self) -> str:
        """Who may act for the seat: the id of a person, or the bot."""
        return f"{BOT}{self.bot}" if self.bot is not None else str(self.owner)


def merged(chair: Chair, person: PersonId, into: PersonId) -> Chair:
    """The seat when all that was the person's is somebody else's."""
    owner = into if chair.owner == person else chair.owner
    bot_of = into if chair.bot_of == person else chair.bot_of
    return replace(chair, owner=owner, bot_of=bot_of)


def chair(seating: Seating) -> Chair:
    """The seat as it was set up."""
    level = seating.level if isinstance(seating, Bot) else None
    bot_of = seating.bot_of if isinstance(seating, Person) else None
    return Chair(owner(seating), shown_name(seating), level, isinstance(seating, Local), bot_of)
