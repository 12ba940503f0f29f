"""Gouda! Gouda! for two with magic: by the solved game without it, and every card by what it does to the roll or turn.

What others may still answer is left out, and what a card may do later is a price that playing it must be worth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cheeseboard.bots.drawing import drawn
from cheeseboard.bots.gouda.solved_bot import SolvedBot, is_house_pair, placement_of
from cheeseboard.bots.gouda.turns import PLACED, Known, after_name, after_roll
from cheeseboard.core.bot import Bot
from cheeseboard.core.multiset import ONE, count, total
from cheeseboard.games.gouda.actions import NO_SPACE, Play
from cheeseboard.games.gouda.components import (
    CARDS,
    COLOURS,
    GREEN,
    IMPROVE,
    LAWS,
    NULLIFY,
    RED,
    REROLL,
    TRANSFER,
    YELLOW,
)
from cheeseboard.games.gouda.frames import AFTER_CARD, AFTER_TURN
from cheeseboard.games.gouda.stages import WINDOW
from cheeseboard.games.gouda.state import Gouda

if TYPE_CHECKING:
    from cheeseboard.core.action import Action
    from cheeseboard.core.rng import Rng
    from cheeseboard.core.state import State

PRICE: Final = 0.6  # what a card in hand adds to the logarithm of the odds
PRICES: Final = (PRICE,) * len(CARDS)  # by kind
COOLER: Final = 0.7  # of the temperature: with cards there are more choices to go wrong in


def is_magic_pair(world: Gouda) -> bool:
    """Whether it is the solved game with magic cards."""
    return is_house_pair(world) and bool(world.variant.magic)


class MagicBot(Bot):
    """Takes what wins most often; with a temperature, the more often the better it is."""

    def __init__(self, known: Known, temperature: float = 0.0, prices: tuple[float, ...] = PRICES) -> None:
        self.known: Final = known
        self.temperature: Final = COOLER * temperature
        self.prices: Final = prices
        self.plain: Final = SolvedBot(known)

    def choose(self, world: State, seat: int, rng: Rng) -> Action:
        assert isinstance(world, Gouda)
        legal = world.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if world.stage == WINDOW:
            worths = self.card_worths(world, seat, legal)
        else:
            worths = [self.plain.worth(world, seat, action) for action in legal]
        return drawn(legal, worths, self.temperature, rng)

    def card_worths(self, world: Gouda, seat: int, legal: list[Action]) -> list[float]:
        """The seat's chance to win after each of these, less the price of a card."""
        weighed = Weighed(self.known, world)
        worths = []
        for action in legal:
            chance = weighed.after(action if isinstance(action, Play) else None)
            if seat != world.active:
                chance = 1.0 - chance
            price = self.prices[action.card] * chance * (1.0 - chance) if isinstance(action, Play) else 0.0
            worths.append(chance - price)
        return worths


class Weighed:
    """A roll or the end of a turn, with all that cards can make of it: chances of the active player."""

    def __init__(self, known: Known, world: Gouda) -> None:
        self.known: Final = known
        self.world: Final = world
        self.mine: Final = placement_of(world, int(world.active))
        self.theirs: Final = placement_of(world, 1 - int(world.active))
        self.rolled: Final[dict[tuple[int, int, int], float]] = {}

    def after(self, play: Play | None) -> float:
        """If this card is played, or none, and nobody answers. One against a card is against the last one (G4.8)."""
        frames = self.world.windows
        if frames[-1].kind != AFTER_CARD:
            return self.now() if play is None else self.works(play)
        nullified = len(frames) - 2 + (play is not None)  # cards upon the card that began it
        began = frames[1].play
        assert began is not None
        return self.now() if nullified % 2 else self.works(began)

    def now(self) -> float:
        """If the roll, or the end of the turn, stays as it is."""
        if self.world.windows[0].kind == AFTER_TURN:
            waiting, moving = PLACED.number[self.mine], PLACED.number[self.theirs]
            return 1.0 - float(self.known.chances([waiting], [moving])[0, 0])
        return self.roll(int(self.world.space), int(self.world.dice))

    def works(self, play: Play) -> float:
        """If the card does what it does."""
        world = self.world
        space, dice = int(world.space), int(world.dice)
        if world.windows[0].kind == AFTER_TURN:
            spaces = [int(play.space)] if play.space != NO_SPACE else sorted(set(self.mine))
            return max(after_name(self.known, self.mine, self.theirs, each) for each in spaces)
        if play.card == TRANSFER:
            return self.roll(int(play.space), dice)
        if play.card == REROLL or (play.card == NULLIFY and not world.variant.void):
            return self.rerolled(space, dice - int(play.dice), int(total(play.dice)))
        return self.roll(space, turned(dice, play))

    def rerolled(self, space: int, kept: int, thrown: int) -> float:
        """On average over all that so many dice beside those that stay can show."""
        law = LAWS[thrown]
        chance = 0.0
        for outcome in range(law.size):
            chance += int(law.weight(outcome)) / int(law.total) * self.roll(space, kept + int(law.dice[outcome]))
        return chance

    def roll(self, space: int, dice: int) -> float:
        """If these dice are used for the space."""
        key = space, int(count(dice, GREEN)), int(count(dice, RED))
        if key not in self.rolled:
            self.rolled[key] = after_roll(self.known, self.mine, self.theirs, *key)
        return self.rolled[key]


def turned(dice: int, play: Play) -> int:
    """G4.6, G4.7: one step up or down; G4.8 with `void`: yellow."""
    dice -= int(play.dice)
    for colour in range(len(COLOURS)):
        becomes = colour - 1 if play.card == IMPROVE else YELLOW if play.card == NULLIFY else colour + 1
        number = int(count(play.dice, colour))
        if number:
            dice += number * int(ONE[becomes])
    return dice
