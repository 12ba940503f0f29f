"""Q1: the sheet."""

from __future__ import annotations

from cheeseboard.games.qwixx.view import QwixxView, view
from tests.games.table import QwixxTable, qwixx
from tests.rules import rule


def still_open(table: QwixxTable, seat: int) -> dict[str, list[int]]:
    """The numbers of each row that the view shows as open."""
    seen: QwixxView = view(table.state, None)
    rows = zip(seen.rows, seen.sheets[seat].open, strict=True)
    return {row[0].colour: [row[place].number for place in places] for row, places in rows}


@rule("Q1.1")
def test_q1_1_red_and_yellow_rise_green_and_blue_fall() -> None:
    rising, falling = list(range(2, 13)), list(range(12, 1, -1))
    rows = view(qwixx("qwixx classic roll\n> -\n  -").state, None).rows
    assert [[cell.number for cell in row] for row in rows] == [rising, rising, falling, falling]
    assert [{cell.colour for cell in row} for row in rows] == [{"red"}, {"yellow"}, {"green"}, {"blue"}]


@rule("Q1.1")
def test_q1_1_every_row_has_a_lock_box_after_its_last_number() -> None:
    table = qwixx("""
        qwixx classic roll
        > r2 r3 r4 r5 r6 r12 g12 g11 g10 g9 g8 g2
          y2 y3 y4 y5 y6 y12 b12 b11 b10 b9 b8 b2
    """)
    assert [sheet.locked for sheet in view(table.state, None).sheets] == [
        (True, False, True, False),
        (False, True, False, True),
    ]


@rule("Q1.2")
def test_q1_2_a_skipped_number_is_lost() -> None:
    table = qwixx("qwixx classic first w3 w3 r1 y1 g1 b1\n> r7\n  g5")
    assert table.may(0) == {"-", "y6", "g6", "b6"}
    assert table.may(1) == {"-", "r6", "y6", "b6"}


@rule("Q1.2")
def test_q1_2_numbers_may_be_skipped_also_at_the_start() -> None:
    table = qwixx("qwixx classic first w5 w6 r1 y1 g1 b1\n> r2\n  g12")
    assert table.may(0) == {"-", "r11", "y11", "g11", "b11"}
    table.act(0, "r11")
    table.act(1, "g11")
    assert table.sheets == ["r2 r11 | 0", "g12 g11 | 0"]


@rule("Q1.2")
def test_q1_2_a_crossed_number_is_not_crossed_again() -> None:
    table = qwixx("qwixx classic first w3 w3 r1 y1 g1 b1\n> r6 g6\n  -")
    assert table.may(0) == {"-", "y6", "b6"}


@rule("Q1.3")
def test_q1_3_there_are_four_penalty_boxes() -> None:
    table = qwixx("qwixx classic second w1 w1 r1 y1 g1 b1\n> - | 2\n  -")
    table.act(0, "-")
    assert table.sheets[0] == "- | 3"
    assert not table.over
    table = qwixx("qwixx classic second w1 w1 r1 y1 g1 b1\n> - | 3\n  -")
    table.act(0, "-")
    assert table.sheets[0] == "- | 4"
    assert table.over


@rule("Q1.4")
def test_q1_4_what_is_left_of_the_rulebooks_sheet() -> None:
    table = qwixx("qwixx classic roll\n> r5 r7 y2 y4 y6 y8 y10 g12 g10 g9 g7 g6 b12 b11 b10\n  -")
    assert still_open(table, 0) == {
        "red": [8, 9, 10, 11],  # 12 as well, once there are five crosses (Q3.1)
        "yellow": [11, 12],
        "green": [5, 4, 3, 2],
        "blue": [9, 8, 7, 6, 5, 4, 3],
    }


@rule("Q1.4")
def test_q1_4_lost_numbers_are_refused_with_the_rule() -> None:
    for white in ("w1 w1", "w1 w2", "w2 w2", "w3 w3"):
        table = qwixx(f"qwixx classic first {white} r1 y1 g1 b1\n> r5 r7\n  -")
        refusal = table.why(0, f"r{sum(int(die[1]) for die in white.split())}")
        assert refusal is not None
        assert (refusal.code, refusal.rule) == ("passed", "Q1.2")
