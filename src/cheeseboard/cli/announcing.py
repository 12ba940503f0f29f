"""Words to whoever has started a server, as long as they listen."""

from __future__ import annotations

import os
import sys
from typing import TextIO

import click


def announce(text: str) -> None:
    """Say it on standard output. Where that is a closed pipe, a server serves all the same."""
    try:
        click.echo(text)
    except BrokenPipeError:
        lead_nowhere(sys.stdout)


def lead_nowhere(stream: TextIO) -> None:
    """Whoever read this stream has seen enough; what is left to be written to it is no error."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
