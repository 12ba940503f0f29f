"""Rats of Wistar by whole turns."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.bots.search.budget import Budget, Meter
from cheeseboard.bots.search.cancel import Cancel
from cheeseboard.bots.search.worlds import Worlds
from cheeseboard.bots.wistar.chances import Chances
from cheeseboard.bots.wistar.knowledge import learnt
from cheeseboard.bots.wistar.turns import GAP, WORLDS, Plan, Planner, WholeTurnsBot, begins_turn
from cheeseboard.bots.wistar.ways import outlook
from cheeseboard.games.wistar.actions import V_END
from cheeseboard.games.wistar.components import LEADERS
from cheeseboard.games.wistar.judging import position_worth, under_way
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


def test_a_plan_is_worth_what_its_turns_end_with() -> None:
    for state, seat in positions(6):
        planner = Planner(state.box.edition, learnt(state.box.edition), 0)
        worlds = Worlds(state, seat, cb.Rng(1))
        player = planner.players[state.round]
        plans = planner.plans(worlds, Meter(Budget(rollouts=1)))
        assert [plan.worth() for plan in plans] == sorted([plan.worth() for plan in plans], reverse=True)
        for plan in plans:
            total = 0.0
            for number in range(WORLDS):
                after = worlds.world(number)
                assert isinstance(after, Wistar)
                after.play(seat, plan.action)
                if plan.action.verb != V_END:
                    player.finish_turn(after, seat, worlds.dice(number))
                total += position_worth(player.judge, after, seat) - under_way(player.judge, after, seat)
                total += outlook(after, seat)
            assert plan.worth() == pytest.approx(total / WORLDS)


def test_actions_that_are_left_undone_are_worth_nothing() -> None:
    undone = 0
    for state, seat in decisions("wistar", 2, SEED):
        assert isinstance(state, Wistar)
        within = state.turns < LEADERS * state.seats  # the last turn of a round ends with incomes
        if within and state.options[0].verb == V_END and state.pending:
            planner = Planner(state.box.edition, learnt(state.box.edition), 0)
            judge = planner.players[state.round].judge
            ended = planner.turn_worth(state, seat, state.options[0], cb.Rng(1))
            kept = position_worth(judge, state, seat)
            undone += under_way(judge, state, seat) > 0
            assert ended == pytest.approx(kept - under_way(judge, state, seat) + outlook(state, seat))
    assert undone


def test_the_same_seed_and_rollouts_give_the_same_choice_whatever_was_thought_before() -> None:
    bot = WholeTurnsBot(Budget(rollouts=12), 3)
    for state, seat in positions(4, beginning=True):
        first = bot.choose(state.copy(), seat, cb.Rng(5))
        assert bot.choose(state.copy(), seat, cb.Rng(5)) is first
        assert state.refusal(seat, first) is None


def test_only_who_looks_at_others_needs_rollouts() -> None:
    state, seat = positions(3, beginning=True)[1]
    planner = Planner(state.box.edition, learnt(state.box.edition), 3)
    worlds, meter = Worlds(state, seat, cb.Rng(1)), Meter(Budget(rollouts=20))
    plans = planner.plans(worlds, meter)
    assert meter.used == 0
    planner.best(plans, worlds, meter)
    assert meter.used >= 20


def test_turns_that_are_worth_much_less_are_not_looked_into() -> None:
    state, seat = positions(3, beginning=True)[1]
    planner = Planner(state.box.edition, learnt(state.box.edition), 3)
    for less, used in ((GAP + 0.1, False), (GAP - 0.1, True)):
        plans = [Plan(state.options[place], 0.0) for place in range(2)]
        plans[0].add(10.0)
        plans[1].add(10.0 - less)
        meter = Meter(Budget(rollouts=4))
        chosen = planner.best(plans, Worlds(state, seat, cb.Rng(1)), meter)
        assert bool(meter.used) is used
        assert used or chosen is plans[0].action


def test_whoever_is_told_to_stop_has_thought_of_one_turn() -> None:
    cancel = Cancel()
    cancel.tell()
    state, seat = positions(3, beginning=True)[1]
    planner = Planner(state.box.edition, learnt(state.box.edition), 3)
    hasty = planner.plans(Worlds(state, seat, cb.Rng(1)), Meter(Budget(rollouts=20, cancel=cancel)))
    assert [plan.worlds for plan in hasty] == [1, *[0] * (len(hasty) - 1)]
    chosen = WholeTurnsBot(Budget(rollouts=10**6, cancel=cancel), 3).choose(state, seat, cb.Rng(1))
    assert chosen is hasty[0].action
    assert state.refusal(seat, chosen) is None


def test_a_temperature_makes_choices_differ() -> None:
    state, seat = positions(3, beginning=True)[1]
    warm, cold = WholeTurnsBot(Budget(rollouts=1), 0, 50.0), WholeTurnsBot(Budget(rollouts=1))
    seen = [{str(bot.choose(state.copy(), seat, cb.Rng(seed))) for seed in range(12)} for bot in (warm, cold)]
    assert len(seen[0]) > len(seen[1])


@pytest.mark.parametrize("seats", [2, 4])
def test_chances_are_shared(seats: int) -> None:
    state, _ = positions(2, seats)[1]
    prospect = Chances(learnt(state.box.edition))
    chances = [prospect.chance(state, seat) for seat in range(seats)]
    assert sum(chances) == pytest.approx(1)
    worths = [prospect.score(state, seat) for seat in range(seats)]
    assert chances.index(max(chances)) == worths.index(max(worths))


def test_tastes_go_from_the_first_round_to_the_last() -> None:
    state, _ = positions(2)[1]
    ideas = [player.judge.taste.idea for player in learnt(state.box.edition)]
    assert len(ideas) == 6
    assert ideas[0] == ideas[1]
    assert ideas[1:] == sorted(ideas[1:], reverse=True)
    assert ideas[3] ** 2 == pytest.approx(ideas[1] * ideas[5])
