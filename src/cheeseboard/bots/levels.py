"""How well bots play: every level of every game as data. `bots.making` makes a bot of it.

This module knows neither clock nor search, so that whoever only has to know which levels there are may read it.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from cheeseboard.core.game import Game
from cheeseboard.core.refusal import Problem

RANDOM: Final = "random"
GREEDY: Final = "greedy"
SEARCH: Final = "search"
IS_MCTS: Final = "is-mcts"
TURN: Final = "turn"  # Mlsný kocour, exactly to the end of the own turn, by the lead
WINNING: Final = "winning"  # the same by what wins most often, where that was solved or learnt
KNOWING: Final = "knowing"  # plays by what was solved or learnt; where nothing was, it searches
FORESEEING: Final = "foreseeing"  # Myszki, one tile ahead by what was learnt
REPLIES: Final = "replies"  # Myszki, by the others' replies to it
LAST_TILES: Final = "last-tiles"  # the same, but without loss once all is known
SCRIPT: Final = "script"  # one idea, of `bots.scripts`
WHOLE_TURNS: Final = "whole-turns"  # Rats of Wistar, turn by turn

WARM: Final = (SEARCH, KNOWING, TURN, FORESEEING, REPLIES, WHOLE_TURNS)  # these can have a temperature

MOST_ROLLOUTS: Final = 10_000_000
MOST_SECONDS: Final = 600.0
WARMTH: Final = re.compile(r"\d{1,3}(?:\.\d{1,6})?", re.ASCII)
BUDGET: Final = re.compile(r"(\d{1,9}(?:\.\d{1,6})?)(s?)", re.ASCII)


class Level(NamedTuple):
    """A bot: its name, its kind, and how long it may think.

    `rollouts` and `seconds` are limits, 0 is none; a level that people play against has both, so that it answers in
    time on a slow machine and is the same for the same seed on all others. The rest is of `bots.search`; a temperature
    is in chances to win, of `turn`, `foreseeing`, `replies` and `whole-turns` in points; `elsewhere` has those of
    editions with other points.
    """

    name: str
    kind: str
    rollouts: int = 0
    seconds: float = 0.0
    horizon: int = 0
    temperature: float = 0.0
    margin: float = 0.05
    scale: float = 10.0
    elsewhere: tuple[tuple[str, float], ...] = ()


ALWAYS: Final = (Level(RANDOM, RANDOM), Level(GREEDY, GREEDY))  # the names that every game has had from the first
STEPS: Final = ("easy", "medium", "hard")

# Easy ones look ahead as the others do, but take what is not quite the best more often.
GRADED: Final[dict[str, tuple[Level, ...]]] = {
    "qwixx": (
        Level("easy", KNOWING, 60, 1.0, temperature=0.058, scale=20.0),
        Level("medium", KNOWING, 300, 1.0, temperature=0.034, scale=20.0),
        Level("hard", KNOWING, 1500, 1.0, scale=20.0),
    ),
    "kocour": (
        Level("easy", TURN, temperature=5.4, elsewhere=(("triangular", 5.5), ("children", 2.6))),
        Level("medium", TURN, temperature=2.4, elsewhere=(("triangular", 1.6), ("children", 0.9))),
        Level("hard", WINNING),
    ),
    "myszki": (
        Level("easy", FORESEEING, temperature=0.135),
        Level("medium", REPLIES, 24, 1.0, temperature=0.12),
        Level("hard", LAST_TILES, 200, 1.0),
    ),
    "gouda": (
        Level("easy", KNOWING, 60, 1.0, horizon=4, temperature=0.042),
        Level("medium", KNOWING, 300, 1.0, horizon=4, temperature=0.02),
        Level("hard", KNOWING, 400, 1.0, horizon=4),
    ),
    "wistar": (
        Level("easy", WHOLE_TURNS, 1, 1.0, temperature=0.83),
        Level("medium", WHOLE_TURNS, 1, 1.0, temperature=0.4),
        Level("hard", WHOLE_TURNS, 400, 1.0, horizon=3),
    ),
}
# How the others search: for advice, and with a budget of one's own.
SEARCHING: Final[dict[str, Level]] = {
    "qwixx": Level("search", SEARCH, 1500, 1.0, scale=20.0),
    "kocour": Level("search", SEARCH, 3000, 1.0),
    "myszki": Level("search", SEARCH, 300, 1.0, horizon=3),
    "gouda": Level("search", SEARCH, 1000, 1.0, horizon=4),
    "wistar": Level("search", SEARCH, 300, 1.0, horizon=4),
}
# Bots to measure by, in the arena alone.
MEASURES: Final[dict[str, tuple[Level, ...]]] = {
    "qwixx": (
        Level("four-weights", SCRIPT),
        Level("never-lock", SCRIPT),
        Level("never-pass", SCRIPT),
        Level("penalty-racer", SCRIPT),
    ),
    "kocour": (Level("stop-at-three", SCRIPT), Level("always-steal", SCRIPT), Level("mirror", SCRIPT)),
    "myszki": (Level("spoiler", SCRIPT), Level("hoarder", SCRIPT)),
    "gouda": (Level("front-runner", SCRIPT), Level("crowd", SCRIPT)),
    "wistar": (Level("builder", SCRIPT), Level("explorer", SCRIPT), Level("scholar", SCRIPT)),
}
# A game that is not ours, or too new to have been graded.
PLAIN: Final = (
    Level("easy", SEARCH, 30, 1.0, temperature=0.15),
    Level("medium", GREEDY),
    Level("hard", SEARCH, 1000, 1.0),
)


def levels_of(game: Game) -> dict[str, Level]:
    """The levels of a game by name: easy, medium and hard, then the plain bots."""
    return {level.name: level for level in (*GRADED.get(game.name, PLAIN), *ALWAYS)}


def find_level(game: Game, name: str) -> Level:
    """The level of that name; Problem if the game has none."""
    levels = levels_of(game)
    if name not in levels:
        raise unknown(game, name, "")
    return levels[name]


def search_level(game: Game) -> Level:
    """The strongest plain search of a game."""
    hard = levels_of(game)["hard"]
    return SEARCHING.get(game.name, hard if hard.kind == SEARCH else PLAIN[-1])


def find_bot(game: Game, text: str) -> Level:
    """A level, a level with another temperature or budget, or a search with a budget of its own.

    `easy`, `easy@0.1`, `hard:500` (rollouts), `hard:2s`; `is-mcts:500`, `search:0.5s`. A budget counts where a level
    searches; what was solved or learnt takes none.
    """
    name, sign, warmth = text.partition("@")
    if sign:
        level = levels_of(game).get(name)
        if level is None or level.kind not in WARM or not WARMTH.fullmatch(warmth):
            raise unknown(game, text, ", easy@0.1")
        return level._replace(name=text, temperature=float(warmth), elsewhere=())
    name, colon, budget = text.partition(":")
    known = levels_of(game) | {level.name: level for level in MEASURES.get(game.name, ())}
    if not colon and name in known:
        return known[name]
    found = search_level(game) if name == SEARCH else known.get(name, Level(name, name))
    given = BUDGET.fullmatch(budget)
    if (not found.rollouts and found.kind != IS_MCTS) or given is None:
        raise unknown(game, text, f", {SEARCH}:500, {IS_MCTS}:0.5s")
    amount = float(given[1])
    if given[2] and 0.0 < amount <= MOST_SECONDS:
        return found._replace(name=text, rollouts=0, seconds=amount)
    if not given[2] and amount.is_integer() and 0.0 < amount <= MOST_ROLLOUTS:
        return found._replace(name=text, rollouts=int(amount), seconds=0.0)
    raise unknown(game, text, f", {SEARCH}:500, {IS_MCTS}:0.5s")


def unknown(game: Game, name: str, more: str) -> Problem:
    expected = ", ".join(levels_of(game)) + more
    return Problem("bot-unknown", {"bot": name[:40], "game": game.name, "expected": expected})
