"""People whose pages are open: they learn of new notices without asking again and again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from cheeseboard.server.ids import PersonId
from cheeseboard.server.live.floor import Floor
from cheeseboard.server.remind.telling import true_ones
from cheeseboard.server.store import notices
from cheeseboard.server.store.looking import Looked
from cheeseboard.server.store.notices import Notice

TOGETHER: Final = 500  # people that one question to the database asks for
Held = tuple[tuple[Notice, Looked], ...]


class Line:
    """One socket. It is woken when there is something new, and shows what holds then."""

    def __init__(self) -> None:
        self.news: Final = asyncio.Event()
        self.held: Held = ()

    def show(self, held: Held) -> None:
        if held != self.held:
            self.held = held
            self.news.set()


class Personal:
    """All such sockets of this process. One look into the database serves them all."""

    def __init__(self, floor: Floor) -> None:
        self.floor: Final = floor
        self.lines: Final[dict[PersonId, set[Line]]] = {}

    @contextmanager
    def entered(self, person: PersonId, line: Line) -> Iterator[None]:
        lines = self.lines.setdefault(person, set())
        lines.add(line)
        try:
            yield
        finally:
            lines.discard(line)
            if not lines and self.lines.get(person) is lines:
                del self.lines[person]

    async def step(self) -> None:
        """Show everybody what holds now."""
        people = [*self.lines]
        for first in range(0, len(people), TOGETHER):
            await self.show(people[first : first + TOGETHER])

    async def look(self, person: PersonId) -> None:
        """Something has changed for this person: show it at once to who is here."""
        if person in self.lines:
            await self.show([person])

    async def show(self, people: list[PersonId]) -> None:
        found = await self.floor.read(lambda each: true_ones(each, notices.of_people(each, people)))
        for person in people:
            held = tuple((notice, without_look(looked)) for notice, looked in found if notice.person == person)
            for line in self.lines.get(person, ()):
                line.show(held)


def without_look(looked: Looked) -> Looked:
    """What matters to a reader: not whom else the table waits for, nor when it was looked at."""
    return Looked(looked.table, looked.game, looked.status, "", None)
