"""What the players are shown, as JSON: how large, and how long it takes to write."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Final

from cheeseboard.core.game import Game
from cheeseboard.core.moment import Ask, Over
from cheeseboard.core.playout import advance
from cheeseboard.core.rng import Rng
from cheeseboard.core.state import State
from cheeseboard.core.view import to_json

ROUNDS: Final = 5


def positions(start: State, seed: int) -> list[State]:
    """Every position of a random match in which somebody is asked, and the last."""
    state = start.copy()
    rng = Rng(seed)
    found: list[State] = []
    while not isinstance(state.now, Over):
        if isinstance(state.now, Ask):
            found.append(state.copy())
        advance(state, 1, rng)
    return [*found, state]


def written(game: Game, shown: list[State]) -> Iterator[str]:
    """What every seat and a spectator see of these positions."""
    for state in shown:
        for seat in (*range(state.seats), None):
            yield to_json(game.view(state, seat))


def most_bytes(game: Game, shown: list[State]) -> int:
    """The largest view."""
    return max(len(view.encode()) for view in written(game, shown))


def view_seconds(game: Game, shown: list[State]) -> float:
    """How long one view takes on average."""
    best = float("inf")
    for _ in range(ROUNDS):
        began = perf_counter()
        views = sum(1 for _ in written(game, shown))
        best = min(best, (perf_counter() - began) / views)
    return best
