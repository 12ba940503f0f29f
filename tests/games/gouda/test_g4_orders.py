"""G4.10: standing orders, answered without the seat."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.games.gouda.view import GoudaView
from tests.rules import rule

ORDERS = ("pass-all", "pass-until-my-roll", "nullify-only")


def table(*hands: str) -> cb.Match:
    """All mice on the drum, and these cards; player 0 is to name the space."""
    m = cb.new("gouda", seats=len(hands), magic=True, all_on_drum=True, chance="manual")
    for card in " ".join(hands).split():
        m.settle(card)
    return m


def seen(m: cb.Match) -> GoudaView:
    view = m.view(None)
    assert isinstance(view, GoudaView)
    return view


def texts(m: cb.Match) -> list[tuple[int | None, str]]:
    return [(step.seat, step.text) for step in m.steps[9:]]


THREE = ("improve improve again", "nullify nullify worsen", "nullify reroll again")


@rule("G4.10")
def test_g4_10_pass_all_is_never_asked_about_a_card() -> None:
    m = table(*THREE)
    m.order(1, "pass-all")
    m.act(0, "D")
    m.settle("yellow yellow yellow yellow red")
    m.act(0, "improve:y4")
    assert m.asked == (2,)
    m.act(2, "-")
    m.act(0, "-")
    assert m.asked == (2,)
    assert texts(m)[2:] == [(0, "improve:y4"), (1, "-"), (2, "-"), (0, "-"), (1, "-")]


@rule("G4.10")
def test_g4_10_pass_all_still_names_spaces_and_moves_mice() -> None:
    m = table("again again again", "again again improve")
    m.order(0, "pass-all")
    assert m.asked == (0,)
    m.act(0, "D")
    m.settle("green yellow yellow yellow yellow")
    m.act(1, "-")
    assert (m.asked, seen(m).stage) == ((0,), "move")


@rule("G4.10")
def test_g4_10_pass_until_my_roll_is_asked_in_the_own_turn_only() -> None:
    m = table(*THREE)
    m.order(1, "pass-until-my-roll")
    m.act(0, "D")
    m.settle("red red red red red")
    m.act(0, "improve:r1")
    assert m.asked == (2,)
    for seat in (2, 0, 2, 0, 2):
        m.act(seat, "-")
    assert (m.asked, seen(m).active, seen(m).stage) == ((1,), 1, "name")
    m.act(1, "D")
    m.settle("red red red red red")
    assert (m.asked, seen(m).stage) == ((1,), "window")
    m.act(1, "-")
    m.act(2, "reroll:r5")
    m.act(0, "-")
    assert m.asked == (1,)  # about the card, too: it is the own turn


@rule("G4.10")
def test_g4_10_nullify_only_is_asked_when_a_card_was_played() -> None:
    m = table(*THREE)
    m.order(1, "nullify-only")
    m.order(2, "nullify-only")
    m.act(0, "D")
    m.settle("red red red red red")
    m.act(0, "improve:r1")
    assert m.asked == (1,)
    m.act(1, "nullify")
    assert m.asked == (2,)
    m.act(2, "-")
    assert m.asked == (0,)
    m.act(0, "-")
    assert (m.asked, seen(m).stage) == ((0,), "window")
    m.act(0, "-")
    assert m.asked == (0,)  # the end of the turn
    assert texts(m)[-2:] == [(1, "-"), (2, "-")]


@rule("G4.10")
@pytest.mark.parametrize("order", ORDERS)
def test_g4_10_an_order_given_while_asked_answers_at_once(order: str) -> None:
    m = table(*THREE)
    m.act(0, "D")
    m.settle("red red red red red")
    m.act(0, "-")
    assert m.asked == (1,)
    m.order(1, order)
    assert m.asked == (2,)


@rule("G4.10")
def test_g4_10_an_order_can_be_taken_back_and_changed() -> None:
    m = table(*THREE)
    m.order(1, "pass-all")
    m.order(1, None)
    m.act(0, "D")
    m.settle("red red red red red")
    m.act(0, "improve:r1")
    assert m.asked == (1,)
    m.order(1, "nullify-only")
    assert m.asked == (1,)
    m.order(1, "pass-all")
    assert m.asked == (2,)


@rule("G4.10")
def test_g4_10_with_everybody_passing_the_windows_do_not_stall() -> None:
    m, rng = cb.new("gouda", seats=4, magic=True, seed=5), cb.Rng(5)
    for seat in range(4):
        m.order(seat, "pass-all")
    while not m.over:
        assert seen(m).stage in ("put", "name", "move")
        m.act(m.asked[0], m.state.sample(m.asked[0], rng))
    assert seen(m).played == ()
    assert cb.load(m.record()).state == m.state


@rule("G4.10")
def test_g4_10_without_magic_there_is_nothing_to_answer() -> None:
    m = cb.new("gouda", seats=2, seed=1)
    m.order(0, "pass-all")
    assert m.asked == (0,)


@rule("G4.10")
def test_g4_10_the_orders_of_the_game_and_no_others() -> None:
    m = cb.new("gouda", seats=2, magic=True, seed=1)
    assert m.game.orders == ORDERS
    with pytest.raises(cb.Problem) as problem:
        m.order(0, "pass-sometimes")
    assert problem.value.code == "order-unknown"


@rule("G4.10")
def test_g4_10_orders_are_nobody_else_s_business() -> None:
    m, twin = table(*THREE), table(*THREE)
    m.order(1, "pass-all")
    for observer in (None, 0, 1, 2):
        assert m.record_for(observer) == twin.record_for(observer)
        assert m.view(observer) == twin.view(observer)
    assert m.record() == twin.record()


@rule("G4.10")
def test_g4_10_a_copy_keeps_the_orders_for_itself() -> None:
    m = table(*THREE)
    m.order(1, "pass-all")
    twin = m.copy()
    m.order(1, None)
    for match in (m, twin):
        match.act(0, "D")
        match.settle("red red red red red")
        match.act(0, "-")
    assert (m.asked, twin.asked) == ((1,), (2,))


@rule("G4.10")
def test_g4_10_taking_a_pass_back_takes_the_order_back_too() -> None:
    m = cb.new("gouda", seats=2, magic=True, all_on_drum=True, seed=1)
    m.order(0, "pass-all")
    m.act(0, "D")
    assert [step.text for step in m.steps if step.seat == 0] == ["D", "-"]
    assert str(m.undo(0)) == "-"
    assert (m.asked, m.orders) == ((0,), {})
