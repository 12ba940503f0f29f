"""What a player can do: catch a mouse, roll again, stop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.core.action import Action
from cheeseboard.core.multiset import ONE
from cheeseboard.games.kocour.components import ANYWHERE, COLOURS, HUES, OF_COLOURS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.words import Facts


@final
class Catch(Action):
    """Pull a mouse of a colour from the centre (K2.3) or from an opponent's cat card (K2.4)."""

    def __init__(self, colour: int, source: int) -> None:
        notation = COLOURS[colour] + (f"<{source - 1}" if source else "")
        super().__init__(HUES * source + colour, notation, "action-steal" if source else "action-catch")
        self.colour: Final[i64] = colour
        self.source: Final[i64] = source
        self.owner: Final[i64] = source - 1  # the seat whose card it is; -1 for the centre
        self.mouse: Final[i64] = ONE[colour]
        self.hue: Final[i64] = 1 << colour
        self.hue_anywhere: Final[i64] = OF_COLOURS[1 << colour]

    def facts(self) -> Facts:
        colour: Facts = {"colour": COLOURS[self.colour]}
        return {"owner": int(self.owner), **colour} if self.source else colour


@final
class RollAgain(Action):
    """Risk what was pulled for more (K2.8)."""


@final
class Stop(Action):
    """Take what was pulled onto the cat card (K2.9)."""


CATCHES: Final = [Catch(colour, source) for source in ANYWHERE for colour in range(HUES)]
ROLL_AGAIN: Final = RollAgain(len(CATCHES), "roll", "action-roll")
STOP: Final = Stop(len(CATCHES) + 1, "stop", "action-stop")
ACTIONS: Final[list[Action]] = [*CATCHES, ROLL_AGAIN, STOP]
GO_ON: Final[i64] = 1 << len(CATCHES) | 1 << len(CATCHES) + 1  # roll again or stop, as a set of actions
SINGLE: Final[list[i64]] = [1 << catch for catch in range(len(CATCHES))]  # one catch as a set
