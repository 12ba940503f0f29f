"""What a person sees: a terminal in colour, or plain lines where there is none."""

from __future__ import annotations

import sys
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from cheeseboard.cli.language import Language
from cheeseboard.cli.within import BOUNDLESS

MOST_LINES: Final = 40
FEWEST_LINES: Final = 3


class Screen:
    """Prints in one language. Names and sentences are printed as they are: nothing in them is taken for markup."""

    def __init__(self, language: Language, *, to_stderr: bool = False) -> None:
        self.language = language
        self.console = Console(highlight=False, markup=False, emoji=False, stderr=to_stderr)

    @property
    def watched(self) -> bool:
        """Whether a person is at both ends: a terminal to read, and one to type."""
        return self.console.is_terminal and sys.stdin.isatty()

    def clear(self) -> None:
        """A clean screen; where lines only follow each other, an empty one."""
        if self.watched:
            self.console.clear()
        else:
            self.console.print()

    @property
    def lines(self) -> int:
        """How many lines can be seen at once."""
        return self.console.height if self.watched else BOUNDLESS

    def height(self, what: RenderableType) -> int:
        """How many lines something takes."""
        return len(self.console.render_lines(what))

    def room(self, above: RenderableType, below: int) -> int:
        """How many lines of a log fit between what is above them and so many lines below."""
        return min(MOST_LINES, max(FEWEST_LINES, self.lines - self.height(above) - below))

    def show(self, what: RenderableType) -> None:
        self.console.print(what)

    def text(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def unbroken(self, text: str) -> None:
        """A line that may be copied: it is never broken."""
        self.console.print(Text(text), soft_wrap=True)

    def say(self, key: str, /, **facts: int | str) -> None:
        """A sentence of the command."""
        self.text(self.language.say(key, **facts))

    def title(self, text: str) -> None:
        self.console.rule(Text(text, style="bold"), align="left", style="dim")
