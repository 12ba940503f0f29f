"""Texts that go out at once, without the way through the application's layers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION: Final = "cheeseboard.write"
TEXT: Final = b"\x81"  # a whole text in one frame; servers do not mask
Write = Callable[[Sequence[bytes]], bool]


def frame(text: bytes) -> bytes:
    """A text as RFC 6455 has it on the wire."""
    size = len(text)
    if size < 126:
        return TEXT + bytes((size,)) + text
    if size < 1 << 16:
        return TEXT + b"\x7e" + size.to_bytes(2, "big") + text
    return TEXT + b"\x7f" + size.to_bytes(8, "big") + text


class QuickSockets(WebSocketsSansIOProtocol):
    """uvicorn's sockets, which also take texts directly. The application finds `write` among the extensions."""

    extensions: dict[str, object] | None = None  # of the application, once there is a socket

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.extensions = cast("dict[str, object]", self.scope["extensions"])
            self.extensions[EXTENSION] = self.write

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        # What knows itself in a circle would stay until garbage is searched for.
        self.conn.parser.close()
        if self.extensions is not None:
            del self.extensions[EXTENSION]

    def write(self, texts: Sequence[bytes]) -> bool:
        """Whether they went out, all at once; not while the client takes nothing, nor when the conversation ends."""
        ready = self.handshake_complete and self.writable.is_set() and not (self.disconnected or self.close_sent)
        if not ready or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(b"".join([frame(text) for text in texts]))
        return True


def writer(socket: WebSocket) -> Write:
    """How to write at once to this socket. Where that cannot be done, nothing ever goes out by it."""
    found: Write | None = socket.scope.get("extensions", {}).get(EXTENSION)
    return found or never


def never(texts: Sequence[bytes]) -> bool:
    return False
