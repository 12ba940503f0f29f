"""What can be wrong with what the command was given, said in one line."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING, Final

import click

from cheeseboard.core.refusal import Problem

if TYPE_CHECKING:
    from cheeseboard.cli.language import Language

BAD_INPUT: Final = 2
FILE_TROUBLE: Final = {
    errno.ENOENT: "missing",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "missing",
    errno.EACCES: "not-allowed",
    errno.EPERM: "not-allowed",
    errno.EROFS: "not-allowed",
    errno.EEXIST: "exists",
    errno.ENOSPC: "no-space",
    errno.ENAMETOOLONG: "name-too-long",
}


class Trouble(Exception):
    """Something that the command was given is wrong; `key` names the sentence that says what and what to do."""

    def __init__(self, key: str, /, **facts: int | str) -> None:
        super().__init__(key)
        self.key: Final = key
        self.facts: Final = facts

    def sentence(self, language: Language) -> str:
        return language.say(f"trouble-{self.key}", **self.facts)


def of_file(error: OSError, file: str = "") -> Trouble:
    """What a system error about a file means to its user."""
    name = file or str(error.filename or "")
    code = error.errno or 0
    if code in FILE_TROUBLE:
        return Trouble(f"file-{FILE_TROUBLE[code]}", file=name)
    return Trouble("file-other", file=name, code=errno.errorcode.get(code, str(code)))


def of_usage(error: click.ClickException) -> Trouble:
    """What an error in the use of the command line means; click's own words are English only."""
    context = error.ctx if isinstance(error, click.UsageError) else None
    path = context.command_path if context is not None else "cheeseboard"
    if isinstance(error, click.NoSuchOption):
        return Trouble("no-such-option", option=error.option_name, command=path)
    if isinstance(error, click.MissingParameter):
        parameter = error.param.make_metavar(context) if error.param is not None and context is not None else ""
        return Trouble("missing", parameter=parameter, command=path)
    if isinstance(error, click.BadOptionUsage):
        return Trouble("option-usage", option=error.option_name, command=path)
    return Trouble("usage", command=path)


def told(error: Exception, language: Language) -> str | None:
    """The line that says what is wrong; None if the error is a fault of ours."""
    if isinstance(error, Problem):
        return error.sentence(language.code)
    if isinstance(error, click.ClickException):
        error = of_usage(error)
    elif isinstance(error, OSError):
        error = of_file(error)
    if isinstance(error, Trouble):
        return error.sentence(language)
    return None
