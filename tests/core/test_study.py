"""How those fare who do something."""

from __future__ import annotations

import pytest

from cheeseboard.core.study import Fortune, Row, lead


def test_the_lead_is_over_the_mean_of_the_others() -> None:
    assert [lead(seat, [60, 50, 30]) for seat in range(3)] == [20, 5, -25]
    assert lead(0, [60]) == 0


def test_a_fortune_is_wins_and_lead() -> None:
    fortune = Fortune()
    fortune.add(0, [60, 50, 30], [0])
    fortune.add(2, [60, 50, 30], [0])
    fortune.add(1, [50, 50, 20], [0, 1])
    assert fortune.count == 3
    assert fortune.wins.mean == pytest.approx(0.5)
    assert fortune.lead.mean == pytest.approx((20 - 25 + 15) / 3)


def test_a_row_is_called_what_it_is_unless_told_otherwise() -> None:
    assert Row("goal-1", [3]).key == "goal-1"
    assert Row("all", [3], "study-all").key == "study-all"
