"""A guest logs in: their seats, tables and history become the account's, in one transaction."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from msgspec.structs import replace
from sqlalchemy import Connection

from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.live.floor import Floor
from cheeseboard.server.live.leaving import step_aside
from cheeseboard.server.live.saving import changing_head
from cheeseboard.server.store import merging, tables
from cheeseboard.server.store.errors import Missing, StoreError
from cheeseboard.server.tables.entries import Merged, encode
from cheeseboard.server.tables.head import Head, decode_head
from cheeseboard.server.tables.problem import Broken, TableProblem
from cheeseboard.server.tables.seating import Invited, Local, Open, Person, Seating


class Changed(NamedTuple):
    """A table that was taken over, and the revision that says so; 0 while people gather."""

    table: TableId
    revision: int


async def make_way(floor: Floor, guest: PersonId, account: PersonId) -> None:
    """Where both sit, the guest leaves: two hands in one head would be one too many."""
    for table in await floor.read(lambda connection: merging.both_at(connection, guest, account)):
        try:
            await step_aside(floor, table, guest, give_up=False)
        except (TableProblem, Missing):
            continue  # it is over, or cannot be read: the seat stays the guest's


def merge(connection: Connection, guest: PersonId, account: PersonId, at: int) -> list[Changed]:
    """Let the account take over the guest, wholly or not at all. Raises Taken if that is no guest (any more)."""
    both = merging.both_at(connection, guest, account)
    changed: list[Changed] = []
    for table in merging.tables_of(connection, guest):
        if table not in both:
            changed.append(take_over(connection, table, guest, account, at))
    merging.take_over(connection, guest, account, both)
    return changed


def take_over(connection: Connection, table: TableId, guest: PersonId, account: PersonId, at: int) -> Changed:
    """One table: before its match a new head, afterwards an entry of its journal."""
    stored = tables.find(connection, table)
    if stored.status != tables.GATHERING:
        body = encode(Merged(at=at, person=guest, into=account))
        return Changed(table, merging.append(connection, table, body))
    try:
        head = renamed(decode_head(stored.head), guest, account)
    except Broken:  # nobody can read that table, so there is nothing to take over
        return Changed(table, 0)
    changing_head(head, stored.version, stored.changed)(connection)
    return Changed(table, 0)


def renamed(head: Head, guest: PersonId, account: PersonId) -> Head:
    """The head with one person in the place of the other. A second seat that would be theirs is open."""

    def now(person: PersonId) -> PersonId:
        return account if person == guest else person

    seats = [seated(seating, now) for seating in head.seats]
    sits = any(isinstance(seating, Person) and seating.id == account for seating in seats)
    for seat, seating in enumerate(seats):
        if isinstance(seating, Invited) and seating.person == account:
            seats[seat] = Open() if sits else seating
            sits = True
    return replace(head, seats=tuple(seats), creator=now(head.creator))


def seated(seating: Seating, now: Callable[[PersonId], PersonId]) -> Seating:
    match seating:
        case Person(id=person, bot_of=bot_of):
            return replace(seating, id=now(person), bot_of=None if bot_of is None else now(bot_of))
        case Local(owner=owner):
            return replace(seating, owner=now(owner))
        case Invited(person=person) if person is not None:
            return replace(seating, person=now(person))
    return seating


async def show(floor: Floor, changed: list[Changed]) -> None:
    """Let everybody see who plays now; here at once, for the account is about to ask for its seats."""
    for table, revision in changed:
        with suppress(StoreError, TableProblem):  # whoever opens the table next sees it, or is told why not
            await floor.refresh(table)
        await floor.bus.publish(table, revision)
