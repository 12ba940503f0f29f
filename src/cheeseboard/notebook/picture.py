"""A match as a picture: a drawing of our own in a notebook, the terminal's board anywhere else."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from importlib import import_module
from io import StringIO
from shutil import get_terminal_size
from typing import TYPE_CHECKING, Final

from cheeseboard.cli.board import Board
from cheeseboard.cli.language import Language
from cheeseboard.cli.result import winner_line
from cheeseboard.cli.teller import Teller
from cheeseboard.core.show import Picture

if TYPE_CHECKING:
    from rich.console import RenderableType

    from cheeseboard.core.match import Match


Choice = tuple[str, str]  # what to type, and what it does


class TablePicture(Picture):
    """What a seat, or a spectator, saw of a match at one moment. It holds a view and words, and no state."""

    def __init__(self, game: str, view: object, teller: Teller, lines: list[str], choices: list[Choice]) -> None:
        super().__init__(teller.of_game("title"))
        self.game: Final = game
        self.view: Final = view
        self.names: Final = teller.names
        self.language: Final = teller.language.code
        self.lines: Final = lines
        self.choices: Final = choices

    def __repr__(self) -> str:
        board = Board(self.game).draw(self.view, self.names, self.language)
        choices = [f"  {typed}  {words}" for typed, words in self.choices]
        return "\n".join([self.title, "", *plain(board), "", *self.lines, *choices])

    def _repr_html_(self) -> str:
        module = import_module(f"cheeseboard.notebook.{self.game}_board")
        draw: Callable[[object, tuple[str, ...], str], str] = module.draw
        said = "".join([f"<p>{escape(line)}</p>" for line in self.lines])
        listed = "".join([f"<li><code>{escape(typed)}</code> {escape(words)}</li>" for typed, words in self.choices])
        chosen = f'<ul style="columns:2">{listed}</ul>' if listed else ""
        style = "background:#fff;color:#222;padding:8px;overflow-x:auto"
        board = draw(self.view, self.names, self.language)
        told: Callable[[str], str] = getattr(module, "legend", Board(self.game).legend)  # it says what is ours
        legend = f"<p><small>{escape(told(self.language))}</small></p>"
        return f'<div style="{style}"><h4>{escape(self.title)}</h4>{board}{said}{chosen}{legend}</div>'


def plain(board: RenderableType) -> list[str]:
    """The board in lines without colours, as wide as the terminal."""
    from rich.console import Console

    file = StringIO()
    width = get_terminal_size().columns
    console = Console(file=file, width=width, color_system=None, highlight=False, markup=False, emoji=False)
    console.print(board)
    return [line.rstrip() for line in file.getvalue().rstrip("\n").splitlines()]


def table_picture(match: Match, seat: int | None, language: str) -> TablePicture:
    """The match as the seat sees it now. Only a seat is shown choices, its own: others could read a hand from them."""
    teller = Teller(match, Language(language))
    view = match.view(seat)
    board = Board(match.game.name)
    if match.over:
        return TablePicture(match.game.name, view, teller, [winner_line(teller)], [])
    lines = [teller.language.say("show-turn", players=", ".join([teller.names[asked] for asked in match.asked]))]
    choices: list[Choice] = []
    if seat is not None and seat in match.asked:
        lines = [f"{teller.names[seat]}: {board.prompt(view, teller.names, language)}"]
        choices = [(str(action), teller.action(action)) for action in match.legal(seat)]
    elif match.pending is not None:
        lines = [board.prompt(view, teller.names, language)]
    return TablePicture(match.game.name, view, teller, lines, choices)
