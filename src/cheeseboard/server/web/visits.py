"""Everybody at the sockets of this process."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, Protocol

from cheeseboard.server.ids import PersonId, TableId

if TYPE_CHECKING:
    from cheeseboard.server.web.visit import Visit

PERSON: Final = "@"  # before the id of a person, where the bus carries a table's otherwise; no table's id has it
HEARS: Final = "~"  # the same, of a person who hears others than before


class Guarded(Protocol):
    """A socket that speaks for a person."""

    def doubt_session(self) -> None:
        """Look at once whether the session still holds."""


class Visits:
    """Tells visits that somebody may have said something, or that a session has ended; counts sockets by address."""

    def __init__(self) -> None:
        self.at: Final[dict[TableId, set[Visit]]] = {}
        self.of_person: Final[dict[PersonId, set[Guarded]]] = {}
        self.of_address: Final[Counter[str]] = Counter()

    @contextmanager
    def entered(self, table: TableId, visit: Visit) -> Iterator[None]:
        """The visit of a table lasts as long as this does."""
        here = self.at.setdefault(table, set())
        here.add(visit)
        try:
            with self.speaking(visit.person, visit):
                yield
        finally:
            here.discard(visit)
            if not here:
                self.at.pop(table, None)

    @contextmanager
    def speaking(self, person: PersonId | None, socket: Guarded) -> Iterator[None]:
        """The socket speaks for the person as long as this lasts."""
        if person is None:
            yield
            return
        theirs = self.of_person.setdefault(person, set())
        theirs.add(socket)
        try:
            yield
        finally:
            theirs.discard(socket)
            if not theirs:
                self.of_person.pop(person, None)

    def hear(self, table: TableId, revision: int) -> None:
        """What has no revision has changed at the table: head, chat, rematch. Or something of a person has."""
        if table.startswith(PERSON):
            self.doubt(PersonId(table.removeprefix(PERSON)))
        elif table.startswith(HEARS):
            self.hear_anew(PersonId(table.removeprefix(HEARS)))
        elif revision == 0:
            for visit in self.at.get(table, ()):
                visit.chat_due = True
                visit.watch.wake()

    def doubt(self, person: PersonId) -> None:
        """Sessions of the person have ended: sockets that spoke for them look up whether theirs has."""
        for socket in self.of_person.get(person, ()):
            socket.doubt_session()

    def hear_anew(self, person: PersonId) -> None:
        """The person has muted somebody, or not any more: their chats are not what they were."""
        for here in self.at.values():
            for visit in here:
                if visit.person == person:
                    visit.hear_anew()

    def look_again(self) -> None:
        """Messages between processes may have been lost."""
        for table in self.at:
            self.hear(table, 0)
        for here in self.at.values():
            for visit in here:
                visit.hear_anew()
        for person in self.of_person:
            self.doubt(person)
