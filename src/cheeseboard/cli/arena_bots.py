"""Whether a bot that is named can contest, and why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cheeseboard.bots.levels import MEASURES, find_bot, levels_of
from cheeseboard.cli.trouble import Trouble
from cheeseboard.core.refusal import Problem

if TYPE_CHECKING:
    from cheeseboard.core.game import Game


def check_bot(game: Game, text: str) -> None:
    """Trouble if the bot has a budget that it has no use for, Problem if there is none of that name."""
    measures = MEASURES.get(game.name, ())
    name, colon, budget = text.partition(":")
    known = levels_of(game) | {level.name: level for level in measures}
    if colon and name in known and not known[name].rollouts:
        raise Trouble("arena-budget", bot=name, game=game.name, budget=f":{budget}"[:40])
    try:
        find_bot(game, text)
    except Problem as problem:
        expected = ", ".join([str(problem.facts["expected"]), *[level.name for level in measures]])
        raise Problem(problem.code, {**problem.facts, "expected": expected}) from None
