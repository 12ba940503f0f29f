"""One screen of a match: the board, what has happened, and a question with its choices share the lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.text import Text

from cheeseboard.cli.within import BOUNDLESS, Within

if TYPE_CHECKING:
    from rich.console import RenderableType

    from cheeseboard.cli.screen import Screen

MOST_LOG: Final = 40  # lines
LEAST_LOG: Final = 3
FAIR_LOG: Final = 4  # lines that count for more than an airy board
FAIR_CHOICES: Final = 7
OWN_LINES: Final = 2  # the title, and the line that is typed


@dataclass(frozen=True, slots=True)
class Page:
    """What is to be shown, from top to bottom."""

    title: str
    board: RenderableType
    log: Sequence[str]
    question: Sequence[Text]
    choices: RenderableType
    hint: Text

    def show(self, screen: Screen) -> None:
        """Print it on a clean screen, in the lines that the terminal has.

        The choices get what a whole board leaves, or a fair part if that is little; then the board gets its lines.
        What is left after a fair part of the log lets the choices tell more, and the rest is for the log.
        """
        frame = OWN_LINES + screen.height(Group(*self.question, self.hint))
        free = screen.lines - frame
        log = min(len(self.log), FAIR_LOG)
        asked = self.first_choices(screen, free)
        board = Within(self.board, free - log - screen.height(asked))
        free -= screen.height(board)
        asked = Within(self.choices, max(asked.lines, free - log))
        screen.clear()
        screen.title(self.title)
        screen.show(board)
        self.show_log(screen, free - screen.height(asked))
        for line in self.question:
            screen.show(line)
        screen.show(asked)
        screen.show(self.hint)

    def first_choices(self, screen: Screen, free: int) -> Within:
        """The choices beside a board that is as whole as can be."""
        log = min(len(self.log), LEAST_LOG)
        most = free - log - screen.height(Within(self.board, 0))
        fair = max(free - log - screen.height(Within(self.board, BOUNDLESS)), FAIR_CHOICES)
        for room in (min(most, fair), most):
            asked = Within(self.choices, room)
            if screen.height(asked) <= room:
                return asked
        return Within(self.choices, fair)  # the screen is too small whatever is done

    def show_log(self, screen: Screen, free: int) -> None:
        """What has happened, a line each or, where that is too much, one after another; the latest is always there."""
        most = max(LEAST_LOG, min(MOST_LOG, free))
        told: RenderableType = Group(*[Text(f"· {line}") for line in self.log])
        if screen.height(told) > most:
            told = self.running_log(screen, most)
        spare = free - screen.height(told)
        if spare > 0:
            screen.text("")
        if self.log:
            screen.show(told)
            if spare > 1:
                screen.text("")

    def running_log(self, screen: Screen, most: int) -> Text:
        """As much of the end of the log as fits into so many lines."""
        last = len(self.log) - 1
        first = last
        told = self.log_from(screen, last)
        while first > 0:
            longer = self.log_from(screen, first - 1)
            if screen.height(longer) > most:
                break
            first, told = first - 1, longer
        return told

    def log_from(self, screen: Screen, first: int) -> Text:
        """The log as running text, and how much of it came before."""
        lines = [screen.language.say("play-earlier", lines=first)] if first else []
        return Text(" ".join([*lines, *[f"· {line}" for line in self.log[first:]]]))
