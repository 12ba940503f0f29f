"""How uvicorn is to run the application."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from starlette.applications import Starlette
from uvicorn import Config, Server

from cheeseboard.server.web.sockets import Sockets
from cheeseboard.server.web.wire import Requests

LOCAL: Final = "127.0.0.1"
LARGEST_MESSAGE: Final = 65536
CLOSING_S: Final = 10  # for requests that are being answered when the server stops


def nothing() -> None:
    """Nobody wants to know."""


class Obedient(Server):
    """uvicorn's server, but a process that was told to stop, and has stopped, ends with 0."""

    def __init__(self, config: Config, ready: Callable[[], None] = nothing) -> None:
        super().__init__(config)
        self.ready: Final = ready  # is called once people can come

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        with super().capture_signals():
            yield
            self._captured_signals.clear()


def config(app: Starlette | str, host: str, port: int, proxies: str = LOCAL) -> Config:
    """The settings of uvicorn. Its own log lines would show addresses, and keys that stand in them."""
    return Config(
        app,
        factory=isinstance(app, str),
        host=host,
        port=port,
        http=Requests,
        ws=Sockets,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # a patch is small already, and every socket would keep 100 kB for it
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        forwarded_allow_ips=proxies,
        timeout_graceful_shutdown=CLOSING_S,
    )


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens there; port 0 takes any that is free. Raises OSError."""
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    found = socket.socket(family, kind, protocol)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(address)
        found.listen()  # whoever comes before all is ready waits a moment
    except OSError:
        found.close()
        raise
    return found
