"""Gymnasium: one seat against bots."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import cheeseboard as cb
from cheeseboard.core.action import Action
from cheeseboard.core.bot import Bot
from cheeseboard.core.rng import Rng
from cheeseboard.core.state import State
from cheeseboard.games.gouda.state import Gouda
from cheeseboard.lab.gym import SeatEnv
from cheeseboard.registry import NAMES
from tests.lab.tables import Seating, some_tables


@some_tables
def test_gymnasium_finds_nothing_wrong(at: Seating) -> None:
    env = gymnasium.make(f"cheeseboard/{at.game}-v1", seats=at.seats, seat=at.seats - 1, **at.given)
    check_env(env.unwrapped)


def test_every_game_is_registered() -> None:
    assert {f"cheeseboard/{name}-v1" for name in NAMES} <= set(gymnasium.registry)


def play(env: SeatEnv, seed: int) -> tuple[float, int]:
    """A random episode to its end: the reward, and how many choices it took."""
    seen, _ = env.reset(seed=seed)
    draw = np.random.default_rng(seed)
    for choices in range(1, 10_000):
        seen, reward, over, cut, info = env.step(int(draw.choice(np.flatnonzero(seen["action_mask"]))))
        assert not cut
        assert not info
        if over:
            return reward, choices
        assert reward == 0
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("game", ["qwixx", "kocour", "gouda"])
def test_an_episode_is_a_whole_match(game: str) -> None:
    env = SeatEnv(game, 3, seat=1, bots=["greedy", "random"])
    reward, _ = play(env, 2)
    assert reward == (1.0 if list(env.position.winners()) == [1] else env.table.payoffs(env.position)[1])
    assert env.position.ending() in env.table.game.endings
    assert play(env, 2)[0] == reward


def test_a_better_bot_is_harder_to_beat() -> None:
    """Against a greedy bot a random player of Qwixx hardly ever wins, against a random one half the time."""
    easy = sum([play(SeatEnv("qwixx", 2, bots="random"), seed)[0] > 0 for seed in range(20)])
    hard = sum([play(SeatEnv("qwixx", 2, bots="greedy"), seed)[0] > 0 for seed in range(20)])
    assert hard <= 3 < 5 <= easy


def test_an_illegal_choice_ends_the_episode_with_the_reason() -> None:
    env = SeatEnv("kocour", 2)
    seen, _ = env.reset(seed=6)
    assert not seen["action_mask"][0]
    _, reward, over, cut, info = env.step(0)
    assert (reward, over, cut) == (-1.0, True, False)
    assert info["refusal"].endswith(".")


class Peeping(Bot):
    """Remembers the worlds that it was shown."""

    def __init__(self) -> None:
        self.shown: list[State] = []

    def choose(self, world: State, seat: int, rng: Rng) -> Action:
        self.shown.append(world.copy())
        return world.sample(seat, rng)


def test_bots_are_shown_imagined_worlds_only() -> None:
    env = SeatEnv("gouda", 2, magic=True)
    bot = env.bots[1] = Peeping()
    play(env, 4)
    hands = {world.hands[0] for world in bot.shown if isinstance(world, Gouda)}
    assert len(hands) > 4  # the true hand of three cards can only have lost its cards one by one


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"seat": 2}, "numbered from 0 to 1"),
        ({"seat": -1}, "numbered from 0 to 1"),
        ({"bots": ["random", "greedy"]}, "one other seat, but 2 bots"),
        ({"bots": "clever"}, "no bot “clever”"),
        ({"seats": 9}, "qwixx"),
        ({"colour": True}, "no option “colour”"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(given: dict[str, object], said: str) -> None:
    with pytest.raises(cb.Problem, match=said):
        SeatEnv("qwixx", **given)  # type: ignore[arg-type]
