"""The last tiles of Myszki, compared with a search that tries everything by the rules."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.bots.myszki.last_tiles import WIN, LastTilesBot, Search, is_known
from cheeseboard.bots.search.budget import Budget
from cheeseboard.core.bot import RandomBot
from cheeseboard.core.multiset import ONE, nth, total
from cheeseboard.games.myszki.state import CHOOSING, Myszki
from tests.bots.search.positions import decisions

ENOUGH = Budget(10_000_000)


def late(seed: int, left: int) -> tuple[Myszki, int]:
    """A choice of a match by chance with so many tiles left."""
    for state, seat in decisions("myszki", 2, seed):
        assert isinstance(state, Myszki)
        if not any(state.stacks) and total(state.hands[0]) + total(state.hands[1]) == left:
            return state, seat
    raise AssertionError("no such choice")


def small(seed: int, laid: int) -> tuple[Myszki, int]:
    """A table of so few tiles that everything can be tried, and two tiles in either hand."""
    for state, seat in decisions("myszki", 2, seed):
        assert isinstance(state, Myszki)
        if len(state.laid) == laid and state.stage == CHOOSING:
            found = state.copy()
            for each in (0, 1):
                found.stacks[each] = 0
                found.hands[each] -= ONE[nth(found.hands[each], 0)]
            return found, seat
    raise AssertionError("no such choice")


def by_the_rules(state: Myszki, seat: int) -> int:
    """What a position is worth to the seat, by trying everything until all tiles are laid."""
    if not any(state.hands):
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


@pytest.mark.parametrize("seed", [0, 1, 2, 5])
def test_two_tiles_each_are_laid_without_loss(seed: int) -> None:
    """All four tiles on a small table, each choice compared with trying everything by the rules."""
    state, seat = small(seed, 4)
    assert is_known(state)
    bot = LastTilesBot(RandomBot(), ENOUGH)
    value = Search(state, ENOUGH).worth(seat, -(1 << 30), 1 << 30)
    while any(state.hands):
        mover = int(state.active)
        worths = {}
        for action in state.legal(mover):
            later = state.copy()
            later.play(mover, action)
            worths[str(action)] = by_the_rules(later, mover)
        assert max(worths.values()) == (value if mover == seat else -value)
        chosen = bot.choose(state.copy(), mover, cb.Rng(1))
        assert worths[str(chosen)] == max(worths.values())
        state.play(mover, chosen)


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


@pytest.mark.parametrize("seed", range(4))
def test_every_choice_has_its_share_of_the_win(seed: int) -> None:
    """As the best that can be done after it is worth: more than nothing wins, nothing is a tie."""
    state, seat = late(seed, 2)
    for action in state.legal(seat):
        later = state.copy()
        later.play(seat, action)
        mover = seat if later.stage != CHOOSING else 1 - seat
        best = Search(later, ENOUGH).best(mover)
        while best is not None and later.legal(mover):
            later.play(mover, best)
            mover = next((each for each in (0, 1) if later.legal(each)), mover)
            best = Search(later, ENOUGH).best(mover) if later.legal(mover) else None
        winners = later.winners()
        expected = 1.0 / len(winners) if seat in winners else 0.0
        assert Search(state, ENOUGH).share(seat, action) == expected


def test_a_share_that_takes_too_long_is_not_told() -> None:
    state, seat = late(1, 4)
    assert Search(state, Budget(10)).share(seat, state.legal(seat)[0]) < 0.0
