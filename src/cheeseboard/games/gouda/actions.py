"""What a player can do: put a mouse, name a space, move a mouse, play a card, pass."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.action import Action
from cheeseboard.games.gouda.components import (
    AGAIN,
    CARDS,
    COLOURS,
    GREEN,
    IMPROVE,
    MOST_DICE,
    NULLIFY,
    RED,
    REROLL,
    TRANSFER,
    WORSEN,
    YELLOW,
    dice_facts,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.words import Facts

NO_SPACE: Final = -1


@final
class Pass(Action):
    """Play no card now (G4.9)."""


@final
class Put(Action):
    """Put one of the own mice on a start space (G1.3)."""

    def __init__(self, id: int, space: int, name: str) -> None:
        super().__init__(id, f"put:{name}", "action-put")
        self.space: Final[i64] = space
        self.name: Final = name

    def facts(self) -> Facts:
        return {"space": self.name}


@final
class Name(Action):
    """Name the space to roll for (G2.1)."""

    def __init__(self, id: int, space: int, name: str) -> None:
        super().__init__(id, name, "action-name")
        self.space: Final[i64] = space
        self.name: Final = name

    def facts(self) -> Facts:
        return {"space": self.name}


@final
class Move(Action):
    """Move a mouse of some player one space up or down (G2.3)."""

    def __init__(self, id: int, owner: int, start: int, end: int, up: bool, names: list[str]) -> None:
        super().__init__(id, f"{owner}@{names[start]}>{names[end]}", "action-up" if up else "action-down")
        self.owner: Final[i64] = owner
        self.start: Final[i64] = start
        self.end: Final[i64] = end
        self.up: Final = up
        self.end_name: Final = names[end]

    def facts(self) -> Facts:
        return {"owner": int(self.owner), "space": self.end_name}


@final
class Play(Action):
    """Play a magic card: on some dice of the roll, on a space, or just so (G4.3 to G4.8)."""

    def __init__(self, id: int, card: int, dice: int, space: int, space_name: str) -> None:
        written = "".join([f"{COLOURS[c][0]}{dice >> 3 * c & 7}" for c in range(len(COLOURS)) if dice >> 3 * c & 7])
        target = written or space_name
        key = CARDS[card] + ("-dice" if dice else "-space" if space_name else "")
        super().__init__(id, f"{CARDS[card]}:{target}" if target else CARDS[card], f"action-{key}")
        self.card: Final[i64] = card
        self.dice: Final[i64] = dice
        self.space: Final[i64] = space
        self.space_name: Final = space_name

    def facts(self) -> Facts:
        if self.dice:
            return dice_facts(self.dice)
        return {"space": self.space_name} if self.space_name else {}


def handfuls(colours: list[int]) -> list[int]:
    """Every choice of one to five dice of these colours, as dice."""
    greens, yellows, reds = [range(MOST_DICE + 1) if colour in colours else range(1) for colour in (GREEN, YELLOW, RED)]
    return [
        green | yellow << 3 | red << 6
        for green in greens
        for yellow in yellows
        for red in reds
        if 0 < green + yellow + red <= MOST_DICE
    ]


ANY_DICE: Final = handfuls([GREEN, YELLOW, RED])
IMPROVABLE: Final = handfuls([YELLOW, RED])  # G4.6: green stays
WORSENABLE: Final = handfuls([GREEN, YELLOW])  # G4.7: red stays
ON_DICE: Final = {REROLL: ANY_DICE, IMPROVE: IMPROVABLE, WORSEN: WORSENABLE, NULLIFY: ANY_DICE}
ON_SPACE: Final = [TRANSFER, AGAIN]
JUST_SO: Final = [NULLIFY, AGAIN]  # against a card just played; another turn of one's own

PASS: Final = Pass(0, "-", "action-pass")
