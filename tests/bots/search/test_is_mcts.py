"""The plain tree search that others are measured against."""

from __future__ import annotations

import threading
from time import sleep

import pytest

import cheeseboard as cb
from cheeseboard.bots.search.budget import Budget
from cheeseboard.bots.search.cancel import Cancel
from cheeseboard.bots.search.is_mcts import IsMctsBot
from cheeseboard.bots.table import play_matches
from cheeseboard.core.bot import RandomBot
from tests.bots.search.positions import some
from tests.bots.search.test_halving import GAMES
from tests.bots.search.wheel import SURE, Wheel


@pytest.mark.parametrize("wins", [0, 1, 5, 6])
def test_it_takes_a_risk_that_pays_and_no_other(wins: int) -> None:
    best = IsMctsBot(Budget(rollouts=200)).choose(Wheel([wins, SURE]), 0, cb.Rng(1))
    assert str(best) == (f"w{wins}" if wins > 3 else "sure")


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_same_seed_and_rollouts_find_the_same(game: str, seats: int) -> None:
    bot = IsMctsBot(Budget(rollouts=12))
    for state, seat in some(game, seats, 11, 2):
        before = repr(state)
        first, again = [bot.choose(state, seat, cb.Rng(3)) for _ in range(2)]
        assert first is again
        assert state.refusal(seat, first) is None
        assert repr(state) == before


def test_one_tree_node_a_playout_and_visits_add_up() -> None:
    state, seat = some("kocour", 2, 5, 1)[0]
    root = IsMctsBot(Budget(rollouts=60)).grow(state, seat, cb.Rng(1))
    assert sum(child.visits for child in root.children.values()) == 60
    nodes, found = [root], 0
    while nodes:
        node = nodes.pop()
        nodes += node.children.values()
        found += len(node.children)
    assert found <= 60
    assert all(0 <= child.won <= float(child.visits) <= float(child.available) for child in root.children.values())


def test_it_beats_chance() -> None:
    game = cb.find_game("kocour")
    start = game.start(2, game.choose_options({}))
    played = play_matches(start, [IsMctsBot(Budget(rollouts=40)), RandomBot()], 5, 0, 10)
    wins = sum((number % 2) in match.winners for number, match in enumerate(played))  # the first bot's seats
    assert wins >= 8


def test_another_thread_ends_it() -> None:
    cancel = Cancel()
    answers: list[str] = []
    state, seat = some("kocour", 2, 5, 1)[0]
    bot = IsMctsBot(Budget(rollouts=1 << 60, cancel=cancel))
    thread = threading.Thread(target=lambda: answers.append(str(bot.choose(state.copy(), seat, cb.Rng(1)))))
    thread.start()
    sleep(0.1)
    cancel.tell()
    thread.join(60)
    assert len(answers) == 1
