"""Find the temperature at which a level loses three matches of four against the one above it.

`python scripts/tune_levels.py qwixx medium hard --games 400` says what to write into `cheeseboard.bots.levels`.
"""

from __future__ import annotations

import argparse

from cheeseboard.bots.arena.contest import Contest
from cheeseboard.bots.arena.standing import Standing
from cheeseboard.bots.levels import find_bot
from cheeseboard.registry import find_game

AIM = 0.75
STEPS = 5


def share(game: str, upper: str, lower: str, games: int, seed: int) -> tuple[float, float]:
    """What the upper bot has of the wins, and the margin of it."""
    found = find_game(game)
    options = found.choose_options({})
    contest = Contest(game, tuple(options.items()), found.choose_seats(None, options), (upper, lower), seed)
    standing, table = Standing(contest), contest.table()
    for number in range(contest.rounds(games)):
        standing.add(table.round(number))
    return standing.pairs[0].share.mean, standing.pairs[0].share.margin()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("lower")
    parser.add_argument("upper")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--low", type=float, default=0.0, help="a temperature that is too low")
    parser.add_argument("--high", type=float, default=0.5, help="a temperature that is too high")
    given = parser.parse_args()
    low, high = given.low, given.high
    find_bot(find_game(given.game), f"{given.lower}@{high:.4f}")
    for step in range(STEPS):
        middle = (low + high) / 2
        bot = f"{given.lower}@{middle:.4f}"
        mean, margin = share(given.game, given.upper, bot, given.games, given.seed + step)
        print(f"{given.upper} has {100 * mean:.1f} ± {100 * margin:.1f} % against {bot}", flush=True)
        low, high = (low, middle) if mean > AIM else (middle, high)
    print(f"temperature {(low + high) / 2:.4f}")


if __name__ == "__main__":
    main()
