"""`cheeseboard db`: bring the server's database up to this version, back it up, restore it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from cheeseboard.cli.command import argument, command, option
from cheeseboard.cli.screen import Screen
from cheeseboard.cli.trouble import Trouble, of_file, one_line
from cheeseboard.server.settings import BadSetting, read_settings

if TYPE_CHECKING:
    from cheeseboard.cli.language import Language
    from cheeseboard.server.store.engine import Database
    from cheeseboard.server.store.errors import StoreError

TASKS: Final = ("upgrade", "backup", "restore")
DAMAGED: Final = 1


def db(language: Language, task: str, file: str | None, replace: bool) -> int:
    """Do one of the tasks with the database that the environment names."""
    if task not in TASKS:
        raise Trouble("db-task", given=task, expected=", ".join(TASKS))
    if task == "upgrade" and file is not None:
        raise Trouble("extra", given=file, command="cheeseboard db")
    if task != "restore" and replace:
        raise Trouble("db-replace")
    with database() as opened:
        if task == "upgrade":
            return upgrade(language, opened)
        if file is None:
            raise Trouble("db-file", task=task)
        return backup(language, opened, file) if task == "backup" else restore(language, opened, file, replace)


@contextmanager
def database() -> Iterator[Database]:
    """The database of the environment; what it cannot do becomes a line for the user."""
    from cheeseboard.server.store.engine import connect
    from cheeseboard.server.store.errors import StoreError

    try:
        opened = connect(read_settings(os.environ), upkeep=True)
        try:
            yield opened
        finally:
            opened.close()
    except BadSetting as bad:
        raise Trouble("setting", variable=bad.variable, expected=bad.expected) from None
    except StoreError as error:
        raise trouble(error) from None


def trouble(error: StoreError) -> Trouble:
    """What an error of the database means to whoever runs it."""
    from cheeseboard.server.store.errors import DriverMissing, Missing, Newer, NotOurs, Unavailable
    from cheeseboard.server.store.restore import NotEmpty

    if isinstance(error, Newer):
        return Trouble("db-newer", found=error.found, known=error.known)
    keys: dict[type[StoreError], str] = {
        DriverMissing: "db-driver",
        Missing: "db-nothing",
        NotEmpty: "db-not-empty",
        NotOurs: "db-not-ours",
        Unavailable: "db-away",
    }
    return Trouble(keys.get(type(error), "db-fault"))


def upgrade(language: Language, opened: Database) -> int:
    """Bring the database to the revision of this version."""
    from cheeseboard.server.store.schema import HEAD
    from cheeseboard.server.store.upgrade import upgrade as bring_up

    before = bring_up(opened)
    if before == HEAD:
        click.echo(language.say("db-current", revision=HEAD))
    else:
        click.echo(language.say("db-created" if before is None else "db-upgraded", revision=HEAD))
    return 0


def backup(language: Language, opened: Database, file: str) -> int:
    """Write everything into a new file."""
    from cheeseboard.server.store.backup import backup as write

    try:
        with progress(language) as watch:
            rows = write(opened, Path(file), watch)
    except FileNotFoundError:
        raise Trouble("folder-missing", folder=str(Path(file).parent)) from None
    except OSError as error:
        raise of_file(error, file) from None
    click.echo(language.say("db-backed-up", file=file, rows=rows))
    return 0


def restore(language: Language, opened: Database, file: str, replace: bool) -> int:
    """Put a backup into the database; 1 if it is damaged."""
    from cheeseboard.server.store.backup_file import Damaged
    from cheeseboard.server.store.restore import restore as put_back

    try:
        with progress(language) as watch:
            rows = put_back(opened, Path(file), watch, replace=replace)
    except Damaged:
        click.echo(one_line(language.say("db-damaged", file=file)), err=True)
        return DAMAGED
    except OSError as error:
        raise of_file(error, file) from None
    click.echo(language.say("db-restored", file=file, rows=rows))
    return 0


@contextmanager
def progress(language: Language) -> Iterator[Callable[[int, int], None]]:
    """A bar where somebody watches."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    screen = Screen(language, to_stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn(language.say("db-rows")))
    with Progress(*columns, console=screen.console, transient=True, disable=not screen.console.is_terminal) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


COMMAND: Final = command(
    "db", db, argument("task"), argument("file", required=False), option("--replace", is_flag=True)
)
