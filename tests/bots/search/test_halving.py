"""The search: which choices it prefers, in which worlds it tries them, and when it ends."""

from __future__ import annotations

import threading
from time import sleep

import pytest

import cheeseboard as cb
from cheeseboard.bots.explain.advice import BEST, DROPPED, WORSE, advice
from cheeseboard.bots.levels import search_level
from cheeseboard.bots.making import search_of
from cheeseboard.bots.search.budget import Budget
from cheeseboard.bots.search.cancel import Cancel
from cheeseboard.bots.search.candidate import Candidate, differences, margin_of, mean_of
from cheeseboard.bots.search.halving import Search
from cheeseboard.bots.search.rollout import Rollout, lead_of
from cheeseboard.bots.search.search_bot import SearchBot, drawn
from cheeseboard.bots.search.sieve import Sieve
from cheeseboard.bots.search.worlds import ENUMERATED, Worlds, stride_of
from cheeseboard.core.bot import Prospect, RandomBot
from cheeseboard.core.law import Dice, Draw, Uniform
from cheeseboard.core.state import State
from cheeseboard.games.gouda.stages import NAMING
from cheeseboard.games.gouda.state import Gouda
from tests.bots.search.positions import some
from tests.bots.search.wheel import SURE, Wheel

GAMES = [("qwixx", 3), ("kocour", 2), ("myszki", 2), ("gouda", 3), ("wistar", 2)]


def searcher(game: str, horizon: int = 3) -> Search:
    found = cb.find_game(game)
    return search_of(found, search_level(found)._replace(horizon=horizon))


def plain() -> Search:
    return Search(Rollout(RandomBot(), margin=0.0))


def figures(found: list[Candidate]) -> list[tuple[str, list[float], list[float]]]:
    return [(str(each.action), each.won, each.scores) for each in found]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_same_seed_and_rollouts_find_the_same(game: str, seats: int) -> None:
    for state, seat in some(game, seats, 11, 2):
        first, again, other = [
            figures(searcher(game).run(state, seat, Budget(rollouts=24), cb.Rng(seed))) for seed in (3, 3, 4)
        ]
        assert first == again
        assert sorted(name for name, _, _ in first) == sorted(str(action) for action in state.legal(seat))
        assert first != other or len(state.legal(seat)) == 2


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_state_is_left_as_it_is(game: str, seats: int) -> None:
    for state, seat in some(game, seats, 12, 2):
        before = repr(state)
        searcher(game).run(state, seat, Budget(rollouts=8), cb.Rng(3))
        assert repr(state) == before


def test_chances_of_a_small_law_are_counted_exactly() -> None:
    found = plain().run(Wheel([0, 2, 5]), 0, Budget(rollouts=1), cb.Rng(1))
    assert {each.worlds for each in found} <= {1, 2}
    found = plain().run(Wheel([2, 5]), 0, Budget(rollouts=12), cb.Rng(1))
    assert {str(each.action): mean_of(each.won) for each in found} == {
        "w2": pytest.approx(2 / 6),
        "w5": pytest.approx(5 / 6),
    }


@pytest.mark.parametrize("wins", range(7))
def test_it_takes_a_risk_that_pays_and_no_other(wins: int) -> None:
    best = plain().run(Wheel([wins, SURE]), 0, Budget(rollouts=12), cb.Rng(1))[0]
    if wins != 3:
        assert str(best.action) == (f"w{wins}" if wins > 3 else "sure")


def test_the_better_half_goes_on_from_round_to_round() -> None:
    found = plain().run(Wheel([0, 1, 2, 3, 4, 5, 6, SURE]), 0, Budget(rollouts=3 * 48), cb.Rng(1))
    assert [str(each.action) for each in found[:4]] == ["w6", "w5", "w4", "w3"]
    assert [each.worlds for each in found] == [6 + 12 + 24, 6 + 12 + 24, 6 + 12, 6 + 12, 6, 6, 6, 6]


class Keeping(Sieve):
    """Keeps the choices of these names."""

    def __init__(self, *names: str) -> None:
        self.names = names

    def kept(self, world: State, seat: int, rng: cb.Rng) -> list[cb.Action]:
        return [action for action in world.legal(seat) if action.notation in self.names]


def test_what_a_sieve_does_not_keep_is_dropped_untried() -> None:
    search = Search(Rollout(RandomBot(), margin=0.0), Keeping("w1", "w4"))
    found = search.run(Wheel([6, 1, 4, 5, 2]), 0, Budget(rollouts=24), cb.Rng(1))
    assert [(each.action.notation, each.dropped) for each in found] == [
        ("w4", False), ("w1", False), ("w6", True), ("w5", True), ("w2", True),
    ]  # fmt: skip
    assert [each.worlds for each in found] == [12, 12, 0, 0, 0]
    assert [each.reason for each in advice(found)] == [BEST, WORSE, DROPPED, DROPPED, DROPPED]
    found = search.run(Wheel([6, 1, 4, 5, 2]), 0, Budget(rollouts=24), cb.Rng(1), also="w5")
    assert found[0].action.notation == "w5"


def test_every_choice_is_tried_in_the_same_worlds() -> None:
    imagined: list[int] = []
    found = plain().run(Wheel([1, 2, 3, 4], imagined), 0, Budget(rollouts=48), cb.Rng(1))
    assert len(imagined) == max(each.worlds for each in found)
    assert set(imagined) == {0}
    same = plain().run(Wheel([3, 3, 3]), 0, Budget(rollouts=60), cb.Rng(1))
    for other in same[1:]:  # three names for one choice: the same wheel, and the same fields in the same worlds
        assert set(differences(same[0].won, other.won)) == {0.0}
    assert {0.0, 1.0} == set(same[0].won)


def test_no_more_rollouts_than_the_budget_and_the_world_it_ends_in() -> None:
    for rollouts in (1, 2, 7, 50):
        found = plain().run(Wheel([1, 2, 3, 4, 5]), 0, Budget(rollouts=rollouts), cb.Rng(1))
        used = sum(each.worlds for each in found)
        assert max(5, rollouts) <= used <= rollouts + 5 + 3 + 2


def test_a_forced_choice_is_not_thought_about() -> None:
    imagined: list[int] = []
    assert len(plain().run(Wheel([1], imagined), 0, Budget(rollouts=50), cb.Rng(1))) == 1
    assert not imagined


def test_time_ends_a_search_that_has_no_other_limit() -> None:
    state, seat = some("qwixx", 2, 5, 1)[0]
    found = searcher("qwixx").run(state, seat, Budget(seconds=0.05), cb.Rng(1))
    assert found[0].worlds


def test_another_thread_ends_a_search() -> None:
    cancel = Cancel()
    answers: list[str] = []
    state, seat = some("kocour", 2, 5, 1)[0]
    bot = SearchBot(searcher("kocour"), Budget(rollouts=1 << 60, cancel=cancel))
    thread = threading.Thread(target=lambda: answers.append(str(bot.choose(state.copy(), seat, cb.Rng(1)))))
    thread.start()
    sleep(0.1)
    cancel.tell()
    thread.join(60)
    assert [state.refusal(seat, action) for action in state.legal(seat) if str(action) in answers] == [None]


def test_whoever_is_told_before_the_first_rollout_still_answers() -> None:
    cancel = Cancel()
    cancel.tell()
    found = plain().run(Wheel([1, 2, 3]), 0, Budget(rollouts=1000, cancel=cancel), cb.Rng(1))
    assert [each.worlds for each in found] == [1, 0, 0]


def test_a_world_that_was_cut_short_does_not_count() -> None:
    class After(Cancel):
        asks = 0

        def told(self) -> bool:
            self.asks += 1
            return self.asks > 12

    found = plain().run(Wheel([1, 2, 3, 4]), 0, Budget(rollouts=10_000, cancel=After()), cb.Rng(1))
    assert {each.worlds for each in found} == {2}


@pytest.mark.parametrize(("rollouts", "seconds"), [(0, 0.0), (-1, 1.0), (5, -0.5)])
def test_a_budget_is_a_limit(rollouts: int, seconds: float) -> None:
    with pytest.raises(ValueError, match="budget"):
        Budget(rollouts, seconds)


@pytest.mark.parametrize("total", range(1, ENUMERATED + 1))
def test_every_chance_of_a_small_law_comes_once_in_as_many_worlds(total: int) -> None:
    worlds = Worlds(Wheel([1, 2]), 0, cb.Rng(total))
    law = Uniform(total)
    for begin in (0, 3, 100):
        assert sorted(worlds.first(begin + n, law, cb.Rng(0)) for n in range(total)) == list(range(total))
    assert 1 <= stride_of(total) <= max(1, total)


def test_chances_come_as_often_as_their_weight() -> None:
    worlds = Worlds(Wheel([1, 2]), 0, cb.Rng(7))
    law = Draw(["a", "b", "c"], [5, 0, 2])
    came = [worlds.first(number, law, cb.Rng(0)) for number in range(14)]
    assert [came.count(kind) for kind in range(3)] == [10, 0, 4]


def test_a_large_law_is_sampled() -> None:
    worlds = Worlds(Wheel([1, 2]), 0, cb.Rng(7))
    law = Dice(6)
    assert worlds.first(5, law, cb.Rng(9)) == law.draw(cb.Rng(9))


def test_a_prospect_ends_the_rollout_at_the_horizon() -> None:
    class Half(Prospect):
        seen: list[State]

        def __init__(self) -> None:
            self.seen = []

        def chance(self, state: State, seat: int) -> float:
            self.seen.append(state)
            return 0.5

    value = Half()
    state, seat = some("kocour", 2, 5, 1)[0]
    found = Search(Rollout(RandomBot(), value, 1)).run(state, seat, Budget(rollouts=20), cb.Rng(1))
    assert value.seen
    assert {won for each in found for won in each.won} <= {0.5, 0.0, 1.0}
    assert not any(ahead.asks(seat) for ahead in value.seen)


def test_where_a_position_cannot_be_judged_the_rollout_goes_on_until_one_can() -> None:
    class Naming(Prospect):
        seen: list[int]

        def __init__(self) -> None:
            self.seen = []

        def is_quiet(self, state: State) -> bool:
            assert isinstance(state, Gouda)
            return state.stage == NAMING

        def chance(self, state: State, seat: int) -> float:
            assert isinstance(state, Gouda)
            self.seen.append(int(state.stage))
            return 0.5

    value = Naming()
    for state, seat in some("gouda", 3, 5, 12, {"magic": True}):
        Search(Rollout(RandomBot(), value, 1)).run(state, seat, Budget(rollouts=4), cb.Rng(1))
    assert len(value.seen) > 12
    assert set(value.seen) == {NAMING}


def test_a_lead_counts_beside_the_win_but_never_as_much() -> None:
    assert lead_of([3, 9, 5], 1) == 4
    assert lead_of([3, 9, 5], 0) == -6
    rollout = Rollout(RandomBot(), margin=0.1, scale=1.0)
    state = Wheel([6])
    state.play(0, state.legal(0)[0])
    state.settle(0)
    result = rollout.result(state, 0)
    assert (result.won, result.score) == (1.0, 1.0)
    assert result.worth == pytest.approx(1.05)
    assert rollout.result(state, 1).worth == pytest.approx(-0.05)


def test_alone_the_score_counts() -> None:
    state, seat = some("qwixx", 1, 5, 1, {"solo": True})[0]
    for each in searcher("qwixx").run(state, seat, Budget(rollouts=20), cb.Rng(1)):
        assert each.worth() == pytest.approx(mean_of(each.scores) / 100)


def test_a_warm_bot_takes_worse_choices_less_often() -> None:
    found = plain().run(Wheel([1, 3, 5]), 0, Budget(rollouts=36), cb.Rng(1))
    rng = cb.Rng(5)
    taken = [str(drawn(found, 0.3, rng).action) for _ in range(600)]
    counts = [taken.count(name) for name in ("w1", "w3", "w5")]
    assert counts[0] < counts[1] < counts[2]
    assert counts[0] > 0
    assert {str(drawn(found, 0.001, rng).action) for _ in range(50)} == {"w5"}


def test_the_margin_of_a_mean() -> None:
    assert margin_of([1.0]) == float("inf")
    assert margin_of([0.0, 1.0] * 50) == pytest.approx(1.96 * 0.5025 / 10, rel=1e-3)
