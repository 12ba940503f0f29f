"""What a player should have and should be able to do: a second opinion, from the words and the rules alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from cheeseboard.core.moment import Ask, Chance
from cheeseboard.games.wistar.state import Wistar
from tests.games.wistar import cardbook
from tests.games.wistar.cardbook import Card, cards, rows
from tests.games.wistar.tables import asked, may, settle

SKILLS: Final = ("strength", "agility", "perception", "intelligence", "endurance")
BROWN: Final = range(1, 7)
FEES: Final = (1, 2)
ROOMS: Final = [row["room"] for row in rows("rooms.table")]
WAYS: Final = [(row["one"], row["other"]) for row in rows("ways.table")]
HEROES: Final = [(row["skill"], int(row["symbols"])) for row in rows("heroes.table")]
CELLAR_MICE: Final = {int(row["no"]) for row in rows("mice.table") if row["place"] == "cellar"} | {
    int(row["no"]) for row in rows("cheeses.table")
}

Book = dict[int, Card]
Place = dict[str, Any]


def numbers(bits: int) -> frozenset[int]:
    """A set of tiles, goals … by their printed numbers."""
    return frozenset([place + 1 for place in range(64) if bits >> place & 1])


def standing(state: Wistar, seat: int) -> Place:
    """All that a player has, as it lies there; nothing that is worked out from it."""
    player = state.players[seat]
    names = ("wood", "metal", "movement", "wild", "electricity", "vp", "entrance", "beds", "removed", "dug", "cubes")
    found: Place = {name: int(getattr(player, name)) for name in (*names, "doors", "goals")}
    found |= {area: int(player.rats) >> 8 * place & 255 for place, area in enumerate(("forest", "burrow", "farm"))}
    found |= {name: numbers(int(getattr(player, name))) for name in ("freed", "mice", "heroes", "reached", "private")}
    found |= {name: frozenset([card + 1 for card in getattr(player, name).list()]) for name in ("hand", "table")}
    found["skills"] = frozenset([SKILLS[number - 1] for number in numbers(int(player.skills))])
    found["explorer"] = ROOMS[player.explorer]
    found["tents"] = frozenset([ROOMS[number - 1] for number in numbers(int(player.tents))])
    return found


class Ledger:
    """What a player should have by now; the others should have what they had."""

    def __init__(self, state: Wistar, seat: int = 0, book: Book | None = None) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.book: Final = book or cards()
        self.has: Place = standing(state, seat)
        self.round_mouse: Final = int(state.round_mouse) + 1
        self.others: Final = {other: standing(state, other) for other in range(state.seats) if other != seat}

    def check(self) -> None:
        found = standing(self.state, self.seat)
        assert {name: value for name, value in found.items() if value != self.has[name]} == {
            name: value for name, value in self.has.items() if value != found[name]
        }
        for other, had in self.others.items():
            assert standing(self.state, other) == had

    def change(self, **by: int) -> None:
        for name, number in by.items():
            self.has[name] += number

    def put(self, name: str, *what: object) -> None:
        self.has[name] |= frozenset(what)

    def remove(self, name: str, *what: object) -> None:
        self.has[name] -= frozenset(what)

    def asks(self, options: Iterable[str], seat: int | None = None) -> None:
        """Somebody is asked for one of these, and until now all came as it should."""
        assert isinstance(self.state.now, Ask)
        assert asked(self.state) == (self.seat if seat is None else seat)
        assert may(self.state) == set(options)
        self.check()

    def draws(self, least: Iterable[int], number: int | None = None) -> int:
        """Chance is waited for and can bring just these; it brings this one, or the lowest."""
        now = self.state.now
        assert isinstance(now, Chance)
        possible = [outcome + 1 for outcome in range(now.law.size) if now.law.weight(outcome)]
        assert possible == sorted(least)
        drawn = possible[0] if number is None else number
        settle(self.state, str(drawn))
        return drawn

    # -- counting by hand

    def symbols(self, symbol: str) -> int:
        found = sum(self.book[card].symbols[symbol] for card in self.has["table"])
        found += sum(HEROES[hero - 1][1] for hero in self.has["heroes"] if HEROES[hero - 1][0] == symbol)
        return int(found + (symbol in self.has["skills"]))

    def count(self, word: str) -> int:
        """W6.7, for what a player has by this ledger."""
        has = self.has
        table = [self.book[card] for card in has["table"]]
        if word in (*SKILLS, "energy"):
            return self.symbols(word)
        if word in ("tool", "automaton", "building"):
            return sum(card.kind == word for card in table)
        if word in ("basic", "advanced"):
            return sum(card.deck == word for card in table)
        if word.endswith("-card"):
            return sum(f"{card.type}-card" == word for card in table)
        by_hand: dict[str, int] = {
            "bed": has["beds"] - has["removed"],
            "cube": has["cubes"],
            "mouse": len(has["mice"]),
            "house-mouse": len(has["mice"] - CELLAR_MICE),
            "cellar-mouse": len(has["mice"] & CELLAR_MICE),
            "door": has["doors"],
            "project": len(table),
            "goal": has["goals"],
            "hand": len(has["hand"]),
            "brown": len([cube for cube in has["freed"] if cube in BROWN]),
            "grey": len([cube for cube in has["freed"] if cube not in BROWN]),
            "tent": len(has["tents"]),
            "skill-kind": len([skill for skill in SKILLS if self.symbols(skill)]),
            "skill": sum(self.symbols(skill) for skill in SKILLS),
        }
        return by_hand[word] if word in by_hand else int(has[word])

    @property
    def free_chambers(self) -> int:
        snails = sum(s.word == "chamber" for card in self.has["table"] for s in self.book[card].sentences)
        annex = 3 in self.has["freed"]
        return 3 + int(self.has["dug"]) + annex + snails - self.count("bed") - self.count("mouse")

    @property
    def items(self) -> int:
        return int(self.has["wood"] + self.has["metal"] + len(self.has["hand"]))

    def discounts(self, word: str) -> int:
        """W6.5: of cards and mice."""
        effects = [self.book[card].sentences for card in self.has["table"]]
        effects += [cardbook.mouse_effect(mouse)[1] for mouse in self.has["mice"] if mouse <= 25]
        return sum(s.pattern == "discount" and s.word == word for sentences in effects for s in sentences)

    # -- what can be done

    def lacks(self, needs: dict[str, int], ignored: int) -> bool:
        """Whether something that must be there is not, wild tokens helping with skills (WA6)."""
        short = sum(max(0, number - self.count(word)) for word, number in needs.items() if word in SKILLS)
        others = any(self.count(word) < number for word, number in needs.items() if word not in SKILLS)
        return others or max(0, short - ignored) > self.has["wild"]

    def wilds(self, needs: dict[str, int], ignored: int) -> int:
        short = sum(max(0, number - self.count(word)) for word, number in needs.items() if word in SKILLS)
        return max(0, short - ignored)

    def off(self, card: Card, play: str) -> int:
        return self.discounts("project") + self.discounts(card.kind) + (play in ("play-cheaper", "play-weak-cheaper"))

    def can_play(self, card: Card, play: str) -> bool:
        """W4.6, W6.3."""
        last = play.rpartition("-")[2]
        if last in ("basic", "advanced") and card.deck != last:
            return False
        if last in ("tool", "automaton", "building") and card.kind != last:
            return False
        if play == "play-weak-cheaper" and card.symbols["strength"]:
            return False
        if is_free(play):
            return True
        short = sum(max(0, card.cost[good] - self.has[good]) for good in ("wood", "metal"))
        if short > self.off(card, play) or card.cost["movement"] > self.has["movement"]:
            return False
        return not self.lacks(card.needs, self.discounts("skill-of-project"))

    def here(self) -> set[str]:
        return {self.has["explorer"], *self.has["tents"]}

    def doors(self, rooms: Iterable[str]) -> set[str]:
        """Closed doors beside these rooms."""
        closed = [way for place, way in enumerate(WAYS) if self.state.closed >> place & 1]
        return {f"door:{one}-{other}" for one, other in closed if {one, other} & set(rooms)}

    def next_rooms(self, room: str) -> set[str]:
        opened = [way for place, way in enumerate(WAYS) if not self.state.closed >> place & 1]
        return {next(iter({*way} - {room})) for way in opened if room in way}

    def reachable(self) -> set[str]:
        found = {self.has["explorer"]}
        while more := {other for room in found for other in self.next_rooms(room)} - found:
            found |= more
        return found - {"out"}

    def missions(self) -> list[tuple[str, int]]:
        """The room of every mission field, and the card that lies open there, 0 if none does."""
        fields = [(row["room"], row["missions"].split()) for row in rows("rooms.table") if row["missions"] != "-"]
        rooms = [room for room, fewest in fields for few in fewest if int(few) <= self.state.seats]
        return list(zip(rooms, [int(mission) + 1 for mission in self.state.fields], strict=True))

    def hidden_missions(self) -> set[str]:
        return {f"reveal:{room}" for room, mission in self.missions() if mission < 1 and room in self.here()}

    def takable_mice(self) -> set[str]:
        if self.free_chambers <= 0:
            return set()
        found = {f"mouse:{room}" for room in self.here() if self.state.mice[ROOMS.index(room)]}
        no_cheese = not self.has["mice"] & {26, 27}
        return found | ({"cheese"} if "c2" in self.here() and self.state.cheeses and no_cheese else set())

    def tasks(self, ignored: int = 0) -> set[str]:
        """W4.8."""
        lying = [mission for room, mission in self.missions() if mission and room in self.here()]
        return {f"task:{mission}.{row}" for mission in lying for row in (1, 2, 3) if self.can_do(mission, row, ignored)}

    def can_do(self, mission: int, row: int, ignored: int) -> bool:
        task = cardbook.task(mission, row)
        done = [self.state.done[mission - 1] >> 8 * place & 255 for place in range(3)]
        if done[row - 1] or (task["lock"] != "-" and not done[int(task["lock"]) - 1]):
            return False
        cost, needs = cardbook.total(task["cost"]), cardbook.total(task["needs"])
        if any(cost[good] > self.has[good] for good in ("wood", "metal", "movement")):
            return False
        cubes = [cube for cube in range(1, 11) if cube not in self.has["freed"] and (cube in BROWN or mission > 6)]
        left = self.items - cost["wood"] - cost["metal"] - cost["item"]
        if not [cube for cube in cubes if left >= (cube in FEES)]:
            return False
        return not self.lacks(needs, ignored + self.discounts("skill-of-mission"))


def is_free(play: str) -> bool:
    return play.startswith(("play-free", "draw-3"))
