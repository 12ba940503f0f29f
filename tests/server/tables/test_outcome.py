"""How a match ended, and what a rated one has to say about who played it."""

from __future__ import annotations

import pytest

from cheeseboard.core.rng import Rng
from cheeseboard.server.tables import commands
from cheeseboard.server.tables.outcome import Outcome, outcome, places
from tests.server.tables.seated import EMA, NOON, PETR, started


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [
        ([3, 9, 5], [1], [3, 1, 2]),
        ([9, 9, 5], [0, 1], [1, 1, 3]),
        ([9, 9, 5], [1], [2, 1, 3]),  # a tie that the rules broke
        ([5, 9, 5, 5], [1], [2, 1, 2, 2]),
        ([0], [0], [1]),
    ],
)
def test_places(scores: list[int], winners: list[int], expected: list[int]) -> None:
    assert places(scores, winners) == expected


def test_a_match_that_goes_on_has_no_outcome() -> None:
    assert outcome(started("kocour", EMA, PETR).table) is None


def test_an_outcome_tells_of_bots_and_stand_ins() -> None:
    host = started("kocour", EMA, "greedy", PETR)
    host.fold(commands.stand_in(host.table, PETR, 2, "random", "left", NOON))
    host.fold(commands.come_back(host.table, PETR, 2, NOON))
    host.play(Rng(1))
    match = host.table.match
    expected = places(match.scores(), match.winners())
    assert outcome(host.table) == Outcome(
        places=tuple(expected),
        scores=tuple(match.scores()),
        winners=tuple(match.winners()),
        ending=match.ending,
        bots=(1,),
        stand_ins=(2,),
        rewinds=0,
    )
