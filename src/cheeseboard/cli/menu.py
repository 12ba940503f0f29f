"""Setting a table by questions: which game, which options, who plays. Enter takes what is offered."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rich.text import Text

import cheeseboard as cb
from cheeseboard.bots.levels import STEPS
from cheeseboard.cli.players import USUAL_LEVEL, check_people
from cheeseboard.cli.trouble import Trouble, told
from cheeseboard.core.match import check_names
from cheeseboard.core.option import write

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cheeseboard.cli.keyboard import Keyboard
    from cheeseboard.cli.screen import Screen
    from cheeseboard.core.game import Game
    from cheeseboard.core.option import Options, Value


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was said of a table before it is set; None, or nothing, where nothing was said."""

    game: str | None
    options: Mapping[str, Value]
    people: tuple[str, ...]
    bots: tuple[str, ...]
    seats: int | None


def ask_wishes(screen: Screen, keyboard: Keyboard, wishes: Wishes) -> Wishes:
    """Ask for everything that was not said."""
    screen.title(screen.language.say("menu-title"))
    game = ask_game(screen, keyboard)
    options = ask_options(screen, keyboard, game, wishes.options)
    possible = game.seats(options)
    people = wishes.people or ask_people(screen, keyboard, possible[-1])
    asked = replace(wishes, game=game.name, options=options, people=people)
    if wishes.bots or len(people) == possible[-1]:
        return asked
    if wishes.seats is None:
        bots = ask_number(screen, keyboard, max(0, possible[0] - len(people)), possible[-1] - len(people))
        asked = replace(asked, seats=len(people) + bots)
    else:
        bots = wishes.seats - len(people)
    return replace(asked, bots=(ask_level(screen, keyboard),) * bots) if bots > 0 else asked


def ask_game(screen: Screen, keyboard: Keyboard) -> Game:
    games = list(cb.games().values())
    language = screen.language
    for number, game in enumerate(games, 1):
        title, summary = language.say_game(game.name, "title"), language.say_game(game.name, "summary")
        screen.show(Text.assemble((f"{number}", "bold cyan"), "  ", (title, "bold"), f"  {summary}"))
    while True:
        typed = keyboard.line(language.say("menu-game") + " ") or "1"
        for number, game in enumerate(games, 1):
            if typed.lower() in (str(number), game.name, language.say_game(game.name, "title").lower()):
                return game
        screen.text(language.say("menu-number", given=typed, least=1, most=len(games)), "yellow")


def ask_options(screen: Screen, keyboard: Keyboard, game: Game, given: Mapping[str, Value]) -> Options:
    """Show every option with its value; a number changes one to its next value, Enter takes them all."""
    options = game.choose_options(given)
    language = screen.language
    while True:
        screen.say("menu-options")
        for number, option in enumerate(game.options, 1):
            value = language.say("option-value", value=write(options[option.name]))
            text = language.say_game(game.name, f"option-{option.name}")
            screen.show(Text.assemble((f"{number}", "bold cyan"), f"  {text}: ", (value, "bold")))
        typed = keyboard.line(language.say("menu-change") + " ")
        if not typed:
            return options
        if not typed.isdecimal() or not 1 <= int(typed) <= len(game.options):
            screen.text(language.say("menu-number", given=typed, least=1, most=len(game.options)), "yellow")
            continue
        option = game.options[int(typed) - 1]
        following = option.values[(option.values.index(options[option.name]) + 1) % len(option.values)]
        try:
            options = game.choose_options({**options, option.name: following})
        except cb.Problem as problem:
            screen.text(problem.sentence(language.code), "yellow")


def ask_people(screen: Screen, keyboard: Keyboard, most: int) -> tuple[str, ...]:
    """The names of all people at this screen; nobody named is one person without a name."""
    language = screen.language
    while True:
        typed = keyboard.line(language.say("menu-people" if most > 1 else "menu-person") + " ")
        names = [name.strip() for name in typed.split(",") if name.strip()] or [""]
        try:
            check_people(names)
            check_names(names, len(names))
            if len(names) > most:
                raise Trouble("too-many-players", given=len(names), seats=most)
            return tuple(names)
        except (cb.Problem, Trouble) as error:
            screen.text(str(told(error, language)), "yellow")


def ask_number(screen: Screen, keyboard: Keyboard, least: int, most: int) -> int:
    """How many bots play; as few as the game allows if nothing is said."""
    language = screen.language
    while True:
        typed = keyboard.line(language.say("menu-bots", least=least, most=most) + " ") or str(least)
        if typed.isdecimal() and least <= int(typed) <= most:
            return int(typed)
        screen.text(language.say("menu-number", given=typed, least=least, most=most), "yellow")


def ask_level(screen: Screen, keyboard: Keyboard) -> str:
    """How well the bots play, by number or by name."""
    language = screen.language
    shown = {level: language.say("menu-level-name", level=level) for level in STEPS}
    for number, level in enumerate(STEPS, 1):
        screen.show(Text.assemble((f"{number}", "bold cyan"), f"  {shown[level]}"))
    usual = STEPS.index(USUAL_LEVEL) + 1
    while True:
        typed = keyboard.line(language.say("menu-level", usual=usual) + " ") or str(usual)
        for number, level in enumerate(STEPS, 1):
            if typed.lower() in (str(number), level, shown[level].lower()):
                return level
        screen.text(language.say("menu-number", given=typed, least=1, most=len(STEPS)), "yellow")
