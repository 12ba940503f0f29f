"""K4: variants."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from tests.games.series import new_match, play_out
from tests.games.table import kocour
from tests.rules import rule

GO_ON = {"roll", "stop"}


@rule("K4.1")
@pytest.mark.parametrize("edition", ["default", "triangular"])
def test_k4_1_children_count_mice(edition: str) -> None:
    assert kocour("> r3 o1 b2 y6 | -\n  g4", f"{edition} children").state.scores() == [12, 4]


@rule("K4.2")
def test_k4_2_all_five_colours_are_safe_at_once() -> None:
    table = kocour("> y1 | r1 o1 b2 g1\n  -", "default risky")
    table.settle("yellow red")
    table.act(0, "yellow")
    assert (table.cards[0], table.pulled) == ("r1 o1 b2 g1 y2", "-")
    assert table.told("safe") == [{"player": 0, "mice": 6}]
    assert table.may(0) == GO_ON


@rule("K4.2")
def test_k4_2_not_without_the_option() -> None:
    table = kocour("> - | r1 o1 b1 g1\n  -")
    table.settle("yellow red")
    table.act(0, "yellow")
    assert (table.cards[0], table.pulled) == ("-", "r1 o1 b1 g1 y1")


@rule("K4.2")
def test_k4_2_mice_on_the_card_do_not_make_up_for_a_colour() -> None:
    table = kocour("> r1 | o1 b1 g1\n  -", "default risky")
    table.settle("yellow red")
    table.act(0, "yellow")
    assert table.pulled == "o1 b1 g1 y1"


@rule("K4.2")
def test_k4_2_then_every_colour_may_be_taken_afresh() -> None:
    table = kocour("> - | r1 o1 b1 g1\n  -", "default risky")
    table.settle("yellow red")
    table.act(0, "yellow", "roll")
    table.settle("red blue")
    assert table.may(0) == {"red", "blue"}


@rule("K4.2")
def test_k4_2_a_later_bust_in_the_same_turn_loses_only_what_came_after() -> None:
    table = kocour("> - | r1 o1 b1 g1\n  -", "default risky")
    table.settle("yellow red")
    table.act(0, "yellow", "roll")
    table.settle("red blue")
    table.act(0, "red", "blue", "roll")
    table.settle("red blue")
    assert (table.cards[0], table.centre) == ("r1 o1 b1 g1 y1", "r5 o5 b5 g5 y5")
    assert table.told("bust") == [{"player": 0, "mice": 2}]


@rule("K4.2")
def test_k4_2_a_pair_that_completes_the_colours_is_safe_with_both_mice() -> None:
    table = kocour("> - | r1 o1 b1 g1\n  y2", "default risky")
    table.settle("yellow yellow")
    table.act(0, "yellow<1")
    assert table.may(0) == {"yellow", "yellow<1"} | GO_ON  # the same roll gives a second mouse
    table.act(0, "yellow<1")
    assert (table.cards, table.pulled) == (["r1 o1 b1 g1 y2", "-"], "-")


@rule("K4.2")
def test_k4_2_also_when_only_one_mouse_of_that_pair_is_taken() -> None:
    table = kocour("> - | r1 o1 b1 g1\n  y2", "default risky")
    table.settle("yellow yellow")
    table.act(0, "yellow<1", "roll")
    assert (table.cards, table.pulled) == (["r1 o1 b1 g1 y1", "y1"], "-")
    table.settle("yellow yellow")
    assert table.may(0) == {"yellow", "yellow<1"}


@rule("K4.2")
def test_k4_2_or_when_the_player_stops_there() -> None:
    table = kocour("> - | r1 o1 b1 g1\n  y2", "default risky")
    table.settle("yellow yellow")
    table.act(0, "yellow", "stop")
    assert table.cards == ["r1 o1 b1 g1 y1", "y2"]
    assert table.state.active == 1


@rule("K4.2", "K2.8")
def test_k4_2_a_roll_after_that_busts_only_by_the_dice() -> None:
    busts = 0
    for outcome in range(36):
        table = kocour("> - | r1 o1 b1 g1\n  -", "default risky")
        table.settle("yellow red")
        table.act(0, "yellow", "roll")
        table.state.settle(outcome)
        busts += table.state.active == 1
    assert busts == 0


@rule("K4.3")
def test_k4_3_each_player_starts_once_and_totals_are_added() -> None:
    table = kocour("  r6\n  b6\n> o6 g6 | -", "default match", starter=1)
    table.settle("yellow yellow")
    table.act(2, "yellow", "yellow", "stop")
    assert table.keys[-2:] == ["ended", "began"]
    assert table.told("began") == [{"player": 2, "game": 2}]
    assert (table.state.active, table.state.turns) == (2, 0)
    assert (table.cards, table.centre) == (["-", "-", "-"], "r6 o6 b6 g6 y6")
    assert table.state.scores() == [30, 18, 24 + 12 + 2]


@rule("K4.3")
def test_k4_3_totals_grow_from_game_to_game() -> None:
    table = kocour("  r6\n  b6\n> o6 g6 | -", "default match", game=2, starter=0, totals="10 0 7")
    table.settle("yellow yellow")
    table.act(2, "yellow", "yellow", "stop")
    assert table.told("began") == [{"player": 1, "game": 3}]
    assert table.state.scores() == [10 + 30, 18, 7 + 38]


@rule("K4.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_k4_3_as_many_games_as_players(seats: int) -> None:
    m = new_match("kocour", seats, 5, {"match": True})
    play_out(m, [m.game.bot("greedy")] * seats, cb.Rng(5))
    began = [told.event.facts() for told in m.events(None) if told.event.key == "event-began"]
    assert [facts["game"] for facts in began] == list(range(1, seats + 1))
    first = began[0]["player"]
    assert isinstance(first, int)
    assert [facts["player"] for facts in began] == [(first + game) % seats for game in range(seats)]
    assert len([told for told in m.events(None) if told.event.key == "event-ended"]) == seats


@rule("K4.3")
def test_k4_3_the_match_ends_after_the_last_game_and_the_total_decides() -> None:
    table = kocour("> r6 o6 | -\n  b6 g6", "default match", game=2, starter=0, totals="0 100")
    table.settle("yellow yellow")
    table.act(0, "yellow", "yellow", "stop")
    assert table.over
    assert table.state.scores() == [56, 130]
    assert table.state.winners() == [1]


@rule("K4.3")
def test_k4_3_a_tied_total_is_shared_however_many_mice() -> None:
    table = kocour("> r3 o3 b3 g2 | -\n  r3 o3 b3 y5", "default match", game=2, totals="9 9")
    table.settle("yellow yellow")
    table.act(0, "yellow", "stop")
    assert table.over
    assert table.state.scores() == [50, 50]
    assert table.state.winners() == [0, 1]


@rule("K4.4")
def test_k4_4_five_hundred_turns_end_the_game() -> None:
    table = kocour("> r6 | -\n  o6")
    for turn in range(500):
        assert not table.over, turn
        table.settle(("red red", "orange orange")[turn % 2])
    assert table.over
    assert table.state.ending() == "turns"
    assert table.state.scores() == [30, 24]


@rule("K4.4")
def test_k4_4_the_last_turn_is_played_to_its_end() -> None:
    table = kocour("  -\n> - | -", turns=499)
    table.settle("red blue")
    table.act(1, "red", "roll")
    table.settle("green green")
    table.act(1, "green", "stop")
    assert table.over
    assert table.cards == ["-", "r1 g1"]
    assert table.state.winners() == [1]


@rule("K4.4", "K4.3")
def test_k4_4_in_a_match_the_next_game_follows() -> None:
    table = kocour("> r6 | -\n  -", "default match", turns=499)
    table.settle("red red")
    assert not table.over
    assert table.told("ended") == [{"reason": "turns"}]
    assert (table.state.game, table.state.turns, table.state.totals) == (1, 0, [30, 0])
