"""Editions: ours is good, and whatever is wrong in another is told with its file and its line."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from cheeseboard.games.wistar import grammar, read_cards, read_farm, read_wheel, symbols
from cheeseboard.games.wistar.effects import PATTERNS
from cheeseboard.games.wistar.loader import (
    TABLES,
    BadEdition,
    house_edition,
    house_folder,
    house_names,
    load_edition,
    names,
)
from cheeseboard.games.wistar.tables import Cell, Fault, Line, Table
from tests.games.wistar.written import unused_symbols

HOUSE = {file: (house_folder() / file).read_text(encoding="utf-8") for file in TABLES}
DOCS = Path(__file__).parents[3] / "docs" / "editions.md"


def rows(file: str) -> list[int]:
    """The places of the lines that are rows of a table of ours, the head first."""
    return [place for place, line in enumerate(HOUSE[file].split("\n")) if line.strip() and not line.startswith("#")]


def head(file: str) -> list[str]:
    return [cell.strip() for cell in HOUSE[file].split("\n")[rows(file)[0]].split("|")]


class Copy:
    """A copy of our tables to be spoiled."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for file, text in HOUSE.items():
            (folder / file).write_text(text, encoding="utf-8")

    def change(self, file: str, line: int, text: str | None) -> int:
        """Write another line in the place of one, or none; its number."""
        lines = (self.folder / file).read_text(encoding="utf-8").split("\n")
        lines[line : line + 1] = [] if text is None else [text]
        (self.folder / file).write_text("\n".join(lines), encoding="utf-8")
        return line + 1

    def row(self, file: str, which: str | int) -> int:
        """The place of a row: by its number from 1, or as `deck=basic`, the first such."""
        places = rows(file)
        if isinstance(which, int):
            return places[which]
        column, _, text = which.partition("=")
        return next(place for place in places[1:] if self.cells(file, place)[head(file).index(column)] == text)

    def cells(self, file: str, line: int) -> list[str]:
        text = (self.folder / file).read_text(encoding="utf-8").split("\n")[line]
        return [cell.strip() for cell in text.split("|")]

    def cell(self, file: str, which: str | int, column: str, text: str) -> int:
        """Write something else into a cell; the number of its line."""
        line = self.row(file, which)
        cells = self.cells(file, line)
        cells[head(file).index(column)] = text
        return self.change(file, line, " | ".join(cells))

    def faults(self) -> list[Fault]:
        try:
            load_edition(self.folder)
        except BadEdition as bad:
            return bad.faults
        return []


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


def told(faults: list[Fault]) -> list[tuple[str, int, str]]:
    return [(fault.file, fault.line, fault.code) for fault in faults]


# ---------------------------------------------------------------- our own edition


@pytest.mark.rule("W1.1")
def test_the_house_edition_is_complete() -> None:
    edition = house_edition()
    assert [len(edition.projects), len(edition.goals), len(edition.missions), len(edition.tokens)] == [180, 13, 10, 10]
    assert [len(edition.heroes), len(edition.wheel), len(edition.rooms), len(edition.mice)] == [5, 6, 8, 27]
    assert [card.card for card in edition.projects] == list(range(180))
    assert [card.number for card in edition.projects] == list(range(1, 181))
    assert [mouse.cheese for mouse in edition.mice] == [False] * 25 + [True] * 2
    assert [mouse.cellar for mouse in edition.mice] == [False] * 15 + [True] * 12
    assert [mission.cellar for mission in edition.missions] == [False] * 6 + [True] * 4
    assert all(len(mission.rows) == 3 for mission in edition.missions)
    assert edition.name == "house"


def test_clauses_stand_at_their_numbers() -> None:
    assert [clause.id for clause in house_edition().clauses] == list(range(len(house_edition().clauses)))


def test_the_house_edition_is_loaded_once() -> None:
    assert house_edition() is house_edition()


@pytest.mark.rule("W6.1", "W6.2", "W6.3", "W6.4", "W6.5", "W6.6", "W6.7", "W6.8", "W6.9", "W6.10")
def test_the_house_edition_uses_every_symbol() -> None:
    assert unused_symbols(house_edition()) == []


def test_every_component_has_a_name_in_every_language() -> None:
    found = house_names()
    kinds = {"project": 180, "goal": 13, "mission": 10, "task": 30, "mouse": 27, "hero": 5, "room": 8}
    assert {kind: len([name for name in found if name.startswith(kind + "-")]) for kind in kinds} == kinds
    assert {"project-12", "mission-3", "task-3-2", "mouse-27", "room-g1", "room-out"} <= set(found)
    assert all(list(told) == ["en", "cs", "pl"] and all(told.values()) for told in found.values())
    assert found["project-12"] == {"en": "Skeleton Key", "cs": "Paklič", "pl": found["project-12"]["pl"]}


def test_what_is_ours_is_told_from_what_is_printed() -> None:
    house = house_edition().house
    assert len(house) == len(set(house))
    assert "hero-4" not in house
    assert "door-1" not in house
    assert {"hero-1", "section-a", "way-out-g1", "tile-1"} <= set(house)


# ---------------------------------------------------------------- faults of single cells

CELLS = [
    ("projects.table", 1, "no", "x", "number"),
    ("projects.table", 1, "no", "181", "number"),
    ("projects.table", 2, "no", "1", "twice"),
    ("projects.table", 1, "origin", "mine", "word"),
    ("projects.table", 1, "en", "-", "nothing"),
    ("projects.table", 1, "deck", "simple", "word"),
    ("projects.table", 1, "kind", "vehicle", "word"),
    ("projects.table", 1, "symbols", "2 charm", "word"),
    ("projects.table", 1, "cost", "1 item", "word"),
    ("projects.table", 1, "cost", "0 wood", "amount"),
    ("projects.table", 1, "needs", "1 courage", "word"),
    ("projects.table", "deck=advanced", "needs", "3 electricity", "electricity"),
    ("projects.table", "deck=basic", "needs", "1 electricity", "electricity-basic"),
    ("projects.table", 1, "vp", "100", "number"),
    ("projects.table", 1, "effect", "now: 2 wod", "word"),
    ("goals.table", 1, "counts", "doors", "word"),
    ("goals.table", 1, "1st", "0", "number"),
    ("goals.table", 1, "2nd", "1", "rising"),
    ("goals.table", 1, "bonus 3", "-", "nothing"),
    ("missions.table", 1, "place", "cellar", "place"),
    ("missions.table", 7, "place", "house", "place"),
    ("missions.table", 1, "place", "garden", "word"),
    ("missions.table", 1, "bonus", "round: 2 wood", "amount"),
    ("tasks.table", 1, "mission", "11", "number"),
    ("tasks.table", 3, "row", "2", "twice"),
    ("tasks.table", 1, "lock", "1", "lock"),
    ("tasks.table", 2, "lock", "2", "lock"),
    ("tasks.table", 3, "lock", "3", "word"),
    ("tasks.table", 1, "cost", "1 mouse", "word"),
    ("tasks.table", 1, "reward", "-", "nothing"),
    ("mice.table", 1, "effect", "round: 1 wood", "word"),
    ("mice.table", 1, "effect", "final: 1 vp", "word"),
    ("mice.table", 1, "vp", "-1", "number"),
    ("mice.table", 16, "place", "house", "place"),
    ("cheeses.table", 1, "players", "3", "number"),
    ("cheeses.table", 2, "players", "2", "number"),
    ("cheeses.table", 1, "no", "25", "number"),
    ("doors.table", 1, "bonus", "-", "nothing"),
    ("doors.table", 1, "bonus", "round-mouse", "round-mouse"),
    ("wheel.table", 1, "section", "G", "word"),
    ("wheel.table", 1, "players", "1-4", "word"),
    ("wheel.table", 1, "space", "4", "number"),
    ("wheel.table", 1, "space", "2", "wheel-space"),
    ("wheel.table", 1, "bonus", "2 wood", "wheel-bonus"),
    ("wheel.table", 1, "second", "play-project", "wheel-twice"),
    ("heroes.table", 1, "skill", "energy", "word"),
    ("heroes.table", 2, "skill", "strength", "twice"),
    ("heroes.table", 1, "symbols", "0", "number"),
    ("rooms.table", 1, "place", "house", "outside"),
    ("rooms.table", 2, "place", "outside", "outside"),
    ("rooms.table", 1, "mice", "2", "outside-fields"),
    ("rooms.table", 2, "mice", "2 5", "number"),
    ("rooms.table", 2, "cheese", "no", "word"),
    ("ways.table", 1, "players", "1", "number"),
    ("ways.table", 1, "one", "attic", "word"),
    ("ways.table", 1, "other", "out", "way-itself"),
    ("tracks.table", 1, "bed", "x", "number"),
    ("tracks.table", 3, "chamber", "0", "rising"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "row", "column", "text", "code"), CELLS)
def test_a_wrong_cell_is_one_fault_in_its_line(
    copy: Copy, file: str, row: str | int, column: str, text: str, code: str
) -> None:
    line = copy.cell(file, row, column, text)
    assert told(copy.faults()) == [(file, line, code)]


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
@pytest.mark.parametrize("file", [file for file in TABLES if "en" in head(file)])
def test_a_name_is_given_once(copy: Copy, file: str, language: str) -> None:
    first = copy.cells(file, copy.row(file, 1))[head(file).index(language)]
    line = copy.cell(file, 2, language, first)
    assert told(copy.faults()) == [(file, line, "twice")]
    assert copy.faults()[0].facts == {"column": language, "given": first, "line": copy.row(file, 1) + 1}


# ---------------------------------------------------------------- faults of lines and files


@pytest.mark.parametrize("file", TABLES)
def test_a_row_with_a_cell_too_few_or_too_many_is_a_fault(copy: Copy, file: str) -> None:
    place = copy.row(file, 1)
    cells = copy.cells(file, place)
    for wrong in (cells[:-1], [*cells, "-"]):
        copy.change(file, place, " | ".join(wrong))
        assert told(copy.faults()) == [(file, place + 1, "cells")]


@pytest.mark.parametrize("file", TABLES)
def test_an_empty_cell_is_a_fault(copy: Copy, file: str) -> None:
    line = copy.cell(file, 1, "origin", "")
    assert told(copy.faults()) == [(file, line, "cell-empty")]


@pytest.mark.parametrize("file", TABLES)
def test_a_missing_file_is_a_fault(copy: Copy, file: str) -> None:
    (copy.folder / file).unlink()
    assert told(copy.faults()) == [(file, 0, "file-missing")]


@pytest.mark.parametrize("file", TABLES)
def test_an_empty_file_is_a_fault(copy: Copy, file: str) -> None:
    (copy.folder / file).write_text("# nothing but this\n")
    assert told(copy.faults()) == [(file, 0, "file-empty")]


def test_a_file_that_is_not_text_is_a_fault(copy: Copy) -> None:
    (copy.folder / "doors.table").write_bytes(b"\xff\xfe\x00")
    assert told(copy.faults()) == [("doors.table", 0, "file-encoding")]


@pytest.mark.parametrize("file", TABLES)
def test_the_columns_are_named_once_and_no_others(copy: Copy, file: str) -> None:
    place = copy.row(file, 0)
    line = place + 1
    for wrong, codes in (
        (["colour", *head(file)], ["column-unknown"]),
        (head(file)[:-1], ["column-missing"]),
        ([*head(file), "origin"], ["column-twice"]),
        (["colour", *head(file)[1:]], ["column-missing", "column-unknown"]),
    ):
        copy.change(file, place, " | ".join(wrong))
        assert told(copy.faults()) == [(file, line, code) for code in codes]


def test_columns_may_stand_in_any_order(copy: Copy) -> None:
    for place in rows("doors.table"):
        copy.change("doors.table", place, " | ".join(reversed(copy.cells("doors.table", place))))
    assert copy.faults() == []


def test_rows_may_stand_in_any_order(copy: Copy) -> None:
    first, second = copy.row("projects.table", 1), copy.row("projects.table", 2)
    cells = copy.cells("projects.table", first)
    copy.change("projects.table", first, " | ".join(copy.cells("projects.table", second)))
    copy.change("projects.table", second, " | ".join(cells))
    assert [card.number for card in load_edition(copy.folder).projects] == list(range(1, 181))
    assert names(copy.folder)["project-1"]["en"] == cells[head("projects.table").index("en")]


def test_files_as_windows_writes_them_are_read(copy: Copy) -> None:
    for file, text in HOUSE.items():
        (copy.folder / file).write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert copy.faults() == []


@pytest.mark.parametrize(
    "file", ["projects.table", "goals.table", "missions.table", "mice.table", "cheeses.table", "doors.table",
             "heroes.table", "tracks.table", "tasks.table"],
)  # fmt: skip
def test_a_missing_row_is_a_fault(copy: Copy, file: str) -> None:
    copy.change(file, rows(file)[-1], None)
    assert told(copy.faults()) == [(file, 0, "missing")]
    last = {"projects.table": "180", "mice.table": "25", "cheeses.table": "27", "tasks.table": "10-3"}
    assert copy.faults()[0].facts["missing"] == last.get(file, str(len(rows(file)) - 1))


# ---------------------------------------------------------------- faults of a whole table


def move_a_card(copy: Copy) -> int:
    copy.cell("projects.table", "deck=basic", "deck", "advanced")
    return 0


def forget_a_side(copy: Copy) -> int:
    copy.change("wheel.table", copy.row("wheel.table", "players=2"), None)
    return 0


def add_a_side(copy: Copy) -> int:
    last = rows("wheel.table")[-1]
    copy.change("wheel.table", last, " | ".join(copy.cells("wheel.table", last)) + "\nA | house | 3 | 1 | mission | -")
    return last + 2


def forget_the_wild(copy: Copy) -> int:
    for _ in range(2):  # one on either side of its section
        copy.cell("wheel.table", "second=wild", "second", "-")
    return 0


def add_a_mouse(copy: Copy) -> int:
    copy.cell("wheel.table", 1, "second", "round-mouse")
    return 0


def forget_a_room(copy: Copy) -> int:
    copy.change("rooms.table", copy.row("rooms.table", "room=u2"), None)
    for line in (place for place in reversed(rows("ways.table")) if "u2" in copy.cells("ways.table", place)):
        copy.change("ways.table", line, None)
    return 0


def forget_the_cheese(copy: Copy) -> int:
    copy.cell("rooms.table", "cheese=yes", "cheese", "-")
    return 0


def add_a_cheese(copy: Copy) -> int:
    copy.cell("rooms.table", "room=c1", "cheese", "yes")
    return 0


def move_the_cheese(copy: Copy) -> int:
    copy.cell("rooms.table", "cheese=yes", "cheese", "-")
    return copy.cell("rooms.table", "room=g1", "cheese", "yes")


def add_fields(room: str, column: str) -> Callable[[Copy], int]:
    def change(copy: Copy) -> int:
        copy.cell("rooms.table", f"room={room}", column, "2 2 2 2 2 2 2 2 2 2 2 2 2")
        return 0

    return change


def add_a_way(copy: Copy) -> int:
    last = rows("ways.table")[-1]
    copy.change("ways.table", last, " | ".join(copy.cells("ways.table", last)) + "\nout | c2 | house | 4")
    return 0


def lose_a_room(copy: Copy) -> int:
    for line in (place for place in reversed(rows("ways.table")) if "c2" in copy.cells("ways.table", place)):
        copy.change("ways.table", line, None)
    return 0


def repeat_a_way(copy: Copy) -> int:
    place = rows("ways.table")[2]
    one, other, origin, players = copy.cells("ways.table", rows("ways.table")[1])
    return copy.change("ways.table", place, f"{other} | {one} | {origin} | {players}")


WHOLE = [
    ("projects.table", move_a_card, {"decks"}),
    ("wheel.table", forget_a_side, {"wheel-sides"}),
    ("wheel.table", add_a_side, {"wheel-sides"}),
    ("wheel.table", forget_the_wild, {"wheel-missing"}),
    ("wheel.table", add_a_mouse, {"wheel-mice"}),
    ("rooms.table", forget_a_room, {"rooms"}),
    ("rooms.table", forget_the_cheese, {"cheeses"}),
    ("rooms.table", add_a_cheese, {"cheeses"}),
    ("rooms.table", move_the_cheese, {"cheese-cellar"}),
    ("rooms.table", add_fields("g1", "mice"), {"fields"}),
    ("rooms.table", add_fields("c1", "mice"), {"fields"}),
    ("rooms.table", add_fields("g1", "missions"), {"fields"}),
    ("rooms.table", add_fields("c1", "missions"), {"fields"}),
    ("ways.table", add_a_way, {"ways"}),
    ("ways.table", lose_a_room, {"unreachable"}),
    ("ways.table", repeat_a_way, {"way-twice"}),
]


@pytest.mark.parametrize(("file", "spoil", "codes"), WHOLE)
def test_a_table_that_does_not_hold_together_is_a_fault(
    copy: Copy, file: str, spoil: Callable[[Copy], int], codes: set[str]
) -> None:
    line = spoil(copy)
    faults = copy.faults()
    assert {fault.code for fault in faults} == codes
    assert {fault.file for fault in faults} == {file}
    assert line in {fault.line for fault in faults}


def test_all_faults_are_told_at_once(copy: Copy) -> None:
    lines = [
        ("projects.table", copy.cell("projects.table", 3, "kind", "vehicle")),
        ("projects.table", copy.cell("projects.table", 9, "cost", "1 gold")),
        ("goals.table", copy.cell("goals.table", 2, "counts", "luck")),
        ("tracks.table", copy.cell("tracks.table", 2, "bed", "-")),
    ]
    assert [(fault.file, fault.line) for fault in copy.faults()] == lines


def test_an_empty_folder_lacks_every_table(tmp_path: Path) -> None:
    with pytest.raises(BadEdition) as bad:
        load_edition(tmp_path)
    assert sorted(fault.file for fault in bad.value.faults) == sorted(TABLES)


# ---------------------------------------------------------------- what an owner can read about it


def test_the_guide_explains_every_table_column_and_word() -> None:
    guide = DOCS.read_text(encoding="utf-8")
    quoted = set(re.findall(r"(?<!`)`([^`\n]+)`", guide))
    columns = {column for file in TABLES for column in head(file)}
    words = {word for name in dir(symbols) if isinstance(kind := getattr(symbols, name), tuple) for word in kind}
    words -= set(symbols.AREAS) | set(symbols.MAINS)
    for vocabulary in (read_cards.PLACE, read_farm.PLACE, read_wheel.PLAYERS, grammar.COST):
        words |= set(vocabulary.words)
    assert not (set(TABLES) | columns | words) - quoted


def test_the_examples_of_the_guide_can_be_read() -> None:
    guide = DOCS.read_text(encoding="utf-8")
    examples = re.findall(rf"`((?:{'|'.join(symbols.TYPES)}): [^`\n]+)`", guide)
    faults: list[Fault] = []
    line = Line(Table("guide", faults), 0, {"effect": ""})
    clauses = [
        clause
        for text in examples
        for clause in grammar.Grammar().effect(Cell(line, "effect", text), read_cards.ALL_TYPES).clauses
    ]
    assert faults == []
    assert {PATTERNS[clause.pattern] for clause in clauses} == set(PATTERNS)
