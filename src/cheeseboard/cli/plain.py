"""The messages that `--help` needs, read without Fluent: loading that would take longer than everything else.

They are plain text with no variables. A test proves that Fluent reads them the same.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import click

from cheeseboard.cli.language import DEFAULT, Language

PREFIXES: Final = ("help-", "metavar-")


@cache
def plain_messages(language: str) -> dict[str, str]:
    """The plain messages of the command's Fluent file by their ids."""
    source = (Path(__file__).parent / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    messages: dict[str, str] = {}
    current = ""
    for line in source.splitlines():
        if line.startswith(" ") and current:
            messages[current] = f"{messages[current]}\n{line.strip()}".strip()
        elif line.strip():
            name, equals, text = line.partition(" =")
            current = name if equals and name.startswith(PREFIXES) else ""
            if current:
                messages[current] = text.strip()
    return messages


def plain(key: str, language: str) -> str:
    return plain_messages(language)[key]


def speaks(context: click.Context) -> str:
    """The language of whoever gave the command."""
    language = context.find_object(Language)
    return DEFAULT if language is None else language.code
