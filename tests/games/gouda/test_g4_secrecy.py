"""G4.10: windows do not give away who holds what.

Along random matches the hands of the others are drawn again from all that an observer holds possible, and the same
public line is played with them. Whatever the observer sees, hears, may read or is asked must be the same to the byte.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest

import cheeseboard as cb
from cheeseboard.core.moment import EVERYONE
from cheeseboard.core.option import Value
from cheeseboard.games.gouda.components import CARDS
from cheeseboard.games.gouda.state import Gouda
from cheeseboard.games.gouda.view import names
from tests.rules import rule

TABLES: list[tuple[int, dict[str, Value]]] = [
    (2, {"magic": True}),
    (3, {"magic": True}),
    (4, {"magic": True, "cards": 1, "all-on-drum": True}),
    (3, {"magic": True, "cards": 5, "party": True, "random-start": True}),
    (6, {"magic": True, "cards": 2, "void": True, "cheese-spots": True}),
]

LONG_ENOUGH = 120  # steps; later in a match few cards are left


def new_match(seats: int, options: dict[str, Value]) -> cb.Match:
    game = cb.find_game("gouda")
    return cb.Match(game, seats, game.choose_options(options), cb.Manual())


def step_on(m: cb.Match, rng: cb.Rng) -> None:
    """One step at random; a card is played less often than not, so that windows go by and hands last."""
    if m.pending is not None:
        m.settle(m.pending.draw(rng))
        return
    (seat,) = m.asked
    legal = m.legal(seat)
    m.act(seat, legal[0] if str(legal[0]) == "-" and rng.below(3) else legal[rng.below(len(legal))])


class Line(NamedTuple):
    """A match played again with other hands; who was asked at each step, and which passes were a choice."""

    match: cb.Match
    asked: list[tuple[int, ...]]
    free_passes: set[int]  # the steps at which a seat passed that could have played a card


def hands_for(m: cb.Match, observer: int | None, rng: cb.Rng) -> list[list[str]]:
    """The cards that each seat may have been dealt, as far as the observer can know."""
    world = m.state.imagine(0 if observer is None else observer, rng)
    if observer is None:
        world = world.imagine(1, rng)
    assert isinstance(world, Gouda)
    dealt = [Counter(names(hand, CARDS)) for hand in world.hands]
    for step in m.steps:
        if step.seat is not None and step.text.partition(":")[0] in CARDS:
            dealt[step.seat][step.text.partition(":")[0]] += 1
    return [list(hand.elements()) for hand in dealt]


def play_again(m: cb.Match, observer: int | None, dealt: list[list[str]] | None) -> Line:
    """The same public line; the cards hidden from the observer are these."""
    again = cb.Match(m.game, m.seats, m.options, cb.Manual())
    asked, free = [], set()
    for number, step in enumerate(m.steps):
        asked.append(again.asked)
        if step.seat is not None and step.text == "-" and len(again.legal(step.seat)) > 1:
            free.add(number)
        if step.seen == EVERYONE or dealt is None:
            again.forward(step)
        else:
            seat = step.seen.bit_length() - 1
            card = dealt[seat].pop() if seat != observer else step.text
            again.settle(card)
    return Line(again, [*asked, again.asked], free)


def known(m: cb.Match, observer: int | None) -> tuple[object, ...]:
    """All that the match lets an observer know."""
    told = [(told.step, told.event.key, told.event.rule, told.event.facts()) for told in m.events(observer)]
    public = (cb.to_json(m.view(observer)), m.record_for(observer), told, m.scores(), m.ending)
    if observer is None:
        return public
    refusals = [m.state.refusal(observer, action) for action in m.table.actions]
    why = [refusal and (refusal.code, refusal.rule, refusal.facts) for refusal in refusals]
    return (*public, m.state.features(observer), m.legal(observer), why, repr(m.undoable(observer)))


@rule("G4.10", "G4.9")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_g4_10_nobody_can_tell_nothing_to_play_from_not_playing(seats: int, options: dict[str, Value]) -> None:
    told_apart = 0
    for seed in range(3):
        m, rng = new_match(seats, options), cb.Rng(seed)
        while not m.over and len(m.steps) < LONG_ENOUGH:
            if m.asked and any(m.state.answer(seat, "pass-all") for seat in m.asked) and rng.below(10) == 0:
                true = play_again(m, None, None)
                for observer in (None, *range(seats)):
                    other = play_again(m, observer, hands_for(m, observer, rng))
                    assert known(other.match, observer) == known(m, observer)
                    assert other.asked == true.asked
                    told_apart += other.free_passes != true.free_passes
            step_on(m, rng)
    assert (
        told_apart >= 10
    )  # so often a seat that passed could have played a card in one of the worlds, not in the other


@rule("G4.10")
@pytest.mark.parametrize("hand", ["again", "again again", "transfer", "nullify", "reroll improve worsen"])
def test_g4_10_who_can_play_nothing_is_asked_like_everybody(hand: str) -> None:
    """Player 1 passes, able to play or not; the others are asked in the same order."""
    cards = [*hand.split(), *["again"] * 3][:3]
    m = cb.new("gouda", seats=3, magic=True, all_on_drum=True, chance="manual")
    for card in ["improve"] * 3 + cards + ["worsen"] * 3:
        m.settle(card)
    m.act(0, "D")
    m.settle("green yellow yellow yellow red")
    asked = []
    for action in ("-", "-", "worsen:g1", "-", "-", "-", "-", "-"):
        asked.append(m.asked[0])
        m.act(m.asked[0], action)
    assert asked == [0, 1, 2, 0, 1, 0, 1, 2]


# -- standing orders


@rule("G4.10")
@pytest.mark.parametrize("order", ["pass-all", "pass-until-my-roll", "nullify-only"])
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_g4_10_a_standing_order_looks_only_at_public_facts(seats: int, options: dict[str, Value], order: str) -> None:
    m, rng = new_match(seats, options), cb.Rng(7)
    while not m.over:
        for seat in m.asked:
            answer = m.state.answer(seat, order)
            other = (seat + 1) % seats
            assert all(m.state.imagine(other, rng).answer(seat, order) is answer for _ in range(3))
        step_on(m, rng)


@rule("G4.10")
@pytest.mark.parametrize("orders", [{1: "pass-all"}, {0: "pass-until-my-roll", 2: "nullify-only"}])
def test_g4_10_nobody_can_tell_a_standing_order_from_an_answer(orders: dict[int, str]) -> None:
    m, rng = new_match(3, {"magic": True, "all-on-drum": True}), cb.Rng(3)
    for seat, order in orders.items():
        m.order(seat, order)
    while not m.over and len(m.steps) < LONG_ENOUGH:
        step_on(m, rng)
        if rng.below(10) == 0:
            by_hand = play_again(m, None, None).match
            for observer in (None, 0, 1, 2):
                assert known(by_hand, observer) == known(m, observer)
    assert [step for step in m.steps if step.seat in orders and step.text == "-"]
