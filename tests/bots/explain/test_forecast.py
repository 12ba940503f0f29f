"""The final score that a hint tells, against how matches of `hard` ended."""

from __future__ import annotations

from statistics import fmean

import pytest

import cheeseboard as cb
from cheeseboard.bots.explain.advice import advise, adviser
from cheeseboard.bots.explain.forecast import FITS, PLAIN, Ends, Fit, fit_of, forecasts
from cheeseboard.bots.levels import levels_of
from cheeseboard.bots.making import make_bot
from cheeseboard.bots.search.budget import Budget
from cheeseboard.bots.search.cancel import Cancel
from cheeseboard.bots.search.worlds import Worlds
from cheeseboard.core.mean import NORMAL_95
from cheeseboard.core.moment import Ask, Chance
from cheeseboard.core.option import Options
from cheeseboard.core.state import State
from tests.bots.search.positions import some
from tests.bots.search.wheel import Wheel
from tests.contract.toy import ToyGame

TOY = ToyGame()
# Matches, worlds of a position, and how far the mean of these few matches may be off at the beginning, the middle and
# the end: their own spread, and what `scripts/fit_forecast.py` finds in many (docs/bots.md).
MATCHES: dict[str, tuple[int, int, tuple[float, float, float]]] = {
    "qwixx": (12, 8, (12.0, 10.0, 7.0)),
    "kocour": (12, 8, (6.0, 6.0, 5.0)),
    "myszki": (3, 3, (2.0, 1.5, 1.0)),
    "wistar": (1, 2, (25.0, 20.0, 10.0)),
}


def match_of_hard(game: str, seed: int) -> tuple[list[tuple[State, int]], State]:
    """All choices of a match, and its end. What `hard` takes long for, its rollouts, is cut short."""
    found = cb.find_game(game)
    bot = make_bot(found, levels_of(found)["hard"]._replace(rollouts=12, seconds=0.0))
    state = found.start(2, found.choose_options({}))
    dice, thoughts = cb.Rng(seed, 0), cb.Rng(seed, 1)
    asked: list[tuple[State, int]] = []
    while True:
        now = state.now
        if isinstance(now, Chance):
            state.settle(now.law.draw(dice))
        elif isinstance(now, Ask):
            seat = int(now.seats[0])
            legal = state.legal(seat)
            if len(legal) > 1:
                asked.append((state.copy(), seat))
            state.play(seat, bot.choose(state.imagine(seat, thoughts), seat, thoughts) if len(legal) > 1 else legal[0])
        else:
            return asked, state


@pytest.mark.parametrize("game", MATCHES)
def test_what_is_expected_comes_at_the_beginning_the_middle_and_the_end(game: str) -> None:
    matches, number, allowed = MATCHES[game]
    found = cb.find_game(game)
    wrong: list[list[float]] = [[], [], []]
    within = []
    for seed in range(matches):
        asked, over = match_of_hard(game, seed)
        for part, place in enumerate((len(asked) // 10, len(asked) // 2, len(asked) * 9 // 10)):
            state, seat = asked[place]
            actions = state.legal(seat)[:1]
            ends = forecasts(found, Worlds(state, seat, cb.Rng(seed, place)), actions, number, Budget(1))
            (told,) = ends.values()
            spread = told.spread()
            assert spread is not None
            final = int(over.scores()[seat])
            wrong[part].append(fmean(told.scores) - final)
            within.append(abs(wrong[part][-1]) <= spread)
    assert [abs(fmean(each)) <= much for each, much in zip(wrong, allowed, strict=True)] == [True] * 3, wrong
    assert sum(within) >= 0.75 * len(within)


def test_the_points_as_they_stand_are_not_what_is_expected() -> None:
    for state, seat in some("myszki", 2, 3, 4)[:2]:
        game = cb.find_game("myszki")
        told = advise(game, state, seat, cb.Rng(1), adviser(game)._replace(rollouts=24, seconds=0.0))
        assert told[0].score is not None
        assert told[0].score > int(state.scores()[seat]) + 3
        assert told[0].score_margin is not None
        assert told[0].score_margin > 1


@pytest.mark.parametrize(
    ("options", "points"),
    [({}, False), ({"magic": True}, False), ({"party": True}, True), ({"cheese-spots": True}, True)],
)
def test_a_race_for_one_cheese_has_no_score(options: Options, points: bool) -> None:
    game = cb.find_game("gouda")
    ((state, seat),) = some("gouda", 2, 5, 1, options)
    told = advise(game, state, seat, cb.Rng(1), adviser(game)._replace(rollouts=72, seconds=0.0, horizon=1))
    assert [each.score is not None for each in told[:6]] == [points] * min(6, len(told))
    assert all(0.0 <= (each.score or 0.0) <= 9.0 for each in told)


def test_what_quick_bots_get_wrong_is_set_right() -> None:
    ends = Ends(Fit(gain=2.0, choice=0.5, apart=4.0, choice_apart=1.0), 10, 2)
    assert ends.spread() is None
    ends.add(20, 8)
    ends.add(30, 12)
    assert ends.scores == [10 + 20 + 2, 10 + 40 + 3]
    assert ends.spread() == pytest.approx(NORMAL_95 * (4 * 50 + 5) ** 0.5)


def test_games_that_were_not_fitted_are_told_as_they_were_played() -> None:
    assert fit_of(TOY, 2) == PLAIN
    assert fit_of(cb.find_game("qwixx"), 1) == PLAIN
    assert fit_of(cb.find_game("qwixx"), 3) == FITS["qwixx"]
    wheel = Wheel([2, 5])
    ends = forecasts(TOY, Worlds(wheel, 0, cb.Rng(1)), wheel.legal(0), 12, Budget(1))
    assert fmean(ends["w2"].scores) == pytest.approx(1 / 3)
    assert fmean(ends["w5"].scores) == pytest.approx(5 / 6)


def test_a_world_that_is_cut_short_counts_for_nobody_unless_it_is_the_first() -> None:
    cancel = Cancel()
    cancel.tell()
    wheel = Wheel([2, 5])
    ends = forecasts(TOY, Worlds(wheel, 0, cb.Rng(1)), wheel.legal(0), 12, Budget(1, cancel=cancel))
    assert [len(each.scores) for each in ends.values()] == [1, 0]
