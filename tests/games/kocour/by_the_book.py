"""What a roll of Mlsný kocour allows, written down from K2.2 to K2.6 alone; slow and plain on purpose."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import combinations_with_replacement
from random import Random
from typing import Final

COLOURS: Final = ("red", "orange", "blue", "green", "yellow")
FACES: Final = (*COLOURS, "joker")
CENTRE: Final = -1

Mouse = tuple[str, int]  # its colour, and where it is: the centre or the seat whose card it is on
Catch = tuple[Mouse, ...]  # all mice taken with one roll, in order


@dataclass(frozen=True)
class Mice:
    """Where the mice are; `pulled` in this turn before the roll."""

    cards: tuple[Counter[str], ...]
    pulled: Counter[str]
    active: int

    def at(self, place: int, colour: str) -> int:
        if place != CENTRE:
            return self.cards[place][colour]
        return 6 - self.pulled[colour] - sum(card[colour] for card in self.cards)

    def drawn(self) -> str:
        """The players' lines of the table before the roll."""
        lines = [draw(card) for card in self.cards]
        lines[self.active] = f"> {lines[self.active]} | {draw(self.pulled)}"
        return "\n".join(lines)


def draw(mice: Counter[str]) -> str:
    return " ".join(f"{colour[0]}{mice[colour]}" for colour in COLOURS if mice[colour]) or "-"


def written(mouse: Mouse) -> str:
    colour, place = mouse
    return colour if place == CENTRE else f"{colour}<{place}"


def colours_of(face: str) -> tuple[str, ...]:
    """K2.2: the joker stands for any colour."""
    return COLOURS if face == "joker" else (face,)


def catches(mice: Mice, die: str, other: str) -> set[Catch]:
    """Everything that may be taken with this roll: one mouse or two."""
    found: set[Catch] = set()
    for one in colours_of(die):
        for two in colours_of(other):
            if one != two:  # K2.3, K2.5: each or only one of them, from the centre
                found |= {((one, CENTRE),), ((two, CENTRE),), tuple(sorted([(one, CENTRE), (two, CENTRE)]))}
            else:  # K2.4, K2.5: one or two, each from the centre or an opponent's card
                places = [place for place in range(CENTRE, len(mice.cards)) if place != mice.active]
                found |= {((one, place),) for place in places}
                found |= {((one, here), (one, there)) for here, there in combinations_with_replacement(places, 2)}
    return {catch for catch in found if there_and_allowed(mice, catch)}


def there_and_allowed(mice: Mice, catch: Catch) -> bool:
    """The mice are there, and none has a colour that was pulled earlier in this turn (K2.6)."""
    return all(
        mice.at(place, colour) >= number and not mice.pulled[colour]
        for (colour, place), number in Counter(catch).items()
    )


def some_mice(pulled: set[str], seats: int, random: Random) -> Mice:
    """Mice anywhere, with these colours pulled; often a colour is missing in the centre."""
    taken: Counter[str] = Counter({colour: random.choice([1, 1, 2]) for colour in pulled})
    cards: list[Counter[str]] = [Counter() for _ in range(seats)]
    for colour in COLOURS:
        left = 6 - taken[colour]
        for _ in range(random.choice([0, left // 2, left, left])):
            random.choice(cards)[colour] += 1
    return Mice(tuple(cards), taken, random.randrange(seats))
