"""`cheeseboard replay`: a recorded match step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cheeseboard.cli.board import Board
from cheeseboard.cli.command import argument, command
from cheeseboard.cli.keyboard import Keyboard, Leave
from cheeseboard.cli.result import winner_line
from cheeseboard.cli.saving import open_match
from cheeseboard.cli.screen import Screen
from cheeseboard.cli.teller import Teller
from cheeseboard.cli.within import Within

if TYPE_CHECKING:
    from cheeseboard.cli.language import Language
    from cheeseboard.core.match import Match

FRAME_LINES: Final = 4  # the title, the end, the keys and the line that is typed


def replay(language: Language, file: str) -> int:
    """Walk through the match, or print it where nobody can."""
    match = open_match(file)
    film = Film(match, Screen(language))
    if not film.screen.watched:
        for number in range(len(match.steps) + 1):
            film.show(number)
        return 0
    with Keyboard() as keyboard:
        try:
            film.walk(keyboard)
        except Leave:
            film.screen.text("")
    return 0


class Film:
    """The frames of a match: frame n is the table after n steps, as a spectator sees it."""

    def __init__(self, match: Match, screen: Screen) -> None:
        self.match: Final = match
        self.screen: Final = screen
        self.teller: Final = Teller(match, screen.language)
        self.board: Final = Board(match.game.name)
        hidden = 0
        while hidden < len(match.steps) and match.steps[-1 - hidden].hidden:
            hidden += 1
        self.revealed: Final = len(match.steps) - hidden  # what comes after is still sealed

    def show(self, number: int) -> None:
        language = self.screen.language
        frame = self.match.replay(number)
        title = self.teller.of_game("title")
        self.screen.clear()
        self.screen.title(language.say("replay-title", game=title, step=number, steps=len(self.match.steps)))
        lines = self.lines(number)
        for line in lines:
            self.screen.text(f"· {line}")
        board = self.board.draw(frame.view(None), self.teller.names, language.code)
        self.screen.show(Within(board, self.screen.lines - len(lines) - FRAME_LINES))
        if number == len(self.match.steps):
            self.screen.text(self.end_line(), "bold")

    def lines(self, number: int) -> list[str]:
        """What the step before this frame was, and what came of it."""
        language = self.screen.language
        if number == 0:
            return [language.say("replay-start")]
        step = self.match.steps[number - 1]
        told = self.teller.events_at(number - 1)
        if step.seat is None:
            return told or [language.say("replay-chance", text=step.text)]
        player = self.teller.names[step.seat]
        if number > self.revealed:
            return [language.say("replay-sealed", player=player)]
        action = self.match.table.actions[step.number]
        return [language.say("replay-choice", player=player, text=self.teller.action(action)), *told]

    def end_line(self) -> str:
        if not self.match.over:
            return self.screen.language.say("replay-unfinished")
        reason = self.teller.of_game(f"ending-{self.match.ending}")
        return self.screen.language.say("replay-over", reason=reason, result=winner_line(self.teller))

    def walk(self, keyboard: Keyboard) -> None:
        """Go where the keys say until it is enough."""
        last = len(self.match.steps)
        number = 0
        self.show(number)
        while True:
            self.screen.text(self.screen.language.say("replay-keys"), "dim")
            match keyboard.line("> ").lower():
                case "" | "n":
                    number = min(number + 1, last)
                case "b":
                    number = max(number - 1, 0)
                case "e":
                    number = last
                case "q":
                    return
                case typed if typed.isdecimal() and int(typed) <= last:
                    number = int(typed)
                case typed:
                    self.screen.text(self.screen.language.say("replay-number", given=typed, most=last), "yellow")
                    continue
            self.show(number)


COMMAND: Final = command("replay", replay, argument("file"))
