"""What a seat of Myszki holds possible: every tile of another that is not laid as likely in hand as in the stack."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest

import cheeseboard as cb
from cheeseboard.games.myszki.state import Myszki
from cheeseboard.games.myszki.view import names
from tests.games.chances import fits
from tests.games.table import MyszkiTable, myszki
from tests.rules import rule

World = tuple[tuple[str, ...], ...]  # the hand of every seat

TABLES = {
    "two players": """
        myszki choose
        > milk trap cheese | mouse:2
          mouse mouse cat-black | mouse cheese:2
        from 0,0
        0m 1o
    """,
    "three players": """
        myszki choose
          mouse cheese | -
        > milk trap cheese | mouse
          mouse mouse cat-black | trap
        from 0,0
        0m 1o
    """,
    "while the other draws": """
        myszki draw
        > mouse cheese | trap:2 mouse:2
          mouse mouse cat-black | trap
        from 0,0
        0m 1o
    """,
    "while a cell is chosen": """
        myszki lay at 0,1
          milk trap cheese | mouse:2
        > mouse mouse cat-black | mouse cheese:2
        from 0,0
        0m 1o
    """,
}


def hands(state: Myszki) -> World:
    return tuple(names(hand) for hand in state.hands)


def exact(table: MyszkiTable, seat: int) -> Counter[World]:
    """How many ways lead to each world: every unlaid tile of the others is a thing of its own."""
    choices: list[list[tuple[str, ...]]] = []
    for other in range(table.state.seats):
        own, stack = names(table.state.hands[other]), names(table.state.stacks[other])
        choices.append([own] if other == seat else list(combinations(own + stack, len(own))))
    order = {kind: n for n, kind in enumerate(cb.find_game("myszki").table({}).by_notation)}
    worlds: Counter[World] = Counter()
    for world in product(*choices):
        worlds[tuple(tuple(sorted(hand, key=order.__getitem__)) for hand in world)] += 1
    return worlds


@rule("M1.3")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("drawn", TABLES)
def test_m1_3_every_world_comes_as_often_as_it_should(drawn: str, seat: int) -> None:
    table, rng = myszki(TABLES[drawn]), cb.Rng(7)
    worlds = exact(table, seat)
    came = Counter(hands(table.state.imagine(seat, rng)) for _ in range(max(1500, 25 * len(worlds))))
    assert fits(came, worlds)


@rule("M1.3")
@pytest.mark.parametrize("drawn", TABLES)
def test_m1_3_tiles_change_places_within_a_player_s_own_set_only(drawn: str) -> None:
    state, rng = myszki(TABLES[drawn]).state, cb.Rng(3)
    for seat in range(state.seats):
        for _ in range(30):
            world = state.imagine(seat, rng)
            assert world.pieces() == state.pieces()
            assert (world.hands[seat], world.stacks[seat]) == (state.hands[seat], state.stacks[seat])
            assert world.laid == state.laid


@rule("M1.3")
def test_m1_3_the_next_draw_comes_from_the_imagined_stack() -> None:
    state, rng = myszki(TABLES["while the other draws"]).state, cb.Rng(3)
    laws = set()
    for _ in range(100):
        now = state.imagine(1, rng).now
        assert isinstance(now, cb.Chance)
        laws.add(now.law.expected())
    assert len(laws) > 1


@rule("M1.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_m1_3_a_seat_cannot_tell_an_imagined_world_from_the_true_one(seats: int) -> None:
    m, rng = cb.new("myszki", seats=seats, seed=5), cb.Rng(5)
    while not m.over:
        for seat in range(seats) if len(m.steps) % 6 == 0 else ():
            world = m.imagine(seat, rng)
            assert cb.to_json(m.game.view(world, seat)) == cb.to_json(m.view(seat))
            assert cb.to_json(m.game.view(world, None)) == cb.to_json(m.view(None))
            assert world.legal(seat) == m.legal(seat)
        m.act(m.asked[0], m.state.sample(m.asked[0], rng))
