"""`cheeseboard games`: what there is to play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

import cheeseboard as cb
from cheeseboard.bots.levels import levels_of
from cheeseboard.cli.command import command
from cheeseboard.cli.screen import Screen
from cheeseboard.core.option import write

if TYPE_CHECKING:
    from cheeseboard.cli.language import Language
    from cheeseboard.core.game import Game


def games(language: Language) -> int:
    """Every game with its players, options and bots."""
    screen = Screen(language)
    for game in cb.games().values():
        screen.title(f"{language.say_game(game.name, 'title')} ({game.name})")
        screen.text(language.say_game(game.name, "summary"))
        screen.text(players(language, game))
        screen.text(language.say("games-options") + ":")
        screen.show(options(language, game))
        screen.text(f"{language.say('games-bots')}: {', '.join(levels_of(game))}")
        screen.text(language.say("games-play", command=f"cheeseboard play {game.name}"), "dim")
        screen.text("")
    return 0


def players(language: Language, game: Game) -> str:
    """For how many the game is, and with which option for others."""
    usual = game.seats(game.choose_options({}))
    told = [number_of_players(language, usual)]
    for (option, _), possible in game.other_seats().items():
        number = number_of_players(language, possible)
        told.append(language.say("games-option-players", option=option, players=number))
    return "; ".join(told)


def number_of_players(language: Language, possible: range) -> str:
    return language.say("games-players", fewest=possible[0], most=possible[-1])


def options(language: Language, game: Game) -> Table:
    """Every option as it is typed, with its values where there are more than on and off, and its rule."""
    table = Table.grid(padding=(0, 2))
    for option in game.options:
        values = "|".join([write(value) for value in option.values])
        typed = option.name if isinstance(option.default, bool) else f"{option.name}={values}"
        text = language.say_game(game.name, f"option-{option.name}")
        rule = language.say("games-rule", rule=option.rule)
        table.add_row(Text(f"  {typed}", "cyan"), Text(text), Text(rule, "dim"))
    return table


COMMAND: Final = command("games", games)
