"""The last tiles of Myszki, compared with a search that tries everything by the rules."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.bots.myszki.last_tiles import WIN, LastTilesBot, Search, is_known
from cheeseboard.bots.search.budget import Budget
from cheeseboard.core.bot import RandomBot
from cheeseboard.core.multiset import total
from cheeseboard.games.myszki.state import Myszki
from tests.bots.search.positions import decisions

ENOUGH = Budget(10_000_000)


def late(seed: int, left: int) -> tuple[Myszki, int]:
    """A choice of a match by chance with so many tiles left."""
    for state, seat in decisions("myszki", 2, seed):
        assert isinstance(state, Myszki)
        if not any(state.stacks) and total(state.hands[0]) + total(state.hands[1]) == left:
            return state, seat
    raise AssertionError("no such choice")


def by_the_rules(state: Myszki, seat: int, ahead: int = WIN * -9) -> int:
    """What a position is worth to the seat, by trying everything."""
    if not isinstance(state.now, cb.Ask):
        scores = state.scores()
        lead = int(scores[seat] - scores[1 - seat])
        return lead + (WIN if lead > 0 else -WIN if lead < 0 else 0)
    mover = state.active
    found = []
    for action in state.legal(mover):
        later = state.copy()
        later.play(mover, action)
        found.append(by_the_rules(later, seat))
    return max(found) if mover == seat else min(found)


@pytest.mark.parametrize("seed", range(3))
def test_the_last_two_tiles_are_laid_without_loss(seed: int) -> None:
    state, seat = late(seed, 2)
    bot = LastTilesBot(RandomBot(), ENOUGH)
    worths = {}
    for action in state.legal(seat):
        later = state.copy()
        later.play(seat, action)
        worths[str(action)] = by_the_rules(later, seat)
    chosen = bot.choose(state.copy(), seat, cb.Rng(1))
    assert worths[str(chosen)] == max(worths.values())


def test_a_longer_search_sees_as_much_as_playing_it_out() -> None:
    """With three tiles left the value is what the best choice leaves with two."""
    state, seat = late(4, 3)
    search = Search(state, ENOUGH)
    value = search.worth(seat, -(1 << 30), 1 << 30)
    chosen = LastTilesBot(RandomBot(), ENOUGH).choose(state.copy(), seat, cb.Rng(1))
    state.play(seat, chosen)
    if state.active == seat:
        state.play(seat, LastTilesBot(RandomBot(), ENOUGH).choose(state.copy(), seat, cb.Rng(1)))
    assert -Search(state, ENOUGH).worth(1 - seat, -(1 << 30), 1 << 30) == value


def test_where_there_is_too_much_to_see_the_other_bot_decides() -> None:
    class Other(cb.Bot):
        asked = 0

        def choose(self, world: cb.State, seat: int, rng: cb.Rng) -> cb.Action:
            self.asked += 1
            return world.legal(seat)[0]

    state, seat = late(2, 4)
    other = Other()
    LastTilesBot(other, Budget(10)).choose(state.copy(), seat, cb.Rng(1))
    assert other.asked == 1
    assert is_known(state)


@pytest.mark.parametrize("left", [5, 6])
def test_with_more_tiles_nothing_is_known(left: int) -> None:
    assert not is_known(late(3, left)[0])
