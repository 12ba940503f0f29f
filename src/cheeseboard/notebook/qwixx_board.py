"""A table of Qwixx: the dice, and everybody's sheet as it is printed."""

from __future__ import annotations

from typing import Final

from cheeseboard.games.qwixx.components import PENALTY_BOXES, PLACES
from cheeseboard.games.qwixx.terminal import INK, PAPER, minus, say
from cheeseboard.games.qwixx.terminal import legend_drawn as legend
from cheeseboard.games.qwixx.view import QwixxView, SheetView
from cheeseboard.notebook.svg import box, centred, cross, drawing, word

__all__ = ["draw", "legend"]

CELL: Final = 34
EDGE: Final = 12
HEAD: Final = 30
SHEET: Final = HEAD + 4 * CELL + 34
WIDTH: Final = 2 * EDGE + CELL * (PLACES + 1) + 60
DICE: Final = 54


def draw(view: QwixxView, names: tuple[str, ...], language: str) -> str:
    """The own sheet first, then the others'."""
    parts: list[str] = []
    top = 0
    if view.dice.white:
        parts += dice(view)
        top = DICE
    seats = range(len(view.sheets))
    order = [*[seat for seat in seats if seat == view.seat], *[seat for seat in seats if seat != view.seat]]
    for place, seat in enumerate(order):
        parts += sheet(view, seat, names, language, top + place * SHEET)
    return drawing(WIDTH, top + SHEET * len(order) + EDGE, parts)


def dice(view: QwixxView) -> list[str]:
    """The white dice and their sum, then the coloured ones."""
    shown = [*[("white", face) for face in view.dice.white], *view.dice.coloured]
    parts: list[str] = []
    for place, (colour, face) in enumerate(shown):
        x = EDGE + place * (CELL + 12) + (24 if place > 1 else 0)
        parts.append(box(x, EDGE, CELL, CELL, PAPER[colour], "#555"))
        parts.append(centred(x + CELL / 2, EDGE + CELL / 2, str(face), INK[colour], 18, "bold"))
    parts.append(word(EDGE + 2 * CELL + 16, EDGE + 23, f"= {sum(view.dice.white)}", size=14))
    return parts


def sheet(view: QwixxView, seat: int, names: tuple[str, ...], language: str, top: float) -> list[str]:
    """The name, four rows with their locks, the penalties and the points."""
    own = view.sheets[seat]
    active = seat == view.active and view.stage != "begin"
    name = f"▶ {names[seat]}" if active else names[seat]
    parts = [word(EDGE, top + 20, name, weight="bold" if active else "normal", size=15)]
    may = set(view.called) if seat in view.asked else set()
    for row in range(len(view.rows)):
        parts += strip(view, own, row, top + HEAD + row * CELL, may)
    y = top + HEAD + 4 * CELL + 8
    for number in range(PENALTY_BOXES):
        x = EDGE + number * 24
        parts.append(box(x, y, 18, 18, "#fff", "#888"))
        if number < own.penalties:
            parts.append(cross(x + 9, y + 9, 5, "#555"))
    parts.append(word(EDGE + 4 * 24 + 4, y + 14, say("board-penalties", language), "#777", 12))
    parts.append(word(WIDTH - EDGE, y + 15, minus(own.score), size=17, anchor="end", weight="bold"))
    return parts


def strip(view: QwixxView, own: SheetView, row: int, y: float, may: set[str]) -> list[str]:
    """A row: crossed numbers, those that are open, those that may be crossed now, and the lock."""
    parts: list[str] = []
    for place, cell in enumerate(view.rows[row]):
        x = EDGE + place * CELL
        crossed, free = place in own.crossed[row], place in own.open[row]
        called = free and cell.action in may
        parts.append(box(x, y, CELL - 2, CELL - 2, PAPER[cell.colour], INK[cell.colour] if called else "none"))
        inner = box(x + 4, y + 4, CELL - 10, CELL - 10, "#ffffff", "#222" if called else "none")
        shown = inner.replace("/>", f' fill-opacity="{1 if called else 0.75 if free or crossed else 0.2}"/>')
        ink = "#222" if free or crossed else INK[cell.colour]
        parts += [shown, centred(x + CELL / 2 - 1, y + CELL / 2 - 1, str(cell.number), ink, 14 if free else 11)]
        if crossed:
            parts.append(cross(x + CELL / 2 - 1, y + CELL / 2 - 1, 10, "#111"))
    colour = view.rows[row][-1].colour
    x = EDGE + PLACES * CELL + 8
    parts.append(box(x, y, CELL - 2, CELL - 2, PAPER[colour], "#222" if view.closed[row] else "none"))
    if own.locked[row]:
        parts.append(cross(x + CELL / 2 - 1, y + CELL / 2 - 1, 9, INK[colour]))
    elif view.closed[row]:
        parts.append(centred(x + CELL / 2 - 1, y + CELL / 2 - 1, "–", INK[colour], 18))
    return parts
