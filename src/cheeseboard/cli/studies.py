"""What a game's study has counted, as tables and for other programs."""

from __future__ import annotations

from textwrap import fill
from typing import TYPE_CHECKING, Final

from rich.table import Table

from cheeseboard.cli.statistics import mean_json, spread
from cheeseboard.core.mean import Mean
from cheeseboard.core.study import LEAD, SHARE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cheeseboard.cli.language import Language
    from cheeseboard.cli.screen import Screen
    from cheeseboard.core.study import Cell, Row, Section, Study

TELLING: Final = 5  # rows at either end of a long table
ENOUGH: Final = 30  # cases, for a mean to say anything
NOTHING: Final = "–"
GAP: Final = "…"


def show_study(screen: Screen, game: str, study: Study, everything: bool) -> None:
    """All tables; of the long ones the most telling rows, unless everything is asked for."""
    language = screen.language
    sections = study.sections()
    for section in sections:
        rows: Sequence[Row | None] = ranked(section) if everything else telling(section)
        if rows:
            screen.text("")
            screen.show(study_table(language, game, section, rows))
    screen.text("")
    if any(column.unit == LEAD for section in sections for column in section.columns):
        screen.say("simulate-lead")
    if not everything and any(section.ranked >= 0 for section in sections):
        screen.say("simulate-telling", enough=ENOUGH)


def ranked(section: Section) -> list[Row]:
    """All rows, the highest first; those without a case come last."""
    if section.ranked < 0:
        return section.rows
    return sorted(section.rows, key=lambda row: (not rank(section, row).count, -rank(section, row).mean))


def telling(section: Section) -> list[Row | None]:
    """The rows at both ends of a long table, with None for those between; a row with too few cases says nothing."""
    if section.ranked < 0:
        return [*section.rows]
    rows = [row for row in ranked(section) if rank(section, row).count >= ENOUGH]
    return [*rows] if len(rows) <= 2 * TELLING else [*rows[:TELLING], None, *rows[-TELLING:]]


def rank(section: Section, row: Row) -> Mean:
    mean = row.cells[section.ranked]
    assert isinstance(mean, Mean)
    return mean


def study_table(language: Language, game: str, section: Section, rows: Sequence[Row | None]) -> Table:
    """Figures are never broken; where there is little room the names of the rows are."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(language.say_game(game, f"study-{section.name}"), overflow="fold")
    names = [language.say_game(game, row.key) if row else GAP for row in rows]
    cells = [figures(language, section, row) if row else [""] * len(section.columns) for row in rows]
    for column, below in zip(section.columns, zip(*cells, strict=True), strict=True):
        heading = language.say_game(game, f"study-column-{column.name}")
        width = max([len(part) for part in [*below, *heading.split()]])
        table.add_column(fill(heading, width), justify="right", no_wrap=True)
    for name, line in zip(names, cells, strict=True):
        table.add_row(name, *line)
    return table


def figures(language: Language, section: Section, row: Row) -> list[str]:
    return [figure(language, cell, column.unit) for cell, column in zip(row.cells, section.columns, strict=True)]


def figure(language: Language, cell: Cell, unit: str) -> str:
    """A count, or a mean with its confidence interval."""
    if isinstance(cell, int):
        return language.number(cell, 0)
    if not cell.count:
        return NOTHING
    if unit == SHARE:
        return spread(language, cell, 100, 1, " %")
    return spread(language, cell, 1, 1, signed=unit == LEAD)


def study_json(language: Language, game: str, study: Study) -> dict[str, object]:
    """All rows of all tables."""
    return {
        as_name(section.name): [row_json(language, game, section, row) for row in section.rows]
        for section in study.sections()
    }


def row_json(language: Language, game: str, section: Section, row: Row) -> dict[str, object]:
    cells = zip(section.columns, row.cells, strict=True)
    figures = {as_name(column.name): cell_json(cell) for column, cell in cells}
    return {"name": row.name, "title": language.say_game(game, row.key), **figures}


def cell_json(cell: Cell) -> object:
    """A count, or a mean; nothing where there was no case."""
    if isinstance(cell, int):
        return cell
    return mean_json(cell) if cell.count else None


def as_name(name: str) -> str:
    return name.replace("-", "_")
