"""Q4: the end."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from tests.games.table import qwixx
from tests.rules import rule

RED = "r2 r3 r4 r5 r6"
YELLOW = "y2 y3 y4 y5 y6"
GREEN = "g12 g11 g10 g9 g8"
BLUE = "b12 b11 b10 b9 b8"


@rule("Q4.1")
def test_q4_1_the_fourth_penalty_ends_the_game_at_once() -> None:
    table = qwixx("qwixx classic second w1 w1 r1 y1 g1 b1\n> r3 | 3\n  - | 3\n  -")
    table.act(0, "-")
    assert table.over
    assert table.state.ending() == "penalties"
    assert table.sheets == ["r3 | 4", "- | 3", "- | 0"]


@rule("Q4.1")
def test_q4_1_penalties_of_different_players_are_not_added() -> None:
    table = qwixx("qwixx classic second w1 w1 r1 y1 g1 b1\n> - | 2\n  - | 3\n  - | 3")
    table.act(0, "-")
    assert not table.over


@rule("Q4.2")
def test_q4_2_a_second_closed_row_ends_the_game_without_a_second_action() -> None:
    table = qwixx(f"qwixx classic first w6 w6 y1 g1 b1\n> -\n  {RED} r12 {YELLOW}")
    table.act(0, "b12")
    table.act(1, "y12")
    assert table.over
    assert table.state.ending() == "locks"
    assert table.sheets == ["b12 | 0", f"{RED} r12 {YELLOW} y12 | 0"]


@rule("Q4.2")
def test_q4_2_no_penalty_then_for_an_active_player_who_crossed_nothing() -> None:
    table = qwixx(f"qwixx classic first w6 w6 y1 g1 b1\n> - | 3\n  {RED} r12 {YELLOW}")
    table.act(0, "-")
    table.act(1, "y12")
    assert table.over
    assert table.state.ending() == "locks"
    assert table.sheets[0] == "- | 3"


@rule("Q4.2")
def test_q4_2_in_the_second_action_too() -> None:
    table = qwixx(f"qwixx classic second w6 w1 y6 g1 b1\n> {RED} r12 {YELLOW}\n  -")
    table.act(0, "y12")
    assert table.over
    assert table.state.ending() == "locks"


@rule("Q4.2")
def test_q4_2_rows_closed_by_different_players_count_together() -> None:
    table = qwixx(f"qwixx classic second w1 w3 r1 y1 g1\n> {GREEN}\n  {BLUE} b2")
    table.act(0, "g2")
    assert table.over


@rule("Q4.2")
def test_q4_2_one_row_closed_by_many_is_one() -> None:
    table = qwixx(f"qwixx classic first w6 w6 r1 y1 g1 b1\n> {RED}\n  {RED}\n  {RED}")
    for seat in (0, 1, 2):
        table.act(seat, "r12")
    assert table.asked == (0,)


@rule("Q4.2", "Q4.3")
def test_q4_2_the_first_two_rows_may_close_together() -> None:
    table = qwixx(f"qwixx classic first w1 w1 r1 y1 g1 b1\n> {GREEN}\n  {BLUE}")
    table.act(0, "g2")
    assert table.asked == (1,)
    table.act(1, "b2")
    assert table.over
    assert table.state.ending() == "locks"


@rule("Q4.3")
def test_q4_3_a_second_and_a_third_row_close_together() -> None:
    table = qwixx(f"qwixx classic first w6 w6 r1 y1 b1\n> {RED}\n  {YELLOW}\n  {GREEN} g2")
    table.act(0, "r12")
    table.act(1, "y12")
    table.act(2, "-")
    assert table.over
    assert table.sheets == [f"{RED} r12 | 0", f"{YELLOW} y12 | 0", f"{GREEN} g2 | 0"]
    assert table.state.scores() == [28, 28, 28]


@rule("Q4.4")
def test_q4_4_ema_and_petr() -> None:
    table = qwixx(f"qwixx classic roll\n> {RED}\n  {YELLOW}\n  {GREEN} g2")
    table.settle("6 6 1 1 1")
    table.act(0, "r12")
    table.act(1, "y12")
    table.act(2, "-")
    assert table.over
    assert table.asked == ()
    assert all(table.may(seat) == set() for seat in range(3))


@rule("Q4.1", "Q4.2")
@pytest.mark.parametrize("seed", range(8))
def test_q4_every_game_ends_by_one_of_the_two(seed: int) -> None:
    m = cb.new("qwixx", seats=3, seed=seed)
    rng = cb.Rng(seed)
    while not m.over:
        m.act(m.asked[0], m.state.sample(m.asked[0], rng))
    penalties = [int(line.split("|")[1]) for line in repr(m.state).splitlines()[1:]]
    closed = {lock for lock in ("r12", "y12", "g2", "b2") if lock in repr(m.state).split()}
    assert (m.ending == "penalties") == (max(penalties) == 4)
    assert (m.ending == "locks") == (len(closed) >= 2)
