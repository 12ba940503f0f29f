"""`cheeseboard worker`: bots think here instead of in the server."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from cheeseboard.cli.announcing import announce
from cheeseboard.cli.command import Whole, command, option
from cheeseboard.cli.serve import HIGHEST_PORT, named, usable_settings, web_settings
from cheeseboard.cli.trouble import Trouble

if TYPE_CHECKING:
    import socket

    from cheeseboard.cli.language import Language
    from cheeseboard.server.settings import Settings

MOST_PROCESSES: Final = 64


def worker(language: Language, processes: int | None, metrics_host: str, metrics_port: int | None) -> int:
    """Have bots think until somebody stops it."""
    web = web_settings()
    if metrics_port is not None and metrics_port > HIGHEST_PORT:
        raise Trouble("serve-port", given=str(metrics_port), most=str(HIGHEST_PORT))
    settings, shared = usable_settings()
    if not shared:
        raise Trouble("worker-alone")
    check_queue(settings)
    if processes is not None:
        settings = replace(settings, thinking_processes=processes)
    if settings.thinking_processes > MOST_PROCESSES:
        raise Trouble("serve-workers", given=settings.thinking_processes, most=MOST_PROCESSES)
    from cheeseboard.server.thinking.counting import Figures
    from cheeseboard.server.thinking.working import work
    from cheeseboard.server.web import logs
    from cheeseboard.server.web.systemd import READY, STOPPING, notify

    said = [language.say("worker-running", processes=settings.thinking_processes)]
    figures = Figures()
    pages: AbstractAsyncContextManager[None] = nullcontext()
    if metrics_port is not None:
        from cheeseboard.server.web.worker_pages import shown

        listening = bound_to(metrics_host, metrics_port)
        address = f"http://{named(metrics_host)}:{listening.getsockname()[1]}/metrics"
        said.append(language.say("worker-metrics", address=address))
        pages = shown(listening, figures.registry, web)
    logs.configure()
    logging.getLogger("procrastinate").setLevel(logging.WARNING)  # every job would be told twice

    def ready() -> None:
        announce("\n".join(said))
        notify(READY)

    async def run() -> None:
        async with pages:
            await work(settings, ready, figures)

    try:
        asyncio.run(run())
    finally:
        notify(STOPPING)
    return 0


def bound_to(host: str, port: int) -> socket.socket:
    """A socket that listens there, or Trouble."""
    from cheeseboard.server.web.serving import bound

    try:
        return bound(host, port)
    except OSError:
        raise Trouble("worker-address", host=host, port=str(port)) from None


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


COMMAND: Final = command(
    "worker",
    worker,
    option("--processes", default=None, type=Whole(1), metavar="number"),
    option("--metrics-host", default="127.0.0.1", metavar="host", envvar="CHEESEBOARD_METRICS_HOST"),
    option("--metrics-port", default=None, type=Whole(0), metavar="number", envvar="CHEESEBOARD_METRICS_PORT"),
)
