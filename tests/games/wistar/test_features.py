"""What a seat sees as numbers."""

from __future__ import annotations

import pytest

from cheeseboard.core.sight import Sight
from cheeseboard.games.wistar.counting import count
from cheeseboard.games.wistar.features import TENTH, counts
from cheeseboard.games.wistar.scoring import breakdown
from cheeseboard.games.wistar.state import Wistar
from cheeseboard.games.wistar.symbols import COUNTS
from tests.bots.search.positions import some


@pytest.mark.parametrize("seed", range(3))
def test_counts_are_those_of_the_rules(seed: int) -> None:
    """`counts` is a faster way to every `count`, in order."""
    for state, _ in some("wistar", 4, seed, 12):
        assert isinstance(state, Wistar)
        for player in state.players:
            sight = Sight()
            counts(state.box, player, sight)
            assert sight.list() == [float(count(state.box, player, what)) * TENTH for what in range(len(COUNTS))]


@pytest.mark.parametrize("seed", range(3))
def test_the_score_is_all_of_its_categories(seed: int) -> None:
    for state, _ in some("wistar", 4, seed, 12):
        assert isinstance(state, Wistar)
        assert state.scores() == [sum(breakdown(state, seat)) for seat in range(4)]
