"""The choices of a question with their numbers: at length where there is room, else in columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType
    from rich.segment import Segment

NARROWEST: Final = 18  # columns that a number, a notation and the beginning of a text need
GAP: Final = 2


@dataclass(frozen=True, slots=True)
class Listed:
    """A choice: its notation, all that is told about it, and the same in short."""

    notation: str
    text: str
    note: str
    brief: str


class Choices:
    """A numbered list that takes as few columns as the lines allow; no number is ever left out."""

    def __init__(self, listed: Sequence[Listed]) -> None:
        self.listed: Final = listed

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        found: RenderableType = self.at_length()
        if len(console.render_lines(found, options)) > options.max_height:
            found = self.in_short(options.max_width, options.max_height)
        yield from console.render(found, options)

    def at_length(self) -> RenderableType:
        """Notation, what it does, and what is worth knowing about it."""
        width = max([len(choice.notation) for choice in self.listed])
        lines: list[Text] = []
        for choice in self.listed:
            line = Text.assemble((choice.notation.ljust(width), "cyan"), "  ", choice.text)
            lines.append(line.append(f" ({choice.note})", style="dim") if choice.note else line)
        return numbered(lines)

    def in_short(self, width: int, most: int) -> RenderableType:
        """Columns that are filled from top to bottom; what is too long ends where its column does."""
        widest = max(1, (width + GAP) // (NARROWEST + GAP))
        columns = next((many for many in range(1, widest) if self.rows(many) <= most), widest)
        rows = self.rows(columns)
        parts = [self.cells(start, rows) for start in range(0, len(self.listed), rows)]
        grid = Table.grid(padding=(0, GAP), pad_edge=False)
        for room in shared([max([cell.cell_len for cell in part]) for part in parts], width - GAP * (len(parts) - 1)):
            grid.add_column(width=room, no_wrap=True, overflow="ellipsis")
        for row in range(rows):
            grid.add_row(*[part[row] for part in parts if row < len(part)])
        return grid

    def rows(self, columns: int) -> int:
        return -(-len(self.listed) // columns)

    def cells(self, start: int, rows: int) -> list[Text]:
        """One column, its notations under each other."""
        digits = len(str(len(self.listed)))
        chosen = self.listed[start : start + rows]
        width = max([len(choice.notation) for choice in chosen])
        return [
            Text.assemble(
                (f"{number:>{digits}} ", "bold cyan"), (choice.notation.ljust(width), "cyan"), f" {choice.brief}"
            )
            for number, choice in enumerate(chosen, start + 1)
        ]


def shared(wanted: Sequence[int], room: int) -> list[int]:
    """What each gets of the room: all that it wants, or as much as any other that has to do with less."""
    most = next((most for most in range(max(wanted), 1, -1) if sum([min(one, most) for one in wanted]) <= room), 1)
    return [min(one, most) for one in wanted]


def numbered(choices: Sequence[Text]) -> RenderableType:
    """Texts with their numbers from 1, side by side where they fit."""
    width = len(str(len(choices)))
    numbers = [(f"{number:>{width}}  ", "bold cyan") for number in range(1, len(choices) + 1)]
    lines = [Text.assemble(number, choice) for number, choice in zip(numbers, choices, strict=True)]
    return lines[0] if len(lines) == 1 else Columns(lines, padding=(0, 3), column_first=True)
