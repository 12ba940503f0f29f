"""What a search thinks of choices, and of what has happened, as it is sent and kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

from cheeseboard.bots.explain.advice import Advice
from cheeseboard.bots.explain.review import CHANCE, Reviewed

SHOWN: Final = 6  # choices that are told of
DIGITS: Final = 4


class Candidate(Struct, frozen=True):
    """A choice with its chance to win, its expected score and a reason (`reason-…`); it was tried in so many `worlds`.

    A margin is half of a 95 % confidence interval; that of the score is half of the range in which 95 of 100 matches
    end. In a game without points there is no score. `loss` is the chance that is given away against the best choice.
    """

    action: str
    worlds: int
    chance: float
    chance_margin: float | None
    score: float | None
    score_margin: float | None
    loss: float
    loss_margin: float | None
    reason: str


class Judged(Struct, frozen=True):
    """A step of a match, as a seat lived it: a choice of its own, or a chance that it saw.

    `before` and `after` are its chance to win; `change` is what a choice gave away against the `best` one, or the luck
    of a chance. `score` is the final score that it could expect, if the game has points; `points` is what became of
    that, all that counts alone. `surely` says that the change is beyond its margin, `turning` that the match
    turned here.
    """

    step: int
    kind: Literal["choice", "chance"]
    text: str
    before: float
    after: float
    change: float
    margin: float | None
    score: float | None
    points: float
    points_margin: float | None
    surely: bool
    turning: bool
    best: str
    choices: list[Candidate]


def candidates(found: Sequence[Advice], chosen: str = "") -> list[Candidate]:
    """The best of them, and what was chosen."""
    return [candidate(each) for place, each in enumerate(found) if place < SHOWN or each.action == chosen]


def candidate(advice: Advice) -> Candidate:
    return Candidate(
        action=advice.action,
        worlds=advice.worlds,
        chance=rounded(advice.chance),
        chance_margin=perhaps(advice.chance_margin),
        score=perhaps(advice.score),
        score_margin=perhaps(advice.score_margin),
        loss=rounded(advice.loss),
        loss_margin=perhaps(advice.loss_margin),
        reason=advice.reason,
    )


def opinion(found: Reviewed) -> Judged:
    return Judged(
        step=found.step,
        kind="chance" if found.kind == CHANCE else "choice",
        text=found.text,
        before=rounded(found.before),
        after=rounded(found.after),
        change=rounded(found.change),
        margin=perhaps(found.margin),
        score=perhaps(found.score),
        points=rounded(found.points),
        points_margin=perhaps(found.points_margin),
        surely=found.surely,
        turning=found.turning,
        best=found.best,
        choices=candidates(found.choices, found.text),
    )


def rounded(value: float) -> float:
    return round(value, DIGITS) + 0.0  # without a sign before nothing


def perhaps(value: float | None) -> float | None:
    return None if value is None else rounded(value)
