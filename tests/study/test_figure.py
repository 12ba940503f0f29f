"""Shares of wins, and how sure they are."""

from __future__ import annotations

import pytest

from cheeseboard.bots.table import Played
from cheeseboard.bots.tally import Tally
from cheeseboard.core.mean import Mean
from cheeseboard.study.figure import bot_wins, figure_of, share_of


def test_a_row_of_wins_is_no_certainty() -> None:
    wins = Mean()
    for _ in range(8):
        wins.add(1.0)
    assert figure_of(wins).margin == 0
    assert share_of(wins).value == 1
    assert 0.1 < share_of(wins).margin < 0.2


def test_a_bot_with_two_of_three_seats_has_to_win_more_than_two_of_three() -> None:
    tally = Tally(["greedy", "random", "greedy"])
    for winner in range(3):  # whoever sits there: the bots move on by a seat
        tally.add(Played([0, 0, 0], [winner], "rows", 10, 0, None, None))
    by_greedy = tally.by_bot["greedy"].wins.mean
    assert bot_wins(tally, "greedy").value == pytest.approx(by_greedy - 2 / 3)
    assert bot_wins(tally, "random").value == pytest.approx(1 - by_greedy - 1 / 3)
