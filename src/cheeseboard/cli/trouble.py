"""What can be wrong with what the command was given, said in one line."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING, Final

import click

from cheeseboard.cli.plain import plain, speaks
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
    if context is None:
        return Trouble("usage", command="cheeseboard")
    path = context.command_path
    if isinstance(error, click.NoSuchOption):
        return Trouble("no-such-option", option=error.option_name, command=path)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return Trouble("missing", parameter=plain(f"metavar-{error.param.metavar}", speaks(context)), command=path)
    if isinstance(error, click.BadOptionUsage):
        option = next((option for option in context.command.params if error.option_name in option.opts), None)
        key = "takes-no-value" if isinstance(option, click.Option) and option.is_flag else "needs-value"
        return Trouble(key, option=error.option_name, command=path)
    return Trouble("usage", command=path)


def one_line(text: str) -> str:
    """The text as one line that does nothing to a terminal, whatever a damaged file has put into it."""
    return "".join([sign if sign.isprintable() else "�" for sign in " ".join(text.split())])


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
