"""Say how far the chances to win that people are told are from what comes when `hard` plays on.

`python scripts/measure_chances.py` takes positions of matches of `hard` against itself, asks what the best two choices
are worth (`bots.explain.known`, at Myszki a search), and plays both on to the end, in the same worlds with the same
dice; so it does with the next chance, as it came and as it might have come. What chance alone makes of so few worlds is
taken off. Only choices that are near to each other count: nobody asks how much worse a blunder is. Twice the error that
is left is what `known` calls an error. All seeds are fixed. With `--rollouts` whoever plays on has fewer of them than
`hard`, which takes less long.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from typing import Final, NamedTuple

import numpy as np

import cheeseboard as cb
from cheeseboard.bots.explain.advice import adviser
from cheeseboard.bots.explain.known import sage_of
from cheeseboard.bots.explain.luck import before_and_after, luck
from cheeseboard.bots.levels import levels_of
from cheeseboard.bots.making import make_bot, search_of
from cheeseboard.bots.search.budget import Budget, Meter
from cheeseboard.bots.search.candidate import Candidate, differences, mean_of
from cheeseboard.bots.search.halving import Search
from cheeseboard.bots.search.rollout import Rollout
from cheeseboard.bots.search.worlds import Worlds
from cheeseboard.core.action import Action
from cheeseboard.core.bot import Bot
from cheeseboard.core.game import Game
from cheeseboard.core.match import sees
from cheeseboard.core.moment import Ask, Chance
from cheeseboard.core.state import State
from fit_forecast import Sample, played

TABLES: Final = (
    ("qwixx", 2, ()),
    ("qwixx", 3, ()),
    ("qwixx", 4, ()),
    ("qwixx", 5, ()),
    ("kocour", 2, ()),
    ("myszki", 2, ()),
    ("gouda", 2, ()),
    ("gouda", 2, ("magic",)),
)
POSITIONS: Final = 6  # of a match, from its first choice to its last
NEAR: Final = 0.1


class Wrong(NamedTuple):
    """What a position was off by, squared, less what chance makes of it; None where there is nothing to compare.

    The chance of the best choice, what the next one is worth less, and the luck of the next chance.
    """

    chance: float | None
    difference: float | None
    luck: float | None


def wrong(game: Game, state: State, seat: int, worlds: int, rollouts: int | None, rng: cb.Rng) -> Wrong:
    hard = levels_of(game)["hard"]
    strong = make_bot(game, hard._replace(rollouts=hard.rollouts if rollouts is None else rollouts, seconds=0.0))
    return Wrong(
        *choices_wrong(game, strong, state, seat, worlds, rng), luck_wrong(game, strong, state, seat, worlds, rng)
    )


def choices_wrong(
    game: Game, strong: Bot, state: State, seat: int, worlds: int, rng: cb.Rng
) -> tuple[float | None, float | None]:
    """Nothing where only one choice is left or is any good."""
    best = told_of(game, state, seat, rng)[:2]
    if len(best) < 2 or best[0][1] - best[1][1] > NEAR:
        return None, None
    tried = [Candidate(action) for action, _ in best]
    search = Search(Rollout(strong))
    imagined, meter = Worlds(state, seat, rng), Meter(Budget(rollouts=2 * worlds + 2))
    for number in range(worlds):
        search.try_all(tried, imagined, number, meter)
    gap = best[0][1] - best[1][1]
    return apart(best[0][1], tried[0].won), apart(gap, differences(tried[0].won, tried[1].won))


def told_of(game: Game, state: State, seat: int, rng: cb.Rng) -> list[tuple[Action, float]]:
    """The choices with their chances, the best first."""
    legal, sage = state.legal(seat), sage_of(state)
    if sage is None:
        level = adviser(game)
        found = search_of(game, level).run(state, seat, Budget(level.rollouts), rng)
        return [(each.action, mean_of(each.won)) for each in found]
    values = sage.choices(state.imagine(seat, rng), seat, legal)
    return sorted(zip(legal, values, strict=True), key=lambda each: -each[1])


def luck_wrong(game: Game, strong: Bot, state: State, seat: int, worlds: int, rng: cb.Rng) -> float | None:
    """Nothing where the match ends before, or the seat does not see what comes."""
    waiting = before_chance(strong, state, rng)
    if waiting is None or not isinstance(waiting.now, Chance) or not sees(waiting.now.seen, seat):
        return None
    outcome = waiting.now.law.draw(rng)
    expected = luck_of(game, waiting, outcome, seat, rng)
    if expected is None:
        return None
    meter = Meter(Budget(rollouts=2 * worlds))
    without, came = before_and_after(Rollout(strong), Worlds(waiting, seat, rng), outcome, meter)
    return apart(expected, differences([each.won for each in came], [each.won for each in without]))


def luck_of(game: Game, waiting: State, outcome: int, seat: int, rng: cb.Rng) -> float | None:
    """What this outcome is said to do to the seat's chance."""
    sage = sage_of(waiting)
    if sage is None:
        found = luck(game, waiting, outcome, seat, rng, adviser(game)._replace(seconds=0.0))
        return None if found is None else found.luck
    world = waiting.imagine(seat, rng)
    after = world.copy()
    after.settle(outcome)
    before, came = sage.standing(world, seat), sage.standing(after, seat)
    return None if before is None or came is None else came - before


def before_chance(strong: Bot, state: State, rng: cb.Rng) -> State | None:
    """The position of the next chance, if there is one."""
    later = state.copy()
    while isinstance(now := later.now, Ask):
        seat = now.seats[0]
        later.play(seat, strong.choose(later.imagine(seat, rng), seat, rng))
    return later if isinstance(later.now, Chance) else None


def apart(expected: float, came: list[float]) -> float:
    return float((np.mean(came) - expected) ** 2 - np.var(came, ddof=1) / len(came))


def told(found: list[float | None]) -> str:
    """The root of the mean of these squares in per cent, how high it may be (95 %), and of how many."""
    squares = np.array([each for each in found if each is not None])
    if len(squares) < 2:
        return "too little to compare"
    mean, margin = squares.mean(), 1.96 * squares.std(ddof=1) / sqrt(len(squares))
    return f"{100 * sqrt(max(0.0, mean)):5.2f} (at most {100 * sqrt(max(0.0, mean + margin)):5.2f}, {len(squares):3})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="only these; by default all that are in TABLES")
    parser.add_argument("--seats", type=int, help="only so many")
    parser.add_argument("--matches", type=int, default=60, help="whose positions are looked at (60)")
    parser.add_argument("--worlds", type=int, default=200, help="in which each of them is played on (200)")
    parser.add_argument("--rollouts", type=int, help="of whoever plays on (those of hard)")
    given = parser.parse_args()
    print("table          of a chance, %               of a difference, %           of luck, %")
    for name, seats, options in TABLES:
        if (given.games and name not in given.games) or given.seats not in (None, seats):
            continue
        game, found = cb.games()[name], []
        label = f"{name} {seats} {' '.join(options)}"
        for number in range(given.matches):
            print(f"{label}: {number} of {given.matches} matches", file=sys.stderr)
            asked, _ = played(game, Sample(seats, 1, 0, options), number)
            for at in np.linspace(0, len(asked) - 1, POSITIONS).astype(int):
                seat, state = asked[at]
                found.append(wrong(game, state, seat, given.worlds, given.rollouts, cb.Rng(number, int(at))))
        columns = "   ".join(told(list(column)) for column in zip(*found, strict=True))
        print(f"{label:14} {columns}", flush=True)


if __name__ == "__main__":
    main()
