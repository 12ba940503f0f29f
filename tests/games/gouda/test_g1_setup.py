"""G1: set-up."""

from __future__ import annotations

import re
from collections import Counter
from itertools import product
from pathlib import Path

import pytest

import cheeseboard as cb
from cheeseboard.core.law import Uniform
from cheeseboard.games.gouda.board import HOUSE_BOARD
from cheeseboard.games.gouda.components import LAWS
from cheeseboard.games.gouda.view import GoudaView
from tests.games.gouda.by_the_book import EDGES
from tests.games.table import gouda
from tests.rules import rule


def seen(m: cb.Match, seat: int | None = None) -> GoudaView:
    view = m.view(seat)
    assert isinstance(view, GoudaView)
    return view


def put_all(m: cb.Match) -> None:
    while seen(m).stage == "put":
        m.act(m.asked[0], "put:D")


@rule("G1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_g1_1_five_mice_of_each_colour_and_a_cheese_on_the_table(seats: int) -> None:
    m = cb.new("gouda", seats=seats, seed=1)
    put_all(m)
    spaces = seen(m).spaces
    assert [sum(space.mice[seat] for space in spaces) for seat in range(seats)] == [5] * seats
    assert {space.name: space.cheese for space in spaces if space.cheese} == {"T": 1}


@rule("G1.1")
@pytest.mark.parametrize("seats", [1, 7])
def test_g1_1_there_are_six_colours(seats: int) -> None:
    with pytest.raises(cb.Problem) as problem:
        cb.new("gouda", seats=seats)
    assert problem.value.code == "seats"


@rule("G1.1")
def test_g1_1_the_table_is_the_single_top_space() -> None:
    view = seen(cb.new("gouda", seats=2, seed=1))
    assert view.goal == "T"
    assert [space.name for space in view.spaces if not space.up] == ["T"]


@rule("G1.2")
def test_g1_2_thirteen_spaces_and_the_ways_up() -> None:
    view = seen(cb.new("gouda", seats=2, seed=1))
    assert {space.name for space in view.spaces} == {space for way in EDGES for space in way}
    assert len(view.spaces) == 13
    assert {(space.name, end) for space in view.spaces for end in space.up} == set(EDGES)


@rule("G1.2")
def test_g1_2_the_ways_down_are_the_same_the_other_way_round() -> None:
    names = HOUSE_BOARD.spaces
    ups = {(names[move.start], names[move.end]) for moves in HOUSE_BOARD.up for move in moves}
    downs = {(names[move.end], names[move.start]) for moves in HOUSE_BOARD.down for move in moves}
    assert ups == downs == set(EDGES)


@rule("G1.2")
def test_g1_2_every_language_of_the_rulebook_names_these_ways() -> None:
    for rules in (Path(cb.__file__).parent / "games" / "gouda").glob("RULES*.md"):
        item = rules.read_text("utf-8").split("- G1.2 ")[1].split("```")[0]
        assert set(re.findall(r"([A-Z]\d?)→([A-Z]\d?)", item)) == set(EDGES), rules.name


@rule("G1.3")
def test_g1_3_the_mice_are_spread_freely_over_drum_and_crates() -> None:
    m = cb.new("gouda", seats=2, seed=1)
    for put in ("put:C1", "put:D", "put:C1", "put:C2", "put:D"):
        assert {str(action) for action in m.legal(0)} == {"put:D", "put:C1", "put:C2"}
        m.act(0, put)
    mice = {space.name: space.mice[0] for space in seen(m).spaces if space.mice[0]}
    assert mice == {"D": 2, "C1": 2, "C2": 1}


@rule("G1.3")
@pytest.mark.parametrize(("seats", "starter"), [(2, 0), (3, 2), (6, 4)])
def test_g1_3_each_player_puts_all_five_clockwise_from_the_starter(seats: int, starter: int) -> None:
    m = cb.new("gouda", seats=seats, chance="manual", random_start=True)
    m.settle(starter)
    order = []
    while seen(m).stage == "put":
        order.append(m.asked[0])
        m.act(m.asked[0], "put:C2")
    assert order == [(starter + n) % seats for n in range(seats) for _ in range(5)]
    assert (seen(m).stage, m.asked) == ("name", (starter,))


@rule("G1.3")
def test_g1_3_all_on_drum_begins_with_the_first_turn() -> None:
    m = cb.new("gouda", seats=4, seed=1, all_on_drum=True)
    assert (seen(m).stage, m.asked) == ("name", (0,))
    assert {space.name: space.mice for space in seen(m).spaces if any(space.mice)} == {"D": (5, 5, 5, 5)}
    assert [str(action) for action in m.legal(0)] == ["D"]


@rule("G1.4")
@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5])
def test_g1_4_every_die_shows_each_colour_in_a_third(dice: int) -> None:
    law = LAWS[dice]
    odds = Counter(" ".join(throw) for throw in map(sorted, product(["green", "red", "yellow"], repeat=dice)))
    found = {" ".join(sorted(law.notation(n).split())): law.weight(n) for n in range(law.size)}
    assert (found, law.total) == (odds, 3**dice)


@rule("G1.4")
def test_g1_4_every_number_of_the_law_stands_for_its_throw() -> None:
    for law in LAWS[1:]:
        assert Counter(law.pick(number) for number in range(law.total)) == {n: law.weight(n) for n in range(law.size)}


@rule("G1.5")
def test_g1_5_the_first_seat_starts_and_then_clockwise() -> None:
    table = gouda("gouda name\nM1 012\n> 0 | -\n  0 | -\n  0 | -")
    order = []
    for _ in range(4):
        order.append(table.asked[0])
        table.turn("M1", "y3")
    assert order == [0, 1, 2, 0]


@rule("G1.5")
@pytest.mark.parametrize("seats", [2, 6])
def test_g1_5_a_starter_drawn_at_random(seats: int) -> None:
    m = cb.new("gouda", seats=seats, chance="manual", random_start=True)
    assert isinstance(m.pending, Uniform)
    assert m.pending.expected() == ", ".join(str(seat) for seat in range(seats))
    m.settle(seats - 1)
    assert m.asked == (seats - 1,)
