"""Find weights of the heuristic player of Qwixx that win more often: `FOUR_WEIGHTS` of `bots.qwixx.degenerate`.

`python scripts/tune_heuristic.py` begins with those of `greedy`, tries others near the best so far, with ever smaller
steps, and keeps what beats it over 8,000 matches by more than chance explains.
"""

from __future__ import annotations

import numpy as np

from cheeseboard.bots.training.qwixx_games import share
from cheeseboard.bots.training.qwixx_players import GreedyPlayer
from cheeseboard.games.qwixx.bot import PLAIN, Weights

STEPS = (0.6, 0.3, 0.15)  # of the logarithm of every weight
TRIES = 80  # a step
GLANCE, LOOK = 400, 4000  # rounds: whether it is worth a closer look, and the look
SEED = 1


def near(weights: Weights, step: float, rng: np.random.Generator) -> Weights:
    """Others, where numbers that were skipped count one: only how the weights compare counts."""
    moved = np.array(weights) * np.exp(rng.normal(0.0, step, len(weights)))
    chance, crosses, skipped, penalty = (float(each) for each in moved)
    return Weights(chance / skipped, crosses / skipped, 1.0, penalty / skipped)


def main() -> None:
    rng = np.random.default_rng(SEED)
    best = PLAIN
    for number in range(len(STEPS) * TRIES):
        tried = near(best, STEPS[number // TRIES], rng)
        one, other = GreedyPlayer(tried), GreedyPlayer(best)
        if share(one, other, GLANCE, 2, SEED + number)[0] > 0.5:
            mean, margin = share(one, other, LOOK, 2, SEED + 1_000_003 + number)
            if mean > 0.5 + margin:
                best = tried
                told = ", ".join(f"{name} {value:.3g}" for name, value in best._asdict().items())
                print(f"{number}: {told}: {100 * mean:.1f} ± {100 * margin:.1f} % against the last", flush=True)
    mean, margin = share(GreedyPlayer(best), GreedyPlayer(), LOOK, 2, SEED - 1)
    print(f"{100 * mean:.1f} ± {100 * margin:.1f} % against greedy")


if __name__ == "__main__":
    main()
