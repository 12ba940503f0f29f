"""`cheeseboard edition`: is a folder a good edition of Rats of Wistar, and where to begin one's own?"""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from cheeseboard.cli.command import argument, command
from cheeseboard.cli.trouble import Trouble, of_file, one_line
from cheeseboard.games.wistar.loader import TABLES, BadEdition, house_folder, load_edition

if TYPE_CHECKING:
    from cheeseboard.cli.language import Language
    from cheeseboard.games.wistar.tables import Fault

DEEDS: Final = ("check", "copy")
FAULTS: Final = 1


def edition(language: Language, deed: str, folder: str) -> int:
    """Check the tables in a folder, or write ours into it."""
    if deed not in DEEDS:
        raise Trouble("edition-deed", given=deed, expected=", ".join(DEEDS))
    return check(language, folder) if deed == "check" else copy(language, folder)


def check(language: Language, folder: str) -> int:
    """Tell all that is wrong in a folder, a line each; 1 if anything is."""
    path = Path(folder)
    if not path.is_dir():
        raise Trouble("folder-missing", folder=folder)
    try:
        found = load_edition(path)
    except BadEdition as bad:
        for fault in bad.faults:
            click.echo(one_line(told(fault, path, language)))
        click.echo(language.say("edition-faults", number=len(bad.faults)))
        return FAULTS
    click.echo(language.say("edition-fine", folder=folder, house=len(found.house)))
    return 0


def told(fault: Fault, folder: Path, language: Language) -> str:
    """A fault with its place, as editors know how to jump to it."""
    place = [str(folder / fault.file)]
    if fault.line:
        place.append(str(fault.line))
    sentence = language.say(f"edition-fault-{fault.code}", **fault.facts)
    column = [str(fault.facts["column"])] if "column" in fault.facts else []
    return ": ".join([":".join(place), *column, sentence])


def copy(language: Language, folder: str) -> int:
    """Write the tables of our own edition into a folder that is new or empty."""
    path = Path(folder)
    try:
        path.mkdir(exist_ok=True)
        if any(path.iterdir()):
            raise Trouble("folder-not-empty", folder=folder)
        for file in TABLES:
            (path / file).write_bytes((house_folder() / file).read_bytes())
    except FileNotFoundError:
        raise Trouble("folder-missing", folder=str(path.parent)) from None
    except OSError as error:
        raise of_file(error) from None
    click.echo(language.say("edition-copied", folder=folder, command=shlex.quote(folder)))
    return 0


COMMAND: Final = command("edition", edition, argument("deed"), argument("folder"))
