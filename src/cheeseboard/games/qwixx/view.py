"""What a player sees of a Qwixx table: everything but the others' sealed answers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, lru_cache

from cheeseboard.core.moment import Ask
from cheeseboard.core.view import MOST_KEPT, Kept
from cheeseboard.games.qwixx.components import COLOURS, PLACES, ROWS, Layout
from cheeseboard.games.qwixx.sheet import Sheet
from cheeseboard.games.qwixx.state import ANSWER, ANSWER_BITS, FIRST, STAGES, Qwixx


@dataclass(frozen=True, slots=True)
class CellView:
    """A printed number and its colour."""

    number: int
    colour: str
    action: str  # the notation of crossing it


@dataclass(frozen=True, slots=True)
class SheetView:
    """A player's sheet: crossed and still open places of each row, locks, penalties and the points so far."""

    crossed: tuple[tuple[int, ...], ...]
    open: tuple[tuple[int, ...], ...]
    locked: tuple[bool, ...]
    penalties: int
    score: int


@dataclass(frozen=True, slots=True)
class DiceView:
    """The dice on the table; nothing before the first roll."""

    white: tuple[int, ...]
    coloured: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class QwixxView:
    """The table as a seat (None: a spectator) sees it."""

    seat: int | None
    layout: str
    rows: tuple[tuple[CellView, ...], ...]
    sheets: tuple[SheetView, ...]
    stage: str
    active: int
    dice: DiceView
    closed: tuple[bool, ...]
    asked: tuple[int, ...]
    called: tuple[str, ...]  # the crosses that the dice call in this action, on anybody's sheet
    answer: str | None  # the seat's own sealed answer
    ending: str


@cache
def printed(layout: Layout) -> tuple[tuple[CellView, ...], ...]:
    """The rows of a sheet."""
    cells = [(mark.row, CellView(mark.number, mark.colour, mark.notation)) for mark in layout.marks]
    return tuple(tuple(cell for row, cell in cells if row == place) for place in range(ROWS))


def places(cells: int, row: int) -> tuple[int, ...]:
    return tuple(place for place in range(PLACES) if cells >> 11 * row + place & 1)


def sheet_view(sheet: Sheet, free: int) -> SheetView:
    return SheetView(
        crossed=tuple(places(sheet.crosses, row) for row in range(ROWS)),
        open=tuple(places(free, row) for row in range(ROWS)),
        locked=tuple(bool(sheet.crosses >> 11 * row + 10 & 1) for row in range(ROWS)),
        penalties=sheet.penalties,
        score=sheet.score(),
    )


SHEETS = Kept(sheet_view)


def sheet_views(state: Qwixx) -> tuple[SheetView, ...]:
    found = []
    for sheet in state.sheets:
        free = sheet.free & state.open
        found.append(SHEETS.part((sheet.crosses, free, sheet.penalties), sheet, free))
    return tuple(found)


@lru_cache(MOST_KEPT)
def notations(layout: Layout, cells: int) -> tuple[str, ...]:
    """How crossing these cells is written."""
    return tuple(mark.notation for mark in layout.marks if mark.cell & cells)


def dice_view(state: Qwixx) -> DiceView:
    """Only while the roll is being used: between turns there is nothing on the table that still counts."""
    if state.stage < FIRST:
        return DiceView((), ())
    faces = state.faces()
    coloured = tuple((colour, face) for colour, face in zip(COLOURS, faces[2:], strict=True) if face)
    return DiceView(tuple(faces[:2]), coloured)


def own_answer(state: Qwixx, seat: int) -> str | None:
    if state.stage != FIRST or state.asks(seat) or not state.choices(seat):
        return None
    return state.layout.actions[state.sealed >> ANSWER_BITS * seat & ANSWER].notation


def view(state: Qwixx, seat: int | None) -> QwixxView:
    """What everybody sees, and for a seat what only it does."""
    found = public(state)
    return found if seat is None else replace(found, **own(state, seat))  # type: ignore[arg-type]  # fields of the view


def own(state: Qwixx, seat: int) -> dict[str, object]:
    """The fields of the view that are not for everybody."""
    return {"seat": seat, "answer": own_answer(state, seat)}


def public(state: Qwixx) -> QwixxView:
    now = state.now
    asked = tuple(now.seats) if isinstance(now, Ask) else ()
    called = state.called & state.open if asked else 0
    return QwixxView(
        seat=None,
        layout=state.layout.name,
        rows=printed(state.layout),
        sheets=sheet_views(state),
        stage=STAGES[state.stage],
        active=state.active,
        dice=dice_view(state),
        closed=tuple(not state.open >> 11 * row & 1 for row in range(ROWS)),
        asked=asked,
        called=notations(state.layout, called),
        answer=None,
        ending=state.ending(),
    )
