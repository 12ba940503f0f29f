"""Mlsný kocour as a game of Cheeseboard."""

from __future__ import annotations

from cheeseboard.core.action import ActionTable
from cheeseboard.core.bot import Bot
from cheeseboard.core.example import Example
from cheeseboard.core.game import Game
from cheeseboard.core.lesson import Lesson
from cheeseboard.core.option import Option, Options, switch
from cheeseboard.core.state import State
from cheeseboard.games.kocour.actions import ACTIONS
from cheeseboard.games.kocour.bot import Greedy
from cheeseboard.games.kocour.components import EDITIONS, MOST_PLAYERS, VARIANTS
from cheeseboard.games.kocour.examples import EXAMPLES
from cheeseboard.games.kocour.lesson import LESSON
from cheeseboard.games.kocour.position import position
from cheeseboard.games.kocour.state import ENDINGS, Kocour
from cheeseboard.games.kocour.view import KocourView, own, view

TABLE = ActionTable(ACTIONS)


class KocourGame(Game):
    """Two to four players; points by edition, for children, risky, or a match of as many games as players."""

    name = "kocour"
    rules = 1
    options = (
        Option("edition", tuple(EDITIONS), "K1.4"),
        switch("children", "K4.1"),
        switch("risky", "K4.2"),
        switch("match", "K4.3"),
    )
    endings = ENDINGS[1:]

    def seats(self, options: Options) -> range:
        return range(2, MOST_PLAYERS + 1)

    def table(self, options: Options) -> ActionTable:
        return TABLE

    def start(self, seats: int, options: Options) -> State:
        edition, children, risky, match = (options[option.name] for option in self.options)
        return Kocour(seats, VARIANTS[str(edition), bool(children), bool(risky), bool(match)])

    def view(self, state: State, seat: int | None) -> KocourView:
        assert isinstance(state, Kocour)
        return view(state, seat)

    def own(self, state: State, seat: int) -> dict[str, object]:
        assert isinstance(state, Kocour)
        return own(state, seat)

    def position(self, text: str) -> State:
        return position(text)

    def lesson(self) -> Lesson:
        return LESSON

    def examples(self) -> tuple[Example, ...]:
        return EXAMPLES

    def greedy(self) -> Bot:
        return Greedy()

    def policy(self) -> Bot:
        return Greedy()


GAME = KocourGame()
