"""Standing orders: a seat's answers given in advance."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from tests.contract import toy
from tests.contract.table import Table, step_match


def dealt() -> cb.Match:
    """Three players of the toy game who hold two cards each and owe a choice."""
    match = Table(toy.ToyGame(), 3, {}).match(cb.Seeded(1))
    assert match.asked == (0, 1, 2)
    return match


def test_an_order_answers_at_once_like_the_seat_itself_would() -> None:
    ordered, by_hand = dealt(), dealt()
    ordered.order(1, "low")
    by_hand.act(1, by_hand.legal(1)[0])
    assert ordered.asked == (0, 2)
    assert ordered.record() == by_hand.record()


def test_an_order_answers_again_whenever_the_seat_is_asked() -> None:
    match, rng = dealt(), cb.Rng(2)
    match.order(1, "low")
    while not match.over:
        assert match.asked != (1,) or [str(action) for action in match.legal(1)] == ["take", "give"]
        step_match(match, rng)
    assert 1 in [step.seat for step in match.steps]


def test_an_order_is_taken_back() -> None:
    match = dealt()
    match.order(1, "low")
    match.order(1, None)
    match.undo(1)
    match.act(0, match.legal(0)[0])
    assert match.asked == (1, 2)


def test_a_copy_keeps_the_orders_and_has_its_own() -> None:
    match = dealt()
    match.order(1, "low")
    twin = match.copy()
    twin.order(1, None)
    assert (match.orders, twin.orders) == ({1: "low"}, {})


def test_an_order_is_nobody_elses_business() -> None:
    match = dealt()
    match.order(1, "low")
    assert all("low" not in match.record_for(seat) for seat in (0, 2, None))


@pytest.mark.parametrize(("game", "order"), [("qwixx", "low"), ("kocour", "")])
def test_an_order_that_the_game_does_not_know_is_refused(game: str, order: str) -> None:
    with pytest.raises(cb.Problem) as problem:
        cb.new(game).order(0, order)
    assert problem.value.code == "order-unknown"
