"""Bots made of their levels."""

from __future__ import annotations

from cheeseboard.bots.levels import (
    FORESEEING,
    GREEDY,
    IS_MCTS,
    KNOWING,
    LAST_TILES,
    RANDOM,
    REPLIES,
    SCRIPT,
    TURN,
    WHOLE_TURNS,
    WINNING,
    Level,
    find_level,
)
from cheeseboard.bots.myszki.foremost import Foremost
from cheeseboard.bots.myszki.foreseeing import ForeseeingBot
from cheeseboard.bots.myszki.last_tiles import MOST, SHARE, LastTilesBot
from cheeseboard.bots.myszki.promise import Promise
from cheeseboard.bots.myszki.replies import RepliesBot
from cheeseboard.bots.scripts import script_named
from cheeseboard.bots.search.budget import Budget
from cheeseboard.bots.search.cancel import Cancel
from cheeseboard.bots.search.halving import Search
from cheeseboard.bots.search.is_mcts import IsMctsBot
from cheeseboard.bots.search.rollout import Rollout
from cheeseboard.bots.search.search_bot import SearchBot
from cheeseboard.bots.wistar.turns import WholeTurnsBot
from cheeseboard.core.bot import Bot, Prospect
from cheeseboard.core.game import Game


def make_bot(game: Game, level: Level, cancel: Cancel | None = None) -> Bot:
    """A bot that plays the game at that level; whoever holds `cancel` can end its thinking."""
    if level.kind == RANDOM:
        return game.bot(RANDOM)
    if level.kind == GREEDY:
        return game.greedy()
    if level.kind == SCRIPT:
        return script_named(level.name)
    if level.kind in (TURN, WINNING):
        return knowing(level, None)
    if level.kind == FORESEEING:
        return ForeseeingBot(level.temperature)
    budget = Budget(level.rollouts, level.seconds, cancel)
    if level.kind == IS_MCTS:
        return IsMctsBot(budget)
    if level.kind == WHOLE_TURNS:
        return WholeTurnsBot(budget, level.horizon, level.temperature)
    if level.kind == REPLIES:
        return RepliesBot(budget, temperature=level.temperature)
    if level.kind == LAST_TILES:
        return LastTilesBot(RepliesBot(budget), Budget(MOST, SHARE * level.seconds, cancel))
    searching = SearchBot(search_of(game, level), budget, level.temperature)
    return knowing(level, searching) if level.kind == KNOWING else searching


def knowing(level: Level, searching: Bot | None) -> Bot:
    """Only who plays by what was learnt waits for numpy to be loaded."""
    from cheeseboard.bots.knowing import knowing_bot

    return knowing_bot(level, searching)


def search_of(game: Game, level: Level) -> Search:
    """The search of such a level."""
    if game.name == "myszki":  # what was learnt sees more than the game brings along
        return Search(rollout_of(level, ForeseeingBot(), Promise()), Foremost())
    return Search(rollout_of(level, game.policy(), game.prospect()))


def rollout_of(level: Level, policy: Bot, prospect: Prospect | None) -> Rollout:
    return Rollout(policy, prospect, level.horizon, level.margin, level.scale)


def bot_named(game: Game, name: str) -> Bot:
    """The bot of the level of that name; Problem if the game has none."""
    return make_bot(game, find_level(game, name))
