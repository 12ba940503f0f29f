"""PettingZoo: its own tests at tables of every game, number of seats and option."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

import cheeseboard as cb
from cheeseboard.lab import cycles, zoo
from cheeseboard.registry import find_game
from tests.lab.tables import FEW, Seating, some_tables

# PettingZoo expects dictionaries from games of its own only, and masks of agents that have a choice.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
AT_ONCE = [at for at in FEW if find_game(at.game).simultaneous(at.options)]
at_once = pytest.mark.parametrize("at", AT_ONCE, ids=str)


@some_tables
def test_pettingzoo_finds_nothing_wrong(at: Seating) -> None:
    api_test(zoo.env(at.game, at.seats, render_mode="ansi", **at.given), num_cycles=12)
    api_test(zoo.raw_env(at.game, at.seats, max_cycles=5, **at.given), num_cycles=12)


@some_tables
def test_a_seed_brings_the_same_match(at: Seating) -> None:
    seed_test(partial(zoo.env, at.game, at.seats, **at.given), num_cycles=10)


@at_once
def test_pettingzoo_finds_nothing_wrong_where_all_choose_at_once(at: Seating) -> None:
    make = partial(cycles.parallel_env, at.game, at.seats, **at.given)
    parallel_api_test(make(), num_cycles=60)
    parallel_seed_test(make, num_cycles=20)
    api_test(cycles.env(at.game, at.seats, **at.given), num_cycles=12)


@at_once
def test_the_number_of_cycles_is_kept(at: Seating) -> None:
    given: dict[str, Any] = {"game": at.game, "seats": at.seats, **at.given}
    parallel_env, env = partial(cycles.parallel_env, **given), partial(cycles.env, **given)
    max_cycles_test(SimpleNamespace(parallel_env=parallel_env, env=env))


def play(env: Any, seed: int) -> dict[str, float]:
    """A random match to its end; what every agent gets in all."""
    env.reset(seed=seed)
    draw = np.random.default_rng(seed)
    sums = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        sums[agent] += reward
        assert terminated != bool(seen["action_mask"].any())
        env.step(None if terminated or truncated else int(draw.choice(np.flatnonzero(seen["action_mask"]))))
    return sums


@pytest.mark.parametrize("at", [at for at in FEW if at.game != "wistar" and at.seats > 1], ids=str)
def test_the_end_pays(at: Seating) -> None:
    """Over a whole match agents get what the final position pays, no more and no less."""
    env = zoo.raw_env(at.game, at.seats, **at.given)
    sums = play(env, 3)
    winners = env.position.winners()
    assert sum(sums.values()) == pytest.approx(0)
    assert [sums[f"player_{seat}"] == max(sums.values()) for seat in range(at.seats)] == [
        seat in winners for seat in range(at.seats)
    ]


@pytest.mark.parametrize(("game", "fewest", "most"), [("kocour", 3, 3), ("qwixx", 5, 9)])
def test_a_match_is_cut_off_after_so_many_cycles(game: str, fewest: int, most: int) -> None:
    """A cycle is one choice, or the choices of all three who choose at once."""
    env = zoo.raw_env(game, 3, max_cycles=3)
    env.reset(seed=2)
    made = 0
    while not any(env.truncations.values()):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
        made += 1
    assert env.cycles == 3
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert not any(env.rewards.values())
    assert fewest <= made <= most


def test_points_can_be_paid_instead() -> None:
    env = zoo.raw_env("qwixx", 2, payoff="score")
    sums = play(env, 3)
    assert [sums["player_0"], sums["player_1"]] == list(env.position.scores())


def test_an_illegal_choice_ends_the_match_or_is_refused() -> None:
    env = zoo.env("kocour", 3)
    env.reset(seed=4)
    loser = env.agent_selection
    stop = find_action("kocour", "stop")
    env.step(stop)
    assert env.rewards[loser] == -1
    assert all(env.terminations.values())
    raw = zoo.raw_env("kocour", 3)
    raw.reset(seed=4)
    before = repr(raw.position)
    with pytest.raises(cb.Refused, match="first"):
        raw.step(stop)
    assert repr(raw.position) == before


def find_action(game: str, notation: str) -> int:
    found = cb.find_game(game)
    action = found.table(found.choose_options({})).find(notation)
    assert action is not None
    return int(action.id)


def test_who_chooses_at_once_sees_nothing_of_the_others_answers() -> None:
    """Whatever player_0 answers in secret, player_1 sees the same."""
    seen = []
    for choice in (0, 1):
        env = zoo.raw_env("qwixx", 2)
        env.reset(seed=7)
        assert env.agent_selection == "player_0"
        env.step(int(np.flatnonzero(env.observe("player_0")["action_mask"])[choice]))
        assert env.agent_selection == "player_1"
        seen.append(env.observe("player_1"))
    assert np.array_equal(seen[0]["observation"], seen[1]["observation"])
    assert np.array_equal(seen[0]["action_mask"], seen[1]["action_mask"])


def test_whoever_is_not_asked_waits_and_a_mistake_does_not_end_the_match_of_all() -> None:
    env = cycles.parallel_env("qwixx", 3)
    seen, _ = env.reset(seed=5)
    assert all(not seen[agent]["action_mask"][env.wait] for agent in env.agents)
    seen, rewards, terminated, _, infos = env.step(dict.fromkeys(env.agents, env.wait))
    assert [set(info) for info in infos.values()] == [{"refusal"}] * 3
    assert not any(terminated.values())
    assert not any(rewards.values())
    while len([seat for seat in range(3) if env.position.asks(seat)]) != 1:
        seen, _, terminated, _, _ = env.step(dict.fromkeys(env.agents, 0))
        assert not any(terminated.values())
    waiting = [agent for agent in env.agents if seen[agent]["action_mask"][env.wait]]
    assert len(waiting) == 2
    assert all(seen[agent]["action_mask"].sum() == 1 for agent in waiting)
    _, _, _, _, infos = env.step(dict.fromkeys(env.agents, env.wait))
    assert [agent for agent in env.agents if infos[agent]] == [agent for agent in env.agents if agent not in waiting]


def test_where_nobody_chooses_at_once_it_says_so() -> None:
    with pytest.raises(cb.Problem, match=r"cheeseboard\.lab\.zoo"):
        cycles.parallel_env("kocour", 2)


def test_the_board_can_be_drawn() -> None:
    env = zoo.raw_env("kocour", 2, render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert drawn is not None
    assert "player_1" in drawn
    assert zoo.raw_env("kocour", 2).render() is None
