"""Something to show, and the lines that it may take."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console, ConsoleOptions, RenderableType
    from rich.segment import Segment

BOUNDLESS: Final = 1000  # lines, where nothing scrolls away


class Within:
    """Tells what it shows how many lines there are; what can fold itself does so, everything else is as it is."""

    def __init__(self, what: RenderableType, lines: int) -> None:
        self.what: Final = what
        self.lines: Final = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        limited = options.copy()
        limited.max_height = max(0, self.lines)
        yield from console.render(self.what, limited)
