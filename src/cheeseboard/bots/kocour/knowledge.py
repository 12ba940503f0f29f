"""What the bots of Mlsný kocour know of the ends of turns: files of the package, by `cheeseboard train kocour`."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cheeseboard.bots.knowledge import numbers_of
from cheeseboard.bots.kocour.ends import Ends, LeadEnds
from cheeseboard.bots.kocour.exact_ends import ExactEnds
from cheeseboard.bots.kocour.fan import Wholes
from cheeseboard.bots.kocour.learnt import Judgement, LearntEnds
from cheeseboard.games.kocour.components import CHILDREN_POINTS, EDITIONS, MOST_PLAYERS
from cheeseboard.games.kocour.state import Kocour

EXACT: Final = {edition: f"kocour-{edition}-2" for edition in ("triangular", "children")}  # for two seats
LEARNT: Final = {
    (edition, seats): f"kocour-{edition}-{seats}"
    for edition in EDITIONS
    for seats in range(2, MOST_PLAYERS + 1)
    if seats > 2 or edition not in EXACT
}


def edition_of(world: Kocour) -> str:
    """Which points count."""
    return CHILDREN_POINTS.name if world.variant.children else world.variant.edition.name


@cache
def points_of(edition: str) -> Wholes:
    """By colour and number of mice."""
    printed = CHILDREN_POINTS if edition == CHILDREN_POINTS.name else EDITIONS[edition]
    return np.array([[int(points) for points in row] for row in printed.points], np.int64)


def lead_ends(world: Kocour, seat: int) -> Ends:
    """The lead at the end of the turn; K4.3: in a match with the points of earlier games."""
    points = points_of(edition_of(world))
    if not world.variant.match:
        return LeadEnds(points)
    before = np.array([world.totals[(seat + step) % world.seats] for step in range(world.seats)], np.int64)
    return LeadEnds(points, before, last=world.game + 1 == world.seats)


def best_ends(world: Kocour, seat: int) -> Ends:
    """The chance to win where it was solved or learnt; elsewhere the lead, which wins more often than a search."""
    edition = edition_of(world)
    if world.variant.match:
        return lead_ends(world, seat)
    if world.seats == 2 and edition in EXACT:
        return exact_ends(edition)
    return learnt_ends(edition, world.seats) if (edition, world.seats) in LEARNT else lead_ends(world, seat)


@cache
def exact_ends(edition: str) -> ExactEnds:
    return ExactEnds(points_of(edition), numbers(EXACT[edition]))


@cache
def learnt_ends(edition: str, seats: int) -> LearntEnds:
    points = points_of(edition)
    alike = bool((points == points[0]).all())
    return LearntEnds(points, Judgement(alike, numbers(LEARNT[edition, seats])))


def numbers(name: str) -> NDArray[np.float32]:
    return np.array(numbers_of(name), np.float32)
