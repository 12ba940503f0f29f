"""The yardstick: random play of pig by OpenSpiel's C++ loop."""

from __future__ import annotations

import random
from importlib.util import find_spec
from time import perf_counter
from typing import Any, Final

COUNTED_GAMES: Final = 500
TIMED_GAMES: Final = 3000
ROUNDS: Final = 5


def installed() -> bool:
    return find_spec("pyspiel") is not None


def decisions_a_game(game: Any) -> float:
    """How many choices with at least two options a random game of pig has on average."""
    chance = random.Random(1)
    decisions = 0
    for _ in range(COUNTED_GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                legal = state.legal_actions()
                decisions += len(legal) > 1
                state.apply_action(chance.choice(legal))
    return decisions / COUNTED_GAMES


def decisions_a_second() -> float:
    """`pyspiel.evaluate_bots` with uniform random bots, the best of five rounds."""
    import pyspiel

    game = pyspiel.load_game("pig")
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(2)]
    decisions = TIMED_GAMES * decisions_a_game(game)
    best = 0.0
    for _ in range(ROUNDS):
        began = perf_counter()
        for seed in range(TIMED_GAMES):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        best = max(best, decisions / (perf_counter() - began))
    return best
