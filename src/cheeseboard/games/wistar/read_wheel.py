"""Reads the table of the wheel: six sections, and the side of each that a number of players uses (W11.2)."""

from __future__ import annotations

from typing import Final, final

from cheeseboard.games.wistar.components import SECTIONS, SPACES, Side
from cheeseboard.games.wistar.effects import Effect
from cheeseboard.games.wistar.grammar import WHEEL, Vocabulary, number, word
from cheeseboard.games.wistar.reading import Reading
from cheeseboard.games.wistar.tables import Line, Table

SECTION: Final = Vocabulary("section", tuple("ABCDEF"[:SECTIONS]))
PLAYERS: Final = Vocabulary("players", ("2", "3", "4", "2-3", "3-4", "2-4"))
FEWEST: Final = 2
MOST: Final = 4
MOUSE: Final = "1 round-mouse"


@final
class Draft:
    """A side of a section while it is read."""

    def __init__(self, section: int, players: str) -> None:
        self.section: Final = section
        self.players: Final = players
        self.fewest: Final = int(players[0])
        self.most: Final = int(players[-1])
        self.lines: Final[list[Line]] = []  # of the spaces
        self.spaces: Final[list[list[Effect]]] = []
        self.bonuses: Final[list[str]] = []

    def used(self, players: int) -> bool:
        return self.fewest <= players <= self.most

    def bonus(self, name: str, line: Line, column: str) -> None:
        """Note a bonus action: those of a side are all different (WA48)."""
        if name in self.bonuses:
            line.cell(column).fault("wheel-twice", {"given": name})
        self.bonuses.append(name)


def read_wheel(reading: Reading) -> list[list[Side]]:
    """The sides of the six sections."""
    table = reading.table("wheel.table", ("section", "origin", "players", "space", "bonus", "second"))
    drafts: list[Draft] = []
    for line in table.lines:
        section = word(line.cell("section"), SECTION)
        players = word(line.cell("players"), PLAYERS)
        if section < 0 or players < 0:
            table.whole = False
            continue
        reading.component(f"section-{SECTION.words[section].lower()}", line)
        read_space(reading, side_of(drafts, section, line), line)
    if table.whole:
        check_spaces(drafts)
        check_sides(table, drafts)
    return [[Side(d.fewest, d.most, d.spaces) for d in drafts if d.section == place] for place in range(SECTIONS)]


def side_of(drafts: list[Draft], section: int, line: Line) -> Draft:
    """The side that a row belongs to."""
    players = line.text("players")
    for draft in drafts:
        if draft.section == section and draft.players == players:
            return draft
    draft = Draft(section, players)
    drafts.append(draft)
    return draft


def read_space(reading: Reading, side: Draft, line: Line) -> None:
    """Add a space with one or two bonus actions to a side."""
    before = len(reading.faults)
    number(line.cell("space"), 1, SPACES)
    if len(reading.faults) > before:
        line.table.whole = False
    effects: list[Effect] = []
    for column in ("bonus", "second"):
        cell = line.cell(column)
        if cell.nothing and column == "second":
            continue
        if cell.nothing:
            cell.fault("nothing", {})
            continue
        name, effect = reading.grammar.of_wheel(cell)
        effects.append(effect)
        if name:
            side.bonus(name, line, column)
        else:
            line.table.whole = False
    side.lines.append(line)
    side.spaces.append(effects)


def check_spaces(drafts: list[Draft]) -> None:
    """The spaces of a side are numbered from 1."""
    for side in drafts:
        for expected, line in enumerate(side.lines, 1):
            if line.text("space") != str(expected):
                line.cell("space").fault("wheel-space", {"given": line.text("space"), "expected": expected})


def check_sides(table: Table, drafts: list[Draft]) -> None:
    """With any number of players each section has one side, all bonus actions are there, and the mouse only once."""
    for players in range(FEWEST, MOST + 1):
        whole = True
        found: list[str] = []
        for place in range(SECTIONS):
            sides = [draft for draft in drafts if draft.section == place and draft.used(players)]
            whole = whole and len(sides) == 1
            for side in sides:
                found += side.bonuses
            if len(sides) != 1:
                line = sides[-1].lines[0].number if sides else 0
                facts: dict[str, int | str] = {"section": SECTION.words[place], "players": players, "found": len(sides)}
                table.fault("wheel-sides", facts, line)
        missing = [name for name in WHEEL if name not in found]
        if whole and missing:
            table.fault("wheel-missing", {"players": players, "missing": ", ".join(missing)})
        if whole and found.count(MOUSE) > 1:
            table.fault("wheel-mice", {"players": players, "found": found.count(MOUSE)})
