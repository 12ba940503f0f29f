"""Tables to check, and random play at them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cheeseboard.core.action import Action
from cheeseboard.core.game import Game
from cheeseboard.core.load import load
from cheeseboard.core.match import Match
from cheeseboard.core.moment import Ask, Chance, Over
from cheeseboard.core.option import Options
from cheeseboard.core.rng import Rng
from cheeseboard.core.source import Source
from cheeseboard.core.state import State
from cheeseboard.core.view import to_json

MOST_STEPS = 50_000  # no match of any game is longer; Mlsný kocour could come to 40,000 (K4.4, K4.3)
ALL_ACTIONS = 500  # so many are tried all at once
SOME_ACTIONS = 200


class Table:
    """A game, how many play it, and with which options."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = options
        self.actions: Final[list[Action]] = game.table(options).actions
        self.pieces: Final = self.start().pieces()
        steps = len(list(walk(self, Rng(0))))
        self.pace: Final = max(1, steps * steps // 10_000)  # in long matches one position in so many is asked

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items() if value is not False]
        return "-".join([self.game.name, str(self.seats), *chosen]).replace("=True", "")

    def probes(self, state: State, rng: Rng) -> list[Action]:
        """Actions to try: all, or where there are many those that are legal and some others."""
        if len(self.actions) <= ALL_ACTIONS:
            return self.actions
        legal = [action for seat in range(self.seats) for action in state.legal(seat)]
        others = [self.actions[rng.below(len(self.actions))] for _ in range(SOME_ACTIONS)]
        return [*self.actions[: SOME_ACTIONS // 10], *legal, *others]

    def start(self) -> State:
        return self.game.start(self.seats, self.options)

    def match(self, source: Source) -> Match:
        match = Match(self.game, self.seats, self.options, source)
        match.advance()
        return match

    def load(self, record: str) -> Match:
        return load(record, lambda name: self.game)

    def seen(self, state: State, seat: int | None) -> str:
        """What a seat sees, as text."""
        return to_json(self.game.view(state, seat))


def step(state: State, rng: Rng) -> None:
    """One choice or chance at random. Whoever is asked may be the first to answer."""
    now = state.now
    if isinstance(now, Ask):
        seat = now.seats[rng.below(len(now.seats))]
        state.play(seat, state.sample(seat, rng))
    elif isinstance(now, Chance):
        state.settle(now.law.draw(rng))


def walk(table: Table, rng: Rng) -> Iterator[State]:
    """The positions of a random match from its start to its end; it is one state, which is played on in between."""
    state = table.start()
    yield state
    steps = 0
    while not isinstance(state.now, Over):
        assert steps < MOST_STEPS, "the match does not end"
        step(state, rng)
        steps += 1
        yield state


def play_out(state: State, rng: Rng) -> None:
    while not isinstance(state.now, Over):
        step(state, rng)


def step_match(match: Match, rng: Rng) -> None:
    """The same as `step`, for a match. Chance that its source does not bring is settled by hand."""
    if match.pending is not None:
        match.settle(match.pending.draw(rng))
    else:
        seat = match.asked[rng.below(len(match.asked))]
        match.act(seat, match.state.sample(seat, rng))
