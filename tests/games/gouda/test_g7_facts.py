"""G7: facts and the rulebook's examples. Players: Jakub 0, Viktor 1, Adam 2, Petr 3."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.core.option import Value
from cheeseboard.games.gouda.view import GoudaView
from tests.games.series import new_match
from tests.games.table import gouda, magic
from tests.rules import rule

NOBODY = "> 0 | -\n  0 | -\n  0 | -\n  0 | -"


@rule("G7.1")
@pytest.mark.parametrize(("mice", "dice"), [("2220011", 5), ("102", 3)])
def test_g7_1_seven_mice_five_dice_three_mice_three_dice(mice: str, dice: int) -> None:
    table = gouda(f"gouda name\nM2 {mice}\n{NOBODY}")
    table.act(0, "M2")
    assert table.dice == dice


@rule("G7.1")
def test_g7_1_a_lone_mouse_and_a_red_die() -> None:
    table = gouda(f"gouda name\nS2 0\nM2 11\n{NOBODY}")
    table.turn("S2", "r1")
    assert table.may(0) == {"0@S2>M2"}


@rule("G7.2")
def test_g7_2_one_mouse_up_and_another_down() -> None:
    table = gouda(f"gouda name\nS2 00112\n{NOBODY}")
    table.turn("S2", "g1 y3 r1")
    table.act(0, "0@S2>M3", "1@S2>M2")
    assert (table.mice, table.asked) == ({"M2": "1", "S2": "012", "M3": "0"}, (1,))


@rule("G7.3")
def test_g7_3_one_of_adam_s_mice_must_move_up() -> None:
    table = gouda("gouda name\nM4 2223\n  0 | -\n  0 | -\n  0 | -\n> 0 | -")
    table.turn("M4", "g2 y2")
    table.act(3, "3@M4>F1")
    assert table.may(3) == {"2@M4>F1", "2@M4>F2"}
    table.act(3, "2@M4>F1")
    assert table.mice == {"M4": "22", "F1": "23"}


@rule("G7.4")
def test_g7_4_re_rolls_add_up() -> None:
    table = magic("M2 00011", "reroll", "reroll")
    table.go_on("0:M2 [g1 y1 r3] 0:reroll:r3 1:- [g2 y1]")
    assert table.shown == "g3 y2"
    table.go_on("1:reroll:g3 [g1 r2]")
    assert table.shown == "g1 y2 r2"
    assert (table.asked, table.stage) == ((0,), "move")


@rule("G7.5")
@pytest.mark.parametrize("options", ["magic", "magic void"])
def test_g7_5_nullify_against_nullify_and_the_original_roll_stands(options: str) -> None:
    table = magic("M2 0001", "nullify", "nullify", options=options)
    table.go_on("0:M2 [g3 r1] 0:- 1:nullify:g3 0:nullify")
    assert (table.shown, table.stage) == ("g3 r1", "move")


@rule("G7.6")
@pytest.mark.parametrize(
    "options", [{}, {"party": True}, {"cheese-spots": True}, {"magic": True, "party": True}, {"all-on-drum": True}]
)
def test_g7_6_mice_never_get_lost(options: dict[str, Value]) -> None:
    for seats in (2, 4, 6):
        m, rng = new_match("gouda", seats, seats, options), cb.Rng(seats)
        while not m.over:
            m.act(m.asked[0], m.state.sample(m.asked[0], rng))
            view = m.view(None)
            assert isinstance(view, GoudaView)
            if view.stage != "put":
                gone = [0] * seats
                for told in m.events(None):
                    if told.event.key == "event-ate" and told.event.rule != "G3.1":
                        gone[int(told.event.facts()["player"])] += 1
                on_board = [sum(space.mice[seat] for space in view.spaces) for seat in range(seats)]
                assert [here + away for here, away in zip(on_board, gone, strict=True)] == [5] * seats


@rule("G7.7")
def test_g7_7_jakub_must_play_the_result_on_the_space_that_viktor_names() -> None:
    table = magic("M2 0001\nS1 0112\nD 2", "", "transfer", "")
    table.go_on("0:M2 [g3 r1]")
    assert table.may(1) == {"-", "transfer:S1"}
    table.act(1, "transfer:S1")
    assert table.asked == (0,)
    assert table.may(0) == {f"{owner}@S1>{end}" for owner in (0, 1, 2) for end in ("M2", "M1")}
    table.act(0, "1@S1>M1", "0@S1>M2", "1@S1>M2", "2@S1>M2")
    assert (table.mice, table.asked) == ({"D": "2", "M1": "1", "M2": "0000112"}, (1,))


@rule("G7.8")
def test_g7_8_both_own_mice_up_and_adam_s_down() -> None:
    table = magic("M2 002", "improve", "", "")
    table.go_on("0:M2 [g1 y1 r1] 0:improve:y1")
    assert table.shown == "g2 r1"
    table.act(0, "0@M2>M3", "0@M2>M3", "2@M2>M1")
    assert table.mice == {"M1": "2", "M3": "00"}


@rule("G7.8")
def test_g7_8_viktor_must_move_all_four_mice_up() -> None:
    table = gouda("gouda magic name\nM2 0011\n  0 | improve\n> 0 | -")
    table.go_on("1:M2 [g1 y3] 0:improve:y3")
    assert table.shown == "g4"
    while table.stage == "move":
        assert all(move.partition(">")[2] in ("M3", "S2") for move in table.may(1))
        table.act(1, min(table.may(1)))
    assert table.mice == {"M3": "0011"}


@rule("G7.9")
def test_g7_9_jakub_plays_again_with_three_dice() -> None:
    table = magic("M3 000\nD 11", "again", "")
    table.go_on("0:M3 [g3] 0:- 0:0@M3>M4 0:0@M3>M4 0:0@M3>M4 0:again")
    assert (table.stage, table.asked) == ("name", (0,))
    table.act(0, "M4")
    assert table.dice == 3


@rule("G7.9")
def test_g7_9_adam_makes_petr_play_again_for_adam_s_mice() -> None:
    table = gouda("gouda magic name\nM4 2223\nM1 3\n  0 | -\n  0 | -\n  0 | again\n> 0 | -")
    table.go_on("3:M1 [y1] 2:- 2:again:M4")
    assert table.dice == 4
    table.go_on("[g2 y2] 3:3@M4>F1")
    assert table.may(3) == {"2@M4>F1", "2@M4>F2"}
