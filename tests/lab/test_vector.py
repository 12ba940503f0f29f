"""Many matches at once: every one of them is the match that would be played by itself."""

from __future__ import annotations

import numpy as np
import pytest

import cheeseboard as cb
from cheeseboard.core.moment import Over
from cheeseboard.core.rng import Rng
from cheeseboard.lab.table import Table, asked, settle
from cheeseboard.lab.vector import VectorPlay
from tests.lab.tables import Seating, every_table, some_tables

MATCHES = 5


@some_tables
def test_every_match_is_played_as_by_itself(at: Seating) -> None:
    """Row n is the match with stream n of the seed: what is seen, what is legal, who is asked, what is paid."""
    play = VectorPlay(at.game, MATCHES, at.seats, seed=9, payoff="score", **at.given)
    table = Table(at.game, at.seats, at.given, "score")
    luck = [Rng(9, row) for row in range(MATCHES)]
    states = [table.start.copy() for _ in range(MATCHES)]
    for state, dice in zip(states, luck, strict=True):
        settle(state, dice)
    for _ in range(60):
        for row, state in enumerate(states):
            seat = asked(state)[0]
            assert play.asked[row] == seat
            assert play.observations[row].tolist() == state.features(seat)
            assert np.array_equal(play.legal[row], table.mask(state, seat))
        chosen = play.sample()
        play.step(chosen)
        for row, state in enumerate(states):
            state.play(asked(state)[0], table.actions[chosen[row]])
            settle(state, luck[row])
            over = isinstance(state.now, Over)
            assert play.ended[row] == over
            assert play.rewards[row].tolist() == (table.payoffs(state) if over else [0.0] * at.seats)
            if over:
                states[row] = table.start.copy()
                settle(states[row], luck[row])


def test_matches_end_pay_and_begin_anew() -> None:
    play = VectorPlay("qwixx", 16, 2, seed=1)
    ended = np.zeros(16, dtype=int)
    for _ in range(160):
        play.step(play.sample())
        ended += play.ended
        paid = np.abs(play.rewards).max(axis=1)
        assert not paid[~play.ended].any()
        assert np.isin(paid[play.ended], (0.0, 1.0)).all()
        assert np.array_equal(play.rewards[:, 0], -play.rewards[:, 1])
    assert ended.min() >= 2


@every_table
def test_there_is_always_something_to_choose(at: Seating) -> None:
    play = VectorPlay(at.game, 3, at.seats, **at.given)
    for _ in range(5):
        play.step(play.sample())
        assert play.legal.any(axis=1).all()
        assert play.legal.shape == (3, len(play.table.actions))
        assert play.observations.shape == (3, play.table.width)


def test_a_choice_is_drawn_evenly_from_those_that_are_legal() -> None:
    play = VectorPlay("kocour", 1, 2, seed=3)
    drawn = np.bincount([int(play.sample()[0]) for _ in range(600)], minlength=27)
    legal = int(play.legal.sum())
    assert legal > 1
    assert np.array_equal(drawn > 0, play.legal[0])
    assert drawn[play.legal[0]].min() > 600 / legal / 2


def test_the_same_seed_brings_the_same_matches_however_many_there_are() -> None:
    few, many = VectorPlay("gouda", 3, 2, seed=5, magic=True), VectorPlay("gouda", 8, 2, seed=5, magic=True)
    for _ in range(80):
        chosen = many.sample()
        many.step(chosen)
        few.step(chosen[:3])
        assert np.array_equal(few.observations, many.observations[:3])


def test_an_illegal_choice_is_refused_and_nothing_is_done() -> None:
    play = VectorPlay("kocour", 4, 2, seed=2)
    before = [repr(state) for state in play.hall.states]
    chosen = play.sample().copy()
    chosen[2] = [str(action) for action in play.table.actions].index("stop")
    with pytest.raises(cb.Problem, match=r"In match 2 action \d+ is not legal, so nothing was done: .*first"):
        play.step(chosen)
    for wrong in (-1, 27, 1 << 40):
        chosen[2] = wrong
        with pytest.raises(cb.Problem, match=f"In match 2 action {wrong} is not legal"):
            play.step(chosen)
    assert [repr(state) for state in play.hall.states] == before


@pytest.mark.parametrize("actions", [np.zeros(3, int), np.zeros((4, 1), int), np.zeros(4), np.array(["a"] * 4)])
def test_actions_of_another_shape_are_refused(actions: np.typing.NDArray[np.generic]) -> None:
    with pytest.raises(cb.Problem, match="one for each of the 4 matches"):
        VectorPlay("kocour", 4, 2).step(actions)  # type: ignore[arg-type]


@pytest.mark.parametrize("matches", [0, -1, 1 << 21, 2.5, True])
def test_impossible_numbers_of_matches_are_refused(matches: int) -> None:
    with pytest.raises(cb.Problem, match="from 1 to 1,048,576"):
        VectorPlay("kocour", matches, 2)


@pytest.mark.parametrize("seed", [-1, 1 << 62, 0.5])
def test_impossible_seeds_are_refused(seed: int) -> None:
    with pytest.raises(cb.Problem, match="seed"):
        VectorPlay("kocour", 2, 2, seed=seed)


def test_the_arrays_cannot_be_written() -> None:
    play = VectorPlay("kocour", 2, 2)
    with pytest.raises(ValueError, match="read-only"):
        play.observations[0, 0] = 1.0
