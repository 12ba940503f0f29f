"""The solved Mlsný kocour for two: its numbering, and the table that the package has."""

from __future__ import annotations

from itertools import combinations_with_replacement

import numpy as np
import pytest

from cheeseboard.bots.kocour.ends import LeadEnds
from cheeseboard.bots.kocour.exact_ends import ExactEnds, positions
from cheeseboard.bots.kocour.fan_bot import FanBot
from cheeseboard.bots.kocour.hues import AT_REST, PLACINGS, POSITIONS, RESTING, Hues, position
from cheeseboard.bots.kocour.knowledge import EXACT, best_ends, edition_of, exact_ends
from cheeseboard.bots.kocour.learnt import LearntEnds
from cheeseboard.bots.levels import find_bot, find_level
from cheeseboard.bots.making import make_bot
from cheeseboard.bots.training.kocour_game import Turn, is_over
from cheeseboard.core.option import Options
from cheeseboard.core.rng import Rng
from cheeseboard.games.kocour.game import GAME
from tests.bots.kocour.positions import choice, start

HUES = Hues()


def test_every_placing_has_its_number() -> None:
    placings = {(HUES.mine[each], HUES.theirs[each], HUES.pulled[each]) for each in range(PLACINGS)}
    assert len(placings) == PLACINGS
    assert [HUES.pulled[each] for each in range(AT_REST)] == [0] * AT_REST
    assert all(HUES.pulled[each] for each in range(AT_REST, PLACINGS))


def test_positions_are_numbered_in_a_row_whatever_the_order_of_colours() -> None:
    last = PLACINGS - 1
    numbers = [position(*five) for five in combinations_with_replacement(range(8), 5)]
    assert sorted(numbers) == list(range(len(numbers)))
    assert position(3, 1, 4, 1, 5) == position(5, 4, 3, 1, 1)
    assert position(*[AT_REST - 1] * 5) == RESTING - 1
    assert position(*[last] * 5) == POSITIONS - 1


def test_many_positions_are_numbered_alike() -> None:
    five = np.random.default_rng(2).integers(0, AT_REST, (5, 200))
    assert positions(five).tolist() == [position(*each) for each in five.T.tolist()]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("edition", EXACT)
def test_the_table_is_its_own_next_step(edition: str, seed: int) -> None:
    """A turn that is weighed by the table promises what the table says: nowhere further off than the residual."""
    ends, rng = exact_ends(edition), np.random.default_rng(seed)
    cards, mover = np.zeros((2, 5), np.int64), 0
    for _ in range(4 * seed):
        cards, mover = Turn(cards, mover, ends).play(rng), 1 - mover
        if is_over(cards):
            cards = np.zeros((2, 5), np.int64)
    turn = Turn(cards, mover, ends)
    number = positions(np.array([[ends.number[cards[mover, c], cards[1 - mover, c]]] for c in range(5)]))
    assert turn.promise == pytest.approx(float(ends.resting[number][0]), abs=1e-4)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"edition": "triangular"}, {"risky": True}])
def test_hard_plays_by_what_was_solved_or_learnt(seats: int, options: Options) -> None:
    bot = make_bot(GAME, find_level(GAME, "hard"))
    assert isinstance(bot, FanBot)
    assert (bot.ends, bot.temperature, bot.elsewhere) == (best_ends, 0.0, {})
    state = start(seats, options)
    solved = seats == 2 and edition_of(state) in EXACT
    assert type(best_ends(state, 0)) is (ExactEnds if solved else LearntEnds)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_where_games_add_up_it_plays_by_the_lead(seats: int) -> None:
    assert type(best_ends(start(seats, {"match": True}), 0)) is LeadEnds


def test_mice_that_count_one_are_solved_for_two_and_elsewhere_it_plays_by_the_lead() -> None:
    found = [best_ends(start(seats, {"children": True}), 0) for seats in (2, 3, 4)]
    assert [type(each) for each in found] == [ExactEnds, LeadEnds, LeadEnds]


@pytest.mark.parametrize(("name", "edition", "warmth"), [("medium", "triangular", 1.6), ("easy", "default", 5.4)])
def test_a_temperature_goes_by_what_points_are_worth(name: str, edition: str, warmth: float) -> None:
    bot, same = make_bot(GAME, find_level(GAME, name)), make_bot(GAME, find_bot(GAME, f"{name}@{warmth}"))
    other = make_bot(GAME, find_bot(GAME, f"{name}@{2 * warmth}"))
    state = choice(2, {"edition": edition}, 3, 8)
    found = [[each.choose(state, state.active, Rng(seed)) for seed in range(40)] for each in (bot, same, other)]
    assert found[0] == found[1] != found[2]


def test_whoever_begins_wins_a_little_more_often() -> None:
    assert float(exact_ends("triangular").resting[0]) == pytest.approx(0.531, abs=0.001)
