"""The answer of a study, counted from what its folder holds."""

from __future__ import annotations

from typing import Final

from cheeseboard.bots.arena.lineups import Match, Round
from cheeseboard.bots.arena.standing import Standing
from cheeseboard.bots.tally import Tally
from cheeseboard.study.cards import card_effects
from cheeseboard.study.counts import Counts, units
from cheeseboard.study.parts import Part
from cheeseboard.study.plan import Matches, Rounds
from cheeseboard.study.rows import Row
from cheeseboard.study.store import Store
from cheeseboard.study.studies import Study


class Counted:
    """A part with all that was counted of it, as far as it was played without a gap."""

    def __init__(self, study: Study, part: Part) -> None:
        self.part: Final = part
        self.counts: Final = Counts(part.seats)
        self.standing: Final = Standing(part.plan.contest) if isinstance(part.plan, Rounds) else None
        self.tally: Final = Tally(list(part.plan.bots)) if isinstance(part.plan, Matches) else None
        alone = isinstance(part.plan, Matches)
        self.study: Final = study.game.study(part.seats, part.options) if alone else None
        self.cards: Final = card_effects(study.game, part.seats, part.options) if alone else []

    def add(self, rows: list[Row]) -> None:
        """Count the next unit."""
        self.counts.add(rows)
        if self.standing is not None:
            matches = [Match(row.scores, row.winners) for row in rows]
            self.standing.add(Round(matches, [0.0, 0.0], rows[0].choices))
        for row in rows:
            if self.tally is not None:
                self.tally.add(row.played())
            if self.study is not None and row.notes:
                self.study.add(list(row.scores), list(row.winners), row.notes)
            for cards in self.cards:
                cards.add(row)


class Answer:
    """All parts of a study."""

    def __init__(self, study: Study, store: Store) -> None:
        self.study: Final = study
        self.parts: Final = [Counted(study, part) for part in study.parts]
        for number, counted in enumerate(self.parts):
            for rows in units(store.rows(number, counted.part.units)):
                counted.add(rows)

    @property
    def matches(self) -> int:
        return sum(counted.counts.matches for counted in self.parts)

    @property
    def whole(self) -> bool:
        return self.matches == self.study.matches
