"""A match on the screen: the board, what has happened, what there is to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from cheeseboard.cli.board import Board
from cheeseboard.cli.teller import Teller

if TYPE_CHECKING:
    from rich.console import RenderableType

    from cheeseboard.cli.screen import Screen
    from cheeseboard.core.action import Action
    from cheeseboard.core.match import Match

RECENT: Final = 6  # steps told again before real dice are asked for
FRAME_LINES: Final = 7  # around the board, the log and the choices


class Tabletop:
    """Shows one match to the seats that play at this screen."""

    def __init__(self, match: Match, screen: Screen) -> None:
        self.match: Final = match
        self.screen: Final = screen
        self.teller: Final = Teller(match, screen.language)
        self.board: Final = Board(match.game.name)
        self.notice = ""  # what to say above the next question

    def draw(self, seat: int) -> None:
        """The table as the seat sees it, what has happened since its last choice, and its choices now."""
        view = self.match.view(seat)
        board = self.board.draw(view, self.teller.names, self.screen.language.code)
        choices = self.match.legal(seat)
        self.begin(board)
        self.log(seat, self.screen.room(board, len(choices) + FRAME_LINES))
        if sealed := self.sealed():
            self.screen.say("play-sealed", players=", ".join(sealed))
        self.notify()
        prompt = self.board.prompt(view, self.teller.names, self.screen.language.code)
        self.screen.text(f"{self.teller.names[seat]}: {prompt}", "bold")
        self.screen.numbered([self.choice(view, action, choices) for action in choices])
        self.screen.text(self.screen.language.say("play-hint"), "dim")

    def draw_dice(self, words: list[str]) -> None:
        """The table as everybody sees it, and which dice to roll; faces and players can be told by number."""
        view, language = self.match.view(None), self.screen.language
        self.begin(self.board.draw(view, self.teller.names, language.code))
        for line in self.teller.events(None, max(0, len(self.match.steps) - RECENT)):
            self.screen.text(f"· {line}")
        self.notify()
        self.screen.text(self.board.prompt(view, self.teller.names, language.code), "bold")
        if not words or not all([word.isdecimal() for word in words]):
            self.screen.numbered([Text(word) for word in words or self.teller.names])
        self.screen.text(language.say("play-hint-dice"), "dim")

    def begin(self, board: RenderableType) -> None:
        """A fresh screen with the board on it."""
        self.screen.clear()
        self.screen.title(self.teller.of_game("title"))
        self.screen.show(board)
        self.screen.text("")

    def choice(self, view: object, action: Action, choices: list[Action]) -> Text:
        """A choice: its notation, what it does, and what is worth knowing about it."""
        width = max([len(str(choice)) for choice in choices])
        note = self.board.note(view, str(action), self.screen.language.code)
        text = Text.assemble((str(action).ljust(width), "cyan"), "  ", self.teller.action(action))
        return text.append(f" ({note})", style="dim") if note else text

    def log(self, seat: int, most: int) -> None:
        """What has happened since the seat's last choice."""
        own = [number for number, step in enumerate(self.match.steps) if step.seat == seat]
        lines = self.teller.events(seat, own[-1] if own else 0)
        if len(lines) > most:
            self.screen.say("play-earlier", lines=len(lines) - most)
        for line in lines[-most:]:
            self.screen.text(f"· {line}")
        if lines:
            self.screen.text("")

    def sealed(self) -> list[str]:
        """Who has answered already while others still owe their answers; what, stays with them."""
        names: list[str] = []
        for step in reversed(self.match.steps):
            if not step.hidden or step.seat is None:
                break
            names.insert(0, self.teller.names[step.seat])
        return names

    def notify(self) -> None:
        if self.notice:
            self.screen.text(self.notice, "yellow")
            self.notice = ""
