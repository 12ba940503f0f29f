"""Words to whoever has started a server, as long as they listen."""

from __future__ import annotations

import sys

import click

from cheeseboard.server.streams import lead_nowhere


def announce(text: str) -> None:
    """Say it on standard output. Where that is a closed pipe, a server serves all the same."""
    try:
        click.echo(text)
    except BrokenPipeError:
        lead_nowhere(sys.stdout)
