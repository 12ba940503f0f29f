"""Rats of Wistar by whole turns."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.bots.search.budget import Budget, Meter
from cheeseboard.bots.search.cancel import Cancel
from cheeseboard.bots.search.worlds import Worlds
from cheeseboard.bots.wistar.chances import Chances
from cheeseboard.bots.wistar.knowledge import learnt
from cheeseboard.bots.wistar.turns import Planner, WholeTurnsBot, begins_turn
from cheeseboard.games.wistar.judging import position_worth
from cheeseboard.games.wistar.state import Wistar
from tests.bots.search.positions import decisions

SEED = 3


def positions(number: int, seats: int = 2, beginning: bool = False) -> list[tuple[Wistar, int]]:
    """Choices of a match, spread over all of it; if asked for, only those that begin a turn."""
    found: list[tuple[Wistar, int]] = []
    for state, seat in decisions("wistar", seats, SEED):
        assert isinstance(state, Wistar)
        if begins_turn(state) or not beginning:
            found.append((state.copy(), seat))
    return [found[len(found) * place // number] for place in range(number)]


def test_a_plan_is_worth_what_its_turn_ends_with() -> None:
    for state, seat in positions(6):
        planner = Planner(state.box.edition, 0)
        worlds = Worlds(state, seat, cb.Rng(1))
        plans = planner.plans(worlds, Meter(Budget(rollouts=1)))
        assert [plan.worth for plan in plans] == sorted([plan.worth for plan in plans], reverse=True)
        for plan in plans:
            after = worlds.world(0)
            assert isinstance(after, Wistar)
            after.play(seat, plan.action)
            planner.greedy.finish_turn(after, seat, worlds.dice(0))
            assert plan.worth == position_worth(planner.greedy.judge, after, seat)


def test_the_same_seed_and_rollouts_give_the_same_choice_whatever_was_thought_before() -> None:
    bot = WholeTurnsBot(Budget(rollouts=12), 3)
    for state, seat in positions(4, beginning=True):
        first = bot.choose(state.copy(), seat, cb.Rng(5))
        assert bot.choose(state.copy(), seat, cb.Rng(5)) is first
        assert state.refusal(seat, first) is None


def test_only_who_looks_at_others_needs_rollouts() -> None:
    state, seat = positions(3, beginning=True)[1]
    planner = Planner(state.box.edition, 3)
    worlds, meter = Worlds(state, seat, cb.Rng(1)), Meter(Budget(rollouts=20))
    plans = planner.plans(worlds, meter)
    assert meter.used == 0
    planner.best(plans, worlds, meter)
    assert meter.used >= 20


def test_whoever_is_told_to_stop_has_thought_of_one_turn() -> None:
    cancel = Cancel()
    cancel.tell()
    state, seat = positions(3, beginning=True)[1]
    planner = Planner(state.box.edition, 3)
    patient, hasty = (
        planner.plans(Worlds(state, seat, cb.Rng(1)), Meter(budget))
        for budget in (Budget(rollouts=20), Budget(rollouts=20, cancel=cancel))
    )
    worths = {str(plan.action): plan.worth for plan in patient}
    assert len([plan for plan in hasty if worths.get(str(plan.action)) == plan.worth]) < len(patient)
    chosen = WholeTurnsBot(Budget(rollouts=10**6, cancel=cancel), 3).choose(state, seat, cb.Rng(1))
    assert state.refusal(seat, chosen) is None


def test_a_temperature_makes_choices_differ() -> None:
    state, seat = positions(3, beginning=True)[1]
    warm, cold = WholeTurnsBot(Budget(rollouts=1), 0, 50.0), WholeTurnsBot(Budget(rollouts=1))
    seen = [{str(bot.choose(state.copy(), seat, cb.Rng(seed))) for seed in range(12)} for bot in (warm, cold)]
    assert len(seen[0]) > len(seen[1])


@pytest.mark.parametrize("seats", [2, 4])
def test_chances_are_shared(seats: int) -> None:
    state, _ = positions(2, seats)[1]
    prospect = Chances(learnt(state.box.edition).judge)
    chances = [prospect.chance(state, seat) for seat in range(seats)]
    assert sum(chances) == pytest.approx(1)
    worths = [prospect.score(state, seat) for seat in range(seats)]
    assert chances.index(max(chances)) == worths.index(max(worths))


def test_a_lead_says_more_late_in_a_match() -> None:
    state, _ = positions(2)[1]
    prospect = Chances(learnt(state.box.edition).judge)
    found = []
    for number in (1, 5):
        state.round = number
        lead = prospect.score(state, 0) - prospect.score(state, 1)
        chance = prospect.chance(state, 0)
        found.append(abs(chance - 0.5) / abs(lead))
    assert found[0] < found[1]
