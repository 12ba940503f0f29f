"""Fit the expected final score to matches of `hard`, and say how far off it is.

`python scripts/fit_forecast.py qwixx` plays positions of whole matches on to the end as a hint does it
(`bots.explain.forecast`); the fit makes of these ends what became of the match itself. All seeds are fixed. It prints
the numbers that stand in `FITS`, and for the beginning, the middle and the end what is left of the error, in matches
that it was not fitted to.
"""

from __future__ import annotations

import argparse
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

import cheeseboard as cb
from cheeseboard.bots.explain.forecast import FITS, PLAIN, Ends, Fit, play_out, quick
from cheeseboard.bots.levels import levels_of
from cheeseboard.bots.making import make_bot
from cheeseboard.bots.search.worlds import Worlds
from cheeseboard.core.game import Game
from cheeseboard.core.mean import NORMAL_95
from cheeseboard.core.moment import Ask, Chance
from cheeseboard.core.state import State

Reals = NDArray[np.float64]


class Sample(NamedTuple):
    """Matches of a number of seats: how many to fit to, and how many more to look at the error of."""

    seats: int
    matches: int
    checked: int
    options: tuple[str, ...] = ()


SAMPLES: Final = {
    "qwixx": (Sample(2, 150, 50), Sample(4, 60, 20)),
    "kocour": (Sample(2, 80, 24), Sample(4, 50, 16)),
    "myszki": (Sample(2, 50, 16), Sample(4, 20, 8)),
    "gouda": (Sample(2, 40, 16, ("party",)),),
    "wistar": (Sample(2, 40, 12),),
}
WORLDS: Final = {"qwixx": 24, "kocour": 24, "myszki": 8, "gouda": 24, "wistar": 8}
FIRST: Final = 5000  # the seed of the first match; each has one of its own
POSITIONS: Final = 14  # of a match
PARTS: Final = (("beginning", 0.0, 0.34), ("middle", 0.34, 0.67), ("end", 0.67, 1.01))


class Place(NamedTuple):
    """A choice of a match: how much of it had been played, the seat's points then, how worlds ended, how it did."""

    match: int
    late: float
    now: float
    ended: float
    apart: float
    choices: float
    final: float


def played(game: Game, sample: Sample, number: int) -> tuple[list[tuple[int, State]], State]:
    """The choices of a match of `hard` against itself, and how it ended."""
    bot = make_bot(game, levels_of(game)["hard"]._replace(seconds=0.0))
    state = game.start(sample.seats, game.choose_options(dict.fromkeys(sample.options, True)))
    dice, thoughts = cb.Rng(FIRST + number, 0), cb.Rng(FIRST + number, 1)
    asked: list[tuple[int, State]] = []
    while True:
        now = state.now
        if isinstance(now, Chance):
            state.settle(now.law.draw(dice))
        elif isinstance(now, Ask):
            seat = now.seats[0]
            legal = state.legal(seat)
            if len(legal) > 1:
                asked.append((seat, state.copy()))
                legal = [bot.choose(state.imagine(seat, thoughts), seat, thoughts)]
            state.play(seat, legal[0])
        else:
            return asked, state


def places(game: Game, sample: Sample, number: int, worlds: int) -> list[Place]:
    """Choices from the first to the last of a match, with what may be expected there."""
    asked, over = played(game, sample, number)
    found = []
    for at in np.linspace(0, len(asked) - 1, POSITIONS).astype(int):
        seat, state = asked[at]
        imagined, ends = (
            Worlds(state, seat, cb.Rng(7 * number + int(at), 3)),
            Ends(PLAIN, state.scores()[seat], state.seats),
        )
        for world in range(worlds):
            after = imagined.world(world)
            choices = play_out(after, quick(game, state), imagined, world, False)
            ends.add(after.scores()[seat], choices)
        apart = (ends.spread() or 0.0) / NORMAL_95
        late, final = (int(at) + 1) / len(asked), float(over.scores()[seat])
        found.append(Place(number, late, ends.now, float(np.mean(ends.finals)), apart, ends.choices / worlds, final))
    return found


def fitted(rows: Reals) -> Fit:
    """The nearest fit; the fewer choices are left, the less a position may be off."""
    now, ended, apart, choices, final = rows[:, 2:7].T
    weights = 1.0 / (1.0 + choices)
    seen = np.stack([ended - now, choices], axis=1)
    gain, choice = np.linalg.lstsq(seen * np.sqrt(weights)[:, None], (final - now) * np.sqrt(weights), rcond=None)[0]
    wrong = (final - now - seen @ [gain, choice]) ** 2
    spread = np.stack([apart**2, choices], axis=1)
    both = np.linalg.lstsq(spread * weights[:, None], wrong * weights, rcond=None)[0]
    if both.min() < 0.0:  # one of them explains it all
        only = int(both.argmax())
        both = np.zeros(2)
        both[only] = (spread[:, only] * wrong * weights**2).sum() / ((spread[:, only] * weights) ** 2).sum()
    return Fit(*[round(float(number), 3) for number in (gain, choice, *both)])


def errors(rows: Reals, fit: Fit) -> list[str]:
    """By part of the match: how far the expectation is off on average, and how often the end is within the spread."""
    now, ended, apart, choices, final = rows[:, 2:7].T
    wrong = final - now - fit.gain * (ended - now) - fit.choice * choices
    spread = NORMAL_95 * np.sqrt(fit.apart * apart**2 + fit.choice_apart * choices)
    lines = []
    for name, low, high in PARTS:
        here = (rows[:, 1] >= low) & (rows[:, 1] < high)
        means = [wrong[here & (rows[:, 0] == match)].mean() for match in np.unique(rows[here, 0])]
        margin = NORMAL_95 * np.std(means, ddof=1) / len(means) ** 0.5  # places of a match are not independent
        within = 100.0 * np.mean(np.abs(wrong[here]) <= spread[here])
        lines.append(
            f"| {name} | {np.mean(wrong[here]):+.1f} ± {margin:.1f} | ± {spread[here].mean():.1f} | {within:.0f} % |"
        )
    return lines


def measured(name: str, sample: Sample, first: int, matches: int) -> Reals:
    game, rows = cb.find_game(name), []
    for number in range(first, first + matches):
        rows += places(game, sample, number, WORLDS[name])
    return np.array(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=SAMPLES)
    parser.add_argument("--check", action="store_true", help="only look at the error of the fit that is in use")
    given = parser.parse_args()
    fit = FITS[given.game]
    if not given.check:
        fit = fitted(np.concatenate([measured(given.game, each, 0, each.matches) for each in SAMPLES[given.game]]))
        print(f'"{given.game}": {fit},')
    for each in SAMPLES[given.game]:
        print(f"{given.game}, {each.seats} seats {each.options}, {each.checked} matches")
        print("\n".join(errors(measured(given.game, each, each.matches, each.checked), fit)))


if __name__ == "__main__":
    main()
