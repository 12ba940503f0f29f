"""What choices of Myszki for two are worth, and how a seat stands before a tile is laid or drawn."""

from __future__ import annotations

from statistics import fmean

import pytest

import cheeseboard as cb
from cheeseboard.bots.explain.known import MyszkiSage, sage_of, values_of
from cheeseboard.bots.myszki.foreseeing import ways
from cheeseboard.bots.myszki.knowledge import worths_for
from cheeseboard.bots.myszki.replies import Prophet
from cheeseboard.bots.myszki.standing import choice_worths, worth_before_hands, worth_to
from cheeseboard.bots.myszki.table import Table
from cheeseboard.bots.search.budget import Budget, Meter
from cheeseboard.bots.search.cancel import Cancel
from cheeseboard.core.multiset import count, total
from cheeseboard.games.myszki.state import CHOOSING, DRAWING, LAYING, Myszki
from tests.bots.search.positions import some

PLENTY = Budget(10**9)


def late(stage: int, left: int, seed: int = 4) -> Myszki:
    """The first position at this stage in which nobody has more than so many tiles."""
    game = cb.find_game("myszki")
    state = game.start(2, game.choose_options({}))
    assert isinstance(state, Myszki)
    rng = cb.Rng(seed)
    while state.stage != stage or max(total(state.hands[seat] + state.stacks[seat]) for seat in range(2)) > left:
        now = state.now
        if isinstance(now, cb.Chance):
            state.settle(now.law.draw(rng))
        else:
            assert isinstance(now, cb.Ask)
            legal = state.legal(now.seats[0])
            state.play(now.seats[0], legal[int(rng.below(len(legal)))])
    return state


@pytest.mark.parametrize("stage", [CHOOSING, LAYING])
def test_a_choice_is_worth_its_best_way(stage: int) -> None:
    state = late(stage, 5)
    seat = int(state.active)
    legal = state.legal(seat)
    worths, table = worths_for(2), Table(state)
    prophet = Prophet(table, worths, state, seat, Meter(PLENTY))
    found = dict(zip(legal, choice_worths(state, seat, legal, PLENTY), strict=True))
    for action in legal:
        of_it = [way for way in ways(table, worths, state, seat, cb.Rng(1)) if way.action(table) is action]
        assert found[action] == pytest.approx(max(prophet.worth(way, True) for way in of_it))
    if stage == CHOOSING:
        assert worth_to(state, seat) == pytest.approx(max(found.values()))


def test_a_draw_is_worth_as_much_before_as_after_it_on_average() -> None:
    state = late(DRAWING, 7)
    seat = int(state.active)
    stack = int(state.stacks[seat])
    after = 0.0
    for kind in range(12):
        if count(stack, kind):
            drawn = state.copy()
            drawn.settle(kind)
            after += int(count(stack, kind)) / int(total(stack)) * worth_to(drawn, seat)
    assert worth_to(state, seat) == pytest.approx(after)


@pytest.mark.parametrize("stage", [CHOOSING, DRAWING])
def test_what_the_other_holds_changes_nothing(stage: int) -> None:
    """Whoever is to lay a tile, or to draw one."""
    state = late(stage, 6)
    for seat in range(2):
        worlds = [imagined(state, seat, seed) for seed in range(4)]
        assert len({int(world.hands[1 - seat]) for world in worlds}) > 1
        assert len({round(worth_to(world, seat), 12) for world in worlds}) == 1


def imagined(state: Myszki, seat: int, seed: int) -> Myszki:
    world = state.imagine(seat, cb.Rng(seed))
    assert isinstance(world, Myszki)
    return world


def test_whoever_is_told_to_stop_says_nothing() -> None:
    cancel = Cancel()
    cancel.tell()
    state = late(CHOOSING, 8)
    seat = int(state.active)
    assert choice_worths(state, seat, state.legal(seat), Budget(10, 0.0, cancel)) == []
    assert values_of(state, seat, state.legal(seat), cancel, 0.0) is None


def test_first_hands_are_worth_as_much_as_those_that_may_come() -> None:
    """Before all are dealt: the mean of a few is near to that of more."""
    game = cb.find_game("myszki")
    state = game.start(2, game.choose_options({}))
    assert isinstance(state, Myszki)
    before = [worth_before_hands(state, seat) for seat in range(2)]
    assert before == [worth_before_hands(state, seat) for seat in range(2)]
    rng, after = cb.Rng(1), []
    for _ in range(40):
        dealt = state.copy()
        while isinstance(now := dealt.now, cb.Chance):
            dealt.settle(now.law.draw(rng))
        after.append([worth_to(dealt, seat) for seat in range(2)])
    assert before == pytest.approx([fmean(each) for each in zip(*after, strict=True)], abs=0.02)


def test_how_a_seat_stands_is_known_but_where_a_cell_was_chosen() -> None:
    game = cb.find_game("myszki")
    state = game.start(2, game.choose_options({"random-start": True}))
    assert isinstance(state, Myszki)
    sage = sage_of(state)
    assert isinstance(sage, MyszkiSage)
    assert sage.standing(state, 0) == 0.5
    state.settle(0)
    assert sage.standing(state, 0) == worth_before_hands(state, 0)
    for position, _ in some("myszki", 2, 5, 4):
        assert isinstance(position, Myszki)
        known = [sage.standing(position, seat) for seat in range(2)]
        if position.stage == LAYING:
            assert known == [None, None]
        else:
            assert all(each is not None and 0.0 < each < 1.0 for each in known)
    assert sage_of(game.start(3, game.choose_options({}))) is None
