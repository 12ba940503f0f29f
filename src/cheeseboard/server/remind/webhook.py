"""Calling a webhook, with the standard library, in a thread: no redirects, short time, little is read."""

from __future__ import annotations

import socket
import ssl
import threading
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Final

from cheeseboard.server.remind.addresses import BadAddress, Hook, parsed_hook, resolved
from cheeseboard.server.remind.outcome import Commit, Outcome

MOST_READ: Final = 4096  # bytes of an answer, none of which matters
PASSING: Final = frozenset({408, 425, 429})  # not now
FAULTS: Final = (OSError, HTTPException, ValueError)


class Pinned(HTTPConnection):
    """A connection to addresses that were looked at, whatever the name leads to by now."""

    def __init__(self, hook: Hook, addresses: list[str], seconds: float) -> None:
        super().__init__(hook.host, hook.port, timeout=seconds)
        self.hook: Final = hook
        self.addresses: Final = addresses

    def connect(self) -> None:
        for place, address in enumerate(self.addresses, 1):
            try:
                self.sock = socket.create_connection((address, self.hook.port), self.timeout)
                break
            except OSError:
                if place == len(self.addresses):
                    raise
        if self.hook.secure:
            self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=self.hook.host)


def call(url: str, body: bytes, headers: dict[str, str], seconds: int, private: bool, commit: Commit) -> Outcome:
    """Post the body. `commit` is asked when the receiver is connected."""
    try:
        hook = parsed_hook(url, private)
        connection = Pinned(hook, resolved(hook, private), seconds)
    except BadAddress:
        return Outcome.REFUSED
    except OSError:
        return Outcome.LATER
    late = threading.Timer(seconds, hang_up, (connection,))
    late.daemon = True
    late.start()
    try:
        return posted(connection, hook, body, headers, commit)
    finally:
        late.cancel()
        connection.close()


def hang_up(connection: HTTPConnection) -> None:
    """However slowly the receiver speaks: whoever waits for it is woken up."""
    if connection.sock is not None:
        with suppress(OSError):
            connection.sock.shutdown(socket.SHUT_RDWR)


def posted(connection: Pinned, hook: Hook, body: bytes, headers: dict[str, str], commit: Commit) -> Outcome:
    default = HTTPSConnection.default_port if hook.secure else HTTPConnection.default_port
    host = f"[{hook.host}]" if ":" in hook.host else hook.host
    named = {"Host": host if hook.port == default else f"{host}:{hook.port}", **headers}
    try:
        connection.connect()
    except FAULTS:
        return Outcome.LATER
    if not commit():
        return Outcome.PASSED
    try:
        connection.request("POST", hook.path, body, named)
        answer = connection.getresponse()
        answer.read(MOST_READ)
    except FAULTS:
        return Outcome.UNKNOWN
    if 200 <= answer.status < 300:
        return Outcome.SENT
    return Outcome.LATER if answer.status >= 500 or answer.status in PASSING else Outcome.REFUSED
