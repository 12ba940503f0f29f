"""What there is to play."""

from __future__ import annotations

import asyncio
from functools import cache

from msgspec import Struct

from cheeseboard.bots.levels import STEPS, levels_of
from cheeseboard.core.game import Game
from cheeseboard.core.option import Value, write
from cheeseboard.core.words import Message
from cheeseboard.registry import games
from cheeseboard.server.web.call import Call


class OptionInfo(Struct, frozen=True):
    """An option: its values, the default first, and the rule that tells what it does."""

    name: str
    text: str
    values: list[Value]
    rule: str


class SeatsInfo(Struct, frozen=True):
    """How many can play, from the fewest to the most."""

    fewest: int
    most: int


class GameInfo(Struct, frozen=True):
    """A game. `with_option` has the numbers of players where an option's value changes them: `solo=on`.

    `hides`: with some options players hold what others must not see. `levels` are the graded ones among the `bots`, the
    weakest first.
    """

    name: str
    title: str
    summary: str
    rules: int
    seats: SeatsInfo
    with_option: dict[str, SeatsInfo]
    options: list[OptionInfo]
    bots: list[str]
    levels: list[str]
    orders: list[str]
    hides: bool


class Games(Struct, frozen=True):
    """All games."""

    games: list[GameInfo]


async def catalogue(call: Call) -> Games:
    """All games with their options, numbers of players and bots, worded in your language."""
    return await asyncio.to_thread(all_games, call.language)


@cache
def all_games(language: str) -> Games:
    return Games([info(game, language) for game in games().values()])


def info(game: Game, language: str) -> GameInfo:
    usual = game.seats(game.choose_options({}))
    options = [
        OptionInfo(
            option.name, Message(game.name, f"option-{option.name}", {}).text(language), [*option.values], option.rule
        )
        for option in game.options
    ]
    return GameInfo(
        name=game.name,
        title=Message(game.name, "title", {}).text(language),
        summary=Message(game.name, "summary", {}).text(language),
        rules=game.rules,
        seats=of_range(usual),
        with_option=other_numbers(game),
        options=options,
        bots=[*levels_of(game)],
        levels=[*STEPS],
        orders=[*game.orders],
        hides=any(game.hides(options) for _, options in game.tables()),
    )


def other_numbers(game: Game) -> dict[str, SeatsInfo]:
    """Where one option by itself changes how many can play."""
    return {f"{option}={write(value)}": of_range(seats) for (option, value), seats in game.other_seats().items()}


def of_range(possible: range) -> SeatsInfo:
    return SeatsInfo(possible[0], possible[-1])
