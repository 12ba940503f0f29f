"""What a game's study has counted, as tables and for other programs."""

from __future__ import annotations

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
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(language.say_game(game, f"study-{section.name}"))
    for column in section.columns:
        table.add_column(language.say_game(game, f"study-column-{column.name}"), justify="right")
    for row in rows:
        if row is None:
            table.add_row(GAP)
            continue
        cells = zip(row.cells, section.columns, strict=True)
        table.add_row(language.say_game(game, row.key), *[figure(language, cell, column.unit) for cell, column in cells])
    return table


def figure(language: Language, cell: Cell, unit: str) -> str:
    """A count, or a mean with its confidence interval. Its spaces break no line."""
    if isinstance(cell, int):
        return language.number(cell, 0)
    if not cell.count:
        return NOTHING
    told = spread(language, cell, 100, 1, " %") if unit == SHARE else spread(language, cell, 1, 1, signed=unit == LEAD)
    return told.replace(" ", "\N{NO-BREAK SPACE}")


def study_json(language: Language, game: str, study: Study) -> dict[str, object]:
    """All rows of all tables."""
    return {
        as_name(section.name): [row_json(language, game, section, row) for row in section.rows]
        for section in study.sections()
    }


def row_json(language: Language, game: str, section: Section, row: Row) -> dict[str, object]:
    cells = zip(section.columns, row.cells, strict=True)
    figures = {as_name(column.name): mean_json(cell) if isinstance(cell, Mean) else cell for column, cell in cells}
    return {"name": row.name, "title": language.say_game(game, row.key), **figures}


def as_name(name: str) -> str:
    return name.replace("-", "_")
