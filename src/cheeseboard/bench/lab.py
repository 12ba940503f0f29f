"""Thousands of matches at once, against the same game through PettingZoo: random play, each in its own way."""

from __future__ import annotations

from importlib.util import find_spec
from time import process_time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cheeseboard.core.game import Game

MATCHES: Final = 2048
SEED: Final = 1
ROUNDS: Final = 8  # they take turns, and the best of each counts: whatever disturbs one only makes it slower
ROUND_SECONDS: Final = 0.25  # of the processor, which others may use meanwhile


def installed() -> bool:
    return find_spec("pettingzoo") is not None and find_spec("numpy") is not None


def rates(game: Game, seats: int) -> tuple[float, float]:
    """Choices a second: through PettingZoo, and in so many matches at once.

    Both see and choose in the same way: what the seat that is asked sees, its mask of legal actions, a random one of
    them, the rewards. PettingZoo's agents read `last()` and sample their action space with the mask.
    """
    from cheeseboard.lab.vector import VectorPlay
    from cheeseboard.lab.zoo import env

    one = env(game.name, seats)
    one.reset(seed=SEED)
    for agent in one.possible_agents:
        one.action_space(agent).seed(SEED)
    many = VectorPlay(game.name, MATCHES, seats, seed=SEED)
    by_one = by_many = 0.0
    for _ in range(ROUNDS):
        by_one = max(by_one, zoo_rate(one, ROUND_SECONDS))
        by_many = max(by_many, vector_rate(many, ROUND_SECONDS))
    return by_one, by_many


def zoo_rate(env: object, seconds: float) -> float:
    """Choices a second of PettingZoo's own loop."""
    from pettingzoo import AECEnv

    assert isinstance(env, AECEnv)
    choices = 0
    began = process_time()
    while process_time() < began + seconds:
        if not env.agents:
            env.reset()
        for agent in env.agent_iter(256):
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(seen["action_mask"]))
                choices += 1
    return choices / (process_time() - began)


def vector_rate(play: object, seconds: float) -> float:
    """Choices a second of all matches together."""
    from cheeseboard.lab.vector import VectorPlay

    assert isinstance(play, VectorPlay)
    choices = 0
    began = process_time()
    while process_time() < began + seconds:
        play.step(play.sample())
        choices += play.matches
    return choices / (process_time() - began)
