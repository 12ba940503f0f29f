"""K5: facts and examples."""

from __future__ import annotations

from itertools import combinations

import pytest

import cheeseboard as cb
from cheeseboard.core.moment import Ask, Chance
from cheeseboard.games.kocour.game import GAME
from cheeseboard.games.kocour.odds import bust_chance
from cheeseboard.games.kocour.state import Kocour
from tests.games.table import busts, kocour
from tests.rules import rule


@rule("K5.1")
@pytest.mark.parametrize("k", range(6))
def test_k5_1_the_chance_of_a_bust_with_k_colours_pulled(k: int) -> None:
    for colours in combinations("robgy", k):
        pulled = " ".join(f"{colour}1" for colour in colours) or "-"
        table = kocour(f"> r1 o1 b1 g1 y1 | {pulled}\n  r1 o1 b1 g1 y1")
        assert busts(table.state) == (k * k if k < 5 else 36)


@rule("K5.1")
def test_k5_1_a_quarter_with_three_colours() -> None:
    table = kocour("> - | r1 o2\n  -")
    table.settle("blue blue")
    table.act(0, "blue")
    assert bust_chance(table.state) == 9 / 36 == 0.25


@rule("K5.1")
def test_k5_1_in_risky_five_colours_are_no_risk() -> None:
    table = kocour("> - | r1 o1 b1 g1\n  -", "default risky")
    table.settle("yellow joker")
    table.act(0, "yellow")
    assert bust_chance(table.state) == 0
    table.act(0, "roll")
    assert busts(table.state) == 0


@rule("K5.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"risky": True}, {"match": True, "children": True}, {"edition": "triangular"}])
def test_k5_2_mice_never_get_lost(options: dict[str, bool | str], seats: int) -> None:
    state = GAME.start(seats, GAME.choose_options(options))
    assert isinstance(state, Kocour)
    rng = cb.Rng(seats)
    while not GAME.view(state, None).ending:
        view = GAME.view(state, None)
        hands = [view.centre, view.pulled, *[player.mice for player in view.players]]
        assert [sum(mice) for mice in zip(*hands, strict=True)] == [6, 6, 6, 6, 6]
        now = state.now
        if isinstance(now, Chance):
            state.settle(now.law.draw(rng))
        else:
            assert isinstance(now, Ask)
            state.play(now.seats[0], state.sample(now.seats[0], rng))
