"""`cheeseboard bench`: how fast the engine is."""

from __future__ import annotations

import json as json_format
from typing import TYPE_CHECKING, Final

import click
from rich.table import Table
from rich.text import Text

import cheeseboard as cb
from cheeseboard import _mode
from cheeseboard.bench import catan, pig
from cheeseboard.bench import lab as laboratory
from cheeseboard.bench.figures import Figure, beside_catan, figures
from cheeseboard.cli.command import argument, command, option
from cheeseboard.cli.screen import Screen

if TYPE_CHECKING:
    from cheeseboard.cli.language import Language


def bench(language: Language, game: tuple[str, ...], lab: bool, json: bool) -> int:
    """Measure and show every figure beside what it must reach."""
    chosen = [cb.find_game(name) for name in game] or list(cb.games().values())
    progress = Screen(language, to_stderr=True)
    with progress.console.status("") as status:
        found = list(figures(chosen, lambda what: status.update(language.say("bench-working", what=what)), lab))
    if json:
        click.echo(json_format.dumps([as_json(figure) for figure in found], ensure_ascii=False, indent=1))
        return 0
    screen = Screen(language)
    screen.show(table(language, found))
    if not _mode.compiled():
        screen.say("bench-interpreted")
    if not pig.installed() and not lab:
        screen.say("bench-no-pig")
    if not catan.installed() and beside_catan(chosen) and not lab:
        screen.say("bench-no-catan")
    if not laboratory.installed():
        screen.say("bench-no-lab")
    return 0


def table(language: Language, found: list[Figure]) -> Table:
    """The figures, one a line."""
    shown = Table(box=None, padding=(0, 2, 0, 0))
    shown.add_column(language.say("bench-game"))
    shown.add_column(language.say("bench-figure"))
    shown.add_column(language.say("bench-measured"), justify="right")
    shown.add_column(language.say("bench-goal"), justify="right")
    shown.add_column("")
    for figure in found:
        goal = "" if figure.goal is None else f"{'≤' if figure.cost else '≥'} {figure.goal:g} {unit(figure)}"
        shown.add_row(
            figure.game,
            language.say(f"bench-{figure.name}"),
            f"{figure.value:,.2f} {figure.unit}" if figure.value < 100 else f"{figure.value:,.0f} {figure.unit}",
            goal,
            verdict(language, figure),
        )
    return shown


def unit(figure: Figure) -> str:
    """The unit of a goal; a number out of so many has none of its own."""
    return "" if figure.unit.startswith("/") else figure.unit


def verdict(language: Language, figure: Figure) -> Text:
    if figure.met is None:
        return Text("")
    return Text("✓", "green") if figure.met else Text(f"✗ {language.say('bench-missed')}", "red")


def as_json(figure: Figure) -> dict[str, object]:
    return {
        "game": figure.game,
        "figure": figure.name,
        "value": figure.value,
        "unit": figure.unit,
        "goal": figure.goal,
        "goal_is_a_limit": figure.cost,
        "met": figure.met,
    }


COMMAND: Final = command(
    "bench",
    bench,
    argument("game", nargs=-1, required=False),
    option("--lab", is_flag=True),
    option("--json", is_flag=True),
)
