"""K3: the end and the score."""

from __future__ import annotations

import pytest

from tests.games.table import kocour
from tests.rules import rule


@rule("K3.1")
@pytest.mark.parametrize(("catches", "over"), [(("yellow",), False), (("yellow", "yellow"), True)])
def test_k3_1_the_game_ends_with_fewer_than_five_in_the_centre(catches: tuple[str, ...], over: bool) -> None:
    table = kocour("> r6 o6 | -\n  b6 g6")  # six yellow mice are left
    table.settle("yellow yellow")
    table.act(0, *catches, "stop")
    assert table.over == over
    assert table.state.ending() == ("few-mice" if over else "")


@rule("K3.1")
def test_k3_1_only_at_the_end_of_a_turn() -> None:
    table = kocour("> r6 o6 | -\n  b6 g5")
    table.settle("yellow yellow")
    table.act(0, "yellow", "yellow", "roll")
    table.settle("green joker")
    assert table.may(0) == {"green", "green<1"}
    assert not table.over


@rule("K3.1")
def test_k3_1_a_bust_puts_the_mice_back_first() -> None:
    table = kocour("> r6 o6 | y2\n  b6 g6")  # four are left while the turn goes on
    table.settle("yellow red")
    assert table.centre == "y6"
    assert not table.over
    assert table.state.active == 1


@rule("K3.1", "K4.2")
def test_k3_1_a_turn_that_ends_in_a_bust_counts_too() -> None:
    table = kocour("> r5 o5 | r1 o1 b1 g1\n  b5 g5 y5", "default risky")  # a single yellow mouse is left
    table.settle("yellow red")
    table.act(0, "yellow", "roll")
    table.settle("red red")
    assert table.told("bust") == [{"player": 0, "mice": 0}]
    assert table.over
    assert table.state.ending() == "few-mice"


@rule("K3.1")
def test_k3_1_there_are_no_equalising_turns() -> None:
    table = kocour("  r6\n> o6 g6 y1 | -\n  b6")
    table.settle("yellow yellow")
    table.act(1, "yellow", "stop")
    assert table.over
    assert table.told("ended") == [{"reason": "few-mice"}]


@rule("K3.2")
def test_k3_2_the_highest_number_of_each_colour_added_up() -> None:
    assert kocour("> r3 o1 b2 y6 | -\n  g4").state.scores() == [15 + 4 + 6 + 6, 8]
    assert kocour("> r3 o1 b2 y6 | -\n  g4", "triangular").state.scores() == [6 + 1 + 3 + 21, 10]


@rule("K3.2")
def test_k3_2_a_stolen_mouse_no_longer_counts() -> None:
    table = kocour("> - | -\n  r3", "triangular")
    table.settle("red red")
    table.act(0, "red<1", "red<1", "stop")
    assert table.state.scores() == [3, 1]


@rule("K3.3")
def test_k3_3_the_highest_total_wins() -> None:
    table = kocour("> r4 o6 | -\n  b6 g6 y3")
    table.settle("red red")
    table.act(0, "red", "stop")
    assert table.over
    assert table.state.scores() == [49, 33]
    assert table.state.winners() == [0]  # though the other has more mice


@rule("K3.3")
def test_k3_3_a_tie_goes_to_the_player_with_more_mice() -> None:
    table = kocour("> r3 o3 b3 g2 | -\n  r3 o3 b3 y5")
    table.settle("yellow yellow")
    table.act(0, "yellow", "stop")
    assert table.over
    assert table.state.scores() == [41, 41]
    assert table.state.winners() == [1]  # fourteen mice against twelve


@rule("K3.3")
def test_k3_3_only_the_tied_players_mice_are_counted() -> None:
    assert kocour("> r2 | -\n  o2 g1\n  g2 y5").state.winners() == [1]


@rule("K3.3")
def test_k3_3_who_is_still_tied_shares_the_win() -> None:
    table = kocour("> r3 o3 b3 g3 | -\n  r3 o3 b3 g3 y1")
    table.settle("yellow yellow")
    table.act(0, "yellow", "stop")
    assert table.over
    assert table.state.winners() == [0, 1]
