"""Another yardstick: random play of Catan by Catanatron, a game about as rich as the richest of ours."""

from __future__ import annotations

from importlib.util import find_spec
from time import perf_counter
from typing import Any, Final

MATCHES: Final = 10  # of about 900 turns of a player each
ROUNDS: Final = 5


def installed() -> bool:
    return find_spec("catanatron") is not None


def new_match(seed: int) -> Any:
    """Four of Catanatron's random players at a board of its own making; a seed of 0 would be no seed to it."""
    from catanatron import Color, Game, RandomPlayer

    return Game([RandomPlayer(color) for color in Color], seed=seed + 1)


def decisions(matches: int) -> int:
    """How many choices with at least two options these matches have; in one process a seed plays one match."""
    found = 0

    def counted(player: Any, match: Any, options: Any) -> Any:
        nonlocal found
        found += len(options) > 1
        return player.decide(match, options)

    for seed in range(matches):
        new_match(seed).play(decide_fn=counted)
    return found


def decisions_a_second() -> float:
    """`Game.play` from an empty board to ten points or the limit of turns, the best of five rounds.

    A decision is a player asked with two or more playable actions, as in our own figures. Having to roll or to end
    the turn is none, but takes its time.
    """
    played = decisions(MATCHES)
    best = 0.0
    for _ in range(ROUNDS):
        began = perf_counter()
        for seed in range(MATCHES):
            new_match(seed).play()
        best = max(best, played / (perf_counter() - began))
    return best
