"""`cheeseboard worker`: bots think here instead of in the server."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import click

from cheeseboard.cli.command import Whole, command, option
from cheeseboard.cli.serve import usable_settings
from cheeseboard.cli.trouble import Trouble

if TYPE_CHECKING:
    from cheeseboard.cli.language import Language
    from cheeseboard.server.settings import Settings

MOST_PROCESSES: Final = 64


def worker(language: Language, processes: int | None) -> int:
    """Have bots think until somebody stops it."""
    settings, shared = usable_settings()
    if not shared:
        raise Trouble("worker-alone")
    check_queue(settings)
    if processes is not None:
        settings = replace(settings, thinking_processes=processes)
    if settings.thinking_processes > MOST_PROCESSES:
        raise Trouble("serve-workers", given=settings.thinking_processes, most=MOST_PROCESSES)
    from cheeseboard.server.thinking.working import work
    from cheeseboard.server.web import logs
    from cheeseboard.server.web.systemd import READY, STOPPING, notify

    logs.configure()
    logging.getLogger("procrastinate").setLevel(logging.WARNING)  # every job would be told twice

    def ready() -> None:
        click.echo(language.say("worker-running", processes=settings.thinking_processes))
        notify(READY)

    try:
        asyncio.run(work(settings, ready))
    finally:
        notify(STOPPING)
    return 0


def check_queue(settings: Settings) -> None:
    """Trouble if the database has no queue for this version."""
    from cheeseboard.server.store import jobs
    from cheeseboard.server.store.engine import connect

    if jobs.made_for() is None:
        raise Trouble("db-driver")
    database = connect(settings)
    try:
        if not database.read(jobs.prepared):
            raise Trouble("serve-outdated")
    finally:
        database.close()


COMMAND: Final = command("worker", worker, option("--processes", default=None, type=Whole(1), metavar="number"))
