"""A game: its name, its options, its table of actions and where a match begins."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from itertools import product

from cheeseboard.core.action import Action, ActionTable
from cheeseboard.core.bot import Bot, Prospect, RandomBot
from cheeseboard.core.example import Example
from cheeseboard.core.lesson import Lesson
from cheeseboard.core.option import Option, Options, Value, complete
from cheeseboard.core.refusal import Problem
from cheeseboard.core.state import State
from cheeseboard.core.study import Study
from cheeseboard.core.view import fields_of
from cheeseboard.core.words import Facts


class Game(ABC):
    """What all games have beside their states. There is one object a game; it holds no match."""

    name: str
    rules: int  # the version of the rules that new matches are played by
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

    def versions(self) -> dict[int, Game]:
        """All versions of the rules that stored matches may have: this game, with its rulings as they were then."""
        return {self.rules: self}

    def as_of(self, rules: int) -> Game:
        """The game by that version of its rules; Problem if it is not known here."""
        versions = self.versions()
        if rules not in versions:
            known = ", ".join([str(version) for version in sorted(versions)])
            raise Problem("rules-unknown", {"given": rules, "game": self.name, "known": known})
        return versions[rules]

    def own(self, state: State, seat: int) -> dict[str, object]:
        """The fields in which the view of a seat differs from a spectator's: all, unless a game knows better."""
        return fields_of(self.view(state, seat))

    def orders_in(self, options: Options) -> tuple[str, ...]:
        """The standing orders that find something to answer in such a match."""
        return self.orders

    def hides(self, options: Options) -> bool:
        """Whether players hold something that the others must not see."""
        return False

    def simultaneous(self, options: Options) -> bool:
        """Whether players choose at once, each without seeing the others' choices."""
        return False

    def components(self, language: str) -> object:
        """What stands on cards and tiles, for boards that draw them from it; None where nothing has to be told."""
        return None

    def lesson(self) -> Lesson | None:
        """The first match of somebody who does not know the game; None where there is none."""
        return None

    def examples(self) -> tuple[Example, ...]:
        """Worked examples of its rules, in the order of the rulebook."""
        return ()

    def outlook(self, state: State, seat: int, action: Action) -> object:
        """What the seat can know would come of a choice of its own, for boards to show it; None where nothing is told.

        What the seat's view does not show must make no difference to it.
        """
        return None

    @abstractmethod
    def position(self, text: str) -> State:
        """The state that `repr` writes like this."""

    @abstractmethod
    def greedy(self) -> Bot:
        """The game's plain heuristic player."""

    def policy(self) -> Bot:
        """How everybody plays on in a search: fast, and it leaves the state as it is."""
        return RandomBot()

    def prospect(self) -> Prospect | None:
        """What positions promise to a search that looks only a little ahead; None if it has to play to the end."""
        return None

    def has_points(self, state: State) -> bool:
        """Whether scores say more of the end of such a match than who has won it."""
        return True

    def study(self, seats: int, options: Options) -> Study | None:
        """What counts more of many matches than their results; None if there is nothing more to count."""
        return None

    def bots(self) -> dict[str, Bot]:
        """The plain bots of this game by name; all levels are in `cheeseboard.bots.levels`."""
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

    def other_seats(self) -> dict[tuple[str, Value], range]:
        """Where one option by itself changes how many can play: the option, its value, and how many."""
        usual = self.seats(self.choose_options({}))
        found: dict[tuple[str, Value], range] = {}
        for option in self.options:
            for value in option.values[1:]:
                try:
                    possible = self.seats(self.choose_options({option.name: value}))
                except Problem:  # an option that needs another one
                    continue
                if possible != usual:
                    found[option.name, value] = possible
        return found

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
