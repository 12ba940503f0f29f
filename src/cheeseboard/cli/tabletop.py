"""A match on the screen: the board, what has happened, what there is to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.text import Text

from cheeseboard.cli.board import Board
from cheeseboard.cli.choices import Choices, Listed, numbered
from cheeseboard.cli.page import Page
from cheeseboard.cli.teller import Teller
from cheeseboard.cli.within import BOUNDLESS, Within

if TYPE_CHECKING:
    from rich.console import RenderableType

    from cheeseboard.cli.screen import Screen
    from cheeseboard.core.action import Action
    from cheeseboard.core.match import Match

RECENT: Final = 6  # steps told again before real dice are asked for
NONE: Final = Group()  # no choices


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
        view, language = self.match.view(seat), self.screen.language
        own = [number for number, step in enumerate(self.match.steps) if step.seat == seat]
        prompt = self.board.prompt(view, self.teller.names, language.code)
        question = [Text(f"{self.teller.names[seat]}: {prompt}", style="bold")]
        if sealed := self.sealed():
            question.insert(0, Text(language.say("play-sealed", players=", ".join(sealed))))
        Page(
            title=self.teller.of_game("title"),
            board=self.drawn(view),
            log=self.teller.events(seat, own[-1] if own else 0),
            question=[*self.notices(), *question],
            choices=Choices([self.listed(view, action) for action in self.match.legal(seat)]),
            hint=Text(language.say("play-hint"), style="dim"),
        ).show(self.screen)

    def draw_dice(self, words: list[str]) -> None:
        """The table as everybody sees it, and which dice to roll; faces and players can be told by number."""
        view, language = self.match.view(None), self.screen.language
        prompt = self.board.prompt(view, self.teller.names, language.code)
        told = not words or not all([word.isdecimal() for word in words])
        Page(
            title=self.teller.of_game("title"),
            board=self.drawn(view),
            log=self.teller.events(None, max(0, len(self.match.steps) - RECENT)),
            question=[*self.notices(), Text(prompt, style="bold")],
            choices=numbered([Text(word) for word in words or self.teller.names]) if told else NONE,
            hint=Text(language.say("play-hint-dice"), style="dim"),
        ).show(self.screen)

    def draw_whole(self, seat: int) -> None:
        """The board as the seat sees it, with nothing folded away."""
        self.screen.show(Within(self.drawn(self.match.view(seat)), BOUNDLESS))

    def drawn(self, view: object) -> RenderableType:
        return self.board.draw(view, self.teller.names, self.screen.language.code)

    def listed(self, view: object, action: Action) -> Listed:
        """A choice: its notation, what it does, and what is worth knowing about it."""
        language = self.screen.language.code
        text = self.teller.action(action)
        note = self.board.note(view, str(action), language)
        brief = self.board.brief(view, str(action), language) or (f"{text} ({note})" if note else text)
        return Listed(str(action), text, note, brief)

    def sealed(self) -> list[str]:
        """Who has answered already while others still owe their answers; what, stays with them."""
        names: list[str] = []
        for step in reversed(self.match.steps):
            if not step.hidden or step.seat is None:
                break
            names.insert(0, self.teller.names[step.seat])
        return names

    def notices(self) -> list[Text]:
        """What has to be said once."""
        notice, self.notice = self.notice, ""
        return [Text(notice, style="yellow")] if notice else []
