"""Rats of Wistar as a game of Cheeseboard."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from cheeseboard.core.action import ActionTable
from cheeseboard.core.bot import Bot, Prospect
from cheeseboard.core.example import Example
from cheeseboard.core.game import Game
from cheeseboard.core.lesson import Lesson
from cheeseboard.core.option import Option, Options, switch
from cheeseboard.core.refusal import Problem
from cheeseboard.core.state import State
from cheeseboard.games.wistar.bot import Greedy, Standing, StepByStep
from cheeseboard.games.wistar.box import FEWEST, MOST, Box
from cheeseboard.games.wistar.components import Edition
from cheeseboard.games.wistar.examples import EXAMPLES
from cheeseboard.games.wistar.lesson import LESSON
from cheeseboard.games.wistar.loader import BadEdition, house_edition, house_names, load
from cheeseboard.games.wistar.position import position
from cheeseboard.games.wistar.printed import Printed
from cheeseboard.games.wistar.printing import printed
from cheeseboard.games.wistar.state import ENDING, Wistar
from cheeseboard.games.wistar.study import WistarStudy
from cheeseboard.games.wistar.view import WistarView, own, view
from cheeseboard.text import LANGUAGES
from cheeseboard.text.added import also

EDITION: Final = "CHEESEBOARD_WISTAR_EDITION"  # the folder of an edition of one's own


def name_components(names: Mapping[str, Mapping[str, str]]) -> None:
    """Let everybody who speaks know what the components of an edition are called."""
    for language in LANGUAGES:
        lines = [f"{component} = {written[language]}" for component, written in names.items()]
        also("wistar", language, "\n".join(lines))


class WistarGame(Game):
    """Two to four players; the components are an edition, which is data and can be swapped."""

    name = "wistar"
    rules = 1
    endings = (ENDING,)

    def __init__(self, edition: Edition, names: Mapping[str, Mapping[str, str]]) -> None:
        self.box = Box(edition)
        self.actions = self.box.actions.table()
        self.heuristic = Greedy(edition)
        self.options = (switch("peaceful", "W2.13"), Option("edition", (edition.name,), "W11.10"))
        name_components(names)

    def seats(self, options: Options) -> range:
        return range(FEWEST, MOST + 1)

    def table(self, options: Options) -> ActionTable:
        return self.actions

    def start(self, seats: int, options: Options) -> State:
        return Wistar(seats, self.box, bool(options["peaceful"]))

    def view(self, state: State, seat: int | None) -> WistarView:
        assert isinstance(state, Wistar)
        return view(state, seat)

    def own(self, state: State, seat: int) -> dict[str, object]:
        assert isinstance(state, Wistar)
        return own(state, seat)

    def hides(self, options: Options) -> bool:
        return True

    def components(self, language: str) -> Printed:
        return printed(self.box.edition, language)

    def position(self, text: str) -> State:
        return position(text, self.box)

    def study(self, seats: int, options: Options) -> WistarStudy:
        return WistarStudy(self.box.edition, seats)

    def lesson(self) -> Lesson:
        return LESSON

    def examples(self) -> tuple[Example, ...]:
        return EXAMPLES

    def greedy(self) -> Bot:
        return self.heuristic

    def policy(self) -> Bot:
        return StepByStep(self.heuristic)

    def prospect(self) -> Prospect:
        return Standing(self.heuristic.judge)


def chosen_game() -> WistarGame:
    """The game with the edition that the environment names, or with the house edition."""
    folder = os.environ.get(EDITION)
    if not folder:
        return WistarGame(house_edition(), house_names())
    try:
        loaded = load(Path(folder))
    except BadEdition as bad:
        raise Problem("edition", {"folder": folder, "faults": len(bad.faults), "variable": EDITION}) from bad
    return WistarGame(loaded.edition, loaded.names)


GAME = chosen_game()
