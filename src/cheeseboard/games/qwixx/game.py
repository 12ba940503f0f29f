"""Qwixx as a game of Cheeseboard."""

from __future__ import annotations

from cheeseboard.core.action import ActionTable
from cheeseboard.core.bot import Bot
from cheeseboard.core.example import Example
from cheeseboard.core.game import Game
from cheeseboard.core.lesson import Lesson
from cheeseboard.core.option import Options, switch
from cheeseboard.core.refusal import Problem
from cheeseboard.core.state import State
from cheeseboard.games.qwixx.bot import Greedy
from cheeseboard.games.qwixx.components import LAYOUTS, MOST_PLAYERS, Layout
from cheeseboard.games.qwixx.examples import EXAMPLES
from cheeseboard.games.qwixx.lesson import LESSON
from cheeseboard.games.qwixx.position import position
from cheeseboard.games.qwixx.state import ENDINGS, MOST_SKIPPED, Qwixx
from cheeseboard.games.qwixx.view import QwixxView, own, view

TABLES = {name: ActionTable(layout.actions) for name, layout in LAYOUTS.items()}


def chosen_layout(options: Options) -> Layout:
    """Q6.1, Q6.2: the sheet that the table plays on."""
    mixed = [name for name in ("mixx-a", "mixx-b") if options[name]]
    if len(mixed) > 1:
        raise Problem("options-clash", {"options": " + ".join(mixed)})
    return LAYOUTS[mixed[0] if mixed else "classic"]


class QwixxGame(Game):
    """Two to five players, or one alone with `solo`; three printed sheets."""

    name = "qwixx"
    rules = 1
    options = (switch("solo", "Q6.3"), switch("mixx-a", "Q6.1"), switch("mixx-b", "Q6.2"))
    endings = ENDINGS[1:]
    orders = tuple(MOST_SKIPPED)

    def seats(self, options: Options) -> range:
        chosen_layout(options)
        return range(1, 2) if options["solo"] else range(2, MOST_PLAYERS + 1)

    def table(self, options: Options) -> ActionTable:
        return TABLES[chosen_layout(options).name]

    def start(self, seats: int, options: Options) -> State:
        return Qwixx(seats, chosen_layout(options))

    def view(self, state: State, seat: int | None) -> QwixxView:
        assert isinstance(state, Qwixx)
        return view(state, seat)

    def own(self, state: State, seat: int) -> dict[str, object]:
        assert isinstance(state, Qwixx)
        return own(state, seat)

    def orders_in(self, options: Options) -> tuple[str, ...]:
        """Q2.7, Q6.3: alone one is always active."""
        return () if options["solo"] else self.orders

    def simultaneous(self, options: Options) -> bool:
        """Q2.1: all choose what to do with the white dice together."""
        return not options["solo"]

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


GAME = QwixxGame()
