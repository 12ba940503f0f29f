"""Tables: text files that people read and write. Whatever is wrong in one is told with its file and its line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.words import Facts

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

COMMENT: Final = "#"
BETWEEN: Final = "|"
NOTHING: Final = "-"


@final
class Fault:
    """Something wrong in a table: `code` is stable, `facts` are its parameters. Line 0 means the whole file."""

    def __init__(self, file: str, line: int, code: str, facts: Facts) -> None:
        self.file: Final = file
        self.line: Final = line
        self.code: Final = code
        self.facts: Final = facts

    def __repr__(self) -> str:
        return f"Fault({self.file!r}, {self.line}, {self.code!r}, {self.facts!r})"


@final
class Misread(Exception):
    """A cell, or a part of one, says nothing that we understand."""

    def __init__(self, code: str, facts: Facts) -> None:
        super().__init__(code)
        self.code: Final = code
        self.facts: Final = facts


@final
class Cell:
    """One cell of a row."""

    def __init__(self, line: Line, column: str, text: str) -> None:
        self.line: Final = line
        self.column: Final = column
        self.text: Final = text
        self.nothing: Final = text == NOTHING

    def fault(self, code: str, facts: Facts) -> None:
        """Note what is wrong here."""
        told: Facts = {"column": self.column}
        told.update(facts)
        self.line.fault(code, told)

    def misread(self, problem: Misread) -> None:
        """Note why the cell could not be read."""
        self.fault(problem.code, problem.facts)


@final
class Line:
    """A row of a table and where it stands."""

    def __init__(self, table: Table, number: int, cells: dict[str, str]) -> None:
        self.table: Final = table
        self.number: Final = number
        self.cells: Final = cells

    def cell(self, column: str) -> Cell:
        return Cell(self, column, self.cells[column])

    def text(self, column: str) -> str:
        return self.cells[column]

    def fault(self, code: str, facts: Facts) -> None:
        """Note what is wrong in this row."""
        self.table.faults.append(Fault(self.table.file, self.number, code, facts))


@final
class Table:
    """The rows of a file. `whole` says whether all of them could be told apart; only then are they worth counting."""

    def __init__(self, file: str, faults: list[Fault]) -> None:
        self.file: Final = file
        self.faults: Final = faults
        self.lines: Final[list[Line]] = []
        self.whole = True

    def fault(self, code: str, facts: Facts, line: int = 0) -> None:
        """Note what is wrong in the table, or in a line that is no row."""
        self.faults.append(Fault(self.file, line, code, facts))

    def unreadable(self, code: str, facts: Facts, line: int = 0) -> None:
        """Note what keeps the table, or a line of it, from being read."""
        self.whole = False
        self.fault(code, facts, line)


def read_table(folder: Traversable, file: str, columns: tuple[str, ...], faults: list[Fault]) -> Table:
    """The table in a file; its columns may stand in any order."""
    table = Table(file, faults)
    try:
        text = (folder / file).read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        table.unreadable("file-missing", {})
        return table
    except UnicodeDecodeError:
        table.unreadable("file-encoding", {})
        return table
    head: list[str] = []
    for number, line in enumerate(text.split("\n"), 1):
        bare = line.strip()
        if not bare or bare.startswith(COMMENT):
            continue
        cells = [cell.strip() for cell in bare.split(BETWEEN)]
        if head:
            add_line(table, number, head, cells)
            continue
        head = cells
        if not good_head(table, number, head, columns):
            return table
    if not head:
        table.unreadable("file-empty", {"expected": f" {BETWEEN} ".join(columns)})
    return table


def good_head(table: Table, number: int, head: list[str], columns: tuple[str, ...]) -> bool:
    """Whether the first row names every column once; what is wrong with it is noted."""
    for column in columns:
        if column not in head:
            table.unreadable("column-missing", {"name": column}, number)
    for place, column in enumerate(head):
        if column not in columns:
            table.unreadable("column-unknown", {"given": column, "expected": ", ".join(columns)}, number)
        elif column in head[:place]:
            table.unreadable("column-twice", {"name": column}, number)
    return table.whole


def add_line(table: Table, number: int, head: list[str], cells: list[str]) -> None:
    """Add a row to the table, or note why it is none."""
    if len(cells) != len(head):
        table.unreadable("cells", {"found": len(cells), "expected": len(head)}, number)
    elif "" in cells:
        table.unreadable("cell-empty", {"column": head[cells.index("")]}, number)
    else:
        table.lines.append(Line(table, number, dict(zip(head, cells, strict=True))))
