"""What a bot is given to think about."""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec import json

from cheeseboard.bots.explain.advice import adviser, recommend
from cheeseboard.bots.explain.review import judged
from cheeseboard.bots.levels import Level, find_level
from cheeseboard.bots.making import make_bot
from cheeseboard.bots.search.cancel import Cancel
from cheeseboard.core.game import Game
from cheeseboard.core.rng import Rng
from cheeseboard.registry import find_game
from cheeseboard.server.thinking.opinion import candidates, opinion

BOT: Final = 0  # how urgent a choice of a bot is
HINT_PARTS: Final = 2  # a search, then the strongest bot: each has as many of the seconds


class Effort(NamedTuple):
    """How long to think: rollouts of a search at most, seconds in all at most."""

    rollouts: int
    seconds: float


class Happened(NamedTuple):
    """A step of a match: its place, how the record writes it, and the outcome if it was a chance."""

    step: int
    text: str
    outcome: int


class Job(NamedTuple):
    """A world that the seat holds possible, as text. The process that thinks never holds the true one.

    A bot of the level makes a choice in it. With an effort it is a search that says what it thinks: of all choices, or
    of what happened there.
    """

    game: str
    rules: int
    world: str
    seat: int
    level: str
    seed: int
    effort: Effort | None = None
    happened: Happened | None = None

    @property
    def urgency(self) -> int:
        """What comes first, the lowest number: a table waits for a bot, one person for a hint, nobody for a review."""
        return BOT if self.effort is None else 1 if self.happened is None else 2


def think(job: Job, cancel: Cancel | None = None) -> str:
    """The bot's choice, in notation; or what a search thinks, as JSON. Whoever is told to stop says what it has."""
    game = find_game(job.game).as_of(job.rules)
    if job.effort is None:
        bot = make_bot(game, find_level(game, job.level), cancel)
        return bot.choose(game.position(job.world), job.seat, Rng(job.seed)).notation
    level = searching(game, job.effort)
    if job.happened is None:
        level = level._replace(seconds=level.seconds / HINT_PARTS)
        advice = recommend(game, game.position(job.world), job.seat, Rng(job.seed), level, cancel)
        return json.encode(candidates(advice)).decode()
    step, text, outcome = job.happened
    found = judged(game, game.position(job.world), job.seat, step, text, outcome, Rng(job.seed), level, cancel)
    return json.encode(None if found is None else opinion(found)).decode()


def searching(game: Game, effort: Effort) -> Level:
    """The level that gives advice, with that effort."""
    return adviser(game)._replace(rollouts=effort.rollouts, seconds=effort.seconds)
