"""Which language to speak, and saying something in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from cheeseboard.core.words import Message
from cheeseboard.text import LANGUAGES

DEFAULT: Final = "en"
VARIABLE: Final = "CHEESEBOARD_LANGUAGE"
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides
SHORT: Final = "-l"
LONG: Final = "--language"


class Language:
    """Says the command's own sentences, and those of a game, in one language."""

    def __init__(self, code: str) -> None:
        self.code: Final = code

    def say(self, key: str, /, **facts: int | str) -> str:
        """A sentence of the command."""
        return Message("cli", key, facts).text(self.code)

    def say_game(self, game: str, key: str, /, **facts: int | str) -> str:
        """A sentence of a game."""
        return Message(game, key, facts).text(self.code)

    def number(self, value: float, digits: int, *, signed: bool = False) -> str:
        """A number with so many decimal places, as it is written in the language."""
        text = f"{value:{'+' if signed else ''},.{digits}f}"
        signs = {",": self.say("number-group"), ".": self.say("number-point"), "-": "−"}
        return "".join([signs.get(sign, sign) for sign in text])


def requested(arguments: Sequence[str]) -> str | None:
    """What the command line asks for. It is looked up before the line is parsed, whose errors need a language too."""
    for place, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument in (SHORT, LONG):
            return arguments[place + 1] if place + 1 < len(arguments) else None
        if argument.startswith(LONG + "="):
            return argument.removeprefix(LONG + "=")
        if argument.startswith(SHORT) and not argument.startswith("--"):
            return argument.removeprefix(SHORT)
    return None


def of_locale(environment: Mapping[str, str]) -> str:
    """The language of the user's locale, if we speak it: cs for cs_CZ.UTF-8."""
    for variable in LOCALE_VARIABLES:
        if environment.get(variable):
            code = environment[variable].replace("_", "-").replace(".", "-").split("-")[0].lower()
            return code if code in LANGUAGES else DEFAULT
    return DEFAULT


def choose(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language asked for, else the variable's, else the locale's, else English."""
    for code in (requested(arguments), environment.get(VARIABLE)):
        if code in LANGUAGES:
            return code
    return of_locale(environment)
