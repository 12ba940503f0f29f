"""Who sits where in a round, and what a round comes to."""

from __future__ import annotations

import pytest

from cheeseboard.bots.arena.lineups import Match, Round, lineups, outcome


def played(*matches: tuple[list[int], list[int]]) -> Round:
    return Round([Match(scores, winners) for scores, winners in matches], [0.0, 0.0], [1, 1])


def test_two_change_seats() -> None:
    assert lineups(2) == [[0, 1], [1, 0]]


def test_one_sits_among_the_others_in_every_seat_and_the_other_way_round() -> None:
    assert lineups(3) == [[0, 1, 1], [1, 0, 1], [1, 1, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]]
    for seats in (2, 3, 4, 5):
        taken = [bot for seated in lineups(seats) for bot in seated]
        assert taken.count(0) == taken.count(1)


def test_a_lone_player_plays_once_for_either() -> None:
    assert lineups(1) == [[0], [1]]


def test_the_share_of_two() -> None:
    found = outcome(2, played(([30, 20], [0]), ([25, 25], [0, 1])))
    assert (found.share, found.lead, found.points, found.alone) == (0.75, 5.0, [27.5, 22.5], [])


def test_the_share_of_more_is_one_half_for_even_bots() -> None:
    always_seat_0 = played(*[([9, 1, 1], [0])] * 6)
    found = outcome(3, always_seat_0)
    assert found.share == pytest.approx(0.5)
    assert found.alone == [pytest.approx(1 / 3)] * 2


def test_the_share_of_one_that_always_wins() -> None:
    matches = []
    for seated in lineups(3):
        winners = [seat for seat in range(3) if seated[seat] == 0]
        matches.append(([5 if seat in winners else 0 for seat in range(3)], winners))
    found = outcome(3, played(*matches))
    assert found.share == pytest.approx(1)
    assert found.alone == [pytest.approx(1), 0.0]
    assert found.lead == 5


def test_alone_the_higher_score_counts() -> None:
    assert outcome(1, played(([90], [0]), ([80], [0]))).share == 1.0
    assert outcome(1, played(([80], [0]), ([90], [0]))).share == 0.0
    assert outcome(1, played(([80], [0]), ([80], [0]))).share == 0.5
