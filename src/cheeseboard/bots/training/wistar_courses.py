"""The courses of Rats of Wistar: tastes for what is not points yet, learnt in matches between neighbours.

Two players differ from the taste so far by the same random factors, one up and one down; their leads, over many pairs,
say which numbers had better be higher. After every lesson the taste goes there.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cheeseboard.bots.knowledge import numbers_of
from cheeseboard.bots.search.budget import Budget
from cheeseboard.bots.training.course import Course, Frozen
from cheeseboard.bots.training.rounds import play_round
from cheeseboard.bots.wistar.knowledge import TASTE, TASTES, TURNS, players_by_round
from cheeseboard.bots.wistar.turns import Planner, WholeTurnsBot
from cheeseboard.core.action import Action
from cheeseboard.core.bot import Bot
from cheeseboard.core.rng import Rng
from cheeseboard.core.state import State
from cheeseboard.games.wistar.bot import Greedy
from cheeseboard.games.wistar.judging import HOUSE_NUMBERS, Taste
from cheeseboard.games.wistar.state import Wistar
from cheeseboard.registry import find_game

Numbers = NDArray[np.float64]

LESSONS: Final = 2
LATER_LESSONS: Final = 4  # of the tastes by round
LAST_LESSONS: Final = 3  # of the tastes for whole turns
ROUNDS: Final = 850  # of a lesson; a round is two matches
SPREAD: Final = 0.35  # of the factors, as logarithms
RATE: Final = 0.85  # how far the taste goes: so many spreads for each point that a spread is worth
SEED: Final = 5
MEASURED: Final = 100  # rounds that the figures are measured over


class RoundByRound(Bot):
    """The plain player with a taste of its own for every round."""

    def __init__(self, players: list[Greedy]) -> None:
        self.players: Final = players

    def choose(self, world: State, seat: int, rng: Rng) -> Action:
        assert isinstance(world, Wistar)
        return self.players[world.round].choose(world, seat, rng)


class TasteCourse(Course):
    """Matches between neighbours; a step is a round of two matches."""

    beginner_name = "greedy"

    def __init__(self, name: str = TASTE, lessons: int = LESSONS, rounds: int = ROUNDS) -> None:
        self.name = name
        self.lessons: Final = lessons
        self.rounds: Final = rounds
        self.taste = self.beginning()
        self.leads: list[float] = []  # of this lesson, round by round

    @cached_property
    def start(self) -> Wistar:
        """Whoever only asks which courses there are needs no table."""
        game = find_game("wistar")
        start = game.start(2, game.choose_options({}))
        assert isinstance(start, Wistar)
        return start

    @property
    def steps(self) -> int:
        return self.lessons * self.rounds

    def done(self) -> bool:
        return self.taken >= self.steps

    def step(self) -> None:
        lesson, number = divmod(self.taken, self.rounds)
        factors = self.factors(lesson)
        up, down = [self.player(self.taste * np.exp(sign * SPREAD * factors[number])) for sign in (1, -1)]
        self.leads.append(play_round(self.start, up, down, SEED + lesson, number)[0])
        self.taken += 1
        if len(self.leads) == self.rounds:
            self.taste = self.taste * np.exp(SPREAD * RATE * slopes(factors, np.array(self.leads)))
            self.leads = []

    def factors(self, lesson: int) -> Numbers:
        """By round and number of the taste."""
        return np.random.default_rng(SEED + lesson).standard_normal((self.rounds, len(self.taste)))

    def beginning(self) -> Numbers:
        """What learning begins with."""
        return np.array(HOUSE_NUMBERS)

    def player(self, numbers: Numbers) -> Bot:
        return Greedy(self.start.box.edition, Taste([float(number) for number in numbers]))

    def beginner(self) -> Bot:
        """Whom the figures are measured against."""
        return Greedy(self.start.box.edition)

    def freeze(self) -> Frozen:
        return {"taste": self.taste, "leads": np.array(self.leads), "taken": np.array(self.taken)}

    def thaw(self, frozen: Mapping[str, NDArray[Any]]) -> None:
        taste, leads, taken = frozen["taste"], frozen["leads"], int(frozen["taken"])
        if taste.shape != self.taste.shape or len(leads) != taken % self.rounds:
            raise ValueError("another taste")
        self.taste, self.leads, self.taken = taste.astype(np.float64), leads.tolist(), taken

    def result(self) -> NDArray[np.float32]:
        return self.taste.astype(np.float32)

    def figures(self) -> dict[str, float]:
        """How the player fares with this taste against whoever has learnt nothing yet."""
        one, other = self.player(self.taste), self.beginner()
        seed = SEED + self.lessons
        found = np.array([play_round(self.start, one, other, seed, number) for number in range(MEASURED)])
        margins = 1.96 * found.std(axis=0, ddof=1) / np.sqrt(MEASURED)
        return {
            "rounds_taken": self.taken,
            "rounds": MEASURED,
            f"lead_against_{self.beginner_name}": float(found[:, 0].mean()),
            "lead_margin": float(margins[0]),
            f"share_against_{self.beginner_name}": float(found[:, 1].mean()),
            "share_margin": float(margins[1]),
        }


class TastesCourse(TasteCourse):
    """A taste for the first round and one for the last; both begin as the one for all rounds."""

    def __init__(self, name: str = TASTES, lessons: int = LATER_LESSONS, rounds: int = ROUNDS) -> None:
        super().__init__(name, lessons, rounds)

    def beginning(self) -> Numbers:
        return np.array([*numbers_of(TASTE), *numbers_of(TASTE)], np.float64)

    def player(self, numbers: Numbers) -> Bot:
        return RoundByRound(players_by_round(self.start.box.edition, numbers.tolist()))


class TurnsCourse(TastesCourse):
    """The same for whoever plays by whole turns, which do not need what the plain player must guess about its turn."""

    beginner_name = "tastes"

    def __init__(self, name: str = TURNS, lessons: int = LAST_LESSONS, rounds: int = ROUNDS) -> None:
        super().__init__(name, lessons, rounds)

    def beginning(self) -> Numbers:
        return np.array(numbers_of(TASTES), np.float64)

    def player(self, numbers: Numbers) -> Bot:
        edition = self.start.box.edition
        planner = Planner(edition, players_by_round(edition, numbers.tolist()), 0)
        return WholeTurnsBot(Budget(rollouts=1), planner=planner)

    def beginner(self) -> Bot:
        return self.player(self.beginning())


def slopes(factors: Numbers, leads: Numbers) -> Numbers:
    """What each number is worth, in points of lead; what may well be chance is taken for less."""
    found = np.linalg.lstsq(factors, leads, rcond=None)[0]
    error = (leads - factors @ found).std() / np.sqrt(len(leads))
    sure: Numbers = found * np.maximum(0.0, 1.0 - (error / found) ** 2)
    return sure


def courses() -> list[Course]:
    """All of this game."""
    return [TasteCourse(), TastesCourse(), TurnsCourse()]
