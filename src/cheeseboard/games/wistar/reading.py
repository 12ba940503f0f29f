"""What the tables of an edition have in common: numbered rows, origins and names in three languages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.games.wistar.grammar import Grammar, Vocabulary, number, word
from cheeseboard.games.wistar.tables import Fault, Line, Table, read_table

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

LANGUAGES: Final = ("en", "cs", "pl")
ORIGIN: Final = Vocabulary("origin", ("printed", "house"))
OURS: Final = 1


@final
class Numbered:
    """A row and its number, which is 0 where it cannot be read."""

    def __init__(self, number: int, line: Line) -> None:
        self.number: Final = number
        self.line: Final = line


@final
class Reading:
    """An edition while it is read: what is known of its components, and all that is wrong."""

    def __init__(self, folder: Traversable) -> None:
        self.folder: Final = folder
        self.faults: Final[list[Fault]] = []
        self.grammar: Final = Grammar()
        self.names: Final[dict[str, dict[str, str]]] = {}
        self.house: Final[list[str]] = []

    def table(self, file: str, columns: tuple[str, ...]) -> Table:
        return read_table(self.folder, file, columns, self.faults)

    def numbered(self, table: Table, column: str, first: int, last: int) -> list[Numbered]:
        """The rows with their numbers, in that order; every number is there once."""
        rows: list[Numbered] = []
        lines: dict[int, int] = {}
        for line in table.lines:
            cell = line.cell(column)
            before = len(self.faults)
            found = number(cell, first, last)
            if len(self.faults) > before:
                table.whole = False
                found = 0
            elif found in lines:
                cell.fault("twice", {"given": cell.text, "line": lines[found]})
                table.whole = False
            else:
                lines[found] = line.number
            rows.append(Numbered(found, line))
        missing = [str(wanted) for wanted in range(first, last + 1) if wanted not in lines]
        if table.whole and missing:
            table.fault("missing", {"column": column, "missing": ", ".join(missing)})
        rows.sort(key=row_number)
        return rows

    def component(self, id: str, line: Line) -> None:
        """Note where a component comes from."""
        if word(line.cell("origin"), ORIGIN) == OURS and id not in self.house:
            self.house.append(id)

    def named(self, id: str, line: Line) -> None:
        """Note where a component comes from, and how it is called in every language."""
        self.component(id, line)
        for language in LANGUAGES:
            if line.cell(language).nothing:
                line.cell(language).fault("nothing", {})
        self.names[id] = {language: line.text(language) for language in LANGUAGES}

    def different(self, table: Table, columns: tuple[str, ...]) -> None:
        """No two rows say the same in any of these columns."""
        for column in columns:
            lines: dict[str, int] = {}
            for line in table.lines:
                text = line.text(column)
                if text in lines:
                    line.cell(column).fault("twice", {"given": text, "line": lines[text]})
                elif not line.cell(column).nothing:
                    lines[text] = line.number


def row_number(row: Numbered) -> int:
    return row.number
