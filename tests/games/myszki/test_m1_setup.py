"""M1: set-up."""

from __future__ import annotations

from collections import Counter

import pytest

import cheeseboard as cb
from cheeseboard.games.myszki.view import MyszkiView
from tests.games.myszki.by_the_book import MICE, SET
from tests.games.table import laid
from tests.rules import rule


def seen(m: cb.Match, seat: int | None = None) -> MyszkiView:
    view = m.view(seat)
    assert isinstance(view, MyszkiView)
    return view


@rule("M1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_m1_1_everybody_draws_three_of_24_tiles(seats: int) -> None:
    m = cb.new("myszki", seats=seats, seed=1)
    assert [(player.hand, player.stack) for player in seen(m).players] == [(3, 21)] * seats
    assert all(len(seen(m, seat).hand) == 3 for seat in range(seats))
    assert m.chances == 3 * seats


@rule("M1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_m1_1_two_to_four_players_have_a_set_each(seats: int) -> None:
    with pytest.raises(cb.Problem) as problem:
        cb.new("myszki", seats=seats)
    assert problem.value.code == "seats"


@rule("M1.1")
def test_m1_1_a_player_draws_from_the_own_stack() -> None:
    m = cb.new("myszki", seats=2, chance="manual")
    for kind in ("supermouse", "cat-black", "milk"):
        m.settle(kind)
    law = m.pending
    assert law is not None
    assert "supermouse" in law.expected()  # it is gone from player 0's stack, not from player 1's
    assert law.total == 24


@rule("M1.1")
def test_m1_1_a_drawn_tile_does_not_come_again() -> None:
    m = cb.new("myszki", seats=2, chance="manual")
    m.settle("milk")
    law = m.pending
    assert law is not None
    assert (law.total, law.weight(law.parse("milk"))) == (23, 1)
    m.settle("milk")
    with pytest.raises(cb.Refused) as refused:
        m.settle("milk")
    assert refused.value.refusal.code == "outcome"


@rule("M1.2")
def test_m1_2_a_set_of_24_tiles() -> None:
    law = cb.new("myszki", seats=2, chance="manual").pending
    assert law is not None
    weights = {law.notation(outcome): law.weight(outcome) for outcome in range(law.size)}
    assert weights == Counter(SET)
    assert (law.total, sum(weights[kind] for kind in MICE)) == (24, 12)


@rule("M1.2")
def test_m1_2_all_sets_are_the_same() -> None:
    unlaid = {player.unlaid for player in seen(cb.new("myszki", seats=4, seed=3)).players}
    assert len(unlaid) == 1
    assert dict(unlaid.pop()) == Counter(SET)


@rule("M1.2")
@pytest.mark.parametrize(("friend", "cat"), [("b", "B"), ("g", "G"), ("w", "W")])
def test_m1_2_each_cat_mouse_is_the_friend_of_another_cat(friend: str, cat: str) -> None:
    for other in "BGW":
        assert bool(laid(f"0{friend} 1{other}").tile(0, 0).caught_by) == (other != cat)


@rule("M1.3")
def test_m1_3_a_hand_is_seen_by_its_player_alone() -> None:
    m = cb.new("myszki", seats=2, chance="manual")
    for kind in ("supermouse", "cat-black", "milk", "trap", "trap", "cheese"):
        m.settle(kind)
    assert seen(m, 0).hand == ("supermouse", "cat-black", "milk")
    assert seen(m, 1).hand == ("trap", "trap", "cheese")
    assert seen(m, None).hand == ()


@rule("M1.3")
def test_m1_3_what_is_not_laid_yet_is_known_but_not_where_it_is() -> None:
    m = cb.new("myszki", seats=2, chance="manual")
    for kind in ("supermouse", "cat-black", "milk", "trap", "trap", "cheese"):
        m.settle(kind)
    m.act(0, "supermouse")
    unlaid = dict(seen(m, 1).players[0].unlaid)
    assert unlaid == Counter(SET) - Counter(["supermouse"])


@rule("M1.3")
def test_m1_3_the_record_of_another_does_not_tell_the_draws() -> None:
    m = cb.new("myszki", seats=2, chance="manual")
    for kind in ("supermouse", "cat-black", "milk", "trap", "trap", "cheese"):
        m.settle(kind)
    assert "supermouse" in m.record_for(0)
    assert "supermouse" not in m.record_for(1) + m.record_for(None)
    assert m.record_for(None).count('"?"') == 6


@rule("M1.3")
def test_m1_3_whatever_the_order_of_a_stack_it_is_drawn_when_a_tile_is_drawn() -> None:
    m = cb.new("myszki", seats=2, seed=9)
    law = m.pending
    assert law is None
    m.act(0, m.legal(0)[0])
    drawn = m.steps[-1]
    assert (drawn.seat, drawn.seen) == (None, 1 << 0)
