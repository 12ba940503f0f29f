"""Means and their confidence intervals."""

from __future__ import annotations

from math import inf, sqrt
from statistics import stdev

import pytest

from cheeseboard.bots.table import Played
from cheeseboard.bots.tally import Mean, Tally


def test_a_mean_and_its_interval() -> None:
    values = [3.0, 5.0, 10.0, 11.0]
    mean = Mean()
    for value in values:
        mean.add(value)
    assert mean.mean == pytest.approx(7.25)
    assert mean.margin() == pytest.approx(1.96 * stdev(values) / sqrt(4), rel=1e-3)


def test_one_value_says_nothing_about_the_spread() -> None:
    mean = Mean()
    mean.add(3.0)
    assert mean.margin() == inf


def test_scores_follow_the_bots_through_the_seats() -> None:
    tally = Tally(["good", "bad"])
    tally.add(Played([10, 0], [0], "end", 4, 0))
    tally.add(Played([2, 20], [1], "end", 6, 0))
    assert tally.by_bot["good"].score.mean == 15
    assert tally.by_bot["good"].wins.mean == 1
    assert tally.by_seat[0].score.mean == 6
    assert tally.by_seat[0].wins.mean == 0.5
    assert (tally.matches, tally.decisions.mean, tally.endings) == (2, 5, {"end": 2})


def test_a_tie_is_shared() -> None:
    tally = Tally(["one", "other", "third"])
    tally.add(Played([5, 5, 1], [0, 1], "end", 4, 0))
    assert [line.wins.mean for line in tally.by_seat] == [0.5, 0.5, 0]


def test_a_bot_in_two_seats_counts_once_a_match() -> None:
    tally = Tally(["same", "same", "other"])
    tally.add(Played([6, 2, 4], [0], "end", 4, 0))
    assert tally.by_bot["same"].score.count == 1
    assert tally.by_bot["same"].score.mean == 4
    assert tally.by_bot["same"].wins.mean == 1


def test_wins_are_certain_only_where_nobody_else_can_win() -> None:
    alone, two = Tally(["same", "same"]), Tally(["good", "bad"])
    for number in range(4):
        alone.add(Played([6, 2], [0], "end", 4, 0))
        two.add(Played([6, 2], [number % 2], "end", 4, 0))
    assert (alone.by_bot["same"].wins.mean, alone.by_bot["same"].wins.margin()) == (1, 0)
    assert two.by_bot["good"].wins.mean == 1
    assert two.by_bot["good"].wins.margin() > 0.2


def test_the_turn_order_is_counted_from_who_began() -> None:
    tally = Tally(["one", "other"])
    tally.add(Played([9, 1], [0], "end", 4, 1))
    assert [line.score.mean for line in tally.by_order] == [1, 9]
    tally.add(Played([9, 1], [0], "end", 4, -1))
    assert [line.score.count for line in tally.by_order] == [1, 1]
