"""K2: a turn."""

from __future__ import annotations

import pytest

from tests.games.table import kocour
from tests.rules import rule

COLOURS = {"red", "orange", "blue", "green", "yellow"}
GO_ON = {"roll", "stop"}


@rule("K2.1")
def test_k2_1_a_turn_starts_with_a_roll() -> None:
    table = kocour("> r1 | -\n  -")
    assert table.asked == ()
    assert table.dice == 2
    for action in ("stop", "roll", "red"):
        refusal = table.why(0, action)
        assert refusal is not None
        assert (refusal.code, refusal.rule) == ("dice-first", "K2.1")


@rule("K2.1")
def test_k2_1_nobody_may_stop_before_a_catch() -> None:
    table = kocour("> r1 | -\n  -")
    table.settle("red blue")
    assert table.may(0) == {"red", "blue"}


@rule("K2.2")
def test_k2_2_the_joker_stands_for_any_colour() -> None:
    table = kocour("> - | -\n  -")
    table.settle("joker green")
    assert table.may(0) == COLOURS


@rule("K2.2")
@pytest.mark.parametrize("first", sorted(COLOURS))
def test_k2_2_two_jokers_are_any_two_colours(first: str) -> None:
    table = kocour("> - | -\n  -")
    table.settle("joker joker")
    assert table.may(0) == COLOURS
    table.act(0, first)
    assert table.may(0) == COLOURS | GO_ON


@rule("K2.3")
def test_k2_3_one_mouse_of_each_of_the_two_colours() -> None:
    table = kocour("> - | -\n  -")
    table.settle("red blue")
    table.act(0, "blue")
    assert table.may(0) == {"red"} | GO_ON
    table.act(0, "red")
    assert table.may(0) == GO_ON
    assert (table.pulled, table.centre) == ("r1 b1", "r5 o6 b5 g6 y6")


@rule("K2.3")
def test_k2_3_or_of_only_one_of_them() -> None:
    table = kocour("> - | -\n  -")
    table.settle("red blue")
    table.act(0, "blue", "stop")
    assert table.cards == ["b1", "-"]


@rule("K2.3")
def test_k2_3_from_the_centre_only() -> None:
    table = kocour("> - | -\n  r6 b2")
    table.settle("red blue")
    assert table.may(0) == {"blue"}
    table.act(0, "blue")
    assert table.may(0) == GO_ON


@rule("K2.4")
def test_k2_4_a_pair_takes_two_mice_from_the_centre_or_from_any_opponent() -> None:
    table = kocour("> - | -\n  r1 b1\n  r2")
    table.settle("red red")
    assert table.may(0) == {"red", "red<1", "red<2"}
    table.act(0, "red<1")
    assert table.may(0) == {"red", "red<2"} | GO_ON  # the other card has no red mouse any more
    table.act(0, "red<2")
    assert table.may(0) == GO_ON
    assert (table.pulled, table.cards, table.centre) == ("r2", ["-", "b1", "r1"], "r3 o6 b5 g6 y6")


@rule("K2.4")
@pytest.mark.parametrize("catches", [("red", "red"), ("red", "red<1"), ("red<1", "red"), ("red<1", "red<1")])
def test_k2_4_in_any_mix(catches: tuple[str, str]) -> None:
    table = kocour("> - | -\n  r3")
    table.settle("red red")
    table.act(0, *catches, "stop")
    assert table.cards == ["r2", f"r{3 - catches.count('red<1')}"]


@rule("K2.4")
def test_k2_4_one_mouse_is_enough() -> None:
    table = kocour("> - | -\n  r3")
    table.settle("red red")
    table.act(0, "red<1", "stop")
    assert table.cards == ["r1", "r2"]


@rule("K2.4")
def test_k2_4_never_from_the_own_card() -> None:
    table = kocour("> r2 | -\n  -")
    table.settle("red red")
    assert table.may(0) == {"red"}
    table.act(0, "red")
    assert table.may(0) == {"red"} | GO_ON


@rule("K2.4")
@pytest.mark.parametrize("roll", ["red red", "red joker", "joker red", "joker joker"])
def test_k2_4_what_counts_as_a_pair(roll: str) -> None:
    table = kocour("> - | -\n  r2")
    table.settle(roll)
    assert "red<1" in table.may(0)
    table.act(0, "red<1")
    assert table.may(0) == {"red", "red<1"} | GO_ON


@rule("K2.4")
def test_k2_4_two_jokers_steal_any_colour_and_stay_with_it() -> None:
    table = kocour("> - | -\n  r1 y2")
    table.settle("joker joker")
    assert table.may(0) == COLOURS | {"red<1", "yellow<1"}
    table.act(0, "yellow<1")
    assert table.may(0) == {"yellow", "yellow<1"} | GO_ON


@rule("K2.5")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("red", {"red", "red<1", "orange", "blue", "green", "yellow"}),  # a pair, or red and another colour
        ("red<1", {"red", "red<1"}),  # only a pair steals
        ("blue", {"red"}),  # the joker was blue, the other die is red
    ],
)
def test_k2_5_a_colour_and_a_joker_as_a_pair_or_as_two_colours(first: str, second: set[str]) -> None:
    table = kocour("> - | -\n  r2 b2")
    table.settle("red joker")
    assert table.may(0) == COLOURS | {"red<1"}
    table.act(0, first)
    assert table.may(0) == second | GO_ON


@rule("K2.5")
@pytest.mark.parametrize(
    ("first", "second"),
    [("blue", COLOURS | {"blue<1"}), ("blue<1", {"blue", "blue<1"}), ("green", COLOURS)],
)
def test_k2_5_two_jokers_as_a_pair_or_as_two_colours(first: str, second: set[str]) -> None:
    table = kocour("> - | -\n  r2 b2")
    table.settle("joker joker")
    table.act(0, first)
    assert table.may(0) == second | GO_ON


@rule("K2.5")
def test_k2_5_the_joker_helps_where_the_other_die_does_not() -> None:
    table = kocour("> - | r1\n  r2 b2")
    table.settle("red joker")
    assert table.may(0) == {"orange", "blue", "green", "yellow"}
    table.act(0, "blue")
    assert table.may(0) == GO_ON


@rule("K2.6")
def test_k2_6_a_colour_pulled_in_this_turn_is_not_taken_again() -> None:
    table = kocour("> - | r1\n  r2")
    table.settle("red blue")
    assert table.may(0) == {"blue"}
    table.act(0, "blue", "roll")
    table.settle("joker joker")
    assert table.may(0) == {"orange", "green", "yellow"}


@rule("K2.6")
def test_k2_6_within_one_roll_a_pair_takes_the_colour_twice() -> None:
    table = kocour("> - | b1\n  -")
    table.settle("red red")
    table.act(0, "red")
    assert table.may(0) == {"red"} | GO_ON
    table.act(0, "red", "roll")
    table.settle("red yellow")
    assert table.may(0) == {"yellow"}


@rule("K2.6")
def test_k2_6_a_stolen_mouse_counts_as_pulled() -> None:
    table = kocour("> - | -\n  r2")
    table.settle("red red")
    table.act(0, "red<1", "roll")
    table.settle("red blue")
    assert table.may(0) == {"blue"}


@rule("K2.6")
def test_k2_6_mice_on_the_own_card_do_not_count() -> None:
    table = kocour("> r1 b2 | -\n  -")
    table.settle("red blue")
    assert table.may(0) == {"red", "blue"}


@rule("K2.6")
def test_k2_6_the_next_turn_begins_afresh() -> None:
    table = kocour("> - | r1\n  -")
    table.settle("blue green")
    table.act(0, "blue", "stop")
    table.settle("red blue")
    assert table.may(1) == {"red", "blue"}


@rule("K2.7")
def test_k2_7_a_bust_returns_all_pulled_mice_to_the_centre() -> None:
    table = kocour("> r1 | r2 b1\n  g1")
    table.settle("red blue")
    assert (table.cards, table.pulled, table.centre) == (["r1", "g1"], "-", "r5 o6 b6 g5 y6")
    assert table.state.active == 1


@rule("K2.7")
def test_k2_7_stolen_mice_go_to_the_centre_too() -> None:
    table = kocour("> - | -\n  r2")
    table.settle("red red")
    table.act(0, "red<1", "red<1", "roll")
    table.settle("red red")
    assert (table.cards, table.centre) == (["-", "-"], "r6 o6 b6 g6 y6")


@rule("K2.7")
def test_k2_7_what_came_back_may_be_caught_by_the_next_player() -> None:
    table = kocour("> r5 | r1\n  b1")  # no red mouse is left in the centre
    table.settle("red red")
    assert table.centre == "r1 o6 b5 g6 y6"
    table.settle("red green")
    assert table.may(1) == {"red", "green"}


@rule("K2.7")
def test_k2_7_the_first_roll_may_bust() -> None:
    table = kocour("> r6 | -\n  b1")
    table.settle("red red")
    assert table.state.active == 1
    assert table.told("bust") == [{"player": 0, "mice": 0}]
    assert table.cards == ["r6", "b1"]


@rule("K2.7")
def test_k2_7_different_colours_that_only_others_have_bust() -> None:
    table = kocour("> - | g1\n  r6 b6")
    table.settle("red blue")
    assert (table.state.active, table.centre) == (1, "o6 g6 y6")


@rule("K2.8")
def test_k2_8_after_a_catch_roll_again_or_stop() -> None:
    table = kocour("> - | -\n  -")
    table.settle("red blue")
    table.act(0, "red")
    assert table.may(0) >= GO_ON
    table.act(0, "roll")
    assert table.pulled == "r1"
    table.settle("green green")
    table.act(0, "green")
    assert table.may(0) == {"green"} | GO_ON
    assert table.pulled == "r1 g1"


@rule("K2.8")
def test_k2_8_with_all_five_colours_rolling_is_legal_and_always_busts() -> None:
    for outcome in range(36):
        table = kocour("> - | r1 o1 b1 g1\n  r1 y3")
        table.settle("yellow blue")
        table.act(0, "yellow")
        assert table.may(0) == GO_ON
        table.act(0, "roll")
        table.state.settle(outcome)
        assert (table.cards, table.centre) == (["-", "r1 y3"], "r5 o6 b6 g6 y3")


@rule("K2.9")
def test_k2_9_stopping_puts_the_pulled_mice_onto_the_card() -> None:
    table = kocour("> r1 | r2 b1\n  -")
    table.settle("green yellow")
    table.act(0, "yellow", "stop")
    assert (table.cards, table.pulled) == (["r3 b1 y1", "-"], "-")
    assert table.state.active == 1


@rule("K2.9")
def test_k2_9_the_own_later_bust_does_not_touch_them() -> None:
    table = kocour("> r1 | b1\n  -")
    table.settle("blue blue")
    assert table.cards == ["r1", "-"]


@rule("K2.9")
def test_k2_9_others_may_catch_them() -> None:
    table = kocour("> - | r1\n  -")
    table.settle("blue green")
    table.act(0, "blue", "stop")
    table.settle("blue blue")
    assert table.may(1) == {"blue", "blue<0"}
    table.act(1, "blue<0", "stop")
    assert table.cards == ["r1", "b1"]


@rule("K2.9")
def test_k2_9_pulled_mice_cannot_be_caught_by_others_nor_count_yet() -> None:
    table = kocour("> - | r2\n  -")
    assert table.state.scores() == [0, 0]
    table.settle("red red")
    table.settle("red red")
    assert table.may(1) == {"red"}
