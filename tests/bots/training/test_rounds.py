"""Rounds of two players are those of the arena."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.bots.arena.contest import Contest
from cheeseboard.bots.arena.lineups import outcome
from cheeseboard.bots.making import bot_named
from cheeseboard.bots.training.rounds import play_round


@pytest.mark.parametrize(("name", "options"), [("kocour", {}), ("gouda", {"magic": True})])
def test_they_come_to_the_same(name: str, options: dict[str, object]) -> None:
    game = cb.find_game(name)
    chosen = game.choose_options(options)
    bots = ("greedy", "random")
    table = Contest(name, tuple(chosen.items()), 2, bots, 5).table()
    one, other = (bot_named(game, bot) for bot in bots)
    for number in range(3):
        expected = outcome(2, table.round(number))
        found = play_round(game.start(2, chosen), one, other, 5, number)
        assert found == pytest.approx((expected.lead, expected.share))
