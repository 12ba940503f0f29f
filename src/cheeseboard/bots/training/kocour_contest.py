"""What one way to weigh the ends of turns of Mlsný kocour has of the wins against another."""

from __future__ import annotations

import numpy as np

from cheeseboard.bots.arena.lineups import ONE, lineups
from cheeseboard.bots.kocour.ends import Ends
from cheeseboard.bots.kocour.fan import Wholes
from cheeseboard.bots.training.kocour_game import Turn, is_over
from cheeseboard.bots.training.kocour_learning import Lessons, result
from cheeseboard.games.kocour.components import HUES, MOST_TURNS


def share(one: Ends, other: Ends, plan: Lessons, rounds: int, seed: int) -> tuple[float, float]:
    """What one has of the wins in all seats, as in the arena, and the 95 % margin of it."""
    means = []
    for number in range(rounds):
        won = []
        for lineup in lineups(plan.seats):
            cards = game([one if bot == ONE else other for bot in lineup], np.random.default_rng((seed, number)))
            won.append(sum([result(plan, cards, seat) for seat, bot in enumerate(lineup) if bot == ONE]))
        means.append(float(np.mean(won)))
    return float(np.mean(means)), float(1.96 * np.std(means) / np.sqrt(rounds))


def game(ends: list[Ends], rng: np.random.Generator) -> Wholes:
    """The cards at the end of a game in which every seat weighs turns by ends of its own."""
    cards = np.zeros((len(ends), HUES), np.int64)
    mover = int(rng.integers(len(ends)))
    for _ in range(MOST_TURNS):
        cards = Turn(cards, mover, ends[mover]).play(rng)
        if is_over(cards):
            break
        mover = (mover + 1) % len(ends)
    return cards
