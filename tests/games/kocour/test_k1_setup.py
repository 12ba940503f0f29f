"""K1: material and set-up."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.core.law import Uniform
from cheeseboard.games.kocour.view import KocourView
from tests.games.table import kocour
from tests.rules import rule


def seen(m: cb.Match) -> KocourView:
    view = m.view(None)
    assert isinstance(view, KocourView)
    return view


@rule("K1.1")
def test_k1_1_thirty_mice_in_five_colours_all_in_the_centre() -> None:
    view = seen(cb.new("kocour", seats=4, chance="manual"))
    assert view.colours == ("red", "orange", "blue", "green", "yellow")
    assert view.centre == (6, 6, 6, 6, 6)
    assert [player.mice for player in view.players] == [(0, 0, 0, 0, 0)] * 4


@rule("K1.2")
def test_k1_2_two_identical_dice_with_five_colours_and_a_joker() -> None:
    m = cb.new("kocour", seats=2, chance="manual")
    m.settle(0)
    law = m.pending
    assert law is not None
    faces = ["red", "orange", "blue", "green", "yellow", "joker"]
    rolls = [law.notation(outcome) for outcome in range(law.size)]
    assert sorted(rolls) == sorted(f"{die} {other}" for die in faces for other in faces)
    assert {law.weight(outcome) for outcome in range(law.size)} == {1}


@rule("K1.2")
def test_k1_2_it_does_not_matter_which_die_shows_what() -> None:
    for roll in ("red blue", "red joker", "green yellow"):
        one, other = kocour("> - | g1\n  r2"), kocour("> - | g1\n  r2")
        one.settle(roll)
        other.settle(" ".join(reversed(roll.split())))
        assert one.may(0) == other.may(0)


@rule("K1.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_k1_3_the_starter_is_drawn(seats: int) -> None:
    m = cb.new("kocour", seats=seats, chance="manual")
    law = m.pending
    assert isinstance(law, Uniform)
    assert law.expected() == ", ".join(str(seat) for seat in range(seats))
    m.settle(seats - 1)
    m.settle("red red")
    assert m.asked == (seats - 1,)


@rule("K1.3")
def test_k1_3_then_clockwise() -> None:
    table = kocour("  -\n> - | -\n  -")
    order = []
    for _ in range(4):
        table.settle("red blue")
        order.append(table.asked[0])
        table.act(table.asked[0], "red", "stop")
    assert order == [1, 2, 0, 1]


@rule("K1.3")
@pytest.mark.parametrize("seats", [1, 5])
def test_k1_3_there_are_four_cat_cards(seats: int) -> None:
    with pytest.raises(cb.Problem) as problem:
        cb.new("kocour", seats=seats)
    assert problem.value.code == "seats"


@rule("K1.4")
@pytest.mark.parametrize(("letter", "each"), [("y", 1), ("g", 2), ("b", 3), ("o", 4), ("r", 5)])
def test_k1_4_points_of_the_default_edition(letter: str, each: int) -> None:
    for mice in range(1, 7):
        assert kocour(f"> {letter}{mice} | -\n  -").state.scores() == [mice * each, 0]


@rule("K1.4")
@pytest.mark.parametrize("letter", ["y", "g", "b", "o", "r"])
def test_k1_4_points_of_the_triangular_edition(letter: str) -> None:
    scores = [kocour(f"> {letter}{mice} | -\n  -", "triangular").state.scores()[0] for mice in range(1, 7)]
    assert scores == [1, 3, 6, 10, 15, 21]


@rule("K1.4")
def test_k1_4_the_edition_is_an_option_of_the_table() -> None:
    assert seen(cb.new("kocour", seats=2, chance="manual")).edition == "default"
    view = seen(cb.new("kocour", seats=2, chance="manual", edition="triangular"))
    assert (view.edition, view.ladder[0]) == ("triangular", (0, 1, 3, 6, 10, 15, 21))
