"""Many matches of one game, played step by step together: one choice in each at a time.

All that is told of them lies in memory that others read as it is: no object is made for a number.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from cheeseboard.core.action import Action
from cheeseboard.core.moment import Ask, Chance, Over
from cheeseboard.core.offer import Offer
from cheeseboard.core.payoff import payoff
from cheeseboard.core.rng import Rng
from cheeseboard.core.sight import Sight
from cheeseboard.core.state import State
from cheeseboard.core.zeros import flags, nothing, places


@final
class Hall:
    """A match a row. A match that has ended pays its seats and begins anew within the same step.

    Match number n draws its chances from stream n of the seed, whatever the others do.
    """

    def __init__(self, start: State, actions: list[Action], width: i64, matches: i64, seed: i64, payoff: i64) -> None:
        self.start: Final = start
        self.actions: Final = actions
        self.matches: Final[i64] = matches
        self.payoff: Final[i64] = payoff
        self.states: Final[list[State]] = []
        self.luck: Final[list[Rng]] = []
        self.sight: Final = Sight(matches, width)
        self.offer: Final = Offer(matches, len(actions))
        self.asked: vec[i64] = places(matches)  # the seat that is asked
        self.paid: vec[float] = nothing(matches * start.seats)  # what the last step has paid to every seat
        self.ended: vec[u8] = flags(matches)  # which matches have ended with the last step
        for row in range(matches):
            state = start.copy()
            luck = Rng(seed, row)
            self.states.append(state)
            self.luck.append(luck)
            go_on(state, luck)
            self.ask(row, state)

    def wrong(self, choices: list[i64]) -> i64:
        """The first match in which the choice is not legal; -1 if there is none."""
        size = self.offer.actions
        flags = self.offer.flags
        for row in range(self.matches):
            choice = choices[row]
            if not 0 <= choice < size or not flags[row * size + choice]:
                return row
        return -1

    def step(self, choices: list[i64]) -> None:
        """In every match the seat that is asked does this; all choices have to be legal."""
        for row in range(self.matches):
            if self.ended[row]:
                self.ended[row] = 0
                for place in range(row * self.start.seats, (row + 1) * self.start.seats):
                    self.paid[place] = 0.0
            state = self.states[row]
            luck = self.luck[row]
            state.play(self.asked[row], self.actions[choices[row]])
            if go_on(state, luck):
                self.pay(row, state)
                state = self.start.copy()
                self.states[row] = state
                go_on(state, luck)
            self.ask(row, state)

    def sample(self, luck: Rng) -> vec[i64]:
        """A legal choice for every match, each as likely."""
        chosen = vec[i64](capacity=self.matches)
        offer = self.offer
        for row in range(self.matches):
            chosen = append(chosen, offer.nth(row, luck.below(offer.counts[row])))
        return chosen

    def pay(self, row: i64, state: State) -> None:
        self.ended[row] = 1
        first = row * state.seats
        paid = payoff(state, self.payoff)
        for seat in range(len(paid)):
            self.paid[first + seat] = paid[seat]

    def ask(self, row: i64, state: State) -> None:
        """Whose choice it is, what it may choose and what it sees."""
        now = state.now
        assert isinstance(now, Ask)
        seat = now.seats[0]
        self.asked[row] = seat
        self.offer.begin(row)
        state.offer(seat, self.offer)
        self.sight.begin(row)
        state.observe(seat, self.sight)
        self.sight.finish()


def go_on(state: State, luck: Rng) -> bool:
    """Let chance come until somebody is asked; whether the match is over instead."""
    while True:
        now = state.now
        if not isinstance(now, Chance):
            return isinstance(now, Over)
        state.settle(now.law.draw(luck))
