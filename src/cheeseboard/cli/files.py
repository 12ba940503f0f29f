"""Choosing the file to save in, with a question before another is lost."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from cheeseboard.cli.keyboard import Leave
from cheeseboard.cli.saving import SaveFile
from cheeseboard.cli.trouble import Trouble, of_file
from cheeseboard.cli.words import is_yes

if TYPE_CHECKING:
    from cheeseboard.cli.keyboard import Keyboard
    from cheeseboard.cli.screen import Screen


def claim(file: str, screen: Screen, keyboard: Keyboard) -> SaveFile:
    """The file of that name to save in: a new one, or one that its owner gives up."""
    path = Path(file)
    try:
        return SaveFile.claim(path)
    except FileExistsError:
        if path.is_dir():
            raise Trouble("file-folder", file=file) from None
    except FileNotFoundError:
        raise Trouble("folder-missing", folder=str(path.parent)) from None
    except OSError as error:
        raise of_file(error, file) from None
    try:
        answer = keyboard.line(screen.language.say("ask-overwrite", file=file) + " ")
    except Leave:
        answer = ""
    if not is_yes(answer, screen.language):
        raise Trouble("file-exists", file=file)
    return SaveFile(path)
