"""The stack of frames as text: a line a frame, what is going on now in the last one.

    turn 0
    draw 0 deck=basic to=hand number=2
    exploring 0 points=1
    sequence 1 clause=17 step=0 times=1 causes=gain-wood,bed

After the kind and the seat stand the numbers of the frame under the names that they have there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cheeseboard.games.wistar.actions import GOODS, PLACES
from cheeseboard.games.wistar.components import BYTE, ROWS, byte
from cheeseboard.games.wistar.frames import KINDS, Frame
from cheeseboard.games.wistar.lines import NOTHING, index, whole
from cheeseboard.games.wistar.symbols import AREAS, DECKS, PLAYS, THINGS, TRIGGERS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.games.wistar.box import Box

# Of each kind of frame, what its numbers are called, and after a colon what sort of thing they are.
NAMES: Final[dict[str, str]] = {
    "sequence": "clause step times",
    "step": "op gain:thing amount",
    "prepare": "step",
    "set-up": "step",
    "put-in-play": "card:card",
    "complete": "task:task ability:from-1",
    "loss": "clause",
    "search": "deck:deck",
    "draw": "deck:deck to:card-to number",
    "mouse-draw": "of:place to:mouse-to supply",
    "door-draw": "way:way",
    "mission-draw": "field:from-1",
    "goal-draw": "place",
    "digging": "left free",
    "beds": "left free",
    "ideas": "points",
    "exploring": "points",
    "playing": "how:play",
    "cheapening": "card:card left off:off",
    "task": "ignored",
    "cube": "task:task ignored",
    "items": "left",
    "ordering": "task:task ability:from-1",
    "rats": "left moved:moved",
    "deploying": "left",
    "opening": "any",
    "walking": "any",
    "tent": "any strike",
    "release": "left",
    "hand": "deck:deck left",
    "victim": "clause",
    "tools": "deck:deck",
    "shop": "paid:paid",
}
CARD_TO: Final = ("hand", "market", "pairs", "choice", "look")
MOUSE_TO: Final = ("chamber", "round")
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "thing": THINGS,
    "deck": DECKS,
    "card-to": CARD_TO,
    "place": PLACES,
    "mouse-to": MOUSE_TO,
    "play": PLAYS,
    "paid": GOODS,
}
HALF: Final = 16  # what a discount takes off: wood in the upper half of the byte, metal in the lower


def slots(kind: str) -> list[tuple[str, str]]:
    """The names of a frame's numbers, each with its sort."""
    found: list[tuple[str, str]] = []
    for word in NAMES.get(kind, "").split():
        name, _, sort = word.partition(":")
        found.append((name, sort))
    return found


def draw_frame(frame: Frame, box: Box) -> str:
    kind = KINDS[frame.kind]
    words = [kind, str(frame.seat)]
    numbers: list[i64] = [frame.a, frame.b, frame.c]
    for place, (name, sort) in enumerate(slots(kind)):
        words.append(f"{name}={draw_number(numbers[place], sort, box)}")
    if frame.causes:
        causes = [name for trigger, name in enumerate(TRIGGERS) if frame.causes >> trigger & 1]
        words.append(f"causes={','.join(causes)}")
    return " ".join(words)


def draw_number(number: i64, sort: str, box: Box) -> str:
    if sort in WORDS:
        return NOTHING if number < 0 else WORDS[sort][number]
    if sort in ("card", "from-1"):
        return str(number + 1)
    if sort == "task":
        return f"{number // ROWS + 1}.{number % ROWS + 1}"
    if sort == "way":
        return way_names(box)[number]
    if sort == "off":
        return f"{number // HALF},{number % HALF}"
    if sort == "moved":
        return ",".join([str(byte(number, area)) for area in range(len(AREAS))])
    return str(number)


def read_frame(line: str, box: Box, seats: int) -> Frame:
    """The frame that is drawn like this."""
    words = line.split()
    if words[0] not in KINDS:
        raise ValueError(f"A frame cannot be of the kind {words[0]!r}.")
    if len(words) < 2 or not words[1].isdigit() or int(words[1]) >= seats:
        raise ValueError(f"The frame {line.strip()!r} needs a seat after its kind.")
    names = slots(words[0])
    numbers: list[i64] = [0, 0, 0]
    causes: i64 = 0
    for word in words[2:]:
        name, _, value = word.partition("=")
        if name == "causes":
            for cause in value.split(","):
                causes |= 1 << index(cause, TRIGGERS)
            continue
        place: i64 = -1
        for other in range(len(names)):
            if names[other][0] == name:
                place = other
        if place < 0:
            raise ValueError(f"A frame of the kind {words[0]!r} has no {name!r}.")
        numbers[place] = read_number(value, names[place][1], box)
    return Frame(KINDS.index(words[0]), int(words[1]), numbers[0], numbers[1], numbers[2], causes)


def read_number(value: str, sort: str, box: Box) -> i64:
    if sort in WORDS:
        return -1 if value == NOTHING else index(value, WORDS[sort])
    if sort == "card":
        return whole(value, 1, len(box.edition.projects)) - 1
    if sort == "from-1":
        return whole(value, 1, 99) - 1
    if sort == "task":
        mission, _, row = value.partition(".")
        return ROWS * (whole(mission, 1, len(box.edition.missions)) - 1) + whole(row, 1, ROWS) - 1
    if sort == "way":
        return index(value, way_names(box))
    if sort in ("off", "moved"):
        parts: list[i64] = [whole(part, 0, HALF - 1) for part in value.split(",")]
        if len(parts) != (2 if sort == "off" else len(AREAS)):
            raise ValueError(f"{value!r} has not as many numbers as it should have.")
        if sort == "off":
            return HALF * parts[0] + parts[1]
        return sum([number * BYTE[area] for area, number in enumerate(parts)])
    return whole(value, -1, 9999)


def way_names(box: Box) -> list[str]:
    """Every way of the farm by its two rooms: `out-g1`."""
    rooms = box.edition.rooms
    return [f"{rooms[door.one].name}-{rooms[door.other].name}" for door in box.edition.doors]
