"""The journal of a table: one entry for everything that happened since its match began.

An entry brings steps of the record, chance included, in their order: folding it draws nothing and asks no standing
order. Fields may be added with a default and a higher VERSION; older code passes over them. A change of meaning is a
new kind, which older code refuses.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import DecodeError, Meta, Struct, ValidationError, json

from cheeseboard.server.ids import PersonId
from cheeseboard.server.tables.problem import Broken

VERSION: Final = 1
Seat = Annotated[int, Meta(ge=0)]
Count = Annotated[int, Meta(ge=0)]
Steps = tuple[tuple[Seat | Literal["*"], str], ...]  # as in the record: a seat or *, and what came or what it did


class Happened(Struct, frozen=True, kw_only=True, tag_field="kind", tag=str.lower):
    """What all entries have: when it was, in milliseconds since 1970, and the steps that it brought."""

    v: int = VERSION
    at: int
    steps: Steps = ()


class Started(Happened, frozen=True, kw_only=True):
    """The match begins. What the seats add to the dice and what the record calls them is settled."""

    nonces: tuple[str, ...]
    names: tuple[str, ...]


class Acted(Happened, frozen=True, kw_only=True):
    """Somebody made a choice, the first step; the others are chance and standing orders that answered."""

    by: str  # a person's id, or a bot such as bot:greedy


class Undone(Happened, frozen=True, kw_only=True):
    """The seat took back its last choice, the step of that number, and had learned nothing since."""

    seat: Seat
    step: Count
    by: PersonId


class Ordered(Happened, frozen=True, kw_only=True):
    """A standing order was given, or taken back; the steps are what it answered at once."""

    seat: Seat
    order: str | None
    by: str


class AskedBack(Happened, frozen=True, kw_only=True):
    """A person asks everybody to go back to where so many steps had been made; granted if there is nobody to ask."""

    seat: Seat
    step: Count
    by: PersonId
    granted: bool = False


class AskedCover(Happened, frozen=True, kw_only=True):
    """A person asks these to let a bot play for one who is not there; granted if there is nobody else to ask."""

    seat: Seat  # of who asks
    person: PersonId
    level: str
    of: tuple[PersonId, ...]
    by: PersonId
    granted: bool = False


class Agreed(Happened, frozen=True, kw_only=True):
    """A person agrees to what is asked for; granted if it was the last to be asked.

    Where the match goes back, the steps come after those that are kept.
    """

    by: PersonId
    granted: bool = False


class Declined(Happened, frozen=True, kw_only=True):
    """A person does not agree to what is asked for, or does not ask for it any more."""

    by: PersonId


class StoodIn(Happened, frozen=True, kw_only=True):
    """A bot plays the seat from now on."""

    seat: Seat
    level: str
    reason: Literal["left", "chosen"]
    by: PersonId


class TimedOut(Happened, frozen=True, kw_only=True):
    """The seat's time ran out, and a bot plays it from now on."""

    seat: Seat
    level: str


class Excused(Happened, frozen=True, kw_only=True):
    """Nothing could be saved from `away` to `since`: that costs no time, and nobody runs out right afterwards."""

    away: int
    since: int


class CameBack(Happened, frozen=True, kw_only=True):
    """The seat's person plays it again."""

    seat: Seat
    by: PersonId


class HandedOver(Happened, frozen=True, kw_only=True):
    """The seat is another person's from now on."""

    seat: Seat
    person: PersonId
    name: str
    by: PersonId


class Merged(Happened, frozen=True, kw_only=True):
    """A guest has logged in: what was theirs at this table is the account's. Also after the match is over."""

    person: PersonId
    into: PersonId


class Closed(Happened, frozen=True, kw_only=True):
    """The match will not be finished."""

    reason: Literal["given-up", "abandoned"]
    by: PersonId | None = None


Entry = (
    Started
    | Acted
    | Undone
    | Ordered
    | AskedBack
    | AskedCover
    | Agreed
    | Declined
    | StoodIn
    | TimedOut
    | Excused
    | CameBack
    | HandedOver
    | Merged
    | Closed
)
READER: Final[json.Decoder[Entry]] = json.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    return json.encode(entry)


def decode(data: bytes, revision: int) -> Entry:
    """The entry of that revision. Broken if it is damaged, or of a kind that only later versions know."""
    try:
        return READER.decode(data)
    except (ValidationError, DecodeError) as error:
        raise Broken("broken-entry", revision, {"because": str(error)}) from error
