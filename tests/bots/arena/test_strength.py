"""The sequential test and the ratings."""

from __future__ import annotations

from math import log10

import pytest

import cheeseboard as cb
from cheeseboard.bots.arena.contest import Contest
from cheeseboard.bots.arena.lineups import Match, Round
from cheeseboard.bots.arena.ratings import fitted, normal, ratings
from cheeseboard.bots.arena.sprt import HIGH, LOW, OPEN, Sprt
from cheeseboard.bots.arena.standing import Standing
from cheeseboard.core.mean import Mean
from cheeseboard.core.share import Share


def verdict_of(chance: float, seed: int, test: Sprt, most: int = 4000) -> tuple[str, int]:
    """What the test says of a bot that wins a match with that chance, and after how many rounds of two."""
    rng, share = cb.Rng(seed), Share()
    while test.verdict(share) == OPEN and share.count < most:
        share.add(sum(int(rng.below(1000)) < 1000 * chance for _ in range(2)) / 2)
    return test.verdict(share), share.count


def test_no_rounds_decide_nothing() -> None:
    assert Sprt(0.5, 0.55).verdict(Share()) == OPEN
    assert Sprt(0.5, 0.55).evidence(Share()) == 0


@pytest.mark.parametrize(("chance", "right"), [(0.5, LOW), (0.6, HIGH), (0.4, LOW), (0.8, HIGH)])
def test_it_is_seldom_wrong(chance: float, right: str) -> None:
    said = [verdict_of(chance, seed, Sprt(0.5, 0.6))[0] for seed in range(60)]
    assert said.count(right) >= 53


def test_it_takes_longer_where_the_difference_is_small() -> None:
    rounds = [sum(verdict_of(0.9, seed, Sprt(low, 0.6))[1] for seed in range(10)) for low in (0.3, 0.55)]
    assert rounds[0] < rounds[1]


def test_a_row_of_wins_is_no_certainty() -> None:
    share = Share()
    assert share.margin() == float("inf")
    for _ in range(3):
        share.add(1.0)
    assert Sprt(0.5, 0.55).verdict(share) == OPEN
    assert share.margin() == pytest.approx(1.96 * (0.125 / 3) ** 0.5, rel=1e-4)


def test_the_margin_of_many_rounds_is_the_usual_one() -> None:
    share, usual = Share(), Mean()
    for number in range(2000):
        share.add(number % 3 / 2)
        usual.add(number % 3 / 2)
    assert share.margin() == pytest.approx(usual.margin(), rel=1e-2)


@pytest.mark.parametrize(("low", "high"), [(0.5, 0.5), (0.6, 0.5), (0.0, 0.5), (0.5, 1.0), (-1.0, 0.5)])
def test_hypotheses_are_shares(low: float, high: float) -> None:
    with pytest.raises(ValueError, match="shares"):
        Sprt(low, high)


def test_ratings_give_the_shares_back() -> None:
    shares = [0.75, 0.9]
    found = fitted(3, [(0, 1), (1, 2)], [100_000, 100_000], shares)
    for (one, other), share in zip([(0, 1), (1, 2)], shares, strict=True):
        assert found[one] - found[other] == pytest.approx(400 * log10(share / (1 - share)), abs=0.1)
    assert sum(found) == pytest.approx(0, abs=1e-6)


def test_whoever_lost_every_round_still_has_a_rating() -> None:
    found = fitted(2, [(0, 1)], [10], [1.0])
    assert 300 < found[0] - found[1] < 700


def test_more_rounds_make_ratings_surer() -> None:
    contest = Contest("kocour", (), 2, ("a", "b", "c"), 1)
    margins = []
    for rounds in (30, 300):
        standing = Standing(contest)
        for number in range(rounds):
            winner = [0] if number % 5 else [1]
            standing.add(Round([Match([1, 1], winner), Match([1, 1], [0])], [0.0, 0.0], [1, 1]))
        rated = ratings(standing)
        assert ratings(standing) == rated
        margins.append(rated[0].margin)
    assert margins[1] < margins[0]
    assert margins[1] > 0


def test_the_normal_distribution() -> None:
    rng, mean = cb.Rng(3), Mean()
    for _ in range(4000):
        mean.add(normal(rng))
    assert abs(mean.mean) < 0.06
    assert mean.squares / mean.count == pytest.approx(1, abs=0.08)
