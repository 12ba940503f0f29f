"""Draws the farm: its rooms with who and what is there, and the missions that lie open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from cheeseboard.games.wistar.draw_means import DONE, WIDE, aligned, digits, grid_of, say
from cheeseboard.games.wistar.game import GAME
from cheeseboard.games.wistar.shorthand import short_gains, short_needs

if TYPE_CHECKING:
    from cheeseboard.games.wistar.components import Row
    from cheeseboard.games.wistar.view import MissionView, RoomView, WistarView

EXPLORER: Final = "◆"
TENT: Final = "▲"
MOUSE: Final = "○"
HIDDEN: Final = "?"
OPEN: Final = "→"
DOOR: Final = "▮"
LOCK: Final = "⊘"


def storeys(view: WistarView) -> list[list[RoomView]]:
    """The rooms by the first letter of their names: the house from top to bottom, the cellar, the outside."""
    cellar = [room.name for room in GAME.box.edition.rooms if room.cellar]
    found: dict[str, list[RoomView]] = {}
    for room in view.rooms[1:]:
        found.setdefault(room.name[0], []).append(room)
    house = [storey for storey in found.values() if storey[0].name not in cellar]
    below = [storey for storey in found.values() if storey[0].name in cellar]
    return [*reversed(house), *below, [view.rooms[0]]]


def rooms(view: WistarView, language: str, columns: int) -> RenderableType:
    """The rooms of a storey side by side; the outside stands where the last row has room for it."""
    rows = storeys(view)
    outside = rows.pop()
    if len(rows[-1]) < columns:
        rows[-1] = rows[-1] + outside
    else:
        rows.append(outside)
    grid = Table.grid(padding=(0, 1), expand=True)
    for _ in range(columns):
        grid.add_column(ratio=1)
    for row in rows:
        cells = [room_text(view, room, language) for room in row]
        for start in range(0, len(cells), columns):
            grid.add_row(*cells[start : start + columns])
    return grid


def room_text(view: WistarView, room: RoomView, language: str) -> Text:
    """Who is in a room, what lies there, and where it leads."""
    line = Text.assemble((room.name.upper(), "cyan"), " ", (say(f"room-{room.name}", language), "bold"))
    if room.explorers:
        line.append(f" {EXPLORER}").append_text(digits(room.explorers))
    if room.tents:
        line.append(f" {TENT}").append_text(digits(room.tents))
    if room.mice:
        line.append(f" {MOUSE}{room.mice}")
    if room.hidden:
        line.append(f" {HIDDEN}{room.hidden}")
    for mission in room.missions:
        line.append(f" #{mission.number}", style="dim" if None not in mission.done else "")
    for way in view.ways:
        if room.name in (way.one, way.other):
            other = way.other if way.one == room.name else way.one
            line.append(f" {OPEN if way.open else DOOR}{other.upper()}", style="dim" if way.open else "yellow")
    return line


def missions(view: WistarView, language: str, width: int) -> list[Text]:
    """The revealed missions that are not done yet: what each row asks for and brings, or who has completed it."""
    rows = [
        (Text.assemble(number(mission), " ", (say(f"mission-{mission.number}", language), "bold")), tasks)
        for mission, tasks in undone(view, language)
    ]
    return aligned(rows, width) if width >= WIDE else [Text("  ").join(row) for row in rows]


def nameless_missions(view: WistarView, language: str) -> RenderableType:
    """The same without names, two a line."""
    return grid_of([Text.assemble(number(mission), "  ", tasks) for mission, tasks in undone(view, language)], 2)


def undone(view: WistarView, language: str) -> list[tuple[MissionView, Text]]:
    """The revealed missions that have a free row, with all their rows."""
    shown = [mission for room in view.rooms for mission in room.missions if None in mission.done]
    return [(mission, Text("  ").join(task_texts(mission, language))) for mission in shown]


def number(mission: MissionView) -> str:
    return f"#{mission.number}"


def task_texts(mission: MissionView, language: str) -> list[Text]:
    found: list[Text] = []
    for place, row in enumerate(GAME.box.edition.missions[mission.number - 1].rows):
        who = mission.done[place]
        if who is not None:
            found.append(Text.assemble((f"{place + 1} {DONE}", "dim"), digits((who,))))
        else:
            locked = row.lock > 0 and mission.done[row.lock - 1] is None
            found.append(Text(f"{place + 1} {task_line(row, locked, language)}", style="dim" if locked else ""))
    return found


def task_line(row: Row, locked: bool, language: str) -> str:
    lock = f"{LOCK}{row.lock} " if locked else ""
    return f"{lock}{short_needs(row.needs, language)} → {short_gains(row.reward, language)}"
