"""Commands whose help is in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import click

from cheeseboard.cli.language import LONG, SHORT
from cheeseboard.cli.plain import plain, speaks
from cheeseboard.cli.trouble import Trouble
from cheeseboard.text import LANGUAGES

SHARED: Final = ("language", "help", "version", "json", "seed", "option")  # explained alike in every command


def check_language(context: click.Context, parameter: click.Parameter, value: str | None) -> None:
    """The language was chosen before the line was parsed; here only what cannot be spoken is refused."""
    if value is not None and value not in LANGUAGES:
        raise Trouble("language", given=value, expected=", ".join(LANGUAGES))


def show_help(context: click.Context, parameter: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(context.get_help())
        context.exit()


class Whole(click.ParamType[int]):
    """A whole number, not below the least."""

    name = "number"

    def __init__(self, least: int) -> None:
        self.least: Final = least

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> int:
        text = str(value).strip()
        if not text.lstrip("-").isdecimal() or len(text) > 20 or int(text) < self.least:
            option = "" if param is None else max(param.opts, key=len)
            raise Trouble("number", option=option, given=text[:40], least=self.least)
        return int(text)


class Command(click.Command):
    """Its texts are the messages `help-NAME`, `help-NAME-example` and `help-NAME-PARAMETER`."""

    def __init__(self, name: str | None, **settings: Any) -> None:
        super().__init__(name, add_help_option=False, context_settings={"allow_extra_args": True}, **settings)
        self.params += [
            click.Option([SHORT, LONG], metavar="language", expose_value=False, callback=check_language, is_eager=True),
            click.Option(["-h", "--help"], is_flag=True, expose_value=False, callback=show_help, is_eager=True),
        ]

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse, and see to it that an error knows which command it is about."""
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise
        if rest and not isinstance(self, click.Group):
            raise Trouble("extra", given=" ".join(rest), command=ctx.command_path)
        return rest

    def text(self, context: click.Context, part: str = "") -> str:
        """A text of this command's help."""
        owner = "option" if part in SHARED else self.name
        return plain(f"help-{owner}-{part}" if part else f"help-{owner}", speaks(context))

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        code = speaks(ctx)
        pieces = [plain("metavar-options", code)]
        for parameter in self.get_params(ctx):
            if isinstance(parameter, click.Argument):
                metavar = plain(f"metavar-{parameter.metavar}", code) + ("…" if parameter.nargs < 0 else "")
                pieces.append(metavar if parameter.required else f"[{metavar}]")
        return pieces

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, plain("help-usage", speaks(ctx)) + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(self.text(ctx))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [(self.spelled(ctx, parameter), self.text(ctx, str(parameter.name))) for parameter in self.switches(ctx)]
        with formatter.section(plain("help-options", speaks(ctx))):
            formatter.write_dl(rows)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(plain("help-example", speaks(ctx))):
            for line in self.text(ctx, "example").splitlines():
                formatter.write(f"{'':>{formatter.current_indent}}{line}\n")

    def switches(self, ctx: click.Context) -> list[click.Option]:
        return [parameter for parameter in self.get_params(ctx) if isinstance(parameter, click.Option)]

    def spelled(self, ctx: click.Context, option: click.Option) -> str:
        """An option as it is typed."""
        names = ", ".join(sorted(option.opts, key=len))
        return names if option.metavar is None else f"{names} {plain(f'metavar-{option.metavar}', speaks(ctx))}"


def command(name: str, function: Callable[..., int], *parameters: click.Parameter) -> Command:
    """A function as a command: it is given the language and the parameters, and gives back the exit code."""
    return Command(name, callback=click.pass_obj(function), params=list(parameters))


def option(*names: str, **settings: Any) -> click.Option:
    """An option of a command; `metavar` is the message that names its value."""
    return click.Option(list(names), **settings)


def argument(name: str, **settings: Any) -> click.Argument:
    """An argument of a command; the message `metavar-NAME` stands for it."""
    return click.Argument([name], metavar=name, **settings)
