"""Myszki as a game of Cheeseboard."""

from __future__ import annotations

from cheeseboard.core.action import ActionTable
from cheeseboard.core.bot import Bot
from cheeseboard.core.game import Game
from cheeseboard.core.option import Options, switch
from cheeseboard.core.state import State
from cheeseboard.games.myszki.actions import ACTIONS
from cheeseboard.games.myszki.bot import Greedy
from cheeseboard.games.myszki.components import MOST_PLAYERS
from cheeseboard.games.myszki.position import position
from cheeseboard.games.myszki.state import Myszki
from cheeseboard.games.myszki.view import MyszkiView, view

TABLE = ActionTable(ACTIONS)


class MyszkiGame(Game):
    """Two to four players with a set of tiles each."""

    name = "myszki"
    rules = 1
    rules_known = (1,)
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

    def hides(self, options: Options) -> bool:
        return True

    def position(self, text: str) -> State:
        return position(text)

    def greedy(self) -> Bot:
        return Greedy()


GAME = MyszkiGame()
