"""`cheeseboard serve`: the server that people play on."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Final

import click

from cheeseboard.cli.announcing import announce
from cheeseboard.cli.command import Whole, command, option
from cheeseboard.cli.db import trouble
from cheeseboard.cli.trouble import Trouble, one_line
from cheeseboard.server.settings import BadSetting, read_settings

if TYPE_CHECKING:
    import socket

    from cheeseboard.cli.language import Language
    from cheeseboard.server.settings import Settings
    from cheeseboard.server.web.settings import WebSettings

HIGHEST_PORT: Final = 65535
MOST_WORKERS: Final = 64
NOT_STARTED: Final = 1


def serve(language: Language, host: str, port: int, workers: int, open: bool) -> int:
    """Serve until somebody stops it."""
    if port > HIGHEST_PORT:
        raise Trouble("serve-port", given=str(port), most=str(HIGHEST_PORT))
    if workers > MOST_WORKERS:
        raise Trouble("serve-workers", given=workers, most=MOST_WORKERS)
    check(workers)
    from cheeseboard.server.web.serving import bound

    try:
        listening = bound(host, port)
    except OSError:
        raise Trouble("serve-address", host=host, port=str(port)) from None
    with listening:
        address = f"http://{named(host)}:{listening.getsockname()[1]}"
        said = language.say("serve-running", address=address)
        if open:
            show(address)  # the socket listens already: the browser waits the moment until all is ready
        if workers == 1:
            announce(said)
            return serve_alone(language, listening)
        return serve_together(language, listening, workers, said)


def serve_alone(language: Language, listening: socket.socket) -> int:
    """Serve with this process."""
    from cheeseboard.server.web.place import APPLICATION
    from cheeseboard.server.web.serving import Obedient, config
    from cheeseboard.server.web.settings import read_web_settings
    from cheeseboard.server.web.systemd import READY, STOPPING, notify

    settings = config(APPLICATION, "", 0, read_web_settings(os.environ).proxies)
    server = Obedient(settings, lambda: notify(READY))
    try:
        server.run(sockets=[listening])
    except SystemExit:  # uvicorn has logged why
        return not_started(language)
    finally:
        notify(STOPPING)
    return 0 if server.started else not_started(language)


def serve_together(language: Language, listening: socket.socket, workers: int, said: str) -> int:
    """Serve with several processes that this one looks after."""
    from cheeseboard.server.web import logs
    from cheeseboard.server.web.parent import NotStarted, Parent
    from cheeseboard.server.web.settings import read_web_settings

    logs.configure()
    try:
        Parent(listening, workers, read_web_settings(os.environ).proxies, lambda: announce(said)).run()
    except NotStarted:
        return not_started(language)
    return 0


def not_started(language: Language) -> int:
    click.echo(one_line(language.say("serve-not-started")), err=True)
    return NOT_STARTED


def check(workers: int) -> None:
    """Trouble if the environment or the database will not do; whoever starts a server is told at once."""
    from cheeseboard.server.remind.settings import read_remind_settings

    web_settings()
    try:
        read_remind_settings(os.environ)
    except BadSetting as bad:
        raise Trouble("setting", variable=bad.variable, expected=bad.expected) from None
    if not usable_settings()[1] and workers > 1:
        raise Trouble("serve-alone", given=workers)


def web_settings() -> WebSettings:
    """What the environment says of HTTP. Trouble if it will not do."""
    from cheeseboard.server.web.settings import read_web_settings

    try:
        return read_web_settings(os.environ)
    except BadSetting as bad:
        raise Trouble("setting", variable=bad.variable, expected=bad.expected) from None


def usable_settings() -> tuple[Settings, bool]:
    """The settings of the environment, and whether many processes may use their database. Trouble if it will not do."""
    from cheeseboard.server.store.errors import Outdated, StoreError
    from cheeseboard.server.store.revision import open_database

    try:
        settings = read_settings(os.environ)
        database = open_database(settings)
        database.close()
    except BadSetting as bad:
        raise Trouble("setting", variable=bad.variable, expected=bad.expected) from None
    except Outdated:
        raise Trouble("serve-outdated") from None
    except StoreError as error:
        raise trouble(error) from None
    return settings, not database.embedded


def show(address: str) -> None:
    """Open the page in a browser, where there is a screen to show one."""
    if sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        import webbrowser

        webbrowser.open(address)


def named(host: str) -> str:
    """The host as it stands in an address."""
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


COMMAND: Final = command(
    "serve",
    serve,
    option("--host", default="127.0.0.1", metavar="host", envvar="CHEESEBOARD_HOST"),
    option("--port", default=8000, type=Whole(0), metavar="number", envvar="CHEESEBOARD_PORT"),
    option("--workers", default=1, type=Whole(1), metavar="number", envvar="CHEESEBOARD_WORKERS"),
    option("--open", is_flag=True),
)
