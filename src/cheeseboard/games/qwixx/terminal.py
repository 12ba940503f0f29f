"""Draws what a player sees of a Qwixx table: the own sheet as it is printed, the others' smaller."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cheeseboard.core.words import Message
from cheeseboard.games.qwixx.components import COLOURS, PENALTY_BOXES, PENALTY_POINTS, PLACES, POINTS
from cheeseboard.games.qwixx.view import CellView, QwixxView, SheetView

INK: Final = {"red": "white", "yellow": "black", "green": "white", "blue": "white", "white": "black"}
PAPER: Final = {"red": "#b3262e", "yellow": "#e8c547", "green": "#2e7d46", "blue": "#2456a6", "white": "#f2f2f2"}
CALLED: Final = {**PAPER, "yellow": "#7a5f00"}  # the ink of what may be crossed now, on white: yellow would not be seen
CROSS: Final = "✗"
SKIPPED: Final = "·"


def say(key: str, language: str, **facts: int | str) -> str:
    return Message("qwixx", key, facts).text(language)


def draw(view: QwixxView, names: tuple[str, ...], language: str) -> RenderableType:
    """The dice, the sheet of the seat whose view it is, and everybody else's."""
    parts: list[RenderableType] = []
    if view.dice.white:
        parts.append(dice_line(view, language))
    if view.seat is not None:
        parts += [Text(), own_sheet(view, view.seat, names, language)]
    others = [player for player in range(len(view.sheets)) if player != view.seat]
    if others:
        parts += [Text(), small_sheets(view, others, names, language)]
    return Group(*parts)


def prompt(view: QwixxView, names: tuple[str, ...], language: str) -> str:
    """What there is to do: a choice, or real dice to roll."""
    if view.stage == "begin":
        return say("board-ask-starter", language)
    if view.stage == "roll":
        locked = [view.rows[row][-1].colour for row, closed in enumerate(view.closed) if closed]
        dice = ["white", "white", *[colour for colour in COLOURS if colour not in locked]]
        told = ", ".join([say(f"board-die-{die}", language) for die in dice])
        return say("board-ask-dice", language, player=names[view.active], dice=told)
    return say(f"prompt-{view.stage}", language)


def note(view: QwixxView, action: str, language: str) -> str:
    """A crossing that locks its row says so."""
    locks = [row[-1].action for row in view.rows]
    return say("board-locks", language) if action in locks else ""


def rule(view: QwixxView, action: str) -> str:
    """The rule that allows a choice."""
    if action == "-":
        return "Q2.3"
    return "Q2.1" if view.stage == "first" else "Q2.2"


def legend(language: str) -> str:
    return say("board-legend", language)


def legend_drawn(language: str) -> str:
    """What a drawing of the sheets means, which has no signs of the terminal."""
    return say("board-legend-drawn", language)


# -- the dice


def dice_line(view: QwixxView, language: str) -> Text:
    """All dice, each with its colour's name for those who do not see it."""
    first, second = view.dice.white
    line = Text(say("board-dice", language) + "  ")
    line.append(f" {first} ", style=style("white"))
    line.append(" + ")
    line.append(f" {second} ", style=style("white"))
    line.append(f" = {first + second}", style="bold")
    for colour, face in view.dice.coloured:
        line.append("   ")
        line.append(f" {say(f'board-die-{colour}', language)} {face} ", style=style(colour))
    return line


def style(colour: str) -> str:
    return f"{INK[colour]} on {PAPER[colour]}"


# -- sheets


def own_sheet(view: QwixxView, seat: int, names: tuple[str, ...], language: str) -> RenderableType:
    """The four rows as printed, with the lock, the crosses and the points of each."""
    sheet = view.sheets[seat]
    grid = Table.grid(padding=(0, 1))
    for _ in range(3):
        grid.add_column()
    grid.add_column(justify="right")
    grid.add_column(justify="right")
    heading = [say("board-lock", language), say("board-crosses", language), say("board-points", language)]
    grid.add_row("", title(view, seat, names), *[Text(word, style="dim") for word in heading])
    may = set(view.called) if seat in view.asked else set()
    for row, cells in enumerate(view.rows):
        line = Text()
        for place in range(PLACES):
            line.append_text(drawn_cell(view, sheet, row, place, may))
        crosses = len(sheet.crossed[row]) + sheet.locked[row]
        points = str(POINTS[crosses])
        grid.add_row(row_name(cells), line, lock_box(view, sheet, row), str(crosses), points)
    boxes = "".join([f"[{CROSS if box < sheet.penalties else ' '}]" for box in range(PENALTY_BOXES)])
    penalties = f"{say('board-penalties', language)} {boxes}"
    lost = minus(PENALTY_POINTS * sheet.penalties)
    grid.add_row("", penalties, "", "", lost)
    grid.add_row("", "", "", "", Text(f"= {minus(sheet.score)}", style="bold"))
    return grid


def drawn_cell(view: QwixxView, sheet: SheetView, row: int, place: int, may: set[str]) -> Text:
    """A number, four wide: [7] may be crossed now, ✗7 is crossed, (12) waits for five crosses, a dot is gone."""
    cell = view.rows[row][place]
    if place in sheet.crossed[row]:
        return Text(f"{CROSS}{cell.number}".center(4), style=f"bold {style(cell.colour)}")
    if place in sheet.open[row] and cell.action in may:
        return Text(f"[{cell.number}]".center(4), style=f"bold {CALLED[cell.colour]} on #ffffff")
    if place in sheet.open[row]:
        return Text(str(cell.number).center(4), style=style(cell.colour))
    waits = place == PLACES - 1 and not view.closed[row]  # five crosses will free the last number (Q3.1)
    return Text((f"({cell.number})" if waits else SKIPPED).center(4), style=f"dim {style(cell.colour)}")


def lock_box(view: QwixxView, sheet: SheetView, row: int) -> Text:
    colour = view.rows[row][-1].colour
    inside = CROSS if sheet.locked[row] else "–" if view.closed[row] else " "
    return Text(f"[{inside}]", style=style(colour))


def row_name(cells: tuple[CellView, ...]) -> str:
    """How notation names the row: the r of r7."""
    return cells[0].action.removesuffix(str(cells[0].number))


def title(view: QwixxView, player: int, names: tuple[str, ...]) -> Text:
    active = player == view.active and view.stage != "begin"
    return Text(f"▶ {names[player]}" if active else names[player], style="bold" if active else "")


def minus(points: int) -> str:
    return str(points).replace("-", "−")


def small_sheets(view: QwixxView, players: list[int], names: tuple[str, ...], language: str) -> RenderableType:
    """A line a player: every row as a strip of crosses, then penalties and points."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(max_width=17, overflow="ellipsis", no_wrap=True)
    for _ in view.rows:
        grid.add_column(no_wrap=True)
    grid.add_column(justify="right")
    grid.add_column(justify="right")
    heads = [Text(row_name(cells), style="dim") for cells in view.rows]
    words = [Text(say(key, language), style="dim") for key in ("board-penalties-short", "board-points-short")]
    grid.add_row("", *heads, *words)
    for player in players:
        sheet = view.sheets[player]
        strips = [strip(view, sheet, row) for row in range(len(view.rows))]
        penalties = CROSS * sheet.penalties or "0"
        grid.add_row(title(view, player, names), *strips, penalties, Text(minus(sheet.score), style="bold"))
    return grid


def strip(view: QwixxView, sheet: SheetView, row: int) -> Text:
    """A row of another's sheet, a sign a number: crossed, open, or gone."""
    line = Text()
    for place, cell in enumerate(view.rows[row]):
        if place in sheet.crossed[row]:
            line.append(CROSS, style=f"bold {style(cell.colour)}")
        else:
            line.append("–" if place in sheet.open[row] else " ", style=style(cell.colour))
    line.append(CROSS if sheet.locked[row] else " ", style=style(view.rows[row][-1].colour))
    return line
