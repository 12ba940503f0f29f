"""A whole match of Gouda! Gouda! read again by the rules of G1 to G6 alone; slow and plain on purpose.

The reader goes through the steps of a match as one goes through the rulebook: a function a rule, windows inside windows
as calls inside calls. It says who must be next and what that player may do, and stops at the first step that differs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

import cheeseboard as cb
from cheeseboard.core.option import Options

# G1.2, as it is written there.
WAYS_UP: Final = (
    "D→M1, D→C1, D→C2, C1→M1, C2→M1, M1→M2, M1→S1, S1→M2, M2→M3, "
    "M2→S2, S2→M3, M3→M4, M3→S3, S3→M4, M4→F1, M4→F2, F1→T, F2→T"
)
EDGES: Final = [tuple(way.split("→")) for way in WAYS_UP.split(", ")]
CARDS: Final = ("reroll", "again", "transfer", "improve", "worsen", "nullify")
CHEESE_SPOTS: Final = {"T": 4, "M3": 3, "M2": 2}
NAMES: Final = {"g": "green", "y": "yellow", "r": "red"}

Edges = list[tuple[str, ...]]


class Over(Exception):
    """The game has ended."""


class Reader:
    """Reads a match from its first step on."""

    def __init__(self, match: cb.Match, edges: Edges, start: list[str], spots: dict[str, int]) -> None:
        self.options: Options = match.options
        self.seats = match.seats
        self.edges, self.start = edges, start
        self.goal = next(end for _, end in edges if all(end != begin for begin, _ in edges))
        self.steps: Iterator[tuple[int | None, str]] = iter([(step.seat, step.text) for step in match.steps])
        self.mice = {space: Counter[int]() for way in edges for space in way}
        self.hands = [Counter[str]() for _ in range(match.seats)]
        self.eaten = [0] * match.seats
        self.meals: list[int] = []  # who ate, in order
        self.spots = dict(spots) if self.options["cheese-spots"] else {}
        self.dice: Counter[str] = Counter()
        self.active = 0

    def chance(self) -> str:
        who, what = next(self.steps)
        assert who is None, f"chance is due, not {who} {what}"
        return what

    def asked(self, seat: int, may: set[str]) -> str:
        """The next step is this seat's, and one of these."""
        who, what = next(self.steps)
        assert who == seat, f"{seat} is due, not {who} {what}"
        assert what in may, f"{what} is not allowed: {sorted(may)}"
        return what

    def next_to(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def number(self, space: str) -> int:
        """How many mice of all colours are there."""
        return self.mice[space].total()

    # -- G1

    def read(self) -> Reader:
        """The whole match; it must end with its last step."""
        try:
            self.set_up()
            while True:
                self.turn(None)
                self.active = self.next_to(self.active)
        except Over:
            assert next(self.steps, None) is None, "a step after the end"
        return self

    def set_up(self) -> None:
        if self.options["random-start"]:
            self.active = int(self.chance())
        order = [(self.active + n) % self.seats for n in range(self.seats)]
        if self.options["full-set"]:
            self.hands = [Counter(CARDS) for _ in order]
        elif self.options["magic"]:
            for seat in order:
                self.hands[seat].update([self.chance() for _ in range(int(self.options["cards"]))])
            assert all(sum(hand[card] for hand in self.hands) <= 5 for card in CARDS)
        for seat in order:
            for _ in range(5):
                if self.options["all-on-drum"]:
                    self.mice[self.start[0]][seat] += 1
                else:
                    put = self.asked(seat, {f"put:{space}" for space in self.start})
                    self.mice[put.removeprefix("put:")][seat] += 1

    # -- G2

    def turn(self, space: str | None) -> None:
        if space is None:
            space = self.asked(self.active, {space for space, mice in self.mice.items() if mice[self.active]})
        dice = min(5, self.number(space))
        self.dice = self.roll(dice)
        if self.options["magic"]:
            space = self.after_the_roll(space)
        self.use_dice(space)
        if self.options["magic"]:
            self.after_the_turn()

    def roll(self, dice: int) -> Counter[str]:
        rolled = Counter(self.chance().split())
        assert rolled.total() == dice
        assert set(rolled) <= {"green", "yellow", "red"}
        return rolled

    def use_dice(self, space: str) -> None:
        while True:
            up = [end for start, end in self.edges if start == space and self.dice["green"]]
            down = [start for start, end in self.edges if end == space and self.dice["red"]]
            mice = [owner for owner in range(self.seats) if self.mice[space][owner]]
            moves = {f"{owner}@{space}>{end}": (owner, end) for owner in mice for end in up + down}
            if not moves:
                return
            owner, end = moves[self.asked(self.active, set(moves))]
            self.dice["green" if end in up else "red"] -= 1
            self.mice[space][owner] -= 1
            self.mice[end][owner] += 1
            self.arrive(owner, end)

    def arrive(self, owner: int, space: str) -> None:
        """G3.1, G5.1, G6.3."""
        if self.options["cheese-spots"]:
            if space in self.spots:
                self.eat(owner, self.spots.pop(space))
                self.mice[space][owner] -= 1
                if not self.spots:
                    raise Over
        elif space == self.goal:
            self.eat(owner, 1)
            if self.options["party"]:
                self.mice[space][owner] -= 1
            if not self.options["party"] or len(self.meals) == 3:
                raise Over

    def eat(self, owner: int, points: int) -> None:
        self.eaten[owner] += points
        self.meals.append(owner)

    def winner(self) -> int:
        """The most cheese; among equals who ate first."""
        return max(range(self.seats), key=lambda seat: (self.eaten[seat], -[*self.meals, seat].index(seat)))

    # -- G4

    def after_the_roll(self, space: str) -> str:
        """G4.9: everybody from the active player on, until all pass in a row; the space that the roll is used for."""
        named, seat, passed = space, self.active, 0
        while passed < self.seats:
            if not self.hands[seat]:
                seat, passed = self.next_to(seat), passed + 1
                continue
            card = self.asked(seat, {"-", *self.roll_cards(seat, named, space)})
            if card == "-":
                seat, passed = self.next_to(seat), passed + 1
                continue
            if self.takes_effect(seat, card):
                kind, _, target = card.partition(":")
                space = target if kind == "transfer" else space
                self.change(kind, target)
            seat, passed = self.active, 0
        return space

    def roll_cards(self, seat: int, named: str, space: str) -> set[str]:
        found = set()
        for kind in self.hands[seat]:
            if kind == "transfer":
                wide = [other for other in self.mice if self.number(other) >= self.number(named)]
                found |= {f"transfer:{other}" for other in wide if other != space}
            if kind in ("reroll", "nullify"):
                found |= {f"{kind}:{dice}" for dice in self.handfuls("gyr")}
            if kind == "improve":
                found |= {f"improve:{dice}" for dice in self.handfuls("yr")}
            if kind == "worsen":
                found |= {f"worsen:{dice}" for dice in self.handfuls("gy")}
        return found

    def handfuls(self, colours: str) -> set[str]:
        """Every choice of at least one die of the roll, of these colours."""
        choices = [""]
        for colour in colours:
            most = self.dice[NAMES[colour]]
            choices = [taken + (f"{colour}{n}" if n else "") for taken in choices for n in range(most + 1)]
        return set(choices) - {""}

    def change(self, kind: str, target: str) -> None:
        """What a card that works does to the roll (G4.3, G4.6 to G4.8)."""
        if kind == "transfer":
            return
        taken = Counter({NAMES[target[n]]: int(target[n + 1]) for n in range(0, len(target), 2)})
        self.dice -= taken
        steps = {"improve": {"yellow": "green", "red": "yellow"}, "worsen": {"green": "yellow", "yellow": "red"}}
        if kind in steps:
            for colour, number in taken.items():
                self.dice[steps[kind][colour]] += number
        elif kind == "nullify" and self.options["void"]:
            self.dice["yellow"] += taken.total()
        else:
            self.dice += self.roll(taken.total())

    def takes_effect(self, player: int, card: str) -> bool:
        """G4.8, G4.9: a card is played; whether nobody nullifies it, all but its player being asked in a row."""
        self.hands[player] -= Counter([card.partition(":")[0]])
        seat, passed = self.next_to(player), 0
        while passed < self.seats - 1:
            may = {"-", "nullify"} if self.hands[seat]["nullify"] else {"-"}
            if not self.hands[seat] or self.asked(seat, may) == "-":
                seat, passed = self.next_to(seat), passed + 1
            elif self.takes_effect(seat, "nullify"):
                return False
            else:
                seat, passed = self.next_to(player), 0
        return True

    def after_the_turn(self) -> None:
        """G4.4: Double turn, after which there is another turn and another such window."""
        seat, passed = self.active, 0
        while passed < self.seats:
            if not self.hands[seat]:
                seat, passed = self.next_to(seat), passed + 1
                continue
            may = {"-"}
            if self.hands[seat]["again"]:
                spaces = [space for space, mice in self.mice.items() if mice[self.active]]
                may |= {"again"} if seat == self.active else {f"again:{space}" for space in spaces}
            card = self.asked(seat, may)
            if card == "-":
                seat, passed = self.next_to(seat), passed + 1
            elif self.takes_effect(seat, card):
                self.turn(card.partition(":")[2] or None)
                return
            else:
                seat, passed = self.active, 0


def read(match: cb.Match) -> Reader:
    """Read a match on the house board."""
    return Reader(match, list(EDGES), ["D", "C1", "C2"], CHEESE_SPOTS).read()
