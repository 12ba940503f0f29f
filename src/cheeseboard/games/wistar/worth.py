"""What things are worth to the plain heuristic player, in victory points at the end of the match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.games.wistar.effects import (
    AGAINST,
    DISCOUNT,
    DO,
    EACH,
    EXCHANGE,
    GAIN,
    IF,
    LASTING,
    PER,
    PLAY,
    REVEAL,
)
from cheeseboard.games.wistar.symbols import ALWAYS, INCOME, ROUND

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.games.wistar.components import Edition
    from cheeseboard.games.wistar.effects import Clause, Effect, Step

ITEM: Final = 0.55  # a wood, a metal or a basic card in the hand of somebody who has turns left
THING_WORTH: Final[list[float]] = [
    ITEM, ITEM, 1.0, 0.4, 1.3, 2.0, 0.5, 1.1, 0.8, 1.6, 1.4, 2.0, 1.5, 0.7, 0.5, 0.9, 2.0, 3.5, 1.2, 1.0,
]  # fmt: skip
DEED_WORTH: Final[list[float]] = [
    1.6, 1.2, 1.2, 1.2, 1.2, 1.3, 1.4, 0.9, 1.7, 0.9, 1.5, 0.15, 0.2, 1.0, 1.0, 1.1, 0.9, 2.0, 2.4, 0.3,
]  # fmt: skip
PLAY_WORTH: Final[list[float]] = [1.6, 1.3, 1.5, 3.0, 2.4, 3.0, 2.4, 2.4, 2.6, 2.0, 1.6, 2.2, 3.2]
PAY_WORTH: Final[list[float]] = [ITEM, ITEM, ITEM, 0.4, 1.3, 0.5, 0.9, 0.6, 2.0, 1.0, 1.0]
# How often a trigger fires in a round, and how many of a thing somebody has late in a match.
TRIGGER_RATE: Final[list[float]] = [
    0.9, 0.9, 1.2, 0.8, 0.4, 1.0, 0.7, 0.5, 0.3, 0.5, 0.8, 0.5, 0.4, 0.4, 0.4, 0.4, 0.4, 0.3, 0.4, 0.4, 0.6, 0.4, 0.5,
    0.5, 0.5, 0.2, 0.5, 0.4, 0.4,
]  # fmt: skip
COUNT_GUESS: Final[list[float]] = [
    2.5, 2.5, 3.0, 2.0, 1.2, 0.8, 1.5, 2.5, 1.5, 2.5, 4.0, 2.5, 2.0, 1.5, 0.6, 1.2, 1.5, 0.6, 6.5, 1.5, 1.3, 1.3, 1.3,
    1.3, 1.3, 1.0, 0.8, 0.8, 2.5, 2.5, 2.0, 3.0, 2.5, 1.0, 1.0, 3.5, 6.0,
]  # fmt: skip
DISCOUNT_RATE: Final[list[float]] = [0.8, 0.3, 0.25, 0.4, 0.35, 0.3]
ODD_WORTH: Final[list[float]] = [0.9, 2.2, 1.6, 0.6, 1.8, 0.9, 0.25, 0.9, 0.7]

LASTING_TYPES: Final = (ROUND, INCOME, ALWAYS)  # these work in every round


def step_worth(step: Step) -> float:
    if step.op == GAIN:
        return THING_WORTH[step.what] * float(step.amount)
    if step.op == DO:
        return DEED_WORTH[step.what] * float(step.amount)
    if step.op == PLAY:
        return PLAY_WORTH[step.what] * float(step.amount)
    if step.op == REVEAL:
        return 0.4
    return ODD_WORTH[step.what]


def steps_worth(clause: Clause) -> float:
    worth = 0.0
    for step in clause.steps:
        worth += step_worth(step)
    return worth


def times_guess(clause: Clause) -> float:
    """How many times over a clause that counts something works late in a match."""
    return COUNT_GUESS[clause.count] / float(clause.per)


def clause_worth(clause: Clause) -> float:
    """What a clause brings each time it works, or in a round if it is permanent."""
    if clause.pattern == PER:
        return steps_worth(clause) * times_guess(clause)
    if clause.pattern == IF:
        return 0.6 * steps_worth(clause)
    if clause.pattern == EXCHANGE:
        worth = steps_worth(clause)
        for pay in clause.pay:
            worth -= PAY_WORTH[pay.thing] * float(pay.amount)
        return worth if worth > 0.1 else 0.1
    if clause.pattern == EACH:
        return TRIGGER_RATE[clause.trigger] * steps_worth(clause)
    if clause.pattern == AGAINST:
        return 0.5
    if clause.pattern == DISCOUNT:
        return DISCOUNT_RATE[clause.discount]
    if clause.pattern == LASTING:
        return ODD_WORTH[clause.lasting] / 3.0
    return steps_worth(clause)


def effect_worth(effect: Effect) -> float:
    worth = 0.0
    for clause in effect.clauses:
        worth += clause_worth(clause)
    return worth


@final
class Values:
    """What the effects of an edition are worth, worked out once.

    `often` says for each type of effect which part of its worth a card brings: at once, or in each round to come.
    """

    def __init__(self, edition: Edition, often: list[float]) -> None:
        self.projects: Final = edition.projects
        self.often: Final = often
        self.effects: Final[list[float]] = [effect_worth(project.effect) for project in edition.projects]
        self.clauses: Final[list[float]] = [clause_worth(clause) for clause in edition.clauses]

    def part(self, kind: i64, rounds: float) -> float:
        """How much of an effect of this type a card brings that is played with so many rounds to go."""
        return self.often[kind] * (rounds + 1.0) if kind in LASTING_TYPES else self.often[kind]

    def card(self, card: i64, rounds: float, symbol: float) -> float:
        """What a card is worth in play with so many rounds to go: points, symbols at `symbol` each, and effect."""
        project = self.projects[card]
        worth = float(project.vp) + symbol * symbols_worth(project.symbols, rounds)
        return worth + self.part(project.effect.type, rounds) * self.effects[card]

    def lasting(self, card: i64, rounds: float) -> float:
        """What a card that is in play will still bring, beside its points."""
        kind = self.projects[card].effect.type
        return self.often[kind] * self.effects[card] * rounds if kind in LASTING_TYPES else 0.0


def symbols_worth(symbols: i64, rounds: float) -> float:
    """Symbols help with cards and missions to come."""
    total: i64 = 0
    while symbols:
        total += symbols & 255
        symbols >>= 8
    return (rounds + 0.5) * float(total)
