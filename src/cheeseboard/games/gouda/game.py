"""Gouda! Gouda! as a game of Cheeseboard."""

from __future__ import annotations

from collections.abc import Iterator

from cheeseboard.core.action import ActionTable
from cheeseboard.core.bot import Bot, Prospect
from cheeseboard.core.example import Example
from cheeseboard.core.game import Game
from cheeseboard.core.lesson import Lesson
from cheeseboard.core.option import Option, Options, switch, write
from cheeseboard.core.refusal import Problem
from cheeseboard.core.state import State
from cheeseboard.games.gouda.board import HOUSE_BOARD, Board
from cheeseboard.games.gouda.bot import Climbed, Greedy, Swift
from cheeseboard.games.gouda.components import CARDS, CARDS_OF_A_KIND, MOST_PLAYERS
from cheeseboard.games.gouda.examples import EXAMPLES
from cheeseboard.games.gouda.lesson import LESSON
from cheeseboard.games.gouda.position import position, variant_of
from cheeseboard.games.gouda.stages import ENDINGS, ORDERS
from cheeseboard.games.gouda.state import Gouda
from cheeseboard.games.gouda.study import GoudaStudy
from cheeseboard.games.gouda.view import GoudaView, own, view

DECK = len(CARDS) * CARDS_OF_A_KIND
USUAL_CARDS = 3
# Every option on its own and with what it goes with; all combinations would be thousands.
OPTION_SETS: tuple[dict[str, bool | int], ...] = (
    {},
    {"all-on-drum": True},
    {"random-start": True},
    {"party": True},
    {"cheese-spots": True},
    {"magic": True},
    {"magic": True, "void": True},
    {"magic": True, "full-set": True},
    {"magic": True, "cards": 1, "all-on-drum": True},
    {"magic": True, "cards": 5, "party": True},
    {"magic": True, "cards": 15, "void": True, "random-start": True},
    {"magic": True, "full-set": True, "cheese-spots": True, "void": True},
)


class GoudaGame(Game):
    """Two to six players; the board is data and can be swapped."""

    name = "gouda"
    rules = 1
    options = (
        switch("magic", "G4.1"),
        switch("party", "G5.1"),
        Option("cards", (USUAL_CARDS, *[n for n in range(1, DECK // 2 + 1) if n != USUAL_CARDS]), "G6.1"),
        switch("full-set", "G6.2"),
        switch("cheese-spots", "G6.3"),
        switch("void", "G4.8"),
        switch("all-on-drum", "G1.3"),
        switch("random-start", "G1.5"),
    )
    endings = ENDINGS[1:]
    orders = ORDERS

    def __init__(self, board: Board = HOUSE_BOARD) -> None:
        self.board = board
        self.actions = ActionTable(board.actions)

    def seats(self, options: Options) -> range:
        clashes = [("party", "cheese-spots")]
        if options["cards"] != USUAL_CARDS:
            clashes.append(("cards", "full-set"))
        for one, other in clashes:
            if options[one] and options[other]:
                raise Problem("options-clash", {"options": f"{one} + {other}"})
        for name in ("full-set", "void", "cards"):
            if options[name] != self.default(name) and not options["magic"]:
                raise Problem("option-needs", {"option": name, "needed": "magic"})
        if options["full-set"]:
            return range(2, CARDS_OF_A_KIND + 1)
        return range(2, min(MOST_PLAYERS, DECK // int(options["cards"])) + 1)

    def default(self, name: str) -> bool | int | str:
        return next(option.default for option in self.options if option.name == name)

    def tables(self) -> Iterator[tuple[int, Options]]:
        for chosen in OPTION_SETS:
            options = self.choose_options(chosen)
            for seats in self.seats(options):
                yield seats, options

    def table(self, options: Options) -> ActionTable:
        return self.actions

    def start(self, seats: int, options: Options) -> State:
        names = [name if value is True else f"{name}={write(value)}" for name, value in options.items() if value]
        usual = f"cards={USUAL_CARDS}"
        return Gouda(seats, self.board, variant_of(tuple(name for name in names if name != usual)))

    def view(self, state: State, seat: int | None) -> GoudaView:
        assert isinstance(state, Gouda)
        return view(state, seat)

    def own(self, state: State, seat: int) -> dict[str, object]:
        assert isinstance(state, Gouda)
        return own(state, seat)

    def orders_in(self, options: Options) -> tuple[str, ...]:
        """G4.10: without magic there are no windows."""
        return self.orders if options["magic"] else ()

    def hides(self, options: Options) -> bool:
        return bool(options["magic"])

    def position(self, text: str) -> State:
        return position(text, self.board)

    def study(self, seats: int, options: Options) -> GoudaStudy | None:
        return GoudaStudy(seats) if options["magic"] else None

    def lesson(self) -> Lesson:
        return LESSON

    def examples(self) -> tuple[Example, ...]:
        return EXAMPLES

    def greedy(self) -> Bot:
        return Greedy()

    def policy(self) -> Bot:
        return Swift()

    def prospect(self) -> Prospect:
        return Climbed()

    def has_points(self, state: State) -> bool:
        """A race for one cheese has none; G5.1, G6.3: several are counted."""
        assert isinstance(state, Gouda)
        return bool(state.variant.party or state.variant.cheese_spots)


GAME = GoudaGame()
