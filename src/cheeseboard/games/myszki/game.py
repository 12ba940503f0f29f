"""Myszki as a game of Cheeseboard."""

from __future__ import annotations

from cheeseboard.core.action import Action, ActionTable
from cheeseboard.core.bot import Bot
from cheeseboard.core.example import Example
from cheeseboard.core.game import Game
from cheeseboard.core.lesson import Lesson
from cheeseboard.core.multiset import count
from cheeseboard.core.option import Options, switch
from cheeseboard.core.state import State
from cheeseboard.games.myszki.actions import ACTIONS, Lay
from cheeseboard.games.myszki.bot import Greedy
from cheeseboard.games.myszki.components import MOST_PLAYERS
from cheeseboard.games.myszki.examples import EXAMPLES
from cheeseboard.games.myszki.lesson import LESSON
from cheeseboard.games.myszki.outlook import Outlook, outlook
from cheeseboard.games.myszki.position import position
from cheeseboard.games.myszki.state import Myszki
from cheeseboard.games.myszki.view import MyszkiView, own, view

TABLE = ActionTable(ACTIONS)


class MyszkiGame(Game):
    """Two to four players with a set of tiles each."""

    name = "myszki"
    rules = 1
    options = (switch("random-start", "M2.1"),)
    endings = ("last-tile",)

    def seats(self, options: Options) -> range:
        return range(2, MOST_PLAYERS + 1)

    def table(self, options: Options) -> ActionTable:
        return TABLE

    def start(self, seats: int, options: Options) -> State:
        return Myszki(seats, bool(options["random-start"]))

    def view(self, state: State, seat: int | None) -> MyszkiView:
        assert isinstance(state, Myszki)
        return view(state, seat)

    def own(self, state: State, seat: int) -> dict[str, object]:
        assert isinstance(state, Myszki)
        return own(state, seat)

    def hides(self, options: Options) -> bool:
        return True

    def outlook(self, state: State, seat: int, action: Action) -> Outlook | None:
        assert isinstance(state, Myszki)
        if not isinstance(action, Lay) or not count(state.hands[seat], action.kind):
            return None  # a cell by itself does nothing
        return outlook(state, seat, action.kind)

    def position(self, text: str) -> State:
        return position(text)

    def lesson(self) -> Lesson:
        return LESSON

    def examples(self) -> tuple[Example, ...]:
        return EXAMPLES

    def greedy(self) -> Bot:
        return Greedy()


GAME = MyszkiGame()
