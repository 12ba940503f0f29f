"""Q6: variants."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.games.qwixx.view import view
from tests.games.table import qwixx
from tests.rules import rule

ROW_1 = "1:2 1:3 1:4 1:5 1:6"  # five crosses, with 1:12 (red) to lock
ROW_2 = "2:2 2:3 2:4 2:5 2:6"


def printed(layout: str) -> list[str]:
    """The rows of a sheet: every colour, once for a run of cells, before its numbers."""
    lines = []
    for row in view(qwixx(f"qwixx {layout} roll\n> -\n  -").state, None).rows:
        words: list[str] = []
        for before, cell in zip((None, *row), row, strict=False):
            words += [cell.colour] if before is None or before.colour != cell.colour else []
            words.append(str(cell.number))
        lines.append(" ".join(words))
    return lines


@rule("Q6.1")
def test_q6_1_the_sheet_of_mixx_a() -> None:
    assert printed("mixx-a") == [
        "yellow 2 3 4 blue 5 6 7 green 8 9 10 red 11 12",
        "red 2 3 green 4 5 6 7 blue 8 9 yellow 10 11 12",
        "blue 12 11 10 yellow 9 8 7 red 6 5 4 green 3 2",
        "green 12 11 red 10 9 8 7 yellow 6 5 blue 4 3 2",
    ]


@rule("Q6.1")
def test_q6_1_the_cell_must_have_the_colour_of_the_die_in_any_row() -> None:
    table = qwixx("qwixx mixx-a second w1 w4 r1 y2 g3 b4\n> -\n  -")
    red = {"2:2", "3:5"}
    yellow = {"1:3", "4:6"}
    green = {"2:4", "2:7"}
    blue = {"1:5", "2:8"}
    assert table.may(0) == {"-"} | red | yellow | green | blue


@rule("Q6.1")
def test_q6_1_one_coloured_sum_may_be_open_in_several_rows() -> None:
    table = qwixx("qwixx mixx-a second w4 w4 r1 y6 g3 b4\n> -\n  -")
    assert {"2:10", "2:7", "3:5", "2:8"} <= table.may(0)
    table = qwixx("qwixx mixx-a second w6 w6 r6 y1 g6 b6\n> -\n  -")
    assert table.may(0) == {"-", "3:7", "4:12", "3:12"}  # 1:12 is red, but needs five crosses


@rule("Q6.1")
def test_q6_1_the_white_sum_goes_in_any_row() -> None:
    table = qwixx("qwixx mixx-a first w4 w1 r1 y1 g1 b1\n> -\n  -")
    assert table.may(0) == table.may(1) == {"-", "1:5", "2:5", "3:5", "4:5"}


@rule("Q6.1")
@pytest.mark.parametrize(("row", "lost"), [(1, "red"), (2, "yellow"), (3, "green"), (4, "blue")])
def test_q6_1_closing_a_row_removes_the_die_of_its_last_cell(row: int, lost: str) -> None:
    numbers = [2, 3, 4, 5, 6, 12] if row <= 2 else [12, 11, 10, 9, 8, 2]
    table = qwixx(f"qwixx mixx-a roll\n> {' '.join(f'{row}:{number}' for number in numbers)}\n  -")
    assert table.dice == 5
    table.settle("1 1 1 1 1")
    assert lost not in [colour for colour, _ in view(table.state, None).dice.coloured]


@rule("Q6.1", "Q3.4")
def test_q6_1_the_die_of_a_row_closed_in_the_first_action_is_gone_in_the_second() -> None:
    table = qwixx(f"qwixx mixx-a first w6 w6 r1 y1 g1 b1\n> -\n  {ROW_1}")
    table.act(0, "-")
    table.act(1, "1:12")
    assert table.may(0) == {"-", "3:7", "2:7"}  # yellow 7, green 7; blue 7 is in the closed row, red 7 (4:7) has no die
    refusal = table.why(0, "4:7")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("no-such-pair", "Q2.2")


@rule("Q6.1")
def test_q6_1_cells_of_a_removed_colour_stay_open_to_the_white_sum() -> None:
    table = qwixx(f"qwixx mixx-a roll\n> {ROW_1} 1:12\n  -")
    table.settle("3 4 1 1 1")
    assert table.may(1) == {"-", "2:7", "3:7", "4:7"}  # 4:7 is red
    table.act(0, "4:7")
    assert "4:7" in table.sheets[0]


@rule("Q6.1")
def test_q6_1_two_rows_end_the_game_here_too() -> None:
    table = qwixx(f"qwixx mixx-a first w6 w6 r1 y1 g1 b1\n> {ROW_2}\n  {ROW_1}")
    table.act(0, "2:12")
    table.act(1, "1:12")
    assert table.state.ending() == "locks"


@rule("Q6.2")
def test_q6_2_the_sheet_of_mixx_b() -> None:
    assert printed("mixx-b") == [
        "red 10 6 2 8 3 4 12 5 9 7 11",
        "yellow 9 12 4 6 7 2 5 8 11 3 10",
        "green 8 2 10 12 6 9 7 4 5 11 3",
        "blue 5 7 11 9 12 3 8 10 2 6 4",
    ]


@rule("Q6.2")
def test_q6_2_left_to_right_as_printed() -> None:
    table = qwixx("qwixx mixx-b first w3 w3 r1 y1 g1 b1\n> r10 y7 g6 b2\n  r8 y12 g12 b6")
    assert table.may(0) == {"-", "r6", "b6"}
    assert table.may(1) == {"-", "y6", "g6"}


@rule("Q6.2")
@pytest.mark.parametrize(
    ("five", "last", "whites", "die"),
    [
        ("r10 r6 r2 r8 r3", "r11", "w5 w6", "red"),
        ("y9 y12 y4 y6 y7", "y10", "w5 w5", "yellow"),
        ("g8 g2 g10 g12 g6", "g3", "w1 w2", "green"),
        ("b5 b7 b11 b9 b12", "b4", "w2 w2", "blue"),
    ],
)
def test_q6_2_the_last_cell_locks(five: str, last: str, whites: str, die: str) -> None:
    table = qwixx(f"qwixx mixx-b first {whites} r1 y1 g1 b1\n> {five}\n  {five[: five.rindex(' ')]}")
    assert last in table.may(0)
    assert last not in table.may(1)
    for seat in table.asked:
        table.act(seat, last if seat == 0 else "-")
    assert view(table.state, None).sheets[0].locked.count(True) == 1
    assert [locked["colour"] for locked in table.told("locked")] == [die]
    assert table.state.scores()[0] == 28


@rule("Q6.2")
def test_q6_2_twelve_in_red_is_an_ordinary_number() -> None:
    table = qwixx("qwixx mixx-b first w6 w6 r1 y1 g1 b1\n> -\n  -")
    table.act(0, "r12")
    table.act(1, "-")
    assert table.told("locked") == []
    assert view(table.state, None).closed == (False, False, False, False)


@rule("Q6.3")
def test_q6_3_one_player_who_is_always_active() -> None:
    m = cb.new("qwixx", solo=True, chance="manual")
    assert m.seats == 1
    for penalties in range(1, 5):
        m.settle("1 1 1 1 1 1")  # no starter is drawn
        m.act(0, "-")
        m.act(0, "-")
        assert m.scores() == [-5 * penalties]
    assert m.ending == "penalties"


@rule("Q6.3")
def test_q6_3_solo_is_for_one_and_one_needs_solo() -> None:
    for seats in (2, 5):
        with pytest.raises(cb.Problem) as problem:
            cb.new("qwixx", seats=seats, solo=True)
        assert problem.value.code == "seats"
    with pytest.raises(cb.Problem):
        cb.new("qwixx", seats=1)


@rule("Q6.3", "Q4.2")
def test_q6_3_no_second_action_after_a_first_one_that_ends_the_game() -> None:
    table = qwixx("qwixx classic first w6 w6 y1 g1 b1\n> r2 r3 r4 r5 r6 r12 y2 y3 y4 y5 y6")
    table.act(0, "y12")
    assert table.over
    assert table.state.scores() == [56]


@rule("Q6.3")
def test_q6_3_all_dice_are_seen_before_the_first_action() -> None:
    table = qwixx("qwixx mixx-b roll\n> -")
    table.settle("4 1 6 2 3 5")
    assert table.asked == (0,)
    assert view(table.state, 0).dice.coloured == (("red", 6), ("yellow", 2), ("green", 3), ("blue", 5))


@rule("Q6.1", "Q6.2")
def test_q6_a_table_has_one_sheet() -> None:
    with pytest.raises(cb.Problem) as problem:
        cb.new("qwixx", seats=2, mixx_a=True, mixx_b=True)
    assert problem.value.code == "options-clash"
