"""A game: its name, its options, its table of actions and where a match begins."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from itertools import product

from cheeseboard.core.action import ActionTable
from cheeseboard.core.bot import Bot, RandomBot
from cheeseboard.core.option import Option, Options, complete
from cheeseboard.core.refusal import Problem
from cheeseboard.core.state import State
from cheeseboard.core.study import Study
from cheeseboard.core.words import Facts


class Game(ABC):
    """What all games have beside their states. There is one object a game; it holds no match."""

    name: str
    rules: int  # the version of the rules that new matches are played by
    rules_known: tuple[int, ...]  # all versions that stored matches may have
    options: tuple[Option, ...]
    endings: tuple[str, ...]  # what `State.ending` can say
    orders: tuple[str, ...] = ()  # the standing orders that `State.answer` understands

    @abstractmethod
    def seats(self, options: Options) -> range:
        """How many can play with these options; Problem if the options do not go together."""

    @abstractmethod
    def table(self, options: Options) -> ActionTable:
        """Every action that such a match can see."""

    @abstractmethod
    def start(self, seats: int, options: Options) -> State:
        """The position in which a match begins."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> object:
        """What a seat, or for None a spectator, may see of the state: a frozen dataclass, field by field allowed."""

    def hides(self, options: Options) -> bool:
        """Whether players hold something that the others must not see."""
        return False

    @abstractmethod
    def position(self, text: str) -> State:
        """The state that `repr` writes like this."""

    @abstractmethod
    def greedy(self) -> Bot:
        """The game's plain heuristic player."""

    def study(self, seats: int, options: Options) -> Study | None:
        """What counts more of many matches than their results; None if there is nothing more to count."""
        return None

    def bots(self) -> dict[str, Bot]:
        """The bots that can play this game, by name."""
        return {"random": RandomBot(), "greedy": self.greedy()}

    def bot(self, name: str) -> Bot:
        bots = self.bots()
        if name not in bots:
            raise Problem("bot-unknown", {"bot": name, "game": self.name, "expected": ", ".join(bots)})
        return bots[name]

    def choose_options(self, given: Mapping[str, object]) -> Options:
        """All options with their values."""
        chosen = complete(self.options, given, self.name)
        self.seats(chosen)
        return chosen

    def choose_seats(self, seats: int | None, options: Options) -> int:
        """The number of seats asked for, or the fewest possible; Problem if the game is not for so many."""
        possible = self.seats(options)
        if seats is None:
            return possible[0]
        if seats not in possible:
            facts: Facts = {"game": self.name, "given": seats, "fewest": possible[0], "most": possible[-1]}
            raise Problem("seats", facts)
        return seats

    def tables(self) -> Iterator[tuple[int, Options]]:
        """Every number of seats with every set of options that go together."""
        names = [option.name for option in self.options]
        for values in product(*[option.values for option in self.options]):
            options = dict(zip(names, values, strict=True))
            try:
                possible = self.seats(options)
            except Problem:
                continue
            for seats in possible:
                yield seats, options
