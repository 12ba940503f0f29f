"""What a seat of Gouda! Gouda! holds possible: every card that it has not seen is as likely in a hand as in the box."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

import cheeseboard as cb
from cheeseboard.games.gouda.components import CARDS
from cheeseboard.games.gouda.state import Gouda
from cheeseboard.games.gouda.view import names
from tests.games.chances import fits
from tests.games.table import gouda
from tests.rules import rule

World = tuple[tuple[str, ...], ...]  # the hand of every seat

SMALL = {
    "three players": """
        gouda magic name
        M1 012
        > 0 | reroll
          0 | again again
          0 | nullify
        box reroll again improve
        played worsen
    """,
    "the box is empty": """
        gouda magic name
        M1 012
        > 0 | reroll
          0 | again nullify
          0 | nullify improve
        box -
    """,
    "in a window": """
        gouda magic window for M1 M1 dice y2
        M1 01
        > 0 | reroll
          0 | again improve nullify
        box nullify nullify worsen
        window roll 0 2 0 -
        window card 1 1 0 improve:y1
    """,
    "while cards are dealt": """
        gouda magic deal
          0 | reroll again again
        > 0 | improve nullify
        box reroll again nullify worsen
    """,
}


def hands(state: cb.State) -> World:
    assert isinstance(state, Gouda)
    return tuple(names(hand, CARDS) for hand in state.hands)


def exact(state: Gouda, seat: int) -> Counter[World]:
    """How many ways lead to each world: every card that the seat has not seen is a thing of its own."""
    dealt = [names(hand, CARDS) for hand in state.hands]
    others = [other for other in range(state.seats) if other != seat]
    unseen = [card for other in others for card in dealt[other]] + list(names(state.box, CARDS))
    worlds: Counter[World] = Counter()

    def deal(left: list[int], world: dict[int, tuple[int, ...]]) -> None:
        if len(world) == len(others):
            found = {other: sorted([CARDS.index(unseen[n]) for n in cards]) for other, cards in world.items()}
            drawn = {other: tuple(CARDS[card] for card in cards) for other, cards in found.items()}
            worlds[tuple(drawn.get(player, dealt[player]) for player in range(state.seats))] += 1
            return
        other = others[len(world)]
        for cards in combinations(left, len(dealt[other])):
            deal([n for n in left if n not in cards], {**world, other: cards})

    deal(list(range(len(unseen))), {})
    return worlds


@rule("G4.1")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("drawn", SMALL)
def test_g4_1_every_world_comes_as_often_as_it_should(drawn: str, seat: int) -> None:
    state, rng = gouda(SMALL[drawn]).state, cb.Rng(11)
    worlds = exact(state, seat)
    came = Counter(hands(state.imagine(seat, rng)) for _ in range(max(1000, 40 * len(worlds))))
    assert fits(came, worlds)


@rule("G4.1", "G6.1")
@pytest.mark.parametrize(("cards", "seats"), [(1, 2), (1, 3), (2, 2), (3, 2)])
def test_g4_1_also_with_all_thirty_cards(cards: int, seats: int) -> None:
    m = cb.new("gouda", seats=seats, seed=cards, magic=True, cards=cards)
    assert isinstance(m.state, Gouda)
    worlds = exact(m.state, 0)
    rng = cb.Rng(13)
    came = Counter(hands(m.imagine(0, rng)) for _ in range(60 * len(worlds)))
    assert fits(came, worlds)


@rule("G6.2")
def test_g6_2_with_a_full_set_all_is_known() -> None:
    m, rng = cb.new("gouda", seats=3, seed=1, magic=True, full_set=True), cb.Rng(1)
    while not m.over:
        assert m.imagine(0, rng) == m.state
        m.act(m.asked[0], m.state.sample(m.asked[0], rng))


@rule("G4.1")
def test_g4_1_the_next_card_dealt_comes_from_the_imagined_box() -> None:
    state, rng = gouda(SMALL["while cards are dealt"]).state, cb.Rng(3)
    laws = set()
    for _ in range(100):
        world = state.imagine(0, rng)
        assert isinstance(world.now, cb.Chance)
        assert world.pieces() == state.pieces()
        laws.add(tuple(world.now.law.weight(card) for card in range(6)))
    assert len(laws) > 1


@rule("G4.1", "G4.10")
@pytest.mark.parametrize("seats", [2, 4])
def test_g4_1_a_seat_cannot_tell_an_imagined_world_from_the_true_one(seats: int) -> None:
    m, rng = cb.new("gouda", seats=seats, seed=5, magic=True, cards=5), cb.Rng(5)
    while not m.over:
        for seat in range(seats) if len(m.steps) % 5 == 0 else ():
            world = m.imagine(seat, rng)
            assert cb.to_json(m.game.view(world, seat)) == cb.to_json(m.view(seat))
            assert cb.to_json(m.game.view(world, None)) == cb.to_json(m.view(None))
            assert world.legal(seat) == m.legal(seat)
            assert world.features(seat) == m.state.features(seat)
        m.act(m.asked[0], m.state.sample(m.asked[0], rng))
