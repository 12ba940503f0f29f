"""What a finished match pays to every seat, for whoever learns from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.core.state import State

WIN: Final = 0  # 1 for a victory, what the others lose by it for theirs: the sum is 0
SCORE: Final = 1  # the points
LEAD: Final = 2  # the points less the mean of the others' points
PAYOFFS: Final = ("win", "score", "lead")


def payoff(state: State, kind: i64) -> list[float]:
    """What every seat gets. Whoever plays alone plays for points."""
    seats = state.seats
    scores = state.scores()
    if kind == SCORE or seats == 1:
        return [float(score) for score in scores]
    others = float(seats - 1)
    if kind == LEAD:
        total: i64 = sum(scores)
        return [float(score) - float(total - score) / others for score in scores]
    winners = state.winners()
    share = float(seats) / float(len(winners))
    return [((share if seat in winners else 0.0) - 1.0) / others for seat in range(seats)]
