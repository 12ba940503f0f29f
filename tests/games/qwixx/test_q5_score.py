"""Q5: scoring."""

from __future__ import annotations

import pytest

from tests.games.table import qwixx
from tests.rules import rule

POINTS = {1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21, 7: 28, 8: 36, 9: 45, 10: 55, 11: 66, 12: 78}
RISING = [str(number) for number in range(2, 13)]
FALLING = RISING[::-1]
ROWS = {"r": RISING, "y": RISING, "g": FALLING, "b": FALLING}


@rule("Q5.1")
@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("crosses", range(1, 11))
def test_q5_1_points_of_an_open_row(row: str, crosses: int) -> None:
    sheet = " ".join(row + number for number in ROWS[row][:crosses])
    assert qwixx(f"qwixx classic roll\n> {sheet}\n  -").state.scores() == [POINTS[crosses], 0]


@rule("Q5.1", "Q3.2")
@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("crosses", range(7, 13))
def test_q5_1_points_of_a_locked_row(row: str, crosses: int) -> None:
    sheet = " ".join(row + number for number in [*ROWS[row][: crosses - 2], ROWS[row][-1]])
    assert qwixx(f"qwixx classic roll\n> {sheet}\n  -").state.scores() == [POINTS[crosses], 0]


@rule("Q5.1")
@pytest.mark.parametrize("penalties", range(5))
def test_q5_1_each_penalty_costs_five(penalties: int) -> None:
    assert qwixx(f"qwixx classic roll\n> r2 | {penalties}\n  -").state.scores() == [1 - 5 * penalties, 0]


@rule("Q5.2")
def test_q5_2_the_highest_total_wins() -> None:
    table = qwixx("qwixx classic second w1 w1 r1 y1 g1 b1\n> r2 r3 r4 | 3\n  r2 y2\n  r2 r3")
    table.act(0, "-")
    assert table.state.scores() == [-14, 2, 3]
    assert table.state.winners() == [2]


@rule("Q5.2")
def test_q5_2_also_below_zero() -> None:
    table = qwixx("qwixx classic second w1 w1 r1 y1 g1 b1\n> - | 3\n  - | 3")
    table.act(0, "-")
    assert table.state.scores() == [-20, -15]
    assert table.state.winners() == [1]


@rule("Q5.2")
def test_q5_2_a_tie_is_shared() -> None:
    table = qwixx("qwixx classic second w1 w1 r1 y1 g1 b1\n> - | 3\n  r2 r3\n  y2 g3 b4")
    table.act(0, "-")
    assert table.state.scores() == [-20, 3, 3]
    assert table.state.winners() == [1, 2]


@rule("Q5.3")
def test_q5_3_emas_seventy_points() -> None:
    ema = "r2 r3 r4 r5 y2 y3 y4 g12 g11 g10 g9 g8 g2 b12 b11 b10 b9 b8 b7 b6 b5"
    assert qwixx(f"qwixx classic roll\n> {ema} | 2\n  -").state.scores()[0] == 10 + 6 + 28 + 36 - 10 == 70
