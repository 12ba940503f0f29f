"""What a search of Myszki sees in a position that it does not play to its end, and in a tile that is drawn."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.bots.explain.advice import WORSE, Advice, adviser
from cheeseboard.bots.explain.luck import far_enough, luck
from cheeseboard.bots.explain.review import unsure
from cheeseboard.bots.myszki.promise import LATE, Promise
from cheeseboard.core.multiset import count
from cheeseboard.games.myszki.components import KINDS
from cheeseboard.games.myszki.state import DRAWING, Myszki
from tests.bots.search.positions import some

MYSZKI = cb.find_game("myszki")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_wins(seats: int) -> None:
    for state, _ in some("myszki", seats, 3, 6):
        assert sum(Promise().chance(state, seat) for seat in range(seats)) == pytest.approx(1.0)


def drawing(seats: int) -> Myszki:
    """The first tile is laid, and the next one is about to be drawn."""
    state = MYSZKI.start(seats, MYSZKI.choose_options({}))
    rng = cb.Rng(5)
    while not isinstance(state, Myszki) or state.stage != DRAWING:
        now = state.now
        if isinstance(now, cb.Chance):
            state.settle(now.law.draw(rng))
        else:
            assert isinstance(now, cb.Ask)
            state.play(now.seats[0], state.legal(now.seats[0])[0])
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_tile_that_is_drawn_is_seen_to_be_laid(seats: int) -> None:
    """Whoever drew it has to be asked once more before the search says what the position promises."""
    state = drawing(seats)
    seat = int(state.active)
    level = adviser(MYSZKI)._replace(rollouts=4, seconds=0.0)
    kinds = [kind for kind in range(len(KINDS)) if count(state.stacks[seat], kind)][:5]
    found = [luck(MYSZKI, state, kind, seat, cb.Rng(2), level) for kind in kinds]
    assert len({came.luck for came in found if came is not None}) > len(kinds) // 2


def test_only_who_looks_a_little_ahead_looks_further() -> None:
    level = adviser(MYSZKI)
    assert [far_enough(level, seats).horizon for seats in (2, 3, 4)] == [3, 4, 5]
    assert far_enough(level._replace(horizon=8), 4).horizon == 8
    assert far_enough(level._replace(horizon=0), 4).horizon == 0


def test_the_last_tiles_are_played_out_and_no_review_trusts_that() -> None:
    told = {}
    for state, _ in some("myszki", 2, 3, 40):
        assert isinstance(state, Myszki)
        told[len(state.laid)] = Promise().is_quiet(state)
        chosen = Advice("", 20, 0.5, 0.1, None, None, 0.3, 0.1, 0.0, None, WORSE)
        assert unsure(state, chosen) == pytest.approx(0.55 if len(state.laid) >= 48 - LATE - 3 else 0.15)
        assert unsure(state, chosen._replace(known=True)) == 0.1
    assert told == {laid: 48 - laid > LATE for laid in told}
    assert set(told.values()) == {True, False}
