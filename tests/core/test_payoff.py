"""What a finished match pays."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.core.payoff import LEAD, PAYOFFS, SCORE, WIN, payoff
from cheeseboard.core.playout import playout
from cheeseboard.core.rng import Rng
from cheeseboard.core.state import State


def played(game: str, seats: int, seed: int, **options: bool) -> State:
    found = cb.find_game(game)
    state = found.start(seats, found.choose_options(options))
    playout(state, Rng(seed))
    return state


@pytest.mark.parametrize("seed", range(12))
def test_a_victory_pays_what_the_others_lose(seed: int) -> None:
    state = played("kocour", 3, seed)
    paid = payoff(state, WIN)
    winners = list(state.winners())
    share = {1: 1.0, 2: 0.25, 3: 0.0}[len(winners)]
    assert [paid[seat] for seat in winners] == pytest.approx([share] * len(winners))
    assert [paid[seat] for seat in range(3) if seat not in winners] == pytest.approx([-0.5] * (3 - len(winners)))
    assert sum(paid) == pytest.approx(0)


def test_points_and_the_lead() -> None:
    state = played("kocour", 3, 5)
    one, two, three = [float(score) for score in state.scores()]
    assert payoff(state, SCORE) == [one, two, three]
    assert payoff(state, LEAD) == [one - (two + three) / 2, two - (one + three) / 2, three - (one + two) / 2]


@pytest.mark.parametrize("kind", range(len(PAYOFFS)))
def test_whoever_plays_alone_plays_for_points(kind: int) -> None:
    state = played("qwixx", 1, 2, solo=True)
    assert payoff(state, kind) == list(state.scores())
