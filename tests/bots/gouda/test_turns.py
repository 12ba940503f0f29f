"""Turns of Gouda! Gouda! weighed at once, compared with trying everything by the rules."""

from __future__ import annotations

import numpy as np
import pytest

import cheeseboard as cb
from cheeseboard.bots.gouda.placements import placements
from cheeseboard.bots.gouda.solved_bot import SolvedBot, is_solved, placement_of
from cheeseboard.bots.gouda.solving import Solver
from cheeseboard.bots.gouda.turns import PLACED
from cheeseboard.games.gouda.board import HOUSE_BOARD
from cheeseboard.games.gouda.components import LAWS
from cheeseboard.games.gouda.state import Gouda
from tests.bots.gouda.by_the_rules import POSITIONS, Guess, at, best


@pytest.mark.parametrize(("mine", "theirs"), POSITIONS)
def test_what_naming_a_space_is_worth(mine: str, theirs: str) -> None:
    state = at(mine, theirs)
    bot = SolvedBot(Guess())
    for action in state.legal(0):
        later = state.copy()
        later.play(0, action)
        assert bot.worth(state, 0, action) == pytest.approx(best(later, 0, Guess().value), abs=1e-6)


@pytest.mark.parametrize(("mine", "theirs"), POSITIONS)
def test_what_a_move_is_worth(mine: str, theirs: str) -> None:
    bot = SolvedBot(Guess())
    for name in at(mine, theirs).legal(0):
        state = at(mine, theirs)
        state.play(0, name)
        dice = int(state.rolling)
        state.settle(next(roll for roll in range(LAWS[dice].size) if "red" in LAWS[dice].notation(roll)))
        for action in state.legal(0):
            later = state.copy()
            later.play(0, action)
            assert bot.worth(state, 0, action) == pytest.approx(best(later, 0, Guess().value), abs=1e-6)


def test_mice_are_put_so_that_the_answer_to_them_hurts_least() -> None:
    game = cb.find_game("gouda")
    state = game.start(2, game.choose_options({}))
    assert isinstance(state, Gouda)
    bot, rng = SolvedBot(Guess()), cb.Rng(1)
    for seat in (0, 1):
        for _ in range(5):
            state.play(seat, bot.choose(state.copy(), seat, rng))
    mine, theirs = (PLACED.number[placement_of(state, seat)] for seat in (0, 1))
    answers = Guess().chances(PLACED.starts(), PLACED.starts()).min(axis=0)
    assert Guess().chances([theirs], [mine])[0, 0] == answers.max()


@pytest.mark.parametrize("option", ["magic", "party", "cheese-spots"])
def test_other_games_are_not_taken_for_the_solved_one(option: str) -> None:
    game = cb.find_game("gouda")
    plain, other = (game.start(2, game.choose_options(chosen)) for chosen in ({}, {option: True}))
    three = game.start(3, game.choose_options({}))
    assert isinstance(plain, Gouda)
    assert isinstance(other, Gouda)
    assert isinstance(three, Gouda)
    assert is_solved(plain)
    assert not is_solved(other)
    assert not is_solved(three)


@pytest.mark.parametrize("mice", [1, 2])
def test_a_round_of_the_solver_is_a_turn_by_the_rules(mice: int) -> None:
    placed = placements(mice)
    solver = Solver(placed)
    chances = np.random.default_rng(5).random(solver.chances.shape).astype(np.float32)
    solver.chances = chances
    names = HOUSE_BOARD.spaces
    for number in range(3, len(placed.all), 11):
        found = solver.turn(number)
        for other in {number, (number * 29 + 1) % len(placed.all), (number * 31 + 5) % len(placed.all)}:
            mine, theirs = (" ".join(names[space] for space in placed.all[each]) for each in (number, other))
            by_rules = best(at(mine, theirs), 0, lambda w, m: float(chances[placed.number[w], placed.number[m]]))
            assert found[other] == pytest.approx(by_rules, abs=1e-6)


def test_spaces_that_are_alike_make_no_difference() -> None:
    solver = Solver(placements(2))
    for _ in range(8):
        solver.improve()
    for image in solver.images:
        assert np.allclose(solver.chances[np.ix_(image, image)], solver.chances, atol=1e-6)
    assert len(solver.images) == 4


def test_rounds_come_to_an_end_that_a_further_turn_does_not_change() -> None:
    solver = Solver(placements(2))
    while solver.change > 1e-5:
        solver.improve()
    numbers = range(len(solver.placed.all))
    again = np.stack([solver.turn(number) for number in numbers], axis=1)
    assert np.abs(again - solver.chances).max() < 1e-5
    assert 0.57 < solver.chances[0, 0] < 0.58  # with all mice on the drum it is good to begin
