"""A match of a study as plain values: what goes from process to process and into files."""

from __future__ import annotations

from typing import NamedTuple

from cheeseboard.bots.table import Played


class Row(NamedTuple):
    """A finished match. `unit` is the number that its dice hang on: of the match, or of its round."""

    unit: int
    place: int  # in the round
    bots: list[int]  # which of the plan's bots sat in which seat
    scores: list[int]
    winners: list[int]
    ending: str
    decisions: int  # choices that had at least two options
    choices: list[int]  # those of each bot of a pair, over the whole round; empty where bots do not meet in rounds
    first: int  # the seat that was drawn to begin, -1 if that was not left to chance
    order: list[int]  # of the first turns, where a witness has seen one
    notes: list[list[int]]  # of the game's witness; empty where the game has none

    def played(self) -> Played:
        """The match as the engine tells it."""
        order, notes = self.order or None, self.notes or None
        return Played(self.scores, self.winners, self.ending, self.decisions, self.first, order, notes)


def row(unit: int, place: int, bots: list[int], played: Played, choices: list[int]) -> Row:
    """A match that the engine has just played."""
    return Row(
        unit,
        place,
        bots,
        [int(score) for score in played.scores],
        [int(seat) for seat in played.winners],
        played.ending,
        int(played.decisions),
        choices,
        int(played.first),
        [int(seat) for seat in played.order or []],
        [[int(number) for number in line] for line in played.notes or []],
    )
