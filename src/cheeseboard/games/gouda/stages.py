"""How far a turn has come, and how a game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

BEGIN: Final = 0  # who begins is drawn, with `random-start`
DEALING: Final = 1  # magic cards
PUTTING: Final = 2  # the mice onto the start spaces
NAMING: Final = 3  # the active player: a space
ROLLING: Final = 4  # the dice
WINDOW: Final = 5  # somebody may play a card
MOVING: Final = 6  # the active player: a mouse for a die
STAGES: Final = ("begin", "deal", "put", "name", "roll", "window", "move")

RUNNING: Final = 0
BY_ARRIVAL: Final = 1
BY_CHEESE: Final = 2
ENDINGS: Final = ("", "arrival", "cheese")

NEVER: Final = 99  # the place in the order of eating of a seat that has eaten nothing
RULES_OF_CARDS: Final = ("G4.3", "G4.4", "G4.5", "G4.6", "G4.7", "G4.8")
ORDERS: Final = ("pass-all", "pass-until-my-roll", "nullify-only")
SPACE: Final[list[i64]] = [1 << space for space in range(62)]  # one space as a set
