"""The house edition with other effects on its first cards, to try single words of the effect language."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from cheeseboard.games.wistar.box import Box
from cheeseboard.games.wistar.components import Edition, Needs, Project
from cheeseboard.games.wistar.grammar import Grammar
from cheeseboard.games.wistar.loader import house_edition
from cheeseboard.games.wistar.state import Wistar
from cheeseboard.games.wistar.symbols import TYPES
from cheeseboard.games.wistar.tables import Line, Table
from tests.games.wistar.cardbook import Card, cards, effect
from tests.games.wistar.ledger import Book, Ledger
from tests.games.wistar.plenty import in_hand, in_play, played, plenty
from tests.games.wistar.tables import give


class Trial:
    """Cards 1, 2 … cost nothing, need nothing and have these effects."""

    def __init__(self, *effects: str) -> None:
        house = house_edition()
        grammar = Grammar()
        grammar.clauses.extend(house.clauses)
        projects = house.projects[:]
        self.book: Book = dict(cards())
        for place, text in enumerate(effects):
            old = projects[place]
            cell = Line(Table("trial.table", []), 1, {"effect": text}).cell("effect")
            meant = grammar.effect(cell, tuple(range(len(TYPES))))
            assert cell.line.table.faults == []
            free = Needs(0, 0, 0, 0, 0, [])
            projects[place] = Project(place, place + 1, old.deck, old.kind, old.symbols, free, 0, meant)
            type_, sentences = effect(text)
            costs = Counter[str]()
            card = replace(cards()[place + 1], cost=costs, needs=costs, vp=0, type=type_, sentences=sentences)
            self.book[place + 1] = card
        self.box = Box(
            Edition(
                "trial", projects, house.mice, house.missions, house.goals, house.tokens, house.wheel, house.heroes,
                house.rooms, house.doors, house.bed_vp, house.chamber_vp, grammar.clauses, house.house,
            )
        )  # fmt: skip

    @property
    def card(self) -> Card:
        return self.book[1]

    def table(self, seats: int = 3) -> Wistar:
        """A table of plenty where player 0 has card 1 in hand."""
        return plenty(self.card, seats=seats, box=self.box)

    def play(self, state: Wistar) -> Ledger:
        """Card 1 is played."""
        return played(self.card, state, self.book)

    def lying(self, *, hand: tuple[int, ...] = ()) -> Wistar:
        """A table of plenty where player 0 has had card 1 in play for a while."""
        state = self.table()
        lie = [1, *[number for number in in_play(self.card) if number not in hand]]
        return give(state, 0, played=lie, cards=[*hand, *in_hand(*hand, *lie)])
