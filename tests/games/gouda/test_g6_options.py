"""G6: more options."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.core.option import Value
from cheeseboard.games.gouda.view import GoudaView
from tests.games.gouda.other_board import OTHER_BOARD
from tests.games.series import new_match
from tests.games.table import GoudaTable, gouda
from tests.rules import rule

SPOTS = "gouda cheese-spots name\n{}\n> 0 | -\n  0 | -\ncheese {}"


def spots(mice: str, cheese: str = "0 T M3 M2") -> GoudaTable:
    return gouda(SPOTS.format(mice, cheese))


def seen(m: cb.Match, seat: int | None) -> GoudaView:
    view = m.view(seat)
    assert isinstance(view, GoudaView)
    return view


@rule("G6.1")
@pytest.mark.parametrize(("cards", "seats"), [(1, 6), (2, 2), (5, 6), (7, 4), (10, 3), (15, 2)])
def test_g6_1_so_many_cards_each(cards: int, seats: int) -> None:
    m = cb.new("gouda", seats=seats, seed=1, magic=True, cards=cards)
    assert [len(seen(m, seat).hand) for seat in range(seats)] == [cards] * seats
    assert m.chances == cards * seats


@rule("G6.1")
@pytest.mark.parametrize(("cards", "most"), [(1, 6), (3, 6), (5, 6), (6, 5), (7, 4), (8, 3), (10, 3), (11, 2), (15, 2)])
def test_g6_1_at_most_thirty_divided_by_the_players(cards: int, most: int) -> None:
    game = cb.find_game("gouda")
    assert game.seats(game.choose_options({"magic": True, "cards": cards}))[-1] == most
    with pytest.raises(cb.Problem) as problem:
        cb.new("gouda", seats=most + 1, magic=True, cards=cards)
    assert problem.value.code == "seats"


@rule("G6.1")
@pytest.mark.parametrize("cards", [0, 16, 30, -1])
def test_g6_1_never_more_than_there_are(cards: int) -> None:
    with pytest.raises(cb.Problem) as problem:
        cb.new("gouda", seats=2, magic=True, cards=cards)
    assert problem.value.code == "option-value"


@rule("G6.1")
def test_g6_1_with_fifteen_for_two_the_box_is_empty() -> None:
    m = cb.new("gouda", seats=2, seed=2, magic=True, cards=15)
    assert sorted(seen(m, 0).hand + seen(m, 1).hand) == sorted(
        5 * ["reroll", "again", "transfer", "improve", "worsen", "nullify"]
    )


@rule("G6.2")
@pytest.mark.parametrize("seats", [2, 5])
def test_g6_2_one_card_of_each_kind_for_everybody(seats: int) -> None:
    m = cb.new("gouda", seats=seats, seed=1, magic=True, full_set=True)
    for seat in range(seats):
        assert seen(m, seat).hand == ("reroll", "again", "transfer", "improve", "worsen", "nullify")
    assert m.chances == 0


@rule("G6.2")
def test_g6_2_there_are_five_of_each_kind() -> None:
    with pytest.raises(cb.Problem) as problem:
        cb.new("gouda", seats=6, magic=True, full_set=True)
    assert problem.value.code == "seats"


@rule("G6.1", "G6.2", "G6.3")
@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"cards": 5}, "option-needs"),
        ({"full_set": True}, "option-needs"),
        ({"void": True}, "option-needs"),
        ({"magic": True, "full_set": True, "cards": 5}, "options-clash"),
        ({"party": True, "cheese_spots": True}, "options-clash"),
    ],
)
def test_g6_3_options_that_do_not_go_together(options: dict[str, Value], code: str) -> None:
    with pytest.raises(cb.Problem) as problem:
        new_match("gouda", 2, 1, options)
    assert problem.value.code == code


@rule("G6.3")
def test_g6_3_cheeses_worth_four_three_and_two() -> None:
    m = cb.new("gouda", seats=2, seed=1, cheese_spots=True)
    assert {space.name: space.cheese for space in seen(m, 0).spaces if space.cheese} == {"T": 4, "M3": 3, "M2": 2}


@rule("G6.3")
@pytest.mark.parametrize(
    ("start", "end", "points"), [("M1", "M2", 2), ("S1", "M2", 2), ("M2", "M3", 3), ("F2", "T", 4)]
)
def test_g6_3_the_first_mouse_to_arrive_eats_it_and_leaves_the_board(start: str, end: str, points: int) -> None:
    table = spots(f"{start} 01\nD 0")
    table.go_on(f"0:{start} [g1 y1] 0:1@{start}>{end}")
    assert (table.mice, table.state.scores(), table.over) == ({start: "0", "D": "0"}, [0, points], False)
    assert end not in {space.name for space in table.seen().spaces if space.cheese}


@rule("G6.3")
def test_g6_3_also_when_it_arrives_downwards() -> None:
    table = spots("M4 01")
    table.go_on("0:M4 [y1 r1] 0:1@M4>M3")
    assert (table.mice, table.state.scores()) == ({"M4": "0"}, [0, 3])


@rule("G6.3")
def test_g6_3_the_second_mouse_finds_nothing_and_stays() -> None:
    table = spots("M1 01")
    table.go_on("0:M1 [g2] 0:1@M1>M2 0:0@M1>M2")
    assert (table.mice, table.state.scores()) == ({"M2": "0"}, [0, 2])


@rule("G6.3")
def test_g6_3_past_a_cheese_by_a_side_step_nothing_is_eaten() -> None:
    table = spots("M1 01")
    table.go_on("0:M1 [g2] 0:1@M1>S1 0:0@M1>S1")
    assert (table.mice, table.state.scores()) == ({"S1": "01"}, [0, 0])


@rule("G6.3")
def test_g6_3_on_the_table_a_mouse_without_cheese_stays_and_the_game_goes_on() -> None:
    table = spots("F1 01\nT 1", "1 M3 M2")
    table.go_on("0:F1 [g1 y1] 0:0@F1>T")
    assert (table.over, table.mice, table.asked) == (False, {"F1": "1", "T": "01"}, (1,))
    table.go_on("1:T [g1 r1]")
    assert table.may(1) == {f"{owner}@T>{end}" for owner in (0, 1) for end in ("F1", "F2")}  # no way leads up
    table.act(1, "1@T>F2")
    assert (table.stage, table.asked, table.mice) == ("name", (0,), {"F1": "1", "F2": "1", "T": "0"})


@rule("G6.3")
def test_g6_3_the_game_ends_when_all_three_are_eaten_and_the_most_points_win() -> None:
    table = gouda(SPOTS.replace("> 0 ", "> 4 @0 ").format("M1 01\nM2 01", "1 M3 M2"))
    table.go_on("0:M2 [g1 y1] 0:1@M2>M3")
    assert not table.over
    table.go_on("1:M1 [g1 y1] 1:1@M1>M2")
    assert (table.over, table.state.ending()) == (True, "cheese")
    assert (table.state.scores(), table.state.winners()) == ([4, 5], [1])


@rule("G6.3")
def test_g6_3_the_last_cheese_drops_the_remaining_dice() -> None:
    table = gouda(SPOTS.replace("> 0 ", "> 7 @0 ").format("M1 0111", "2 M2"))
    table.go_on("0:M1 [g3 r1] 0:1@M1>M2")
    assert (table.over, table.mice, table.may(0)) == (True, {"M1": "011"}, set())


@rule("G6.3")
@pytest.mark.parametrize("first", [0, 1])
def test_g6_3_a_tie_goes_to_who_ate_first(first: int) -> None:
    """With 4, 3 and 2 there is no tie; with 2, 1 and 1, as on the other board, there is."""
    players = f"> 1 @{first} | -\n  2 @{1 - first} | -"
    table = gouda(f"gouda cheese-spots name\nA 01\n{players}\ncheese 2 B", OTHER_BOARD)
    table.go_on("0:A [g1 y1] 0:0@A>B")
    assert (table.over, table.state.scores(), table.state.winners()) == (True, [2, 2], [first])


@rule("G6.3")
def test_g6_3_nine_points_a_match() -> None:
    for seed in range(5):
        m, rng = new_match("gouda", 3, seed, {"cheese-spots": True}), cb.Rng(seed)
        while not m.over:
            m.act(m.asked[0], m.state.sample(m.asked[0], rng))
        assert (sum(m.scores()), m.ending) == (9, "cheese")
