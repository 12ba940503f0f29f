"""`cheeseboard doctor`: is this installation in order?"""

from __future__ import annotations

import platform
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

import cheeseboard as cb
from cheeseboard import _mode
from cheeseboard.cli.command import command
from cheeseboard.cli.screen import Screen
from cheeseboard.registry import NAMES
from cheeseboard.text import LANGUAGES
from cheeseboard.text.fluent import bundle

if TYPE_CHECKING:
    from cheeseboard.cli.language import Language

SOMETHING_WRONG: Final = 1
EXTRAS: Final = {"open_spiel": "pyspiel", "catanatron": "catanatron"}
NATIVE_NAMES: Final = {"en": "English", "cs": "čeština", "pl": "polski"}


class Checkup:
    """What was looked at: lines to show, and how many of them need attention."""

    def __init__(self, language: Language) -> None:
        self.language: Final = language
        self.table: Final = Table.grid(padding=(0, 2))
        self.wrong = 0

    def fine(self, key: str, finding: str) -> None:
        self.table.add_row(Text("✓", "green"), self.language.say(key), Text(finding))

    def bad(self, key: str, finding: str) -> None:
        self.wrong += 1
        self.table.add_row(Text("✗", "bold red"), self.language.say(key), Text(finding))


def doctor(language: Language) -> int:
    """Look at everything; 1 if something is wrong."""
    screen = Screen(language)
    checkup = Checkup(language)
    checkup.fine("doctor-folder", str(Path(cb.__file__).parent))
    system = f"{platform.python_implementation()}, {platform.system()}"
    checkup.fine("doctor-python", f"{platform.python_version()} ({system})")
    look_at_engine(checkup)
    look_at_games(checkup)
    look_at_languages(checkup)
    look_at_terminal(checkup, screen)
    look_at_extras(checkup)
    screen.title(language.say("doctor-version", version=cb.__version__))
    screen.show(checkup.table)
    if checkup.wrong:
        screen.text(language.say("doctor-wrong", number=checkup.wrong), "bold red")
        return SOMETHING_WRONG
    screen.text(language.say("doctor-fine"), "bold")
    return 0


def look_at_engine(checkup: Checkup) -> None:
    """Compiled or not, and whether what is compiled is what the sources say."""
    say = checkup.language.say
    if not _mode.compiled():
        checkup.fine("doctor-engine", say("doctor-interpreted"))
    elif stale := _mode.stale():
        checkup.bad("doctor-engine", say("doctor-stale", modules=", ".join(stale)))
    else:
        checkup.fine("doctor-engine", say("doctor-compiled"))


def look_at_games(checkup: Checkup) -> None:
    """Every game loads and can begin a match."""
    good = []
    for name in NAMES:
        try:
            cb.new(name, seed=1).view(None)
            good.append(f"{checkup.language.say_game(name, 'title')} ({name})")
        except Exception as error:  # whatever it is, the user is to see it
            checkup.bad("doctor-games", checkup.language.say("doctor-game-broken", game=name, error=repr(error)))
    if good:
        checkup.fine("doctor-games", ", ".join(good))


def look_at_languages(checkup: Checkup) -> None:
    """The words of every language can be read."""
    good = []
    for code in LANGUAGES:
        try:
            for domain in ("cli", *NAMES):
                bundle(domain, code)
            good.append(f"{NATIVE_NAMES[code]} ({code})")
        except Exception as error:  # whatever it is, the user is to see it
            told = checkup.language.say("doctor-language-broken", language=code, error=repr(error))
            checkup.bad("doctor-languages", told)
    if good:
        checkup.fine("doctor-languages", ", ".join(good))


def look_at_terminal(checkup: Checkup, screen: Screen) -> None:
    say = checkup.language.say
    console = screen.console
    if not console.is_terminal:
        checkup.fine("doctor-terminal", say("doctor-no-terminal"))
        return
    colours = "none" if console.no_color else console.color_system or "none"
    checkup.fine("doctor-terminal", say("doctor-columns", columns=console.width, colours=colours))


def look_at_extras(checkup: Checkup) -> None:
    """What may be missing."""
    for extra, module in EXTRAS.items():
        there = "yes" if find_spec(module) else "no"
        checkup.fine("doctor-extras", checkup.language.say("doctor-extra", extra=extra, there=there))


COMMAND: Final = command("doctor", doctor)
