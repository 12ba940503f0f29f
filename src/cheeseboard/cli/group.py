"""The command `cheeseboard` itself: it loads the one that is asked for, and words whatever goes wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

import click

from cheeseboard.cli.command import Command
from cheeseboard.cli.language import VARIABLE, Language, choose
from cheeseboard.cli.plain import plain, speaks
from cheeseboard.cli.trouble import BAD_INPUT, Trouble, one_line, told
from cheeseboard.server.streams import lead_nowhere
from cheeseboard.text import LANGUAGES

# Each in a module of its name.
COMMANDS: Final = (
    *("play", "serve", "worker"),
    *("simulate", "arena", "train", "study", "replay", "review", "verify", "bench", "games", "edition", "db", "doctor"),
)
INTERRUPTED: Final = 130


class Cheeseboard(Command, click.Group):
    """The group of commands. Listing them imports none."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        found: click.Command = import_module(f"cheeseboard.cli.{cmd_name}").COMMAND
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in COMMANDS and not args[0].startswith("-"):
            raise Trouble("no-such-command", given=args[0], expected=", ".join(COMMANDS))
        return super().resolve_command(ctx, args)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [*super().collect_usage_pieces(ctx), plain("metavar-command", speaks(ctx))]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        Command.format_options(self, ctx, formatter)
        code = speaks(ctx)
        with formatter.section(plain("help-commands", code)):
            formatter.write_dl([(name, plain(f"help-{name}-short", code)) for name in COMMANDS])

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run, then exit: 0 when all is well, 1 for a verdict that does not hold, 2 for bad input, told in a line."""
        arguments = list(sys.argv[1:] if args is None else args)
        prepare_streams()
        language = Language(choose(arguments, os.environ))
        try:
            check_variable()
            code = super().main(arguments, prog_name or "cheeseboard", complete_var, False, obj=language, **extra)
            sys.stdout.flush()
        except BrokenPipeError:  # whoever read our output has seen enough
            lead_nowhere(sys.stdout)
            sys.exit(1)
        except (click.Abort, KeyboardInterrupt):
            sys.exit(INTERRUPTED)
        except Exception as error:
            line = told(error, language)
            if line is None:
                raise
            click.echo(one_line(line), err=True)
            sys.exit(BAD_INPUT)
        sys.exit(code if isinstance(code, int) else 0)


def prepare_streams() -> None:
    """Whoever closed a stream has one that leads nowhere; a terminal that lacks a letter shows another in its place."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        stream = getattr(sys, name)
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def check_variable() -> None:
    given = os.environ.get(VARIABLE)
    if given and given not in LANGUAGES:
        raise Trouble("language-variable", variable=VARIABLE, given=given, expected=", ".join(LANGUAGES))


def show_version(context: click.Context, parameter: click.Parameter, wanted: bool) -> None:
    if wanted:
        from cheeseboard import __version__

        click.echo(f"cheeseboard {__version__}")
        context.exit()


@click.pass_context
def welcome(context: click.Context) -> None:
    """What the bare command does: it says what it could do."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


CHEESEBOARD: Final = Cheeseboard(
    "cheeseboard",
    callback=welcome,
    invoke_without_command=True,
    params=[click.Option(["--version"], is_flag=True, expose_value=False, is_eager=True, callback=show_version)],
)
