"""Chance as OpenSpiel asks for it: a list of outcomes with their probabilities.

Dice fall one by one, so that the lists are short.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cheeseboard.core.law import Dice

if TYPE_CHECKING:
    from cheeseboard.core.law import Law

Fallen = tuple[int, ...]  # the faces of the dice that have fallen, while others have not


def outcomes(law: Law, fallen: Fallen) -> list[tuple[int, float]]:
    """What may come next, how likely."""
    if isinstance(law, Dice):
        return [(face, 1.0 / law.sides) for face in range(law.sides)]
    total = float(law.total)
    weights = [(outcome, int(law.weight(outcome))) for outcome in range(law.size)]
    return [(outcome, weight / total) for outcome, weight in weights if weight]


def written(law: Law, outcome: int) -> str:
    """An outcome, or the face of one die."""
    return law.signs[outcome] if isinstance(law, Dice) else law.notation(outcome)


def complete(law: Law, fallen: Fallen, outcome: int) -> tuple[Fallen, int | None]:
    """The dice that have fallen now, and the outcome of the law when all have."""
    if not isinstance(law, Dice):
        return (), outcome
    fallen = (*fallen, outcome)
    if len(fallen) < law.count:
        return fallen, None
    return (), sum([face * law.sides**die for die, face in enumerate(fallen)])
