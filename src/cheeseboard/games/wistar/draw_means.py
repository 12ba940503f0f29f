"""Means that all parts of the board are drawn with: words, colours, columns and lines that end in time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cheeseboard.core.words import Message
from cheeseboard.games.wistar.shorthand import NOTHING

if TYPE_CHECKING:
    from cheeseboard.games.wistar.view import WistarView

OWNER: Final = ("#e5484d", "#4c8df6", "#3fb950", "#f2d13b")
TITLE: Final = "bold #f5922f"
WIDE: Final = 116  # columns that two parts side by side need
FREE: Final = "·"
DONE: Final = "✓"
LONGEST_NAME: Final = 10  # of a player


def say(key: str, language: str, **facts: int | str) -> str:
    return Message("wistar", key, facts).text(language)


def beside(parts: Sequence[RenderableType], ratios: Sequence[int], wide: bool) -> RenderableType:
    """Side by side, or one under another."""
    if not wide:
        return Group(*parts)
    grid = Table.grid(padding=(0, 2), expand=True)
    for ratio in ratios:
        grid.add_column(ratio=ratio)
    grid.add_row(*parts)
    return grid


def clipped(line: Text) -> Text:
    """A line that ends where the screen does."""
    line.no_wrap = True
    line.overflow = "ellipsis"
    return line


def aligned(rows: Sequence[tuple[Text, Text]], width: int) -> list[Text]:
    """Names, and what is told of each of them in a second column; where a line is too long, its name is cut."""
    longest = max([name.cell_len for name, _ in rows], default=0)
    lines: list[Text] = []
    for name, told in rows:
        name.truncate(max(0, min(longest, width - told.cell_len - 2)), overflow="ellipsis", pad=True)
        lines.append(clipped(Text.assemble(name, "  ", told)))
    return lines


def digits(seats: Sequence[int]) -> Text:
    """Players as their numbers."""
    return Text.assemble(*[(str(seat + 1), f"bold {OWNER[seat]}") for seat in seats])


def called(seat: int, names: tuple[str, ...]) -> str:
    """A player's name, as much of it as there is room for."""
    name = Text(names[seat])
    name.truncate(LONGEST_NAME, overflow="ellipsis")
    return name.plain


def order(view: WistarView) -> tuple[int, ...]:
    return view.order if len(view.order) == len(view.players) else tuple(range(len(view.players)))


def grid_of(cells: Sequence[Text], columns: int) -> Table:
    """Short texts in columns of one width; what is too long ends where its column does."""
    grid = Table.grid(padding=(0, 2), expand=True)
    for _ in range(columns):
        grid.add_column(ratio=1)
    for start in range(0, len(cells), columns):
        grid.add_row(*[clipped(cell) for cell in cells[start : start + columns]])
    return grid


def listed(numbers: Sequence[int]) -> str:
    return " ".join([str(number) for number in numbers]) or NOTHING
