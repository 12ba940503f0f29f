"""What a seat is set up as while people gather."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from cheeseboard.server.ids import PersonId

# A bot adds nothing of its own: who chooses a nonce last and knows the secret could choose the dice. For the same
# reason nothing is drawn for a person who has given none.
BOT_NONCE: Final = "bot"
NO_NONCE: Final = ""


class Open(Struct, frozen=True, tag_field="kind", tag="open"):
    """Whoever comes may sit here."""


class Invited(Struct, frozen=True, tag_field="kind", tag="invited"):
    """Kept for somebody: a known person, or whoever comes by the link."""

    person: PersonId | None = None
    name: str = ""


class Person(Struct, frozen=True, tag_field="kind", tag="person"):
    """A person with a screen of their own, or somebody's own bot, which plays as a person does."""

    id: PersonId
    name: str
    nonce: str = NO_NONCE
    bot_of: PersonId | None = None


class Bot(Struct, frozen=True, tag_field="kind", tag="bot"):
    """A bot of this level."""

    level: str


class Local(Struct, frozen=True, tag_field="kind", tag="local"):
    """Another person at the screen of the person `owner`, who answers for this seat."""

    owner: PersonId
    name: str
    nonce: str = NO_NONCE


Seating = Open | Invited | Person | Bot | Local


def owner(seating: Seating) -> PersonId | None:
    """The person who answers for the seat."""
    match seating:
        case Person(id=person):
            return person
        case Local(owner=person):
            return person
    return None


def owner_of_bot(seating: Seating) -> PersonId | None:
    """The person whose own bot sits there."""
    return seating.bot_of if isinstance(seating, Person) else None


def shown_name(seating: Seating) -> str:
    """What the seat is called; '' where that is for each language to say."""
    return seating.name if isinstance(seating, (Person, Local)) else ""


def nonce(seating: Seating) -> str:
    """What the seat adds to the dice; NO_NONCE for a person who has given nothing."""
    if isinstance(seating, (Person, Local)) and (has_added(seating) or owner_of_bot(seating) is None):
        return seating.nonce
    return BOT_NONCE


def has_added(seating: Seating) -> bool:
    """Whether the seat has given a nonce."""
    return isinstance(seating, (Person, Local)) and seating.nonce != NO_NONCE


def record_names(seats: tuple[Seating, ...]) -> tuple[str, ...]:
    """How a record names the seats: a bot as the command does, `greedy (bot)`, numbered where there are several."""
    levels = [seating.level for seating in seats if isinstance(seating, Bot)]
    names: list[str] = []
    met: list[str] = []
    for seating in seats:
        if isinstance(seating, Bot):
            met.append(seating.level)
            number = f" {met.count(seating.level)}" if levels.count(seating.level) > 1 else ""
            names.append(f"{seating.level}{number} (bot)")
        else:
            names.append(shown_name(seating))
    return tuple(names)
