"""Chances, losses and luck by what was solved or learnt; and that a review does not accuse `hard` of its own moves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest

import cheeseboard as cb
from cheeseboard.bots.explain.advice import adviser, recommend
from cheeseboard.bots.explain.known import GoudaSage, KocourSage, QwixxSage, sage_of, values_of
from cheeseboard.bots.explain.luck import luck
from cheeseboard.bots.explain.review import LEAST, Reviewed, judged
from cheeseboard.bots.levels import Level, levels_of
from cheeseboard.bots.making import make_bot
from cheeseboard.core.game import Game
from cheeseboard.core.law import Law
from cheeseboard.core.moment import Ask, Chance
from cheeseboard.core.option import Options
from cheeseboard.core.state import State
from tests.bots.search.positions import decisions, some

TABLES: list[tuple[str, int, Options, int]] = [  # and how many choices are looked at
    ("qwixx", 2, {}, 20),
    ("qwixx", 3, {}, 12),
    ("kocour", 2, {}, 20),
    ("kocour", 2, {"edition": "triangular"}, 20),
    ("kocour", 3, {}, 6),
    ("myszki", 2, {}, 4),
    ("gouda", 2, {}, 30),
    ("gouda", 2, {"magic": True}, 20),
    ("gouda", 3, {}, 4),
    ("wistar", 2, {}, 2),
]


def quick(game: Game) -> Level:
    """The level that judges, with a budget for tests."""
    level = adviser(game)
    return level._replace(rollouts=min(60, level.rollouts), seconds=0.0)


def choices_of_hard(game: str, seats: int, options: Options, number: int) -> Iterator[tuple[State, int, str]]:
    """The first choices of `hard`, which plays every seat, with the state that it chose in."""
    found = cb.find_game(game)
    bot = make_bot(found, levels_of(found)["hard"]._replace(seconds=0.0))
    state = found.start(seats, found.choose_options(options))
    dice, thoughts = cb.Rng(3, 0), cb.Rng(3, 1)
    while number:
        now = state.now
        if isinstance(now, Chance):
            state.settle(now.law.draw(dice))
            continue
        if not isinstance(now, Ask):
            return
        seat = int(now.seats[0])
        action = state.legal(seat)[0]
        if len(state.legal(seat)) > 1:
            action = bot.choose(state.imagine(seat, thoughts), seat, thoughts)
            yield state, seat, str(action)
            number -= 1
        state.play(seat, action)


def judgement(game: Game, state: State, seat: int, text: str, seed: int) -> Reviewed:
    found = judged(game, state, seat, 0, text, 0, cb.Rng(seed), quick(game))
    assert found is not None
    return found


@pytest.mark.parametrize(("game", "seats", "options", "number"), TABLES)
def test_a_review_does_not_accuse_hard_of_its_own_moves(game: str, seats: int, options: Options, number: int) -> None:
    found = cb.find_game(game)
    lost = 0.0
    for seed, (state, seat, text) in enumerate(choices_of_hard(game, seats, options, number)):
        seen = judgement(found, state, seat, text, seed)
        assert not seen.surely, (text, seen)
        lost -= seen.change
    assert lost <= 0.02 * number


@pytest.mark.parametrize(("game", "seats", "options", "number"), [table for table in TABLES if table[3] > 10])
def test_a_blunder_is_found(game: str, seats: int, options: Options, number: int) -> None:
    """The choice that is known to be the worst, where that is much worse than the best."""
    found = cb.find_game(game)
    blunders = 0
    for seed, (state, seat, _) in enumerate(choices_of_hard(game, seats, options, number)):
        known = values_of(state, seat, state.legal(seat), None, 0.0)
        assert known is not None
        worst, best = min(known.values), max(known.values)
        text = str(state.legal(seat)[known.values.index(worst)])
        seen = judgement(found, state, seat, text, seed)
        assert seen.change == pytest.approx(worst - best, abs=1e-6)
        assert seen.surely == (best - worst > max(known.error.difference, LEAST))
        blunders += seen.surely
    assert blunders >= number // 4


@pytest.mark.parametrize(("game", "options"), [("qwixx", {}), ("kocour", {}), ("kocour", {"edition": "triangular"})])
def test_luck_is_no_surer_than_was_found_of_luck(game: str, options: Options) -> None:
    found = cb.find_game(game)
    state = found.start(2, found.choose_options(options))
    sage = sage_of(state)
    assert sage is not None
    assert isinstance(state.now, Chance)
    came = luck(found, state, state.now.law.draw(cb.Rng(1)), 0, cb.Rng(1), quick(found))
    assert came is not None
    assert came.known
    assert came.luck_margin == sage.error.luck
    assert sage.error.difference <= sage.error.luck <= sage.error.chance


def test_who_sees_no_further_than_its_points_gives_something_away() -> None:
    """Myszki: what `greedy` would do where `hard` is to choose."""
    game = cb.find_game("myszki")
    seen = []
    for seed, (state, seat, _) in enumerate(choices_of_hard("myszki", 2, {}, 11)):
        if seed < 6:  # with few tiles on the table there is little to be seen
            continue
        text = str(game.greedy().choose(state.imagine(seat, cb.Rng(seed)), seat, cb.Rng(seed)))
        seen.append(judgement(game, state, seat, text, seed))
    assert sum(each.change for each in seen) < -0.25
    assert sum(each.surely for each in seen) >= 2



def test_a_blunder_is_found_where_nothing_is_known() -> None:
    """Gouda! Gouda! for three: a mouse that could go to the cheese goes down."""
    game = cb.find_game("gouda")
    for state, seat in chain.from_iterable(decisions("gouda", 3, seed) for seed in range(20)):
        winning = []
        for action in state.legal(seat):
            after = state.copy()
            after.play(seat, action)
            if not isinstance(after.now, (Ask, Chance)) and seat in after.winners():
                winning.append(action)
        others = [action for action in state.legal(seat) if action not in winning]
        if winning and others:
            seen = judgement(game, state, seat, str(others[-1]), 1)
            assert sage_of(state) is None
            assert (seen.surely, seen.best) == (True, str(winning[0]))
            assert seen.change < -0.1
            return
    raise AssertionError("nobody came near the cheese")


@pytest.mark.parametrize(
    ("game", "options", "sage"),
    [("gouda", {}, GoudaSage), ("kocour", {"edition": "triangular"}, KocourSage), ("qwixx", {}, QwixxSage)],
)
def test_advice_is_what_is_known(game: str, options: Options, sage: type) -> None:
    found = cb.find_game(game)
    for state, seat in some(game, 2, 7, 3, options):
        assert isinstance(sage_of(state), sage)
        known = values_of(state, seat, state.legal(seat), None, 0.0)
        assert known is not None
        told = recommend(found, state, seat, cb.Rng(1), quick(found))
        assert [each.chance for each in told] == sorted(known.values, reverse=True)
        assert {(each.chance_margin, each.loss_margin) for each in told} == {known.error[:2]}


def before_a_roll(game: str, options: Options) -> tuple[State, Law]:
    """A position of a match that waits for dice, and what they may bring."""
    ((state, _),) = some(game, 2, 6, 1, options)
    while True:
        now = state.now
        if isinstance(now, Chance):
            return state, now.law
        assert isinstance(now, Ask)
        state.play(now.seats[0], state.legal(now.seats[0])[0])


@pytest.mark.parametrize(("game", "options"), [("gouda", {}), ("kocour", {"edition": "triangular"}), ("kocour", {})])
def test_luck_that_is_known_adds_up_to_nothing(game: str, options: Options) -> None:
    """Over all that a roll can bring; and what is good for one is bad for the other."""
    found = cb.find_game(game)
    state, law = before_a_roll(game, options)
    total = 0.0
    for outcome in range(law.size):
        came = [luck(found, state, outcome, seat, cb.Rng(1), quick(found)._replace(rollouts=1)) for seat in range(2)]
        assert came[0] is not None
        assert came[1] is not None
        assert came[0].known
        assert came[0].luck + came[1].luck == pytest.approx(0.0, abs=1e-6)
        total += int(law.weight(outcome)) / int(law.total) * came[0].luck
    assert total == pytest.approx(0.0, abs=0.005)


def test_luck_at_qwixx_is_about_nothing_on_average() -> None:
    found = cb.find_game("qwixx")
    state, law = before_a_roll("qwixx", {})
    rng, seen = cb.Rng(5), []
    for _ in range(40):
        came = luck(found, state, law.draw(rng), 0, cb.Rng(1), quick(found)._replace(rollouts=1))
        assert came is not None
        assert came.known
        seen.append(came.luck)
    assert abs(sum(seen) / len(seen)) < 0.05
    assert max(seen) > 0.0 > min(seen)
