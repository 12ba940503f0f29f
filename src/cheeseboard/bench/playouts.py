"""Random play: decisions a second, copies, and checksums that must not depend on how the engine runs."""

from __future__ import annotations

from collections.abc import Mapping
from time import perf_counter
from typing import Final

from cheeseboard.core.game import Game
from cheeseboard.core.option import Options, write
from cheeseboard.core.playout import copies, playouts
from cheeseboard.core.state import State

SEED: Final = 1
ROUNDS: Final = 5  # the best of these counts: whatever disturbs a measurement only makes it slower
ROUND_SECONDS: Final = 0.4
CHECKED_MATCHES: Final = 1000


def start(game: Game, seats: int, options: Mapping[str, object]) -> State:
    """Where a match with these options begins."""
    return game.start(seats, game.choose_options(options))


def matches_for(state: State, seconds: float) -> int:
    """How many matches take about so long."""
    matches = 1
    while True:
        began = perf_counter()
        playouts(state, matches, SEED)
        took = perf_counter() - began
        if took > seconds / 8:
            return max(1, int(matches * seconds / took))
        matches *= 4


def quickest(state: State, matches: int, listed: bool) -> float:
    """The seconds that so many random matches take."""
    best = float("inf")
    for _ in range(ROUNDS):
        began = perf_counter()
        playouts(state, matches, SEED, listed)
        best = min(best, perf_counter() - began)
    return best


def decisions_a_second(state: State, listed: bool) -> float:
    """Random play from this state, with or without the list of choices; only choices of two or more count."""
    matches = matches_for(state, ROUND_SECONDS)
    decisions, _ = playouts(state, matches, SEED, True)
    return decisions / quickest(state, matches, listed)


def match_seconds(state: State) -> float:
    """How long one random match from this state takes on average, set-up and all."""
    matches = matches_for(state, ROUND_SECONDS)
    return quickest(state, matches, False) / matches


def copy_seconds(state: State) -> float:
    """How long one copy takes."""
    times = 1000
    best = 0.0
    while times < 1_000_000 and best * times < ROUND_SECONDS:
        times *= 4
        for _ in range(ROUNDS):
            began = perf_counter()
            copies(state, times)
            took = (perf_counter() - began) / times
            best = min(best or took, took)
    return best


def table_name(game: Game, seats: int, options: Options) -> str:
    """A game with its seats and options, on one line."""
    chosen = [f"{name}={write(value)}" for name, value in options.items()]
    return " ".join([game.name, f"seats={seats}", *chosen])


def checksums(game: Game, matches: int = CHECKED_MATCHES) -> dict[str, int]:
    """For every table of a game, the checksum of the final scores of so many random matches."""
    return {
        table_name(game, seats, options): playouts(game.start(seats, options), matches, SEED)[1]
        for seats, options in game.tables()
    }
