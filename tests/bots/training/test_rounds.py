"""Rounds of two players are those of the arena."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.bots.arena.contest import Contest
from cheeseboard.bots.arena.lineups import outcome
from cheeseboard.bots.making import bot_named
from cheeseboard.bots.training.rounds import play_round


@pytest.mark.parametrize(
    ("name", "seats", "options"), [("kocour", 2, {}), ("gouda", 2, {"magic": True}), ("myszki", 3, {})]
)
def test_they_come_to_the_same(name: str, seats: int, options: dict[str, object]) -> None:
    game = cb.find_game(name)
    chosen = game.choose_options(options)
    bots = ("greedy", "random")
    table = Contest(name, tuple(chosen.items()), seats, bots, 5).table()
    one, other = (bot_named(game, bot) for bot in bots)
    for number in range(3):
        expected = outcome(seats, table.round(number))
        found = play_round(game.start(seats, chosen), one, other, 5, number)
        assert found == pytest.approx((expected.lead, expected.share))
