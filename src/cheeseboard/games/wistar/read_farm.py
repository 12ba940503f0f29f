"""Reads the tables of the farm: its rooms, and the ways between them (W11.3, W11.4)."""

from __future__ import annotations

from typing import Final

from cheeseboard.games.wistar.components import Door, Room
from cheeseboard.games.wistar.grammar import Vocabulary, fields, number, word
from cheeseboard.games.wistar.read_cards import TOKENS
from cheeseboard.games.wistar.reading import LANGUAGES, Reading
from cheeseboard.games.wistar.tables import Line, Table

ROOMS: Final = 8  # outside is one
OUT: Final = "out"
PLACE: Final = Vocabulary("place", ("outside", "house", "cellar"))
OUTSIDE: Final = 0
CELLAR: Final = 2
CHEESE: Final = Vocabulary("cheese", ("-", "yes"))

# How many there are for the fields; three mice of the house and two of the cellar are kept for the rounds (W2.6).
#                  house cellar
MISSIONS: Final = (6, 4)
MICE: Final = (12, 8)


def read_farm(reading: Reading) -> tuple[list[Room], list[Door]]:
    """The rooms and the ways between them."""
    columns = ("room", "origin", *LANGUAGES, "place", "missions", "mice", "cheese")
    table = reading.table("rooms.table", columns)
    rooms = read_rooms(reading, table)
    return rooms, read_ways(reading, rooms if table.whole else [])


def read_rooms(reading: Reading, table: Table) -> list[Room]:
    """Outside, then the seven rooms."""
    rooms: list[Room] = []
    all_there = table.whole
    for line in table.lines:
        name = line.text("room")
        reading.named(f"room-{name}", line)
        place = word(line.cell("place"), PLACE)
        cheese = word(line.cell("cheese"), CHEESE)
        room = Room(name, place == CELLAR, cheese == 1, fields(line.cell("missions")), fields(line.cell("mice")))
        if all_there:
            check_outside(line, room, place, not rooms)
        if cheese == 1 and place == CELLAR - 1:
            line.cell("cheese").fault("cheese-cellar", {})
        if place < 0 or cheese < 0:
            table.whole = False
        rooms.append(room)
    reading.different(table, ("room", *LANGUAGES))
    if table.whole:
        check_rooms(table, rooms)
    return rooms


def check_outside(line: Line, room: Room, place: int, first: bool) -> None:
    """The first row is outside, where there is nothing; the others are rooms."""
    if (room.name == OUT) != first or (place >= 0 and (place == OUTSIDE) != first):
        line.fault("outside", {"room": OUT, "place": PLACE.words[OUTSIDE]})
    if first and (room.missions or room.mice or room.cheese):
        line.fault("outside-fields", {})


def check_rooms(table: Table, rooms: list[Room]) -> None:
    """There are seven rooms, one with the cheese, and no more fields than tiles and cards to lie on them."""
    if len(rooms) != ROOMS:
        table.fault("rooms", {"found": len(rooms), "expected": ROOMS})
    cheeses = len([room for room in rooms if room.cheese])
    if cheeses != 1:
        table.fault("cheeses", {"found": cheeses})
    for cellar in (False, True):
        missions = sum([len(room.missions) for room in rooms if room.cellar == cellar])
        mice = sum([len(room.mice) for room in rooms if room.cellar == cellar])
        for what, found, most in (("missions", missions, MISSIONS[cellar]), ("mice", mice, MICE[cellar])):
            if found > most:
                place = PLACE.words[CELLAR if cellar else CELLAR - 1]
                table.fault("fields", {"what": what, "place": place, "found": found, "most": most})


def read_ways(reading: Reading, rooms: list[Room]) -> list[Door]:
    """The ways between the rooms, if these are known: no more than door tokens, and every room can be reached."""
    table = reading.table("ways.table", ("one", "other", "origin", "players"))
    known = Vocabulary("room", tuple([room.name for room in rooms]))
    doors: list[Door] = []
    lines: dict[str, int] = {}
    for line in table.lines:
        fewest = number(line.cell("players"), 2, 4)
        if not rooms:
            continue
        one, other = word(line.cell("one"), known), word(line.cell("other"), known)
        if one < 0 or other < 0:
            table.whole = False
            continue
        reading.component(f"way-{line.text('one')}-{line.text('other')}", line)
        check_way(line, one, other, lines)
        doors.append(Door(one, other, fewest))
    if table.whole and len(table.lines) > TOKENS:
        table.fault("ways", {"found": len(table.lines), "most": TOKENS})
    if table.whole and rooms:
        reached = reachable(doors)
        for place, room in enumerate(rooms):
            if place not in reached:
                table.fault("unreachable", {"room": room.name})
    return doors


def check_way(line: Line, one: int, other: int, lines: dict[str, int]) -> None:
    """A way leads to another room, and is the only one there."""
    way = f"{min(one, other)}-{max(one, other)}"
    if one == other:
        line.fault("way-itself", {"room": line.text("one")})
    elif way in lines:
        line.fault("way-twice", {"one": line.text("one"), "other": line.text("other"), "line": lines[way]})
    lines[way] = line.number


def reachable(doors: list[Door]) -> set[int]:
    """The rooms that can be reached from outside once all doors are open."""
    reached = {0}
    for _ in range(ROOMS):
        for door in doors:
            if door.one in reached or door.other in reached:
                reached |= {int(door.one), int(door.other)}
    return reached
