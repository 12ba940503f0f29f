"""Say how far the chances to win that were learnt are from what comes when `hard` plays on.

`python scripts/measure_chances.py` takes positions of matches of `hard` against itself, asks what the best two choices
are worth (`bots.explain.known`), and plays both on to the end, in the same worlds with the same dice. What chance alone
makes of so few worlds is taken off. Only choices that are near to each other count: nobody asks how much worse a
blunder is. Twice the error that is left is what `known` calls an error. All seeds are fixed.
"""

from __future__ import annotations

import argparse
from math import sqrt
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

import cheeseboard as cb
from cheeseboard.bots.explain.known import sage_of
from cheeseboard.bots.levels import levels_of
from cheeseboard.bots.making import make_bot
from cheeseboard.bots.search.budget import Budget, Meter
from cheeseboard.bots.search.candidate import Candidate, differences
from cheeseboard.bots.search.halving import Search
from cheeseboard.bots.search.rollout import Rollout
from cheeseboard.bots.search.worlds import Worlds
from cheeseboard.core.game import Game
from cheeseboard.core.state import State
from fit_forecast import Sample, played

TABLES: Final = (
    ("qwixx", 2, ()),
    ("qwixx", 3, ()),
    ("qwixx", 4, ()),
    ("qwixx", 5, ()),
    ("kocour", 2, ()),
    ("gouda", 2, ()),
    ("gouda", 2, ("magic",)),
)
POSITIONS: Final = 6  # of a match, from its first choice to its last
NEAR: Final = 0.1


class Wrong(NamedTuple):
    """What a position was off by, squared, less what chance makes of it: the best choice, and the next one to it."""

    chance: float
    difference: float


def wrong(game: Game, state: State, seat: int, worlds: int, rng: cb.Rng) -> Wrong | None:
    """None where only one choice is left or is any good, or nothing is known."""
    sage = sage_of(state)
    legal = state.legal(seat)
    if sage is None or len(legal) < 2:
        return None
    values = sage.choices(state.imagine(seat, rng), seat, legal)
    best = sorted(range(len(legal)), key=lambda place: -values[place])[:2]
    if values[best[0]] - values[best[1]] > NEAR:
        return None
    tried = [Candidate(legal[place]) for place in best]
    search = Search(Rollout(make_bot(game, levels_of(game)["hard"]._replace(seconds=0.0))))
    imagined, meter = Worlds(state, seat, rng), Meter(Budget(rollouts=2 * worlds + 2))
    for number in range(worlds):
        search.try_all(tried, imagined, number, meter)
    expected = values[best[0]], values[best[0]] - values[best[1]]
    came = tried[0].won, differences(tried[0].won, tried[1].won)
    return Wrong(*[apart(one, np.array(other)) for one, other in zip(expected, came, strict=True)])


def apart(expected: float, came: NDArray[np.float64]) -> float:
    return float((came.mean() - expected) ** 2 - came.var(ddof=1) / len(came))


def told(squares: NDArray[np.float64]) -> str:
    """The root of their mean in per cent, and how high it may be (95 %)."""
    mean, margin = squares.mean(), 1.96 * squares.std(ddof=1) / sqrt(len(squares))
    return f"{100 * sqrt(max(0.0, mean)):5.2f} (at most {100 * sqrt(max(0.0, mean + margin)):5.2f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="only these; by default all of which something was learnt")
    parser.add_argument("--seats", type=int, help="only so many")
    parser.add_argument("--matches", type=int, default=60, help="whose positions are looked at (60)")
    parser.add_argument("--worlds", type=int, default=200, help="in which each of them is played on (200)")
    given = parser.parse_args()
    print("table          positions   error of a chance, %     of the difference, %")
    for name, seats, options in TABLES:
        if (given.games and name not in given.games) or given.seats not in (None, seats):
            continue
        game, found = cb.games()[name], []
        for number in range(given.matches):
            asked, _ = played(game, Sample(seats, 1, 0, options), number)
            for at in np.linspace(0, len(asked) - 1, POSITIONS).astype(int):
                seat, state = asked[at]
                one = wrong(game, state, seat, given.worlds, cb.Rng(number, int(at)))
                if one is not None:
                    found.append(one)
        chances, apart_by = np.array(found).T
        label = f"{name} {seats} {' '.join(options)}"
        print(f"{label:14} {len(found):9}   {told(chances)}   {told(apart_by)}", flush=True)


if __name__ == "__main__":
    main()
