"""What a seat sees as numbers."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.core.sight import Sight
from cheeseboard.games.wistar.cards import Cards
from cheeseboard.games.wistar.counting import count
from cheeseboard.games.wistar.features import TENTH, counts
from cheeseboard.games.wistar.player import Player
from cheeseboard.games.wistar.scoring import breakdown
from cheeseboard.games.wistar.state import Wistar
from cheeseboard.games.wistar.symbols import COUNTS
from tests.bots.search.positions import some
from tests.games.wistar.tables import ready


def somebody(luck: cb.Rng) -> Player:
    """A player with any number of everything, be it possible or not."""
    player = Player()
    for name in ("removed", "dug", "cubes", "doors", "goals", "wild", "electricity", "wood", "metal", "movement"):
        setattr(player, name, luck.below(9))
    player.beds = player.removed + luck.below(7)
    player.mice = luck.below(1 << 27)
    player.freed = luck.below(1 << 10)
    player.tents = luck.below(1 << 7)
    player.hand = Cards(luck.below(1 << 30), luck.below(1 << 30), luck.below(1 << 30))
    player.kinds = sum(luck.below(50) << 8 * kind for kind in range(5))
    player.types = sum(luck.below(50) << 8 * kind for kind in range(6))
    player.symbols = sum(luck.below(3) << 8 * symbol for symbol in range(6))
    return player


def test_counts_are_those_of_the_rules() -> None:
    """`counts` is a faster way to every `count`, in the order of COUNTS."""
    box = ready(2).box
    luck = cb.Rng(1)
    for _ in range(40):
        player = somebody(luck)
        sight = Sight()
        counts(box, player, sight)
        assert sight.list() == [float(count(box, player, what)) * TENTH for what in range(len(COUNTS))]


@pytest.mark.parametrize("seed", range(3))
def test_the_score_is_all_of_its_categories(seed: int) -> None:
    for state, _ in some("wistar", 4, seed, 12):
        assert isinstance(state, Wistar)
        assert state.scores() == [sum(breakdown(state, seat)) for seat in range(4)]
