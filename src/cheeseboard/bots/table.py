"""Matches between bots, any game. Every bot is shown only worlds that its seat holds possible."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cheeseboard.core.bot import Bot
from cheeseboard.core.law import Uniform
from cheeseboard.core.moment import Ask, Chance
from cheeseboard.core.rng import Rng
from cheeseboard.core.state import State
from cheeseboard.core.study import Notes, Study, Witness

if TYPE_CHECKING:
    from mypy_extensions import i64


class Played(NamedTuple):
    """A finished match, as plain values that go from process to process.

    `first` is the seat that was drawn to begin, -1 if that was not left to chance; `order` is the whole turn order,
    where a witness has seen one; `notes` are what the witness has put down.
    """

    scores: list[i64]
    winners: list[i64]
    ending: str
    decisions: int  # choices that had at least two options
    first: int
    order: list[i64] | None = None
    notes: Notes | None = None

    def turns(self) -> list[i64]:
        """The seats in the order of their first turns; none where chance has not decided it."""
        if self.order:
            return self.order
        seats = len(self.scores)
        return [] if self.first < 0 else [(self.first + place) % seats for place in range(seats)]


def play_match(start: State, bots: list[Bot], dice: Rng, thoughts: Rng, witness: Witness | None = None) -> Played:
    """One match from a position, a bot for every seat. The dice and the bots draw from streams of their own."""
    state = start.copy()
    state.listener = witness
    begun = witness is None
    decisions: i64 = 0
    first: i64 = -1
    while True:
        now = state.now
        if isinstance(now, Ask):
            if not begun and witness is not None:
                begun = True
                witness.begin(state)
            seat = now.seats[0]
            legal = state.legal(seat)
            if len(legal) == 1:
                state.play(seat, legal[0])
            else:
                decisions += 1
                state.play(seat, bots[seat].choose(state.imagine(seat, thoughts), seat, thoughts))
        elif isinstance(now, Chance):
            outcome = now.law.draw(dice)
            if first < 0 and not decisions and isinstance(now.law, Uniform) and now.law.size == state.seats:
                first = outcome
            state.settle(outcome)
        else:
            order = None if witness is None else witness.order
            notes = None if witness is None else witness.notes(state)
            return Played(state.scores(), state.winners(), state.ending(), decisions, first, order, notes)


def play_matches(
    start: State, bots: list[Bot], seed: i64, begin: i64, end: i64, study: Study | None = None
) -> list[Played]:
    """The matches from number `begin` to before `end` of a seed; in the next match every bot sits one seat further."""
    played: list[Played] = []
    seats = len(bots)
    for number in range(begin, end):
        seated = [bots[bot_at(seat, number, seats)] for seat in range(seats)]
        witness = None if study is None else study.witness()
        played.append(play_match(start, seated, Rng(seed, 2 * number), Rng(seed, 2 * number + 1), witness))
    return played


def bot_at(seat: i64, number: i64, seats: i64) -> i64:
    """Which of the bots sits in a seat in the match of that number."""
    return (seat - number) % seats
