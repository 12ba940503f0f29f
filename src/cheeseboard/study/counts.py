"""What the matches of a part came to: seats, places in the turn order, scores, length."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

from cheeseboard.bots.arena.lineups import Match, share_of
from cheeseboard.core.mean import Mean
from cheeseboard.core.study import lead
from cheeseboard.study.rows import Row


class Advantage:
    """What a seat or a place gives to whoever has it: wins beyond an equal share, points beyond the others' mean."""

    def __init__(self, seats: int) -> None:
        self.fair: Final = 1.0 / seats
        self.wins: Final = Mean()
        self.lead: Final = Mean()

    def add(self, rows: list[tuple[Row, int]]) -> None:
        """Count a unit: its matches, each with the seat that is meant. They are not independent and count once."""
        if rows:
            self.wins.add(sum(share(row, seat) - self.fair for row, seat in rows) / len(rows))
            self.lead.add(sum(lead(seat, row.scores) for row, seat in rows) / len(rows))


class Counts:
    """Counts units in their order."""

    def __init__(self, seats: int) -> None:
        self.by_seat: Final = [Advantage(seats) for _ in range(seats)]
        self.by_place: Final = [Advantage(seats) for _ in range(seats)]
        self.score: Final = Mean()
        self.winner: Final = Mean()
        self.decisions: Final = Mean()
        self.scores: Final[Counter[int]] = Counter()
        self.winning: Final[Counter[int]] = Counter()
        self.lengths: Final[Counter[int]] = Counter()
        self.endings: Final[Counter[str]] = Counter()
        self.matches = 0

    def add(self, rows: list[Row]) -> None:
        """Count the matches of a unit."""
        for seat, advantage in enumerate(self.by_seat):
            advantage.add([(row, seat) for row in rows])
        turns = [(row, row.played().turns()) for row in rows]
        for place, advantage in enumerate(self.by_place):
            advantage.add([(row, int(order[place])) for row, order in turns if order])
        self.score.add(mean([mean(row.scores) for row in rows]))
        self.winner.add(mean([winning_score(row) for row in rows]))
        self.decisions.add(mean([row.decisions for row in rows]))
        for row in rows:
            self.scores.update(row.scores)
            self.winning[winning_score(row)] += 1
            self.lengths[row.decisions] += 1
            self.endings[row.ending] += 1
        self.matches += len(rows)

    @property
    def has_places(self) -> bool:
        """Whether chance decides who begins."""
        return self.by_place[0].wins.count > 0

    def first(self) -> Advantage:
        """What beginning gives: the first place where chance decides it, else the first seat."""
        return self.by_place[0] if self.has_places else self.by_seat[0]


def units(rows: Iterable[Row]) -> Iterator[list[Row]]:
    """The rows by their units."""
    for _, of_unit in groupby(rows, key=lambda row: row.unit):
        yield list(of_unit)


def share(row: Row, seat: int) -> float:
    """The seat's share of the win."""
    return share_of(seat, Match(row.scores, row.winners))


def winning_score(row: Row) -> int:
    return row.scores[row.winners[0]]


def mean(values: list[int] | list[float]) -> float:
    return sum(values) / len(values)
