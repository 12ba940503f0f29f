"""Positions out of real matches, for tests of what bots do in them."""

from __future__ import annotations

from collections.abc import Iterator

import cheeseboard as cb
from cheeseboard.core.moment import Ask, Chance
from cheeseboard.core.option import Options
from cheeseboard.core.state import State


def decisions(game: str, seats: int, seed: int, options: Options | None = None) -> Iterator[tuple[State, int]]:
    """Every real choice of a match between random players: the state, and a seat that has two options at least."""
    found = cb.find_game(game)
    state = found.start(seats, found.choose_options(options or {}))
    rng = cb.Rng(seed)
    while True:
        now = state.now
        if isinstance(now, Ask):
            seat = now.seats[rng.below(len(now.seats))]
            if len(state.legal(seat)) > 1:
                yield state, int(seat)
            state.play(seat, state.sample(seat, rng))
        elif isinstance(now, Chance):
            state.settle(now.law.draw(rng))
        else:
            return


def some(game: str, seats: int, seed: int, number: int, options: Options | None = None) -> list[tuple[State, int]]:
    """So many choices of a match, spread over all of it."""
    found = [(state.copy(), seat) for state, seat in decisions(game, seats, seed, options)]
    return [found[len(found) * place // number] for place in range(min(number, len(found)))]
