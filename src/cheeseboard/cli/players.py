"""Who sits at the table: people, and bots whose names in a record say which bot plays."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cheeseboard.bots.levels import find_level, levels_of
from cheeseboard.cli.trouble import Trouble

if TYPE_CHECKING:
    from cheeseboard.cli.language import Language
    from cheeseboard.core.game import Game
    from cheeseboard.core.option import Options

DEFAULT_BOT: Final = "greedy"  # of a command that names none
USUAL_LEVEL: Final = "medium"  # what the menu offers
BOT_NAME: Final = re.compile(r"([\w-]+)(?: (\d+))? \(bot\)")


def seat_names(
    game: Game, options: Options, seats: int | None, people: Sequence[str], bots: Sequence[str]
) -> list[str]:
    """The names of a new match, people first. One person plays a greedy bot if nobody says otherwise."""
    for bot in bots:
        find_level(game, bot)
    check_people(people)
    humans = list(people) or [""]
    fewest = game.seats(options)[0]
    named = len(humans) + len(bots)
    total = seats if seats is not None else max(named, fewest)
    if total < named:
        raise Trouble("too-many-players", given=named, seats=total)
    game.choose_seats(total, options)
    return [*humans, *bot_names([*bots, *[DEFAULT_BOT] * (total - named)])]


def check_people(people: Sequence[str]) -> None:
    for name in people:
        if BOT_NAME.fullmatch(name):
            raise Trouble("name-of-bot", given=name)
    if len(set(people)) < len(people):
        raise Trouble("names-same", given=next(name for name in people if list(people).count(name) > 1))


def bot_names(bots: Sequence[str]) -> list[str]:
    """How a record names its bots: greedy (bot), or greedy 2 (bot) where there are several."""
    names = []
    for place, bot in enumerate(bots):
        number = list(bots[: place + 1]).count(bot)
        names.append(f"{bot} {number} (bot)" if bots.count(bot) > 1 else f"{bot} (bot)")
    return names


def bot_of(name: str, game: Game) -> str | None:
    """The bot that plays under that name; None for a person."""
    found = BOT_NAME.fullmatch(name)
    return found[1] if found is not None and found[1] in levels_of(game) else None


def shown_name(name: str, seat: int, game: Game, language: Language) -> str:
    """A player's name as it is told."""
    bot = bot_of(name, game)
    found = BOT_NAME.fullmatch(name)
    if bot is not None and found is not None:
        return language.say("bot-name", bot=bot, number=int(found[2] or 0))
    return name or language.say("player-name", number=seat + 1)
