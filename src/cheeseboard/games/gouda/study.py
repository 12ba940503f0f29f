"""What many matches of Gouda! Gouda! tell about its magic cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.study import COUNT, LEAD, SHARE, Column, Fortune, Notes, Row, Section, Study, Witness
from cheeseboard.games.gouda.components import CARDS
from cheeseboard.games.gouda.events import Played

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.event import Event
    from cheeseboard.core.state import State

# The notes of a match, each a row of numbers.
PLAYED: Final = 0  # seat, card, seat, card …


@final
class GoudaWitness(Witness):
    """Hears which cards are played, whether they are cancelled afterwards or not."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.played: Final = [[0] * len(CARDS) for _ in range(seats)]

    def hear(self, event: Event) -> None:
        if isinstance(event, Played):
            self.played[event.seat][event.play.card] = 1

    def notes(self, state: State) -> Notes:
        pairs: list[int] = []
        for seat, cards in enumerate(self.played):
            for card, played in enumerate(cards):
                if played:
                    pairs.append(seat)
                    pairs.append(card)
        return [pairs]


@final
class GoudaStudy(Study):
    """A seat counts once a match for a kind of card, however often it plays it."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.played: Final = [Fortune() for _ in CARDS]

    def witness(self) -> GoudaWitness:
        return GoudaWitness(self.seats)

    def add(self, scores: list[i64], winners: list[i64], notes: Notes) -> None:
        pairs = notes[PLAYED]
        for place in range(0, len(pairs), 2):
            self.played[pairs[place + 1]].add(pairs[place], scores, winners)

    def sections(self) -> list[Section]:
        columns = [Column("played", COUNT), Column("wins", SHARE), Column("lead", LEAD)]
        rows: list[Row] = []
        for card, of in enumerate(self.played):
            rows.append(Row(f"card-{CARDS[card]}", [of.count, of.wins, of.lead]))
        return [Section("cards", columns, rows)]
