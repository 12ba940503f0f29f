"""W7: any card, played anywhere; and the variant without aggressive cards (W2.13)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheeseboard.core.moment import Chance, Over
from cheeseboard.core.rng import Rng
from cheeseboard.games.wistar.frames import PLAYING, TURN, Frame
from cheeseboard.games.wistar.player import Player
from cheeseboard.games.wistar.state import Wistar
from cheeseboard.games.wistar.symbols import P_FREE, P_PROJECT
from tests.games.wistar.cardbook import Card, cards
from tests.games.wistar.ledger import standing
from tests.games.wistar.tables import asked, give, may, ready
from tests.rules import rule

AGGRESSIVE = {card.number for card in cards().values() if card.type == "attack"}


def wander(state: Wistar, rng: Rng, steps: int) -> None:
    """Play on at random."""
    for _ in range(steps):
        now = state.now
        if isinstance(now, Over):
            return
        if isinstance(now, Chance):
            state.settle(now.law.draw(rng))
        else:
            state.play(asked(state), state.options[rng.below(len(state.options))])


def at_a_turn(seats: int, seed: int, steps: int) -> Wistar:
    """Somewhere in a match, when somebody's turn goes on."""
    state = ready(seats, seed)
    rng = Rng(seed, 1)
    wander(state, rng, steps)
    while not isinstance(state.now, Over) and state.stack[-1].kind != TURN:
        wander(state, rng, 1)
    return state


def play_anywhere(card: int, state: Wistar, free: bool, rng: Rng) -> None:
    """Its cost is there; where its requirements are not, it comes wholly free. No piece is lost in what follows."""
    seat = asked(state)
    cost = cards()[card].cost
    hand = {*standing(state, seat)["hand"], card}
    give(state, seat, cards=hand, wood=cost["wood"] + 1, metal=cost["metal"] + 1, movement=cost["movement"] + 1)
    pieces = state.pieces()
    for way in (P_FREE,) if free else (P_PROJECT, P_FREE):
        state.stack.append(Frame(PLAYING, seat, way))
        state.run()
        if f"play:{card}" in may(state):
            break
        state.play(seat, state.box.actions.decline)
    state.play(seat, state.box.actions.play[card - 1])
    for _ in range(60):
        assert state.pieces() == pieces
        wander(state, rng, 1)
    assert card in standing(state, seat)["table"]


@rule("W7.1")
@pytest.mark.parametrize("card", cards().values(), ids=str)
def test_w7_1_the_card_can_be_played_somewhere(card: Card) -> None:
    play_anywhere(card.number, at_a_turn(2 + card.number % 3, card.number, 150), False, Rng(card.number))


@rule("W7.1")
@given(card=st.integers(1, 180), seats=st.integers(2, 4), seed=st.integers(0, 99), steps=st.integers(0, 400))
def test_w7_1_any_card_can_be_played_anywhere(card: int, seats: int, seed: int, steps: int) -> None:
    state = at_a_turn(seats, seed, steps)
    if not isinstance(state.now, Over):
        play_anywhere(card, state, seed % 2 == 0, Rng(seed, 2))


def what_follows(it: Player) -> tuple[object, ...]:
    counts = it.symbols, it.kinds, it.types, it.discounts, it.snails, it.immune
    return (*counts, it.each, it.incomes, it.rounds)


@rule("W7.1")
@given(seats=st.integers(2, 4), seed=st.integers(0, 999))
def test_w7_1_what_follows_from_the_cards_in_play_is_what_lies_there(seats: int, seed: int) -> None:
    """After a match, counting anew gives what was kept along the way."""
    state = ready(seats, seed)
    rng = Rng(seed, 3)
    while not isinstance(state.now, Over):
        wander(state, rng, 50)
    copied = state.copy()
    kept = [what_follows(player) for player in state.players]
    give(state, 0)
    assert [what_follows(player) for player in state.players] == kept
    assert [what_follows(player) for player in copied.players] == kept


# -- without aggressive cards


def everywhere(state: Wistar) -> set[int]:
    """The numbers of all project cards in the game."""
    found = {card + 1 for card in state.market if card >= 0} | {card + 1 for card in state.pairs}
    for pile in (state.deck, state.discards, state.drawn, *[player.hand for player in state.players]):
        found |= {card + 1 for card in pile.list()}
    return found | {number for seat in range(state.seats) for number in standing(state, seat)["table"]}


@rule("W2.13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_w2_13_peaceful_takes_out_just_the_aggressive_cards(seats: int) -> None:
    assert everywhere(Wistar(seats, ready().box, True)) == set(range(1, 181)) - AGGRESSIVE
    assert everywhere(Wistar(seats, ready().box, False)) == set(range(1, 181))
    assert 10 <= len(AGGRESSIVE) <= 12


@rule("W2.13")
@pytest.mark.parametrize("seed", range(3))
def test_w2_13_no_aggressive_card_comes_in_a_whole_peaceful_match(seed: int) -> None:
    state = ready(2 + seed, seed, peaceful=True)
    rng = Rng(seed)
    while not isinstance(state.now, Over):
        wander(state, rng, 20)
        assert not everywhere(state) & AGGRESSIVE


@rule("W2.13")
@pytest.mark.parametrize("card", [cards()[number] for number in sorted(AGGRESSIVE)], ids=str)
def test_w2_13_the_aggressive_cards_take_something_from_others(card: Card) -> None:
    assert [it.pattern for it in card.sentences] == ["more"]
