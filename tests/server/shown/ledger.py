"""What the players know: every choice they sent, and what became of it as far as they were told."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple


class Question(NamedTuple):
    """What a seat was asked."""

    table: str
    seat: int
    ask: int


class Acknowledged(NamedTuple):
    """A choice of which the server has said that it is saved."""

    question: Question
    action: str
    revision: int


@dataclass
class Ledger:
    """Kept by all players together."""

    sent: dict[Question, str] = field(default_factory=dict)
    acknowledged: list[Acknowledged] = field(default_factory=list)
    stale: set[Question] = field(default_factory=set)  # sent again, and the question was no longer asked
    moves: Counter[str] = field(default_factory=Counter)  # acknowledged at each table
    counts: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)  # what must never happen

    def send(self, question: Question, action: str) -> None:
        if self.sent.setdefault(question, action) != action:
            self.faults.append(f"{question}: a second, different choice was sent")

    def acknowledge(self, question: Question, revision: int) -> None:
        self.moves[question.table] += 1
        self.acknowledged.append(Acknowledged(question, self.sent[question], revision))

    def fault(self, what: str) -> None:
        self.faults.append(what)
