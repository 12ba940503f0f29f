"""Whom a table waits for, and what else somebody who is not there would want to know of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Literal

from msgspec import DecodeError, Struct, ValidationError, json

from cheeseboard.server.ids import PersonId
from cheeseboard.server.tables.clocks import DAY, SECOND
from cheeseboard.server.tables.entries import Closed, Entry
from cheeseboard.server.tables.head import Head
from cheeseboard.server.tables.requests import Back
from cheeseboard.server.tables.seating import Invited
from cheeseboard.server.tables.table import Table

Kind = Literal["turn", "soon", "back", "over", "invited"]
KINDS: Final[tuple[Kind, ...]] = ("turn", "soon", "back", "over", "invited")

LAST_PART: Final = 4  # the last quarter of a clock is soon
LONGEST_WARNING: Final = DAY // 2
SHORTEST_WARNING: Final = 60 * SECOND  # who has less time than that looks on anyway


class Waiting(Struct, frozen=True, array_like=True):
    """Something that a person is to know. Whoever was at the table at `since` or later knows it already."""

    person: PersonId
    kind: Kind
    mark: int  # tells one occasion from the next: the revision at which it came about
    since: int
    until: int | None = None  # when the time to answer is up


def waits(table: Table, entry: Entry | None = None) -> list[Waiting]:
    """All that anybody is to know, after the last entry. Nobody is reminded of a lesson."""
    if table.head.lesson is not None:
        return []
    match table.status:
        case "gathering":
            return invited(table.head)
        case "playing":
            return [*turns(table), *asked_back(table)]
    # Who has closed a table knows that.
    by = entry.by if isinstance(entry, Closed) else None
    owners = dict.fromkeys(chair.owner for chair in table.chairs if chair.owner not in (None, by))
    return [Waiting(owner, "over", table.revision, table.at) for owner in owners if owner is not None]


def invited(head: Head) -> list[Waiting]:
    """Those for whom seats are kept. A look at the table, at any time, is enough for them to know."""
    kept = [seating.person for seating in head.seats if isinstance(seating, Invited)]
    return [Waiting(person, "invited", 0, 0) for person in kept if person is not None]


def turns(table: Table) -> Iterator[Waiting]:
    """Who is asked, and when each is to be told that time runs out."""
    latest: dict[PersonId, int] = {}  # of several seats at one screen the one that was asked last
    for seat, ask in table.asks.items():
        person = table.chairs[seat].player
        if person is not None and ask >= table.asks.get(latest.get(person, -1), 0):
            latest[person] = seat
    for person, seat in latest.items():
        ask, deadline = table.asks[seat], table.clocks.deadline(seat)
        yield Waiting(person, "turn", ask, table.clocks.running.get(seat, table.at), deadline)
        warning = warned(deadline, table.clocks.left(seat))
        if warning is not None:
            yield Waiting(person, "soon", ask, warning, deadline)


def warned(deadline: int | None, left: int | None) -> int | None:
    """When to say that time runs out, for a clock that had so much left when it began to run."""
    if deadline is None or left is None:
        return None
    lead = min(left // LAST_PART, LONGEST_WARNING)
    return deadline - lead if lead >= SHORTEST_WARNING else None


def asked_back(table: Table) -> list[Waiting]:
    """Who has yet to say whether to go back."""
    request = table.request
    if not isinstance(request, Back):
        return []
    return [Waiting(person, "back", request.revision, request.at) for person in sorted(table.wanted())]


def concerns(table: Table, person: PersonId) -> bool:
    """Whether the person plays here, or is expected to."""
    kept = [seating.person for seating in table.head.seats if isinstance(seating, Invited)]
    return bool(table.seats_of(person)) or person in kept


READER: Final = json.Decoder(list[Waiting])


def encode_waits(found: Iterable[Waiting]) -> str:
    return json.encode([*found]).decode()


def decode_waits(text: str) -> list[Waiting]:
    """What is written like this; nothing where it was written by a version that knows other kinds."""
    try:
        return READER.decode(text)
    except (ValidationError, DecodeError):
        return []
