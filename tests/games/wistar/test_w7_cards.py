"""W7: every project card is played from the hand, at its cost, and does what stands on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from cheeseboard.games.wistar.state import Wistar
from tests.games.wistar import odd_cards
from tests.games.wistar.attacks import beset
from tests.games.wistar.cardbook import Card, cards
from tests.games.wistar.exact import KINDS, TYPES, exactly
from tests.games.wistar.expected import follow
from tests.games.wistar.lasting import AS_LONG
from tests.games.wistar.ledger import SKILLS, Ledger
from tests.games.wistar.plenty import next_round, next_turn, played, plenty, to_projects
from tests.games.wistar.scores import points
from tests.games.wistar.tables import act, asked, calm, give, may, ready, settle
from tests.rules import rule

ALL = [cards()[number] for number in range(1, 181)]

every_card = pytest.mark.parametrize("card", ALL, ids=str)


def turn_goes_on(state: Wistar) -> None:
    """The effect is over: the player may end the turn."""
    assert asked(state) == 0
    assert "end" in may(state)


# -- what each type of effect does


def at_once(card: Card, state: Wistar, ledger: Ledger) -> None:
    follow(ledger, card.sentences)
    turn_goes_on(state)


def as_income(card: Card, state: Wistar, ledger: Ledger) -> None:
    """W6.9: when the card is played, and again in the next preparation."""
    at_once(card, state, ledger)
    next_round(state)
    settle(state, "7")  # the mouse of the round
    follow(ledger, card.sentences)
    calm(state)
    ledger.check()


def once_a_round(card: Card, state: Wistar, ledger: Ledger) -> None:
    """W4.9: nothing when it is played; then once in this round, and once in the next."""
    use = f"use:{card.number}"
    turn_goes_on(state)
    ledger.check()
    for use_in_round in (1, 2):
        if use_in_round == 2:
            next_round(state)
            calm(state)
            act(state, "hut")
            act(state, "-")
            ledger.change(movement=1)
        act(state, use)
        follow(ledger, card.sentences)
        turn_goes_on(state)
        assert use not in may(state)


def in_the_end(card: Card, state: Wistar, ledger: Ledger) -> None:
    """W9.1: nothing now; points for what is counted at the end."""
    turn_goes_on(state)
    ledger.check()
    bonus = sum(number * (ledger.count(it.count) // it.number) for it in card.sentences for number, _ in it.gains)
    assert bonus
    others = sum(
        number * (ledger.count(it.count) // it.number)
        for other in ledger.has["table"] - {card.number}
        if cards()[other].type == "final"
        for it in cards()[other].sentences
        for number, _ in it.gains
    )
    assert points(state, "effects") == bonus + others


def for_good(card: Card, state: Wistar, ledger: Ledger) -> None:
    """WA9: nothing for its own play; then whenever its condition is met."""
    turn_goes_on(state)
    ledger.check()
    next_turn(state)
    give(state, 0, wood=9, metal=9, movement=4, wild=2, electricity=2)
    for it in card.sentences:
        AS_LONG[it.pattern](it, state.copy())


EXPECTED: dict[str, Callable[[Card, Wistar, Ledger], None]] = {
    "now": at_once, "income": as_income, "round": once_a_round, "final": in_the_end, "always": for_good,
}  # fmt: skip


# -- all cards


@rule("W7.1", "W7.2")
def test_w7_2_a_hundred_and_eighty_cards_of_two_decks_and_three_kinds() -> None:
    assert list(cards()) == list(range(1, 181))
    assert Counter(card.deck for card in ALL) == {"basic": 100, "advanced": 80}
    assert [card.number for card in ALL if card.deck == "advanced"] == [*range(1, 31), *range(71, 86), *range(101, 136)]
    kinds = [card.kind for card in ALL]
    assert kinds == ["tool"] * 70 + ["automaton"] * 30 + ["building"] * 80
    assert {card.deck for card in ALL if card.needs["electricity"]} == {"advanced"}
    for deck in ("basic", "advanced"):
        assert {card.type for card in ALL if card.deck == deck} == {*EXPECTED, "attack"}


@rule("W7.1", "W6.9")
@every_card
def test_w7_1_the_card_does_what_stands_on_it(card: Card) -> None:
    if card.type == "attack":
        beset(card)
        return
    state = plenty(card)
    before = points(state, "projects")
    ledger = played(card, state)
    assert points(state, "projects") - before == card.vp
    word = card.sentences[0].word if card.sentences[0].pattern == "odd" else ""
    if word:
        odd_cards.EXPECTED[word](ledger)
    else:
        EXPECTED[card.type](card, state, ledger)


@rule("W4.6", "W6.7")
@every_card
def test_w7_1_the_card_comes_into_play_with_its_symbols_kind_and_type(card: Card) -> None:
    state = plenty(card)
    player = state.players[0]
    had = player.symbols, player.kinds, player.types
    played(card, state)
    added = [player.symbols - had[0], player.kinds - had[1], player.types - had[2]]
    assert [added[0] >> 8 * place & 255 for place in range(6)] == [card.symbols[word] for word in (*SKILLS, "energy")]
    assert [added[1] >> 8 * place & 255 for place in range(5)] == [word in (card.kind, card.deck) for word in KINDS]
    assert [added[2] >> 8 * place & 255 for place in range(6)] == [word == card.type for word in TYPES]


# -- cost and requirements


def has_exactly(card: Card, short: str = "", wild: int = 0) -> bool:
    """Whether the card can be played with just what it asks for, or with one less of something."""
    state = ready()
    give(state, 0, cards=[card.number])
    to_projects(state)
    has = Counter(card.cost) + Counter(card.needs) + Counter({"wild": wild})
    has[short] -= 1
    exactly(state, has)
    return f"play:{card.number}" in may(state)


@rule("W4.6")
@every_card
def test_w7_1_the_card_asks_for_its_cost_and_its_requirements_and_no_more(card: Card) -> None:
    assert has_exactly(card)
    for word in [*card.cost, *card.needs]:
        assert not has_exactly(card, word), word
        assert has_exactly(card, word, wild=1) == (word in SKILLS), word
