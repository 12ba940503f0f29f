"""The board in as many lines as there are: what is missed least gives way first."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import TYPE_CHECKING, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.segment import Segment
from rich.text import Text

from cheeseboard.games.wistar.draw_cards import close_hand, hand_by_numbers, held, market, whole_hand
from cheeseboard.games.wistar.draw_farm import missions, nameless_missions, rooms, undone
from cheeseboard.games.wistar.draw_means import WIDE, beside, clipped, say
from cheeseboard.games.wistar.draw_players import player_table, players, scores
from cheeseboard.games.wistar.draw_wheel import goals, header, wheel
from cheeseboard.games.wistar.symbols import DECKS

if TYPE_CHECKING:
    from cheeseboard.games.wistar.view import WistarView

LINES: Final = 40  # of a narrow screen, which is not folded


class Fold(IntEnum):
    """How tightly the board is folded; a tighter fold has all the looser ones in it."""

    NONE = 0
    AIR = 1  # no empty lines between the parts
    GOALS = 2  # of every goal only the next field
    PLAYERS = 3  # a line each
    HAND = 4  # three cards a line
    MISSIONS = 5  # two a line, without names
    MARKET = 6  # is not shown
    FARM = 7  # missions are not shown, only where they lie
    NUMBERS = 8  # of the hand only the numbers


class Drawing:
    """The parts of the board as wide as the screen, and folded until they fit into its lines."""

    def __init__(self, view: WistarView, names: tuple[str, ...], language: str) -> None:
        self.view: Final = view
        self.names: Final = names
        self.language: Final = language
        self.parts: Final = (
            (self.head, (Fold.NONE, Fold.GOALS)),
            (self.wheel, (Fold.NONE, Fold.GOALS)),
            (self.farm, (Fold.NONE, Fold.MISSIONS, Fold.FARM)),
            (self.market, (Fold.NONE, Fold.MARKET)),
            (self.players, (Fold.NONE, Fold.PLAYERS)),
            (self.hand, (Fold.NONE, Fold.HAND, Fold.NUMBERS)),
            (self.left_out, (Fold.NONE, Fold.MARKET, Fold.FARM)),
        )  # from top to bottom, and the folds at which each changes
        self.drawn: Final[dict[tuple[int, Fold, int], list[list[Segment]]]] = {}  # parts by place, fold and width

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        wide = options.max_width >= WIDE
        room = options.max_height if wide else LINES
        lines: list[list[Segment]] = []
        for fold in Fold if wide else (Fold.NONE, Fold.AIR):
            lines = self.lines(console, options, fold)
            if len(lines) <= room:
                break
        for line in lines:
            yield from line
            yield Segment.line()

    def lines(self, console: Console, options: ConsoleOptions, fold: Fold) -> list[list[Segment]]:
        """The whole board; each part is drawn once for each of its folds."""
        lines: list[list[Segment]] = []
        for place, (part, folds) in enumerate(self.parts):
            own = max([step for step in folds if step <= fold])
            key = (place, own, options.max_width)
            if key not in self.drawn:
                drawn = part(own, options.max_width)
                self.drawn[key] = [] if drawn is None else console.render_lines(drawn, options)
            if lines and self.drawn[key] and fold == Fold.NONE:
                lines.append([])
            lines += self.drawn[key]
        return lines

    def head(self, fold: Fold, width: int) -> RenderableType:
        return header(self.view, self.names, self.language, width >= WIDE and fold >= Fold.GOALS)

    def wheel(self, fold: Fold, width: int) -> RenderableType | None:
        """The wheel, at the end the scores, and the goals."""
        view, tight = self.view, fold >= Fold.GOALS
        aims = goals(view, self.language, tight)
        if view.ending:
            return beside([scores(view, self.names, self.language), aims], (3, 2), width >= WIDE)
        return beside([wheel(view, self.language, tight), aims], (3, 2), width >= WIDE) if view.wheel else None

    def farm(self, fold: Fold, width: int) -> RenderableType:
        plan = rooms(self.view, self.language, 3 if width >= WIDE else 1)
        if fold >= Fold.FARM:
            return plan
        if fold >= Fold.MISSIONS:
            return Group(plan, nameless_missions(self.view, self.language))
        return Group(plan, *missions(self.view, self.language, width))

    def market(self, fold: Fold, width: int) -> RenderableType | None:
        if fold >= Fold.MARKET or not self.has_market():
            return None
        half = width // 2 - 2 if width >= WIDE else width
        rows = [market(self.view, deck, self.language, half) for deck in range(len(DECKS))]
        return beside(rows, (1, 1), width >= WIDE)

    def has_market(self) -> bool:
        return not self.view.ending and any([card is not None for row in self.view.market for card in row])

    def players(self, fold: Fold, width: int) -> RenderableType:
        if fold >= Fold.PLAYERS:
            return player_table(self.view, self.names, self.language)
        return players(self.view, self.names, self.language, width >= WIDE)

    def hand(self, fold: Fold, width: int) -> RenderableType | None:
        cards = held(self.view, self.language)
        if self.view.ending or not cards:
            return None
        if fold >= Fold.NUMBERS:
            return hand_by_numbers(cards, self.language)
        return close_hand(cards, self.language, width) if fold >= Fold.HAND else whole_hand(cards, self.language)

    def left_out(self, fold: Fold, width: int) -> RenderableType | None:
        """Tells that something of the board is not there."""
        if fold < Fold.MARKET or not self.has_market():
            return None
        missed = fold >= Fold.FARM and undone(self.view, self.language)
        key = "board-no-market-no-missions" if missed else "board-no-market"
        return clipped(Text(say(key, self.language), style="dim"))
