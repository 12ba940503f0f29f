"""What a person sees: a terminal in colour, or plain lines where there is none."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.text import Text

from cheeseboard.cli.language import Language

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

    def room(self, above: RenderableType, below: int) -> int:
        """How many lines fit between what is above them and so many lines below; enough, where nothing scrolls away."""
        if not self.watched:
            return MOST_LINES
        lines = self.console.height - len(self.console.render_lines(above)) - below
        return min(MOST_LINES, max(FEWEST_LINES, lines))

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

    def numbered(self, choices: Sequence[Text]) -> None:
        """Choices with their numbers from 1, side by side where they fit."""
        width = len(str(len(choices)))
        numbers = [(f"{number:>{width}}  ", "bold cyan") for number in range(1, len(choices) + 1)]
        lines = [Text.assemble(number, choice) for number, choice in zip(numbers, choices, strict=True)]
        self.show(lines[0] if len(lines) == 1 else Columns(lines, padding=(0, 3), column_first=True))
