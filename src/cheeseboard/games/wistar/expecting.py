"""What cards that count something are worth to somebody who has so many of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cheeseboard.games.wistar.components import byte
from cheeseboard.games.wistar.counting import count
from cheeseboard.games.wistar.effects import PER
from cheeseboard.games.wistar.symbols import ENERGY, FINAL
from cheeseboard.games.wistar.worth import Values, steps_worth, times_guess

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.games.wistar.box import Box
    from cheeseboard.games.wistar.components import Needs
    from cheeseboard.games.wistar.effects import Clause
    from cheeseboard.games.wistar.player import Player

SYMBOLS: Final = ENERGY + 1  # the skills and energy


def expected_times(box: Box, player: Player, clause: Clause, hope: float) -> float:
    """How many times over a clause works now, and with that much hope of what most have late in a match."""
    times = float(count(box, player, clause.count) // clause.per)
    more = times_guess(clause) - times
    return times + hope * more if more > 0.0 else times


def hand_worth(
    values: Values, box: Box, player: Player, card: i64, rounds: float, symbol: float, hope: float
) -> float:
    """What a card of the hand would be worth in play."""
    effect = values.projects[card].effect
    part = values.part(effect.type, rounds)
    worth = values.card(card, rounds, symbol)
    for clause in effect.clauses:
        if clause.pattern == PER:
            worth += part * steps_worth(clause) * (expected_times(box, player, clause, hope) - times_guess(clause))
    return worth


def lacking(box: Box, player: Player, needs: Needs) -> i64:
    """How much of what a card requires is not there."""
    missing: i64 = 0
    for symbol in range(SYMBOLS):
        short = byte(needs.symbols, symbol) - byte(player.symbols, symbol)
        if short > 0:
            missing += short
    for have in needs.have:
        short = have.amount - count(box, player, have.count)
        if short > 0:
            missing += short
    return missing


def growth_worth(values: Values, box: Box, player: Player, card: i64, hope: float) -> float:
    """What a card in play that counts at the end will bring beyond what it brings now."""
    effect = values.projects[card].effect
    worth = 0.0
    if effect.type == FINAL:
        for clause in effect.clauses:
            if clause.pattern == PER:
                now = float(count(box, player, clause.count) // clause.per)
                worth += steps_worth(clause) * (expected_times(box, player, clause, hope) - now)
    return worth


def sentence_worth(values: Values, box: Box, player: Player, clause: Clause) -> float:
    """What a clause brings if it works now."""
    if clause.pattern == PER:
        return steps_worth(clause) * expected_times(box, player, clause, 0.0)
    return values.clauses[clause.id]
