"""The courses of Myszki: what mice, free cells and tiles are worth, by what games came to.

Whoever lays the tile that leaves it furthest ahead, by the worths so far and a little chance, plays against itself.
After every lesson the worths are fitted to the points that everybody had in the end, and after the last one the lead
that wins so and so often.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cheeseboard.bots.myszki.figures import figures_of
from cheeseboard.bots.myszki.foreseeing import ForeseeingBot
from cheeseboard.bots.myszki.knowledge import LEARNT
from cheeseboard.bots.myszki.survey import expected
from cheeseboard.bots.myszki.table import Table
from cheeseboard.bots.myszki.worths import NUMBERS, PHASES, Worths
from cheeseboard.bots.training.course import Course, Frozen
from cheeseboard.bots.training.rounds import play_round
from cheeseboard.core.moment import Ask, Chance, Over
from cheeseboard.core.rng import Rng
from cheeseboard.core.share import Share
from cheeseboard.games.myszki.components import SET_SIZE
from cheeseboard.games.myszki.state import Myszki
from cheeseboard.registry import find_game

Reals = NDArray[np.float64]

BATCH: Final = 20  # games of a step
LESSONS: Final = {2: (50, 100, 600), 3: (50, 200, 300), 4: (50, 200, 300)}  # steps of each, by seats
LAST: Final = 50  # steps after them, for how often a lead wins
SEED: Final = 11
WARMTH: Final = 0.15  # of who plays, in points
HOLD: Final = 20.0  # how many cases it takes to believe in a number
FIRST_SCALE: Final = 0.5  # any: whoever plays in lessons does not look at it
SCALES: Final = np.geomspace(0.05, 2.0, 149)
MEASURED: Final = {2: 400, 3: 100, 4: 60}  # rounds that the figures are measured over, by seats


class Watched(NamedTuple):
    """A game, tile by tile: the part that was left, and by seat what could be seen and what was expected."""

    left: Reals
    figures: Reals
    standing: Reals
    expected: Reals
    final: Reals  # by seat
    won: Reals  # the share of the win


class WorthsCourse(Course):
    """A step is a batch of games."""

    def __init__(
        self, seats: int, lessons: tuple[int, ...] | None = None, last: int = LAST, batch: int = BATCH
    ) -> None:
        self.name = LEARNT[seats]
        self.seats: Final = seats
        self.last: Final = last
        self.batch: Final = batch
        self.ends: Final = np.cumsum(LESSONS[seats] if lessons is None else lessons)  # of lessons, in steps
        self.numbers: Reals = without_lessons()
        self.clear()

    def clear(self) -> None:
        """Before a lesson nothing has been seen."""
        size = NUMBERS - 1
        self.seen: Reals = np.zeros((size, size))  # the figures of all positions multiplied by each other,
        self.came: Reals = np.zeros(size)  # and by the points that came
        self.doubt: Reals = np.zeros(len(SCALES))  # by scale: how unlikely what came was

    @cached_property
    def start(self) -> Myszki:
        """Whoever only asks which courses there are needs no table."""
        game = find_game("myszki")
        start = game.start(self.seats, game.choose_options({}))
        assert isinstance(start, Myszki)
        return start

    @property
    def steps(self) -> int:
        return int(self.ends[-1]) + self.last

    def done(self) -> bool:
        return self.taken >= self.steps

    def step(self) -> None:
        worths = self.worths()
        for number in range(self.batch):
            watched = watch(self.start, worths, self.taken * self.batch + number)
            if self.taken < self.ends[-1]:
                self.learn(watched)
            else:
                self.doubt += doubts(watched)
        self.taken += 1
        if self.taken in self.ends:
            known = np.linalg.solve(self.seen + HOLD * np.eye(len(self.seen)), self.came)
            self.numbers = np.append(known, FIRST_SCALE)
            self.clear()
        if self.done():
            self.numbers[-1] = SCALES[int(self.doubt.argmin())]

    def learn(self, watched: Watched) -> None:
        phases = watched.left[:, None] ** np.arange(1, PHASES + 1)
        for seat in range(self.seats):
            seen = (phases[:, :, None] * watched.figures[:, seat, None, :]).reshape(len(phases), -1)
            self.seen += seen.T @ seen
            self.came += seen.T @ (watched.final[seat] - watched.standing[:, seat])

    def worths(self) -> Worths:
        return Worths(self.seats, self.result().tolist())

    def freeze(self) -> Frozen:
        return {
            "numbers": self.numbers,
            "seen": self.seen,
            "came": self.came,
            "doubt": self.doubt,
            "taken": np.array(self.taken),
        }

    def thaw(self, frozen: Mapping[str, NDArray[Any]]) -> None:
        if frozen["numbers"].shape != (NUMBERS,) or frozen["seen"].shape != self.seen.shape:
            raise ValueError("worths of something else")
        self.numbers, self.seen, self.came = frozen["numbers"], frozen["seen"], frozen["came"]
        self.doubt, self.taken = frozen["doubt"], int(frozen["taken"])

    def result(self) -> NDArray[np.float32]:
        return self.numbers.astype(np.float32)

    def figures(self) -> dict[str, float]:
        """The share of whoever looks one tile ahead by these worths, against the same one without any lessons."""
        one = ForeseeingBot(worths=self.worths())
        other = ForeseeingBot(worths=Worths(self.seats, without_lessons().tolist()))
        won, rounds = Share(), MEASURED[self.seats]
        for number in range(rounds):
            won.add(play_round(self.start, one, other, SEED + 1, number)[1])
        return {
            "games": self.taken * self.batch,
            "rounds": rounds,
            "share_against_beginner": won.mean,
            "margin": won.margin(),
        }


def without_lessons() -> Reals:
    """By these only the points as things stand count."""
    return np.append(np.zeros(NUMBERS - 1), FIRST_SCALE)


def watch(start: Myszki, worths: Worths, number: int) -> Watched:
    """The game of that number, in which all play by the worths."""
    bot, state, rng = ForeseeingBot(WARMTH, worths), start.copy(), Rng(SEED, number)
    seats, tiles = range(start.seats), int(SET_SIZE * start.seats)
    left, figures, standing, points = [], [], [], []
    while not isinstance(now := state.now, Over):
        if isinstance(now, Chance):
            state.settle(now.law.draw(rng))
            continue
        assert isinstance(now, Ask)
        seat, laid = now.seats[0], len(state.laid)
        state.play(seat, bot.choose(state.copy(), seat, rng))
        if laid < len(state.laid) < tiles:
            left.append(1.0 - len(state.laid) / tiles)
            figures.append([figures_of(state, each) for each in seats])
            standing.append([int(score) for score in state.standing()])
            points.append(expected(Table(state), worths, len(state.laid)))
    winners = state.winners()
    won = [float(seat in winners) / len(winners) for seat in seats]
    final = [int(score) for score in state.scores()]
    return Watched(*(np.array(each, float) for each in (left, figures, standing, points, final, won)))


def doubts(watched: Watched) -> Reals:
    """By scale: how unlikely the result was in all positions together, as a logarithm."""
    tiles = SET_SIZE * len(watched.won)
    scales = SCALES[:, None, None] * np.sqrt(watched.left * tiles + 1.0)[:, None]
    odds = watched.expected / scales
    most = odds.max(axis=2, keepdims=True)
    chances = odds - most - np.log(np.exp(odds - most).sum(axis=2, keepdims=True))
    found: Reals = -(chances * watched.won).sum(axis=(1, 2))
    return found


def courses() -> list[Course]:
    """All of this game."""
    return [WorthsCourse(seats) for seats in LEARNT]
