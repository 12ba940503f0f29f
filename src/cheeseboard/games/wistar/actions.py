"""What a player can do: one class a verb, and the table of all of them for an edition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.action import Action, ActionTable
from cheeseboard.core.native import mypyc_attr
from cheeseboard.games.wistar.components import ROWS, SECTIONS, SPACES, Edition
from cheeseboard.games.wistar.symbols import AREAS, DECKS, MAINS, SKILLS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.words import Facts

SPACE_NAMES: Final = [f"{'ABCDEF'[section]}{space + 1}" for section in range(SECTIONS) for space in range(SPACES)]
MOST_PAIRS: Final = 4
ABILITIES: Final = 10
WHICH: Final = ("main", "bonus", "second")
POTIONS: Final = ("project", "mission", "metal", "wood")
PURCHASES: Final = ("wild", "electricity")
GOODS: Final = ("wood", "metal", "basic")
PLACES: Final = ("house", "cellar")

V_DECLINE: Final = 0
V_END: Final = 1
V_PAIR: Final = 2
V_SPACE: Final = 3
V_HUT: Final = 4
V_DO: Final = 5
V_POTION: Final = 6
V_MAIN: Final = 7
V_DIG: Final = 8
V_BED: Final = 9
V_TOP: Final = 10
V_TAKE: Final = 11
V_PLAY: Final = 12
V_DISCARD: Final = 13
V_USE: Final = 14
V_PAY: Final = 15
V_LESS: Final = 16
V_DOOR: Final = 17
V_GO: Final = 18
V_REVEAL: Final = 19
V_MOUSE: Final = 20
V_CHEESE: Final = 21
V_TASK: Final = 22
V_CUBE: Final = 23
V_FIRST: Final = 24
V_RAT: Final = 25
V_DEPLOY: Final = 26
V_BUY: Final = 27
V_MOVE: Final = 28
V_TENT: Final = 29
V_PITCH: Final = 30
V_STRIKE: Final = 31
V_GOAL: Final = 32
V_KEEP: Final = 33
V_HERO: Final = 34
V_SKILL: Final = 35
V_GIVE: Final = 36
V_LOSE: Final = 37
V_RELEASE: Final = 38
V_SUPPLY: Final = 39
V_GET: Final = 40


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Action):
    """A verb and its object: a card, a room, an area …, as a number."""

    def __init__(self, id: i64, verb: i64, it: i64, notation: str, key: str) -> None:
        super().__init__(id, notation, key)
        self.verb: Final[i64] = verb
        self.it: Final[i64] = it


@final
class Plain(Choice):
    """A choice that needs no further word: end the turn, dig a chamber, go to the hut."""


@final
class OnCard(Choice):
    """A choice of a project card: take, play, discard, use."""

    def __init__(self, id: i64, verb: i64, card: i64, word: str) -> None:
        super().__init__(id, verb, card, f"{word}:{card + 1}", f"action-{word}")

    def facts(self) -> Facts:
        return {"card": f"@project-{self.it + 1}", "number": int(self.it) + 1}


@final
class OnTile(Choice):
    """A choice of another card or tile: a goal, a hero, a mouse."""

    def __init__(self, id: i64, verb: i64, tile: i64, word: str, kind: str) -> None:
        super().__init__(id, verb, tile, f"{word}:{tile + 1}", f"action-{word}")
        self.kind: Final = kind

    def facts(self) -> Facts:
        return {self.kind: f"@{self.kind}-{self.it + 1}"}


@final
class InRoom(Choice):
    """A choice of a room: go there, reveal a mission there, take a mouse there, pitch a tent there."""

    def __init__(self, id: i64, verb: i64, room: i64, word: str, name: str) -> None:
        super().__init__(id, verb, room, f"{word}:{name}", f"action-{word}")
        self.name: Final = name

    def facts(self) -> Facts:
        return {"room": f"@room-{self.name}"}


@final
class OpenDoor(Choice):
    """Open the door between two rooms (W4.2)."""

    def __init__(self, id: i64, way: i64, one: str, other: str) -> None:
        super().__init__(id, V_DOOR, way, f"door:{one}-{other}", "action-door")
        self.one: Final = one
        self.other: Final = other

    def facts(self) -> Facts:
        return {"one": f"@room-{self.one}", "other": f"@room-{self.other}"}


@final
class DoTask(Choice):
    """Complete a row of a mission card (W4.8)."""

    def __init__(self, id: i64, mission: i64, row: i64) -> None:
        super().__init__(id, V_TASK, ROWS * mission + row, f"task:{mission + 1}.{row + 1}", "action-task")
        self.mission: Final[i64] = mission
        self.row: Final[i64] = row

    def facts(self) -> Facts:
        return {"task": f"@task-{self.mission + 1}-{self.row + 1}", "mission": f"@mission-{self.mission + 1}"}


@final
class MoveRat(Choice):
    """Move a rat from one area to another (W4.4, W4.9)."""

    def __init__(self, id: i64, start: i64, end: i64) -> None:
        notation = f"rat:{AREAS[start]}>{AREAS[end]}"
        super().__init__(id, V_RAT, len(AREAS) * start + end, notation, "action-rat")
        self.start: Final[i64] = start
        self.end: Final[i64] = end

    def facts(self) -> Facts:
        return {"start": AREAS[self.start], "end": AREAS[self.end]}


@final
class Named(Choice):
    """A choice among a few things with names of their own: an area, a skill, a main action, wood or metal."""

    def __init__(self, id: i64, verb: i64, it: i64, word: str, name: str) -> None:
        super().__init__(id, verb, it, f"{word}:{name}", f"action-{word}-{name}")


@final
class Numbered(Choice):
    """A choice among numbered things: a starting pair, a cube of the player board."""

    def __init__(self, id: i64, verb: i64, it: i64, word: str) -> None:
        super().__init__(id, verb, it, f"{word}:{it + 1}", f"action-{word}")

    def facts(self) -> Facts:
        return {"number": int(self.it) + 1}


@final
class Place(Choice):
    """Place a leader on a space of the wheel (W3.10)."""

    def __init__(self, id: i64, space: i64) -> None:
        super().__init__(id, V_SPACE, space, SPACE_NAMES[space], "action-space")

    def facts(self) -> Facts:
        return {"space": SPACE_NAMES[self.it]}


@final
class Actions:
    """Every action of an edition, by verb."""

    def __init__(self, edition: Edition) -> None:
        self.all: Final[list[Choice]] = []
        cards = range(len(edition.projects))
        rooms = [room.name for room in edition.rooms]
        indoors = [(room, name) for room, name in enumerate(rooms) if room]
        self.decline: Final = self.plain(V_DECLINE, "-", "action-decline")
        self.end: Final = self.plain(V_END, "end", "action-end")
        self.pair: Final = [self.add(Numbered(len(self.all), V_PAIR, pair, "pair")) for pair in range(MOST_PAIRS)]
        self.space: Final = [self.add(Place(len(self.all), space)) for space in range(SECTIONS * SPACES)]
        self.hut: Final = self.plain(V_HUT, "hut", "action-hut")
        self.do: Final = self.named(V_DO, "do", WHICH)
        self.potion: Final = self.named(V_POTION, "potion", POTIONS)
        self.main: Final = self.named(V_MAIN, "main", MAINS)
        self.dig: Final = self.plain(V_DIG, "dig", "action-dig")
        self.bed: Final = self.plain(V_BED, "bed", "action-bed")
        self.top: Final = self.named(V_TOP, "top", DECKS)
        self.take: Final = [self.add(OnCard(len(self.all), V_TAKE, card, "take")) for card in cards]
        self.play: Final = [self.add(OnCard(len(self.all), V_PLAY, card, "play")) for card in cards]
        self.discard: Final = [self.add(OnCard(len(self.all), V_DISCARD, card, "discard")) for card in cards]
        self.use: Final = [self.add(OnCard(len(self.all), V_USE, card, "use")) for card in cards]
        self.pay: Final = self.named(V_PAY, "pay", GOODS[:2])
        self.less: Final = self.named(V_LESS, "less", GOODS[:2])
        self.door: Final = [
            self.add(OpenDoor(len(self.all), way, rooms[door.one], rooms[door.other]))
            for way, door in enumerate(edition.doors)
        ]
        self.go: Final = [self.add(InRoom(len(self.all), V_GO, room, "go", name)) for room, name in enumerate(rooms)]
        self.reveal: Final = self.indoors(V_REVEAL, "reveal", indoors)
        self.mouse: Final = self.indoors(V_MOUSE, "mouse", indoors)
        self.cheese: Final = self.plain(V_CHEESE, "cheese", "action-cheese")
        self.task: Final = [
            self.add(DoTask(len(self.all), mission, row))
            for mission in range(len(edition.missions))
            for row in range(ROWS)
        ]
        self.cube: Final = [self.add(Numbered(len(self.all), V_CUBE, ability, "cube")) for ability in range(ABILITIES)]
        self.first: Final = self.named(V_FIRST, "first", ("reward", "ability"))
        self.rat: Final = [
            self.add(MoveRat(len(self.all), start, end)) for start in range(3) for end in range(3) if start != end
        ]
        self.deploy: Final = self.named(V_DEPLOY, "deploy", AREAS)
        self.buy: Final = self.named(V_BUY, "buy", PURCHASES)
        self.move: Final = self.plain(V_MOVE, "move", "action-move")
        self.tent: Final = self.plain(V_TENT, "tent", "action-tent")
        self.pitch: Final = self.indoors(V_PITCH, "pitch", indoors)
        self.strike: Final = self.indoors(V_STRIKE, "strike", indoors)
        self.goal: Final = self.tiles(V_GOAL, "goal", "goal", len(edition.goals))
        self.keep: Final = self.tiles(V_KEEP, "keep", "goal", len(edition.goals))
        self.hero: Final = self.tiles(V_HERO, "hero", "hero", len(edition.heroes))
        self.skill: Final = self.named(V_SKILL, "skill", SKILLS)
        self.give: Final = self.plain(V_GIVE, "give", "action-give")
        self.lose: Final = self.plain(V_LOSE, "lose", "action-lose")
        self.release: Final = self.tiles(V_RELEASE, "release", "mouse", len(edition.mice))
        self.supply: Final = self.named(V_SUPPLY, "supply", PLACES)
        self.get: Final = self.named(V_GET, "get", GOODS)

    def add(self, choice: Choice) -> Choice:
        self.all.append(choice)
        return choice

    def plain(self, verb: int, notation: str, key: str) -> Choice:
        return self.add(Plain(len(self.all), verb, 0, notation, key))

    def named(self, verb: int, word: str, names: tuple[str, ...]) -> list[Choice]:
        return [self.add(Named(len(self.all), verb, it, word, name)) for it, name in enumerate(names)]

    def tiles(self, verb: int, word: str, kind: str, number: int) -> list[Choice]:
        return [self.add(OnTile(len(self.all), verb, tile, word, kind)) for tile in range(number)]

    def indoors(self, verb: int, word: str, rooms: list[tuple[int, str]]) -> list[Choice]:
        """One for every room; the first stands for outside, where none of these can be done: it is not in the table."""
        found: list[Choice] = [Plain(-1, verb, 0, "", "")]
        found += [self.add(InRoom(len(self.all), verb, room, word, name)) for room, name in rooms]
        return found

    def table(self) -> ActionTable:
        return ActionTable(list(self.all))
