"""Tables to test with."""

from __future__ import annotations

from typing import Any

from msgspec import json
from msgspec.structs import replace

from cheeseboard.core.fair import commitment
from cheeseboard.core.option import Value
from cheeseboard.core.rng import Rng
from cheeseboard.registry import find_game
from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.tables import commands
from cheeseboard.server.tables.clocks import Clock, NoClock
from cheeseboard.server.tables.entries import Acted, Entry
from cheeseboard.server.tables.head import Head, new_head
from cheeseboard.server.tables.seating import Bot, Local, Person
from cheeseboard.server.tables.table import Table
from cheeseboard.server.tables.updates import snapshot

EMA, PETR, JAN, EVA = (PersonId(name) for name in ("id-ema", "id-petr", "id-jan", "id-eva"))
PEOPLE = (EMA, PETR, JAN, EVA)
NAMES = ("Ema", "Petr", "Jan", "Eva")
SECRET = bytes(range(32))
NOON = 1_800_000_000_000  # a moment, in milliseconds


def set_up(
    game: str, *seats: str, clock: Clock | None = None, secret: bytes = SECRET, options: dict[str, Value] | None = None
) -> Head:
    """A table where these sit: a person's id, a level for a bot, `beside` for somebody at the first person's screen."""
    found = find_game(game)
    head = new_head(TableId("table"), found, {}, found.seats(found.choose_options({}))[0], EMA, commitment(secret))
    chosen = found.choose_options(options or {})
    placed: list[Person | Bot | Local] = []
    for place, who in enumerate(seats):
        name = NAMES[PEOPLE.index(PersonId(who))] if who in PEOPLE else f"Guest {place}"
        if who in PEOPLE:
            placed.append(Person(PersonId(who), name, f"nonce of {name}"))
        elif who == "beside":
            placed.append(Local(EMA, name, f"nonce of {name}"))
        else:
            placed.append(Bot(who))
    return replace(head, seats=tuple(placed), options=chosen, clock=clock or NoClock())


class Host:
    """A table and its journal: commands are folded at once, a second after the one before."""

    def __init__(self, head: Head, secret: bytes = SECRET) -> None:
        self.table = Table.begin(head, secret)
        self.journal: list[Entry] = []
        self.at = NOON

    def fold(self, entry: Entry) -> Entry:
        self.table.fold(entry)
        self.journal.append(entry)
        self.at = max(self.at, entry.at) + 1000
        return entry

    def start(self) -> Host:
        self.fold(commands.start(self.table, self.table.head.creator, self.at))
        return self

    def act(self, seat: int, action: str) -> Entry:
        table = self.table
        return self.fold(commands.act(table, table.chairs[seat].by, seat, table.asks[seat], action, self.at))

    def first(self) -> int:
        """The seat that is asked, the first if there are several."""
        return min(self.table.asks)

    def random_act(self, rng: Rng) -> Entry:
        """Any asked seat makes any legal choice."""
        match = self.table.match
        seat = match.asked[rng.below(len(match.asked))]
        return self.act(seat, match.state.sample(seat, rng).notation)

    def play(self, rng: Rng, most: int = 1_000_000) -> Host:
        while most and not self.table.match.over:
            self.random_act(rng)
            most -= 1
        return self

    def again(self) -> Table:
        """The table as another process builds it from the journal."""
        return Table.begin(self.table.head, self.table.secret, self.journal)


def started(
    game: str, *seats: str, clock: Clock | None = None, secret: bytes = SECRET, options: dict[str, Value] | None = None
) -> Host:
    return Host(set_up(game, *seats, clock=clock, secret=secret, options=options), secret).start()


def magic(game: str) -> dict[str, Value]:
    """Options with which the game hides something, if it can."""
    return {"magic": True} if game == "gouda" else {}


def shown(table: Table, reader: int | None) -> Any:
    """What a reader receives who has nothing yet."""
    return json.decode(json.encode(snapshot(table, reader)))


def acted(entry: Entry) -> tuple[int, str]:
    """Who made the choice, and which."""
    assert isinstance(entry, Acted)
    seat, action = entry.steps[0]
    assert isinstance(seat, int)
    return seat, action

